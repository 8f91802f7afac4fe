import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';
import { BandName } from './genre.js';
import { ImageInfo } from './image.js';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** POST /api/injection/image: fields beside the file; each may also be a query parameter (SPEC §4). */
export const InjectionRequest = Type.Object({
  alt_text: Type.Optional(
    Type.String({
      maxLength: limits.altTextChars,
      description: 'The text the picture is shown with; read like the rest',
    }),
  ),
  deep: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Also read the text printed in the picture; slower, and counted',
    }),
  ),
  redact: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Classifications, counts and hashes only: no text of the file',
    }),
  ),
});
export type InjectionRequest = Static<typeof InjectionRequest>;

export const Region = Type.Object({
  x: Type.Integer(),
  y: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  page: Type.Integer({ description: 'Frame or page, counted from 0' }),
});
export type Region = Static<typeof Region>;

/** One text that was found, with what it was found in. */
export const FoundText = Type.Object({
  source: Type.String({ description: 'Where it was found, in plain English' }),
  text: Type.Optional(Type.String({ description: 'Defused; absent when redacted' })),
  sha256: Type.String({ description: 'Of the text as found, in UTF-8: hexadecimal' }),
  chars: Type.Integer({ description: 'Code points of the text as found' }),
});
export type FoundText = Static<typeof FoundText>;

export const readNames = [
  'instruction_text',
  'hidden_text',
  'smuggled_text',
  'filename_text',
  'alt_text',
  'metadata_text',
  'svg_text',
  'trailing_text',
  'qr_text',
  'stealth_text',
  'printed_text',
] as const;
export type ReadName = (typeof readNames)[number];

export const Read = Type.Object({
  name: Type.Enum(readNames),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  detail: Type.String({ description: 'What was seen, in plain English' }),
  value: FoundText,
  others: Type.Array(FoundText, {
    description: 'Further texts of this read that are phrased as instructions',
  }),
  count: Type.Integer({ description: 'Texts this read looked at' }),
  region: Nullable(Region),
  active: Type.Boolean({ description: 'false when the image gave this read nothing' }),
});
export type Read = Static<typeof Read>;

export const InjectionReading = Type.Object({
  instruction_density: Type.Number({ minimum: 0, maximum: 100 }),
  band: Nullable(BandName),
  confidence: Type.String(),
  leading_read: Type.Enum(readNames),
  reads: Type.Array(Read),
  image: ImageInfo,
  layers_read: Type.Array(Type.String()),
  degraded: Nullable(Type.String({ description: 'What could not be read; show it always' })),
  abstained: Type.Boolean(),
  disclaimer: Type.String(),
});
export type InjectionReading = Static<typeof InjectionReading>;
