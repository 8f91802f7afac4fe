import { escapeHtml, sanitizeText } from './safe-text.js';

interface HtmlPage {
  title: string;
  /** Content-Security-Policy (CSP Level 3), without scripts and external resources. */
  policy: string;
  style: string;
  body: string;
}

/** A self-contained page of a report. No text in it can change how the rest looks. */
export const htmlPage = ({ title, policy, style, body }: HtmlPage): string =>
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">\n` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n' +
  '<meta name="color-scheme" content="light dark">\n' +
  `<title>${escapeHtml(title)} · Telltale report</title>\n<style>${style}</style>\n</head>\n<body>\n` +
  `${sanitizeText(body)}\n</body>\n</html>\n`;
