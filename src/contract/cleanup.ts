import Type, { type Static } from 'typebox';
import { CleanupStyle, formats, ReadAsChoice } from './document.js';
import { Flag, Nullable, OptionalText, Text } from './fields.js';
import { limits } from './limits.js';

/** Fields of POST /api/cleanup. */
export const CleanupRequest = Type.Object({
  text: Type.String(),
  contractions: Flag(false),
  style: Type.Optional(CleanupStyle),
  read_as: Type.Optional(ReadAsChoice),
  title: OptionalText(limits.titleChars),
  save: Flag(true),
});
export type CleanupRequest = Static<typeof CleanupRequest>;

/** How a text was read. */
const CleanedAs = Type.Enum(formats, {
  description: 'How the text was read. The markup and the code of every format but `plain` do not change',
});
export type CleanedAs = Static<typeof CleanedAs>;

export const NotApplied = Type.Partial(
  Type.Object({ syntax: Type.Integer({ minimum: 1 }), structure: Type.Integer({ minimum: 1 }) }),
  { description: 'Number of glyphs that stay, by reason; absent without any' },
);
export type NotApplied = Static<typeof NotApplied>;

/** Result of the cleaner. Changes count replaced glyphs; characters are Unicode code points. */
export const Cleaned = Type.Object({
  mode: Type.Literal('light'),
  style: Type.Optional(
    Type.Enum(['typographic', 'keep'] as const, { description: 'The chosen style; absent for `plain`' }),
  ),
  read_as: CleanedAs,
  output_text: Type.String(),
  changes: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  total_changes: Type.Integer({ minimum: 0 }),
  not_applied: Type.Optional(NotApplied),
  chars_in: Type.Integer({ minimum: 0 }),
  chars_out: Type.Integer({ minimum: 0 }),
});
export type Cleaned = Static<typeof Cleaned>;

export const CleanupResult = Type.Object({
  id: Nullable(Type.String()),
  ...Cleaned.properties,
  degraded: Type.Optional(Text('Why the result was not saved')),
});
export type CleanupResult = Static<typeof CleanupResult>;
