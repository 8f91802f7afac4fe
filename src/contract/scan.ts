import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';
import { type Band, bands, GenreChoice } from './genre.js';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** POST /api/scan, every field of SPEC §2.1; each may also come as a form field or a query parameter. */
export const ScanRequest = Type.Object({
  text: Type.Optional(Type.String({ description: 'Required unless a file is given' })),
  include_fixes: Type.Optional(Type.Boolean({ default: true })),
  include_sentences: Type.Optional(Type.Boolean({ default: false })),
  genre: Type.Optional(GenreChoice),
  esl: Type.Optional(Type.Boolean({ default: false })),
  deep: Type.Optional(Type.Boolean({ default: false })),
  save: Type.Optional(Type.Boolean({ default: true })),
  title: Type.Optional(Nullable(Type.String({ maxLength: limits.titleChars }))),
  parent_scan_id: Type.Optional(Nullable(Type.String({ maxLength: limits.recordIdChars }))),
  use_model: Type.Optional(Type.Boolean({ default: true })),
  background: Type.Optional(Type.Boolean({ default: false })),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('text')])),
});
export type ScanRequest = Static<typeof ScanRequest>;

/** A place in the scanned text, in UTF-16 offsets. */
export const Span = Type.Object({ start: Type.Integer(), end: Type.Integer(), text: Type.String() });
export type Span = Static<typeof Span>;

export const Signal = Type.Object({
  name: Type.String({ description: 'Stable name, for example sentence_rhythm' }),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  weight: Type.Number({
    description: 'Weight of the signal for this text: genre, esl and the era it reads like applied',
  }),
  detail: Type.String({ description: 'Plain-English reason that cites what was seen' }),
  value: Type.Number({ description: 'Measured value' }),
  active: Type.Boolean({ description: 'false when the text gave the signal nothing to measure' }),
  points: Type.Number({
    description: "The signal's share of the score; negative when it speaks for a person",
  }),
  evidence: Type.Array(Span, { maxItems: limits.evidencePerSignal }),
});
export type Signal = Static<typeof Signal>;

export const Calibration = Type.Object({
  false_positive_rate: Type.Number({
    description:
      'Share, 0 to 1, of texts by people of this genre and length that reach this band or a higher one, read by an engine that had not seen their source. With esl it is an upper bound: measured without, and esl only ever lowers a score.',
  }),
  interval: Type.Array(Type.Number(), {
    minItems: 2,
    maxItems: 2,
    description: "Wilson's interval of that share at 95%",
  }),
  n: Type.Integer({ description: 'How many such texts were read' }),
});

/** What the engine says of a text; pure, so the same over HTTP, MCP, the command line and reports. */
export const EngineResult = Type.Object({
  score: Type.Number({ minimum: 0, maximum: 100 }),
  band: Type.Unsafe<Band>(Type.Union(bands.map(b => Type.Literal(b)))),
  label: Type.String(),
  confidence: Type.Union([Type.Literal('high'), Type.Literal('moderate'), Type.Literal('low')]),
  confidence_note: Type.String(),
  model_used: Type.Boolean(),
  word_count: Type.Integer(),
  coverage: Type.Object({
    active_signals: Type.Integer(),
    total_signals: Type.Integer(),
    words: Type.Integer(),
  }),
  baseline: Type.Number({ description: 'Score of a text without evidence either way' }),
  signals: Type.Array(Signal),
  fixes: Type.Optional(Type.Array(Type.String())),
  sentences: Type.Optional(
    Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer(), score: Type.Number() })),
  ),
  artefacts: Type.Array(Type.Object({ kind: Type.String(), detail: Type.String(), ...Span.properties }), {
    description: 'Traces a chat tool leaves when its output is pasted; reported apart from the score',
  }),
  genre: Type.String({ description: 'Genre the text was scored as; empty when none was chosen or found' }),
  genre_note: Type.Optional(Type.String()),
  esl: Type.Boolean(),
  language: Type.String({ description: 'ISO 639-1 code, or und' }),
  engine: Type.String({ description: 'Version of the scoring; changes whenever any weight does' }),
  calibration: Nullable(Calibration),
  degraded: Type.Optional(Type.String()),
  disclaimer: Type.String(),
});
export type EngineResult = Static<typeof EngineResult>;

export const ScanResult = Type.Object({
  scan_id: Nullable(Type.String()),
  warnings: Type.Optional(
    Type.Array(Type.String(), { description: 'For a file: what was left out when its text was taken' }),
  ),
  ...EngineResult.properties,
});
export type ScanResult = Static<typeof ScanResult>;
