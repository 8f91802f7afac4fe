import { CleanFileRequest } from '../../../contract/document.js';
import { limits } from '../../../contract/limits.js';
import { printableJson } from '../../../report/signing/signed-document.js';
import { route } from '../../http/route.js';
import { integerHeader, textHeader } from '../../http/route-docs.js';

export const cleanupFile = route({
  method: 'POST',
  path: '/api/cleanup/file',
  summary: 'Clean a document in place',
  docs: {
    description:
      'Cleans a document in place and returns it in the same format. .docx, .odt, .pptx and .epub keep their structure and formatting, ' +
      '.md and .html their markup, and texts the line break of most lines. A .pdf is returned as cleaned plain text. Nothing is stored. ' +
      '`edits`, a JSON array of at most 4,000 replacements of words such as accepted rewrites, is applied before the cleaning, and with ' +
      '`typography=keep` alone. An edit across a change of formatting has that of its first words. `tracked` writes all changes of a .docx or .odt as tracked changes; comments then stay as they are. An edit that cannot be written is left out and reported in `X-Edits-Not-Applied`.',
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
      'X-Changes-Not-Applied': textHeader(
        'JSON object: number of glyphs that stay, because replacing them would break the `syntax` or change the `structure` of the ' +
          'document; absent without any.',
      ),
      'X-Edits-Applied': integerHeader('Number of applied edits; absent without `edits`.'),
      'X-Edits-Not-Applied': textHeader(
        'JSON object: indexes of the other edits, from 0, by reason: `not_found`, `overlap` (with an applied edit), `paragraph` (it spans ' +
          'several), `markup` (a field, a link that begins inside, code or a line break is in the way) or `encoding` (the file cannot store the new words). At most 1,000 indexes. Absent without `edits`.',
      ),
      'X-Warnings': textHeader('JSON array of plain sentences; absent when there are no warnings.'),
    },
    statuses: {
      413: 'The document is larger than 1 MB. The limit of characters of a text does not apply.',
      422: 'The document cannot be read: it is damaged, encrypted, too large once unpacked, or has no text; or its format has no tracked changes (`document_untracked`).',
    },
    examples: [
      {
        name: 'file',
        summary: 'A text file',
        type: 'multipart/form-data',
        filename: 'note.txt',
        value: { file: '\u201cClosed\u201d \u2014 until May\u2026\n' },
      },
      {
        name: 'edits',
        summary: 'A text file with an accepted rewrite',
        type: 'multipart/form-data',
        filename: 'pier.txt',
        value: {
          file: 'Visitors utilize the pier \u2014 daily.\n',
          edits: JSON.stringify([
            { before: 'Visitors utilize the pier', after: 'Visitors use the pier', occurrence: 1 },
            { before: 'the station', after: 'the stop' },
          ]),
        },
      },
    ],
  },
  access: 'visitor',
  scope: 'read',
  services: ['documents', 'now'],
  body: 'fields',
  file: 'required',
  input: CleanFileRequest,
  async work(
    {
      contractions = false,
      typography = 'clean',
      style = 'plain',
      read_as = 'auto',
      edits = [],
      tracked = false,
    },
    context,
  ) {
    const { services, ignored } = context;
    const { filename, bytes } = context.file!;
    const cleaned = await services.documents.run(
      'cleanDocument',
      {
        filename,
        bytes,
        contractions,
        typography,
        style,
        readAs: read_as,
        edits,
        ...(tracked && { tracked: changeDate(services.now()) }),
      },
      context,
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
        'X-Changes': headerJson(cleaned.changes),
        ...(cleaned.notApplied && { 'X-Changes-Not-Applied': headerJson(cleaned.notApplied) }),
        ...(cleaned.edits !== undefined && {
          'X-Edits-Applied': String(cleaned.edits.applied),
          'X-Edits-Not-Applied': headerJson(firstIndexes(cleaned.edits.notApplied)),
        }),
        ...(warnings.length > 0 && { 'X-Warnings': headerJson(warnings) }),
      },
    };
  },
});

/** The first indexes by reason: clients accept headers of limited length. */
function firstIndexes(byReason: Partial<Record<string, number[]>>): Record<string, number[]> {
  let left = limits.reportedEdits;
  const first: Record<string, number[]> = {};
  for (const [reason, indexes = []] of Object.entries(byReason)) {
    first[reason] = indexes.slice(0, left);
    left -= first[reason].length;
  }
  return first;
}

/** Word writes dates without fractions of a second. */
const changeDate = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;

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

const headerJson = (value: unknown): string => printableJson(JSON.stringify(value));
