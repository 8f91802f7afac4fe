import Type, { type Static } from 'typebox';
import { ReadAs, ReadAsChoice } from './document.js';
import { Flag, Fraction, Nullable, Numeric, OptionalText, Pair, Text, Truth, Whole } from './fields.js';
import { BandName, GenreChoice } from './genre.js';
import { limits } from './limits.js';
import { scanSignature } from './report.js';

/** Which fields of a result to return; the same parameter on every endpoint that returns a scan. */
export const FieldList = Type.String({
  maxLength: limits.fieldListChars,
  description:
    'Fields to return, separated by commas, such as `score,band,passages.score`. A dot leads into an object or into every object of an array. `*`, the default, returns all',
});

/** Which signals to return. */
export const SignalList = Type.String({
  maxLength: limits.signalListChars,
  description:
    'Signals to return: `all` (the default), `active` (those that were measured), `top:N` (the N with the most points in either direction, largest first), `none`, or names separated by commas, such as `deeper_model,em_dashes`. With `fields`, any choice but `none` adds `signals` to them',
});

/** Fields of POST /api/scan. Each may also be a form field or a query parameter. */
export const ScanRequest = Type.Object({
  text: Type.Optional(Text('Required unless a file is sent')),
  include_fixes: Flag(true),
  include_sentences: Flag(false),
  genre: Type.Optional(GenreChoice),
  esl: Flag(false),
  read_as: Type.Optional(ReadAsChoice),
  deep: Flag(false),
  save: Flag(true),
  title: OptionalText(limits.titleChars),
  parent_scan_id: OptionalText(limits.recordIdChars),
  use_model: Flag(true),
  background: Flag(false),
  format: Type.Optional(
    Type.Enum(['json', 'text', 'signed'] as const, {
      description:
        '`text` returns the plain-text report; `signed` returns only the signed result, for `telltale verify`',
    }),
  ),
  fields: Type.Optional(FieldList),
  signals: Type.Optional(SignalList),
  sign: Flag(
    false,
    'Adds the signature of the service: `attestation`, `signed_at` and `text_sha256`. Only for a whole result as JSON',
  ),
});
export type ScanRequest = Static<typeof ScanRequest>;

/** A span of the text as it was sent, in UTF-16 offsets; of an uploaded file, of its extracted text. */
export const Span = Type.Object({ start: Type.Integer(), end: Type.Integer(), text: Type.String() });
export type Span = Static<typeof Span>;

/** A span that a signal counted, or that the n-gram classifier finds telling. */
export const Evidence = Type.Object({
  ...Span.properties,
  log_odds: Type.Optional(
    Numeric(
      'Only in `deeper_model`: the part of its log-odds that this span contributes; negative towards human-written text',
    ),
  ),
});

export type Evidence = Static<typeof Evidence>;

export const Signal = Type.Object({
  name: Text('Stable name, for example sentence_rhythm'),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  weight: Numeric('Weight of the signal for this text, after adjustment for genre, esl and AI model era'),
  detail: Text(
    'Plain-English reason that cites the evidence. In parentheses: the means of human-written and AI-generated texts of this genre',
  ),
  value: Numeric('Measured value'),
  active: Truth('false when the signal was not measured, for example because the text is too short'),
  points: Numeric(
    "The signal's share of the score; negative when it is evidence of human authorship. 0 for an absence that means little: `absences` has the sum of those, and their names",
  ),
  evidence: Type.Optional(
    Type.Array(Evidence, {
      minItems: 1,
      maxItems: limits.evidencePerSignal,
      description:
        'The first places that were counted. Absent when there are none, or they move the score little',
    }),
  ),
});
export type Signal = Static<typeof Signal>;

/** Where the suggestion of the same index in `fixes` applies. */
export const FixDetail = Type.Object({
  signal: Text('Name of the signal that gives it; its points are positive'),
  spans: Type.Array(Span, {
    maxItems: limits.evidencePerSignal,
    description: 'Where it applies, in text order',
    minItems: 1,
  }),
  alternative: Type.Optional(
    Type.Object(Span.properties, {
      description:
        'Another wording for the sentence of the first place: where the sentence is, and the new text',
    }),
  ),
});
export type FixDetail = Static<typeof FixDetail>;

