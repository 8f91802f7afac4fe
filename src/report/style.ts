import { createHash } from 'node:crypto';
import { escapeHtml } from './safe-text.js';

/** Colours of the light and the dark theme, as in src/site/styles/tokens.css. */
export const palette = {
  paper: ['#faf7f1', '#17181c'],
  sheet: ['#fffdf9', '#1f2127'],
  raised: ['#f3eee4', '#282b33'],
  ink: ['#25231f', '#e9e5dc'],
  soft: ['#5f5a50', '#a9a59b'],
  line: ['#e2dacb', '#373a43'],
  'line-strong': ['#8c8371', '#777b88'],
  machine: ['#8f5a0a', '#e3ae62'],
  person: ['#1f6470', '#86c3cd'],
  'machine-fill': ['#d9a14a', '#b98238'],
  'person-fill': ['#5b9aa5', '#3f7f8b'],
  'person-wash': ['#dcebec', '#23383d'],
  'machine-wash': ['#f7e8cd', '#3b3122'],
  'band-low': ['#dcebec', '#23383d'],
  'band-moderate': ['#f5ebd7', '#322f2a'],
  'band-elevated': ['#f5dfc2', '#514133'],
  'band-high': ['#edcb9e', '#745838'],
} as const;

/** The colours as custom properties: those of the light theme (0) or of the dark one (1). */
const colors = (theme: 0 | 1): string =>
  Object.entries(palette)
    .map(([name, themes]) => `--${name}:${themes[theme]}`)
    .join(';');

