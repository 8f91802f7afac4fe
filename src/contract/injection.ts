import Type, { type Static } from 'typebox';
import { Flag, Nullable, OptionalText, Text, Truth, Whole } from './fields.js';
import { BandName } from './genre.js';
import { ImageInfo, ProvenanceReading } from './image.js';
import { limits } from './limits.js';

/** Fields of POST /api/injection/image besides the file. Each may also be a query parameter. */
export const InjectionRequest = Type.Object({
  alt_text: Type.Optional(
    Type.String({
      maxLength: limits.altTextChars,
      description: 'Alternative text of the image; checked like the text in the image',
    }),
  ),
  deep: Flag(false, 'Also read text printed in the image (OCR). Slower, and limited per month'),
  redact: Flag(false, 'Return classifications, counts and hashes only, no text of the file'),
});
export type InjectionRequest = Static<typeof InjectionRequest>;

export const Region = Type.Object({
  x: Type.Integer(),
  y: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  page: Whole('Zero-based frame or page'),
});
export type Region = Static<typeof Region>;

/** A text found in the image, and its source. */
export const FoundText = Type.Object({
  source: Text('Where the text was found, in plain English'),
  text: Type.Optional(Text('The text with control and invisible characters escaped; absent with `redact`')),
  sha256: Text('SHA-256 of the original text in UTF-8, hexadecimal'),
  chars: Whole('Code points of the original text'),
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
  detail: Text('What was found, in plain English'),
  value: FoundText,
  others: Type.Array(FoundText, {
    description: 'Other texts of this read that are phrased as instructions',
  }),
  count: Whole('Number of texts that this read examined'),
  region: Nullable(Region),
  active: Truth(
    'false when nothing was found for this read; `layers_read` and `degraded` tell what was not searched',
  ),
});
export type Read = Static<typeof Read>;

export const InjectionReading = Type.Object({
  instruction_density: Type.Number({ minimum: 0, maximum: 100 }),
  band: Nullable(BandName),
  confidence: Type.String(),
  leading_read: Type.Enum(readNames),
  reads: Type.Array(Read),
  image: ImageInfo,
  layers_read: Type.Array(Type.String(), {
    description:
      'Metadata standards with a field, and `pixels`, `codes`, `hidden_bits` and `printed_text` where these were read completely',
  }),
  degraded: Nullable(Text('What could not be read. Always show it')),
  warnings: Type.Optional(
    Type.Array(Type.String(), { description: 'Fields and files of the request that were ignored, if any' }),
  ),
  abstained: Type.Boolean(),
  disclaimer: Type.String(),
});
export type InjectionReading = Static<typeof InjectionReading>;

/** Fields of POST /api/image besides the file. */
export const ImageRequest = Type.Object({
  ...Type.Omit(InjectionRequest, ['redact']).properties,
  title: OptionalText(limits.titleChars),
  save: Flag(true),
});

/** Both readings of an image. */
export const ImageResult = Type.Object({
  id: Nullable(Type.String()),
  provenance: ProvenanceReading,
  injection: InjectionReading,
  degraded: Type.Optional(Text('Why the result was not saved')),
});
export type ImageResult = Static<typeof ImageResult>;
