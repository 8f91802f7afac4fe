import { escapeHtml } from './safe-text.js';
import { contentSecurityPolicy, style } from './style.js';

/** The page of a share link that has ended. */
export const endedPage =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy)}">\n` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n' +
  '<meta name="color-scheme" content="light dark">\n' +
  `<title>Link ended · Telltale report</title>\n<style>${style}</style>\n</head>\n<body>\n<main>\n` +
  '<h1>This link is no longer valid</h1>\n' +
  '<p>It has expired, or the person who shared the report has ended it. Ask them for a new link.</p>\n' +
  '</main>\n</body>\n</html>\n';
