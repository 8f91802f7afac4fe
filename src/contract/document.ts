import Type, { type Static } from 'typebox';
import { Flag, Nullable, Text } from './fields.js';
import { limits } from './limits.js';

/** How a scan read a text. */
const readings = ['plain', 'markdown'] as const;
export const ReadAs = Type.Enum(readings, {
  description:
    'How the text was read: `markdown` without its markup and code, as an uploaded .md file is, or `plain`',
});
export type ReadAs = Static<typeof ReadAs>;

/** How a cleanup reads a text. */
export const formats = [
  ...readings,
  'html',
  'json',
  'latex',
  'csv',
  'yaml',
  'toml',
  'ini',
  'gettext',
  'subtitles',
  'code',
] as const;

export const readAsChoices = ['auto', ...formats] as const;
export const ReadAsChoice = Type.Enum(readAsChoices, {
  default: 'auto',
  description:
    'How to read the text. `auto`: as Markdown if its structure is clear, such as headings, links, fences, tables or strong emphasis. ' +
    'A cleanup also recognises the other formats, whose markup, keys and code do not change; a scan reads these as `plain`. ' +
    'Only for texts, .txt and .md files',
});
export type ReadAsChoice = Static<typeof ReadAsChoice>;

export const cleanupStyles = ['plain', 'typographic', 'keep'] as const;
export const CleanupStyle = Type.Enum(cleanupStyles, {
  default: 'plain',
  description:
    '`plain`: the characters that a keyboard types. `typographic`: curly quotation marks, apostrophes, primes, ellipses and dashes as ' +
    'in a book, of which `plain` makes the same text as of the original. `keep`: only faults, such as invisible characters, leftovers of ' +
    'chat tools and lookalike letters',
});
export type CleanupStyle = Static<typeof CleanupStyle>;

const Warnings = Type.Array(Type.String(), {
  description: 'Plain sentences about what was omitted, replaced or truncated',
});

/** Fields of POST /api/extract besides the file. */
export const ExtractRequest = Type.Object({
  format: Type.Optional(
    Type.Enum(['text', 'html'] as const, { description: '`html` adds a sanitised HTML preview' }),
  ),
  whole: Flag(
    false,
    "Whether to return a text that exceeds the plan's character limit, up to 1,000,000 characters, to scan it in parts",
  ),
});
export type ExtractRequest = Static<typeof ExtractRequest>;

const Kind = Type.Enum(['txt', 'markdown', 'html', 'docx', 'odt', 'pptx', 'epub', 'pdf'] as const);

const extracted = {
  text: Type.String(),
  kind: Kind,
  title: Nullable(Type.String()),
  chars: Type.Integer(),
  words: Type.Integer(),
  warnings: Warnings,
};

export const ExtractResult = Type.Object({
  filename: Type.String(),
  ...extracted,
  html: Type.Optional(Type.String()),
});
export type ExtractResult = Static<typeof ExtractResult>;

/** A replacement of words in a document. Lengths are in code points. */
export const DocumentEdit = Type.Object({
  before: Type.String({
    minLength: 1,
    maxLength: limits.requestedEditChars,
    description: 'Words of the text that POST /api/extract returns, within one paragraph',
  }),
  after: Type.String({ maxLength: limits.requestedEditChars, description: 'The words that replace them' }),
  occurrence: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: limits.documentChars,
      default: 1,
      description: 'Which occurrence of `before` in the text, from 1; occurrences do not overlap',
    }),
  ),
  own: Flag(false, 'Whether a person made it: a tracked change by "Edited on the page"'),
});
export type DocumentEdit = Static<typeof DocumentEdit>;

/** Fields of POST /api/cleanup/file besides the file. */
export const CleanFileRequest = Type.Object({
  edits: Type.Optional(
    Type.Array(DocumentEdit, {
      maxItems: limits.requestedEdits,
      description: 'JSON array of replacements, such as accepted rewrites, that are made before the cleaning',
    }),
  ),
  contractions: Flag(false),
  typography: Type.Optional(
    Type.Enum(['clean', 'keep'] as const, {
      default: 'clean',
      description: '`keep` makes only the `edits`, and cleans nothing',
    }),
  ),
  style: Type.Optional(CleanupStyle),
  read_as: Type.Optional(ReadAsChoice),
  tracked: Flag(
    false,
    'Whether to write the changes as tracked changes by "Telltale suggestions", which a word processor accepts or rejects. Only for .docx and .odt files',
  ),
});
export type CleanFileRequest = Static<typeof CleanFileRequest>;

export const FetchRequest = Type.Object({
  url: Type.String({ minLength: 1, maxLength: limits.urlChars, description: 'URL of a public web page' }),
});
export type FetchRequest = Static<typeof FetchRequest>;

export const FetchResult = Type.Object({
  url: Type.String(),
  final_url: Text('URL after redirects'),
  content_type: Type.String(),
  ...extracted,
});
export type FetchResult = Static<typeof FetchResult>;
