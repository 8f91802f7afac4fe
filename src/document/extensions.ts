import type { DocumentKind } from './document.js';

/** What a file's name says of its kind; small enough for a browser. */
export const kindByExtension: Readonly<Record<string, DocumentKind>> = {
  '.txt': 'txt',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.docx': 'docx',
  '.odt': 'odt',
  '.pdf': 'pdf',
};

export const acceptedExtensions = Object.keys(kindByExtension);

/** With its dot, as it is spelled; empty when there is none. */
export const extensionOf = (filename: string): string => /\.[^.\\/]+$/.exec(filename)?.[0] ?? '';