export const Calibration = Type.Object(
  {
    false_positive_rate: Nullable(
      Numeric(
        'Share (0 to 1) of these texts that reach this band or a higher one. Null for the lowest band: every text reaches it. With `esl` it is an upper bound: it was measured without `esl`, which can only lower a score.',
      ),
    ),
    interval: Nullable(
      Pair(Type.Number(), '95% Wilson confidence interval of that share; null for the lowest band'),
    ),
    n: Whole('Number of these texts'),
    human_percentile: Fraction(
      'Share (0 to 1) of these texts that score at or below this score, in steps of half a point',
    ),
    distribution: Type.Array(Type.Number(), {
      minItems: 20,
      maxItems: 20,
      description:
        'Share of these texts in each of 20 bins of the score: 0 to 5, 5 to 10, and so on to 95 to 100',
    }),
    ai_generated: Nullable(
      Type.Object(
        {
          share_below: Fraction(
            'Share (0 to 1) that scores at or below this score, in steps of half a point: the rate at which a threshold at this score misses them',
          ),
          interval: Pair(Type.Number(), '95% Wilson confidence interval of that share'),
          n: Whole('Number of these texts'),
          years: Pair(Type.Integer(), 'Years of the first and the last AI model'),
        },
        {
          description:
            'Scores of held-out AI-generated texts of this genre and length, as a model wrote them: edited and disguised ones are not counted',
        },
      ),
    ),
  },
  { description: 'Scores of held-out human-written texts of this genre and length' },
);
export type Calibration = Static<typeof Calibration>;

/** A signal of a passage, measured on the passage alone. */
export const PassageSignal = Type.Object({
  name: Type.String(),
  points: Numeric(
    "The signal's share of the passage's score; negative when it is evidence of human authorship",
  ),
  detail: Type.String(),
  evidence: Type.Optional(Type.Array(Evidence, { minItems: 1, maxItems: limits.evidencePerPassageSignal })),
});
export type PassageSignal = Static<typeof PassageSignal>;

const Confidence = Type.Enum(['high', 'moderate', 'low'] as const);

/** A part of the text that reads alike, from the start of one sentence to the end of another. */
export const Passage = Type.Object({
  start: Whole('Offset of its first sentence, in UTF-16 units'),
  end: Whole('Offset after its last sentence, in UTF-16 units'),
  words: Whole('Words of prose in it'),
  score: Type.Number({ minimum: 0, maximum: 100 }),
  band: BandName,
  confidence: Confidence,
  top: Type.Optional(
    Type.Array(PassageSignal, {
      minItems: 1,
      maxItems: limits.passageSignals,
      description:
        'The signals with the most points, with up to two of each direction among them, largest first. Absent in the only passage of a text: `signals` has them',
    }),
  ),
});
export type Passage = Static<typeof Passage>;

/** Part of the log-odds of a sentence's score. */
const SentenceReason = Type.Object({
  name: Text('Name of the signal'),
  log_odds: Numeric('Positive towards AI-generated, negative towards human-written text'),
  text: Type.Optional(
    Text('The first place that the signal counted, or the strongest words of `deeper_model`'),
  ),
});

/** Whether the passages of a text disagree. A description of the text, not of its writer. */
export const Mixed = Type.Object({
  mixed: Truth('true when one passage is `elevated` or above and another one is `low` or `moderate`'),
  elevated_share: Fraction('Share of the words in passages that are `elevated` or above'),
  note: Text('Where the passages are, in words counted from 1'),
});
export type Mixed = Static<typeof Mixed>;

