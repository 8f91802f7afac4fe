import { CleanFileRequest } from '../../../contract/document.js';
import { route } from '../../http/route.js';
import { integerHeader, textHeader } from '../../http/route-docs.js';

/** Cleans a document in place and returns it. */
export const cleanupFile = route({
  method: 'POST',
  path: '/api/cleanup/file',
  summary: 'Clean a document in place',
  docs: {
    description:
      'Cleans a document in place and returns it in the same format. .docx, .odt, .pptx and .epub keep their structure and formatting, ' +
      '.md and .html their markup, and texts the line break of most lines. A .pdf is returned as cleaned plain text. Nothing is stored.',
    media: {
      'application/octet-stream': {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: 'The cleaned document, with the media type of its format.',
      },
      'text/*': {
        type: 'string',
        description: 'A cleaned text, Markdown or HTML file, or the text of a PDF.',
      },
    },
    headers: {
      'Content-Disposition': textHeader('Name of the cleaned file: `paper.docx` becomes `paper-clean.docx`.'),
      'X-Total-Changes': integerHeader('Number of replaced glyphs.'),
      'X-Changes': textHeader('JSON object: number of changes by kind.'),
      'X-Warnings': textHeader('JSON array of plain sentences; absent when there are no warnings.'),
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
  access: 'visitor',
  scope: 'read',
  services: ['documents'],
  rateLimit: 'requests',
  body: 'fields',
  file: 'required',
  input: CleanFileRequest,
  async work({ contractions = false, read_as = 'auto' }, { caller, services, file, ignored, onAbort }) {
    const { filename, bytes } = file!;
    const cleaned = await services.documents.run(
      'cleanDocument',
      { filename, bytes, contractions, readAs: read_as, charsMax: caller.plan.characters_per_text },
      { caller: caller.subject, onAbort },
    );
    const warnings = [...ignored, ...cleaned.warnings];
    const total = Object.values(cleaned.changes).reduce((sum, count) => sum + count, 0);
    return {
      status: 200,
      type: cleaned.type,
      body: cleaned.bytes,
      headers: {
        'Content-Disposition': attachment(cleanName(filename, cleaned.extension)),
        'X-Total-Changes': String(total),
        'X-Changes': asciiJson(cleaned.changes),
        ...(warnings.length > 0 && { 'X-Warnings': asciiJson(warnings) }),
      },
    };
  },
});

/** `paper.pdf` → `paper-clean.txt` */
function cleanName(filename: string, extension: string): string {
  const stem = filename.replace(/\.[^.]*$/, '');
  return `${stem === '' ? 'document' : stem}-clean${extension}`;
}

/** Content-Disposition (RFC 6266): an ASCII file name for old clients, and the exact one (RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** JSON with every non-ASCII character escaped, so that it is a valid header value. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
