import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { jsx, type VNode } from 'preact/jsx-runtime';
import { render } from 'preact-render-to-string';
import { packageRoot } from '../contract/package-root.js';
import { htmlPage } from './html-page.js';
import { EndedLink, Report, type ReportProps } from './page.js';

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

const pageOf = (title: string, body: VNode): string =>
  htmlPage({ title, policy: contentSecurityPolicy, style, body: render(body) });

/** Renders a report as one self-contained HTML document. */
export const reportPage = (report: ReportProps): string =>
  pageOf(report.reported.result.headline, jsx(Report, report));

export const endedPage = pageOf('Link ended', jsx(EndedLink, {}));
