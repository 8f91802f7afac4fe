import type { RouteDocsTable } from '../route-docs.js';

export const cleaning: RouteDocsTable = {
  'POST /api/cleanup': {
    id: 'cleanup',
    tag: 'Cleaning',
    description:
      'Cleans machine typography: long dashes, curly quotes, the ellipsis glyph, odd spaces, invisible characters and the like become what ' +
      'a keyboard types. No word is rewritten, and the same text and options give the same output. `changes` counts replaced glyphs by kind. ' +
      'An account saves its cleanups unless `save` is false.',
    statuses: {
      402: "The account's storage is full, and the cleanup would be saved.",
      413: "The text is over the plan's characters, or the body over its bytes.",
    },
    links: { getCleanup: { hid: '/id' }, deleteCleanup: { hid: '/id' } },
    examples: [
      {
        name: 'text',
        summary: 'Quotes, a dash and an ellipsis',
        value: { text: '\u201cIt\u2019s closed\u201d \u2014 so we waited\u2026', title: 'Note' },
      },
      {
        name: 'contractions',
        summary: 'Everyday contractions too, nothing kept',
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
      'Cleans a document in place and sends it back in its own format: .docx and .odt keep their structure and formatting, .md and .html their ' +
      'markup; a .pdf comes back as cleaned plain text. Nothing is stored.',
    media: {
      'application/octet-stream': {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: "The cleaned document, under its own format's media type.",
      },
      'text/*': {
        type: 'string',
        description: 'A cleaned text, Markdown or HTML file, or the text of a PDF.',
      },
    },
    headers: {
      'Content-Disposition': {
        description: "The cleaned file's name: `paper.docx` becomes `paper-clean.docx`.",
        schema: { type: 'string' },
      },
      'X-Total-Changes': { description: 'How many glyphs were replaced.', schema: { type: 'integer' } },
      'X-Changes': { description: 'JSON: kind of change to count.', schema: { type: 'string' } },
      'X-Warnings': {
        description: 'JSON: plain sentences, when there is something to know.',
        schema: { type: 'string' },
      },
    },
    statuses: {
      413: "The document is over 1 MB, or holds more than the plan's characters.",
      422: 'The document can not be read: it is damaged, protected, or has no text.',
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
