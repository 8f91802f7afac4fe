import type { RouteDocsTable } from '../route-docs.js';

export const cleanup: RouteDocsTable = {
  'POST /api/cleanup': {
    id: 'cleanup',
    tag: 'Cleaning',
    description:
      'Replaces machine typography with what a keyboard types: long dashes, curly quotes, ellipsis glyphs, unusual spaces, invisible ' +
      'characters and similar. Rewrites no word; the same text and options always give the same output. `changes` counts replaced glyphs by kind. ' +
      'An account saves its cleanups unless `save` is false.',
    statuses: {
      402: "The account's storage is full. With `save` set to false, the call succeeds.",
      413: "The text exceeds the plan's character limit, or the body is too large.",
    },
    links: { getCleanup: { hid: '/id' }, renameCleanup: { hid: '/id' }, deleteCleanup: { hid: '/id' } },
    examples: [
      {
        name: 'text',
        summary: 'Quotes, a dash and an ellipsis',
        value: { text: '\u201cIt\u2019s closed\u201d \u2014 so we waited\u2026', title: 'Note' },
      },
      {
        name: 'contractions',
        summary: 'With everyday contractions, not saved',
        value: { text: 'We do not know why it is shut.', contractions: true, save: false },
      },
      {
        name: 'plain',
        summary: 'The text as the whole body',
        type: 'text/plain',
        value: '\u2018Closed\u2019 \u2013 until May\u2026',
      },
    ],
  },

  'POST /api/cleanup/file': {
    id: 'cleanupFile',
    tag: 'Cleaning',
    description:
      'Cleans a document in place and returns it in the same format. .docx and .odt keep their structure and formatting, .md and .html their ' +
      'markup. A .pdf, .pptx or .epub is returned as cleaned plain text. Nothing is stored.',
    media: {
      'application/octet-stream': {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: 'The cleaned document, with the media type of its format.',
      },
      'text/*': {
        type: 'string',
        description:
          'A cleaned text, Markdown or HTML file, or the text of a PDF, presentation or publication.',
      },
    },
    headers: {
      'Content-Disposition': {
        description: 'Name of the cleaned file: `paper.docx` becomes `paper-clean.docx`.',
        schema: { type: 'string' },
      },
      'X-Total-Changes': { description: 'Number of replaced glyphs.', schema: { type: 'integer' } },
      'X-Changes': { description: 'JSON object: number of changes by kind.', schema: { type: 'string' } },
      'X-Warnings': {
        description: 'JSON array of plain sentences; absent when there are no warnings.',
        schema: { type: 'string' },
      },
    },
    statuses: {
      413: "The document is larger than 1 MB, or its text exceeds the plan's character limit.",
      422: 'The document cannot be read: it is damaged, encrypted, or has no text.',
    },
    examples: [
      {
        name: 'file',
        summary: 'A text file',
        type: 'multipart/form-data',
        filename: 'note.txt',
        value: { file: '\u201cClosed\u201d \u2014 until May\u2026\n' },
      },
    ],
  },
};