/** The engine's result for a text: the same over HTTP, MCP, the command line and in reports. */
export const EngineResult = Type.Object({
  headline: Text(
    'What was found, in one sentence: a trace of a chatbot, passages that disagree, why the text was not assessed, or the band and what it rests on. Show it first',
  ),
  score: Type.Number({ minimum: 0, maximum: 100 }),
  score_range: Pair(
    Type.Number({ minimum: 0, maximum: 100 }),
    'Where the score of this text lies after small changes, lowest and highest: a sentence left out, a mark, a number or a contraction more. 90% of such changes stay inside',
  ),
  band: BandName,
  label: Text('The band in words'),
  assessed: Truth(
    'false when the text cannot be assessed: it is in another language than English, or has too few words in sentences. Its score and band then mean nothing',
  ),
  confidence: Confidence,
  confidence_note: Type.String(),
  model_used: Type.Boolean(),
  read_as: ReadAs,
  word_count: Type.Integer(),
  coverage: Type.Object({
    active_signals: Whole('Signals that were measured, including those that weigh nothing'),
    total_signals: Type.Integer(),
    words: Type.Integer(),
  }),
  baseline: Numeric('Score of a text without evidence in either direction'),
  signals: Type.Array(Signal),
  fixes: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Suggestions about the habits that raise this score, strongest first; for a mixed text, about its passage with the most words. Empty in the lowest band, for a language other than English, and when the wording model carries the score',
    }),
  ),
  fixes_note: Type.Optional(Text('What to do where there are no suggestions')),
  fix_details: Type.Optional(
    Type.Array(FixDetail, {
      description: 'The suggestions of `fixes` in the same order, each with its signal and where it applies',
    }),
  ),
  sentences: Type.Optional(
    Type.Array(
      Type.Object({
        start: Type.Integer(),
        end: Type.Integer(),
        score: Numeric(
          'Score of its passage, moved by the evidence of the sentence and its neighbours; 0 to 100',
        ),
        reasons: Type.Optional(
          Type.Array(SentenceReason, {
            maxItems: limits.sentenceReasons,
            description:
              'What in the sentence itself moves its score most, with the strongest of each direction, largest first. The `log_odds` of its reasons and `other` add up to the log-odds of the score: `score` = 100 / (1 + e^-sum). Absent in a result that was saved before there were reasons',
          }),
        ),
        other: Type.Optional(
          Numeric(
            'Log-odds from everything else: its passage, its neighbours, and what the sentence does not have',
          ),
        ),
      }),
      { description: 'Only with `include_sentences`' },
    ),
  ),
  passages: Type.Array(Passage, {
    description:
      'Parts of the text that read alike, in order; one passage with the score of the text when no change was found. Empty under 50 words',
  }),
  mixed: Mixed,
  artefacts: Type.Array(Type.Object({ kind: Type.String(), detail: Type.String(), ...Span.properties }), {
    description: 'Traces that a chat tool leaves in pasted output. They do not affect the score',
  }),
  genre: Text('Genre that the text was scored as; empty when none was chosen or detected'),
  genre_note: Type.Optional(Type.String()),
  esl: Type.Boolean(),
  language: Text('ISO 639-1 code, or `und` when the language is unknown'),
  engine: Text('Version of the scoring. It changes whenever a weight changes'),
  calibration: Nullable(Calibration),
  degraded: Type.Optional(Text('Why the scan used only the heuristic signals, or what else did not work')),
  deep_note: Type.Optional(Text('Why `deep` changed nothing; it was then not counted')),
  disclaimer: Type.String(),
});
export type EngineResult = Static<typeof EngineResult>;

/** A signed result: what the engine returned, and the signature of the service. It has no other members. */
export const SignedScan = Type.Object({ ...EngineResult.properties, ...scanSignature });
export type SignedScan = Static<typeof SignedScan>;

export const ScanResult = Type.Object({
  scan_id: Nullable(Type.String()),
  warnings: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'What was ignored: unknown query parameters, fields that need an account, further files; for a file, also what was omitted when its text was extracted',
    }),
  ),
  ...Type.Partial(Type.Object(scanSignature)).properties,
  ...EngineResult.properties,
});
export type ScanResult = Static<typeof ScanResult>;
