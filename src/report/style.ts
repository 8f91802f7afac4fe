import { createHash } from 'node:crypto';
import { escapeHtml } from './safe-text.js';

/** Style sheet of the report: light and printable; dark on screens that prefer dark. */
const style = `
:root{--ink:#1f2a37;--soft:#566273;--rule:#dfe4ea;--page:#fff;--ground:#f4f6f8;--tint:#eef3f7;
--low:#b9d3da;--moderate:#8fb3cb;--elevated:#6c87b8;--high:#545b9b;--machine:#6c79b8;--person:#4f9a94;
--tint-elevated:#f4f6fb;--tint-high:#eef0fa;--mark-machine:#e3e6f6;--mark-person:#dcefec;--mark-trace:#f3e8cf;color-scheme:light}
*{box-sizing:border-box}
html{background:var(--ground)}
body{margin:0 auto;max-width:52rem;padding:2.75rem 3.25rem 2rem;background:var(--page);color:var(--ink);
font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
header{border-bottom:1px solid var(--rule);padding-bottom:1rem;margin-bottom:1.25rem}
.kind{margin:0;color:var(--soft);font-size:.8rem;letter-spacing:.08em;text-transform:uppercase}
h1{margin:.15rem 0 .35rem;font:600 1.9rem/1.2 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif}
h2{margin:2.1rem 0 .6rem;font:600 1.2rem/1.3 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif}
h3{margin:1.1rem 0 .4rem;font-size:.8rem;font-weight:600;letter-spacing:.05em;text-transform:uppercase;color:var(--soft)}
p{margin:.4rem 0}
.meta,.small{color:var(--soft);font-size:.875rem}
.notice{margin:0 0 1.5rem;padding:.8rem 1.1rem;background:var(--tint);border-left:4px solid var(--moderate);border-radius:0 6px 6px 0}
.reading{display:grid;grid-template-columns:15.5rem 1fr;gap:1rem 2.25rem;align-items:center}
.score h2{margin:0 0 .8rem;font-size:1.35rem}
.dial{display:block;width:100%;max-width:17rem;margin:auto}
.arc{fill:none;stroke-width:13;opacity:.45}
.arc.own{opacity:1;stroke-width:17}
.arc.low{stroke:var(--low)}.arc.moderate{stroke:var(--moderate)}.arc.elevated{stroke:var(--elevated)}.arc.high{stroke:var(--high)}
.range{fill:none;stroke:var(--soft);stroke-width:4}
.hand{stroke:var(--ink);stroke-width:3.5;stroke-linecap:round}
.dial text{text-anchor:middle;fill:var(--ink)}
.dial .score{font-size:42px;font-weight:600;letter-spacing:-1px}
.dial .score.words{font-size:30px}
.dial .of,.dial .tick{fill:var(--soft);font-size:11px}
.dial .tick{font-size:9px}
figure{margin:.7rem 0 0}
.histogram{display:block;width:100%;max-width:24rem}
.histogram rect{fill:var(--person)}
.histogram .axis{stroke:var(--rule);stroke-width:1}
.histogram .own{stroke:var(--ink);stroke-width:2}
.histogram text{fill:var(--soft);font-size:10px}
figcaption{max-width:24rem}
.signal{padding:.55rem 0;border-top:1px solid var(--rule)}
.signal .line{display:grid;grid-template-columns:1fr 9rem 3.6rem;gap:0 1rem;align-items:center}
.signal b{font-weight:600}
.signal b::first-letter{text-transform:uppercase}
.signal p{margin:.1rem 0 0;color:var(--soft);font-size:.9rem}
.number{display:inline-block;min-width:1.5em;color:var(--soft);font-size:.8rem}
.points{text-align:right;font-variant-numeric:tabular-nums}
.bar{display:block;width:100%;height:7px;border-radius:4px}
.bar .track{fill:var(--tint)}
.bar .machine{fill:var(--machine)}.bar .person{fill:var(--person)}
.strip{display:block;width:100%;height:3.25rem}
.strip rect{fill:var(--elevated)}
.strip .middle{stroke:var(--rule);stroke-width:1}
.ribbon{display:block;width:100%;height:1.1rem;margin:.7rem 0}
.ribbon .low,.swatch .low{fill:var(--low)}.ribbon .moderate,.swatch .moderate{fill:var(--moderate)}
.ribbon .elevated,.swatch .elevated{fill:var(--elevated)}.ribbon .high,.swatch .high{fill:var(--high)}
.swatch{width:.75em;height:.75em}
.passages{padding-left:2.1rem}
.passages p{margin:.1rem 0 0}
.part{margin-right:.4em;padding-left:.4em;border-left:4px solid;color:var(--soft);user-select:none;
font:600 .72rem/1.4 ui-sans-serif,system-ui,sans-serif;white-space:nowrap}
.part.low{border-color:var(--low)}.part.moderate{border-color:var(--moderate)}
.part.elevated{border-color:var(--elevated)}.part.high{border-color:var(--high)}
.tint{box-decoration-break:clone;-webkit-box-decoration-break:clone}
.tint.elevated{background:var(--tint-elevated)}.tint.high{background:var(--tint-high)}
.text{padding:1.1rem 1.4rem;border:1px solid var(--rule);border-radius:6px;white-space:pre-wrap;
font:1rem/1.75 Charter,"Bitstream Charter","Iowan Old Style",Georgia,serif;tab-size:4}
.added{margin-top:2.1rem;padding:.1rem 1.1rem .6rem;border-left:4px solid var(--soft);background:var(--tint);isolation:isolate}
.added h2{margin-top:.8rem}.added .text{background:var(--page)}
main>*,.signal p,li,.added dd,.added .text{overflow-y:clip}
mark{padding:.06em .1em;border-radius:2px;color:inherit;box-decoration-break:clone;-webkit-box-decoration-break:clone}
mark.machine{background:var(--mark-machine)}mark.person{background:var(--mark-person)}mark.trace{background:var(--mark-trace)}
mark sup{margin-left:.15em;color:var(--soft);font:600 .62rem/1 ui-sans-serif,system-ui,sans-serif;white-space:normal}
ul,ol{margin:.4rem 0;padding-left:1.25rem}
li{margin:.3rem 0}
q{quotes:"\\201c" "\\201d"}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:.4rem 0;font-size:.9rem}
dt{color:var(--soft);max-width:18rem}dd{margin:0}
footer{margin-top:2.5rem;padding-top:.9rem;border-top:1px solid var(--rule);color:var(--soft);font-size:.8rem}
@media (max-width:40rem){body{padding:1.4rem 1.15rem}.reading{grid-template-columns:1fr}
.signal .line{grid-template-columns:1fr 5rem 3.2rem;gap:0 .7rem}.text{padding:.9rem 1rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media screen and (min-width:60rem){html{padding:2rem 0}body{border-radius:10px;box-shadow:0 1px 3px #0f172a14,0 12px 40px #0f172a0d}}
@media screen and (prefers-color-scheme:dark){:root{--ink:#dfe5ec;--soft:#a3aebc;--rule:#313b47;--page:#1a2028;--ground:#12161c;
--tint:#242d38;--low:#3f626c;--moderate:#4f7f9b;--elevated:#7b98cc;--high:#a3a8e6;--machine:#8d9ae0;--person:#63b3ab;
--tint-elevated:#1f2735;--tint-high:#222a40;--mark-machine:#343b63;--mark-person:#1f4744;--mark-trace:#514527;color-scheme:dark}}
@media print{@page{margin:16mm 15mm 18mm}html,body{background:#fff}body{max-width:none;padding:0;font-size:10.5pt}
.text{font-size:10.5pt;line-height:1.6}h2,h3,h2+.small{break-after:avoid}.notice,.reading,.signal,li,.strip,.ribbon,figure{break-inside:avoid}
.text{border:0;border-left:2px solid var(--rule);border-radius:0;padding:.2rem 0 .2rem 1rem;orphans:3;widows:3}
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
  `<title>${title} · Telltale report</title>\n<style>${style}</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
