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

export const ExtractResult = Type.Object({
  text: Type.String(),
  kind: Type.Enum(['txt', 'markdown', 'html', 'docx', 'odt', 'pdf'] as const),
  filename: Type.String(),
  title: Type.Optional(Type.String()),
  chars: Type.Integer(),
  words: Type.Integer(),
  warnings: Warnings,
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
  title: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
  chars: Type.Integer(),
  words: Type.Integer(),
  content_type: Type.String(),
  warnings: Warnings,
});
export type FetchResult = Static<typeof FetchResult>;
