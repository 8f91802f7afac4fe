import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jsx, type VNode } from 'preact/jsx-runtime';
import { render } from 'preact-render-to-string';
import { packageRoot } from '../contract/package-root.js';
import { EndedLink, Report, type ReportProps } from './page.js';
import { escapeHtml, sanitizeText } from './safe-text.js';

/** Style sheet of the report, built from those of the site with their fonts: light, dark and printable. */
const style = readFileSync(new URL('dist/site/report.css', packageRoot), 'utf8').trim();

/** Content-Security-Policy (CSP Level 3) of the report, which allows only this style sheet and its fonts. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A page of reports, without scripts and external resources. No text in it can change how the rest looks. */
const pageOf = (title: string, body: VNode): string =>
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy)}">\n` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n' +
  '<meta name="color-scheme" content="light dark">\n' +
  `<title>${escapeHtml(title)} · Telltale report</title>\n<style>${style}</style>\n</head>\n<body>\n` +
  `${sanitizeText(render(body))}\n</body>\n</html>\n`;

/** Renders a report as one self-contained HTML document. */
export const reportPage = (report: ReportProps): string =>
  pageOf(report.reported.result.headline, jsx(Report, report));

export const endedPage = pageOf('Link ended', jsx(EndedLink, {}));