/** Style sheet of the report: light and printable; dark on screens that prefer dark. */
const style = `
:root{${colors(0)};color-scheme:light}
*{box-sizing:border-box}
html{background:var(--paper)}
body{margin:0 auto;max-width:52rem;padding:2.75rem 3.25rem 2rem;background:var(--sheet);color:var(--ink);
font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
header{border-bottom:1px solid var(--line);padding-bottom:1rem;margin-bottom:1.25rem}
.kind{margin:0;color:var(--soft);font-size:.8rem;letter-spacing:.08em;text-transform:uppercase}
h1{margin:.15rem 0 .35rem;font:600 1.25rem/1.2 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif}
h2{margin:2.1rem 0 .6rem;font:600 1.2rem/1.3 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif}
h3{margin:1.1rem 0 .4rem;font-size:.8rem;font-weight:600;letter-spacing:.05em;text-transform:uppercase;color:var(--soft)}
p{margin:.4rem 0}
.meta,.small{color:var(--soft);font-size:.875rem}
.notice{margin:0 0 1.5rem;padding:.8rem 1.1rem;background:var(--raised);border-left:4px solid var(--machine-fill);border-radius:0 6px 6px 0}
.reading{display:grid;grid-template-columns:15.5rem 1fr;gap:1rem 2.25rem;align-items:center}
.score h2{margin:0 0 .8rem;font-size:1.9rem;line-height:1.25}
.dial{display:block;width:100%;max-width:17rem;margin:auto}
.arc{fill:none;stroke-width:13;opacity:.45}
.arc.own{opacity:1;stroke-width:17}
.arc.low{stroke:var(--person-fill)}.arc.moderate{stroke:var(--band-high)}.arc.elevated,.arc.high{stroke:var(--machine-fill)}
.range{fill:none;stroke:var(--soft);stroke-width:4}
.hand{stroke:var(--ink);stroke-width:3.5;stroke-linecap:round}
.dial text{text-anchor:middle;fill:var(--ink)}
.dial .score{font-size:42px;font-weight:600;letter-spacing:-1px}
.dial .score.words{font-size:30px}
.dial .of,.dial .tick{fill:var(--soft);font-size:11px}
.dial .tick{font-size:9px}
figure{margin:.7rem 0 0}
.histogram{display:block;width:100%;max-width:24rem}
.histogram rect{fill:var(--person-fill)}
.histogram .axis{stroke:var(--line);stroke-width:1}
.histogram .own{stroke:var(--ink);stroke-width:2}
.histogram text{fill:var(--soft);font-size:10px}
figcaption{max-width:24rem}
.signal{padding:.55rem 0;border-top:1px solid var(--line)}
.signal .line{display:grid;grid-template-columns:1fr 9rem 3.6rem;gap:0 1rem;align-items:center}
.signal b{font-weight:600}
.signal b::first-letter{text-transform:uppercase}
.signal p{margin:.1rem 0 0;color:var(--soft);font-size:.9rem}
.number{display:inline-block;min-width:1.5em;color:var(--soft);font-size:.8rem}
.points{text-align:right;font-variant-numeric:tabular-nums}
.bar{display:block;width:100%;height:7px;border-radius:4px}
.bar .track{fill:var(--raised)}
.bar .machine{fill:var(--machine-fill)}.bar .person{fill:var(--person-fill)}
.strip{display:block;width:100%;height:3.25rem}
.strip rect{fill:var(--machine-fill)}
.strip .middle{stroke:var(--line);stroke-width:1}
.ribbon{display:block;width:100%;height:1.1rem;margin:.7rem 0}
.ribbon .low,.swatch .low{fill:var(--band-low)}.ribbon .moderate,.swatch .moderate{fill:var(--band-moderate)}
.ribbon .elevated,.swatch .elevated{fill:var(--band-elevated)}.ribbon .high,.swatch .high{fill:var(--band-high)}
.swatch{width:.75em;height:.75em}
details p{margin:.2rem 0}
.passages{padding-left:2.1rem}
.passages p{margin:.1rem 0 0}
.part{margin-right:.4em;padding-left:.4em;border-left:4px solid;color:var(--soft);user-select:none;
font:600 .72rem/1.4 ui-sans-serif,system-ui,sans-serif;white-space:nowrap}
.part.low{border-color:var(--band-low)}.part.moderate{border-color:var(--band-moderate)}
.part.elevated{border-color:var(--band-elevated)}.part.high{border-color:var(--band-high)}
.tint{box-decoration-break:clone;-webkit-box-decoration-break:clone}
.tint.elevated{background:var(--band-elevated)}.tint.high{background:var(--band-high)}
.text{padding:1.1rem 1.4rem;border:1px solid var(--line);border-radius:6px;white-space:pre-wrap;
font:1rem/1.75 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif;tab-size:4}
.added{margin-top:2.1rem;padding:.1rem 1.1rem .6rem;border-left:4px solid var(--soft);background:var(--raised);isolation:isolate}
.added h2{margin-top:.8rem}.added .text{background:var(--sheet)}
main>*,.signal p,li,.added dd,.added .text{overflow-y:clip}
mark{background:none;color:inherit;text-decoration:underline 2px;text-underline-offset:.2em}
mark.machine{text-decoration-color:var(--machine)}mark.person{text-decoration-color:var(--person)}mark.trace{text-decoration:underline dashed 2px var(--ink)}
mark sup{margin-left:.15em;color:var(--ink);font:600 .62rem/1 ui-sans-serif,system-ui,sans-serif;white-space:normal}
ul,ol{margin:.4rem 0;padding-left:1.25rem}
li{margin:.3rem 0}
q{quotes:"\\201c" "\\201d"}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:.4rem 0;font-size:.9rem}
dt{color:var(--soft);max-width:18rem}dd{margin:0}
footer{margin-top:2.5rem;padding-top:.9rem;border-top:1px solid var(--line);color:var(--soft);font-size:.8rem}
@media (max-width:40rem){body{padding:1.4rem 1.15rem}.reading{grid-template-columns:1fr}
.signal .line{grid-template-columns:1fr 5rem 3.2rem;gap:0 .7rem}.text{padding:.9rem 1rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media screen and (min-width:60rem){html{padding:2rem 0}body{border-radius:10px;box-shadow:0 1px 3px #0f172a14,0 12px 40px #0f172a0d}}
@media screen and (prefers-color-scheme:dark){:root{${colors(1)};color-scheme:dark}}
@media print{@page{margin:16mm 15mm 18mm}html,body{background:#fff}body{max-width:none;padding:0;font-size:10.5pt}
.text{font-size:10.5pt;line-height:1.6}h2,h3,h2+.small{break-after:avoid}.notice,.reading,.signal,li,.strip,.ribbon,figure{break-inside:avoid}
.text{border:0;border-left:2px solid var(--line);border-radius:0;padding:.2rem 0 .2rem 1rem;orphans:3;widows:3}
.arc,.bar,.notice,.added,mark,.tint,.strip,.ribbon,.swatch,.part,.histogram{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

/** Content-Security-Policy (CSP Level 3) of the report, which allows only this style sheet. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A page of reports, without scripts and external resources. */
export const pageOf = (title: string, body: string): string =>
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy)}">\n` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n' +
  '<meta name="color-scheme" content="light dark">\n' +
  `<title>${escapeHtml(title)} · Telltale report</title>\n<style>${style}</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

/** The page of a share link that has ended. */
export const endedPage = pageOf(
  'Link ended',
  '<main>\n<h1>This link is no longer valid</h1>\n' +
    '<p>It has expired, or the person who shared the report has ended it. Ask them for a new link.</p>\n</main>',
);
