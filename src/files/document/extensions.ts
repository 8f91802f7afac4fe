import type { DocumentKind } from './document.js';

/** Document kinds by file extension. The site bundles this file, so it imports nothing at run time. */
export const kindByExtension: Readonly<Record<string, DocumentKind>> = {
  '.txt': 'txt',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.docx': 'docx',
  '.odt': 'odt',
  '.pptx': 'pptx',
  '.epub': 'epub',
  '.pdf': 'pdf',
};

export const acceptedExtensions = Object.keys(kindByExtension);

/** The extension of a file name with its dot, in its original case; empty when there is none. */
export const extensionOf = (filename: string): string => /\.[^.\\/]+$/.exec(filename)?.[0] ?? '';
