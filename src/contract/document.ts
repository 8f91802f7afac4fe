import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';

const Warnings = Type.Array(Type.String(), {
  description: 'Plain sentences: what was left out, replaced or cut',
});

/** POST /api/extract: parameters beside the file. */
export const ExtractRequest = Type.Object({
  format: Type.Optional(
    Type.Enum(['text', 'html'] as const, { description: 'html adds a sanitised preview' }),
  ),
});
export type ExtractRequest = Static<typeof ExtractRequest>;

const Kind = Type.Enum(['txt', 'markdown', 'html', 'docx', 'odt', 'pdf'] as const);

const reviewed = {
  text: Type.String(),
  kind: Kind,
  title: Type.Union([Type.String(), Type.Null()]),
  chars: Type.Integer(),
  words: Type.Integer(),
  warnings: Warnings,
};

export const ExtractResult = Type.Object({
  filename: Type.String(),
  ...reviewed,
  html: Type.Optional(Type.String()),
});
export type ExtractResult = Static<typeof ExtractResult>;

/** POST /api/cleanup/file: parameters beside the file. */
export const CleanFileRequest = Type.Object({
  contractions: Type.Optional(Type.Boolean({ default: false })),
});
export type CleanFileRequest = Static<typeof CleanFileRequest>;

export const FetchRequest = Type.Object({
  url: Type.String({ minLength: 1, maxLength: limits.urlChars, description: 'Address of a public web page' }),
});
export type FetchRequest = Static<typeof FetchRequest>;

export const FetchResult = Type.Object({
  url: Type.String(),
  final_url: Type.String({ description: 'Where the redirects ended' }),
  content_type: Type.String(),
  ...reviewed,
});
export type FetchResult = Static<typeof FetchResult>;
