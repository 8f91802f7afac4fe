import Type, { type Static } from 'typebox';
import { Nullable, Truth } from './fields.js';
import { limits } from './limits.js';

/** Rewrite modes; docs/rewriting.md describes each. */
export const rewriteModes = ['natural', 'plain', 'shorten', 'formal', 'casual'] as const;
export type RewriteMode = (typeof rewriteModes)[number];

/** A sentence of a rewrite request. Lengths are in code points. */
export const SentenceIn = Type.Object({
  id: Type.String({ maxLength: limits.rewriteIdChars }),
  text: Type.String({ minLength: limits.rewriteCharsMin, maxLength: limits.rewriteChars }),
});
export type SentenceIn = Static<typeof SentenceIn>;

/** Fields of POST /api/rewrite/stream. `mode` defaults to `natural`. The endpoint checks that ids differ. */
export const RewriteRequest = Type.Object({
  sentences: Type.Array(SentenceIn, { minItems: 1, maxItems: limits.rewriteSentences }),
  mode: Type.Optional(Nullable(Type.Enum(rewriteModes))),
});
export type RewriteRequest = Static<typeof RewriteRequest>;

/** One change: the removed words, the words that replace them, and why, in one clause. */
export const WordEdit = Type.Object({
  kind: Type.String(),
  before: Type.String(),
  after: Type.String(),
  reason: Type.String(),
});
export type WordEdit = Static<typeof WordEdit>;

const Count = Type.Integer({ minimum: 0 });

/** Counts of the items that the guard compared and found unchanged. */
export const PreservedCounts = Type.Object({
  numbers: Count,
  names: Count,
  negations: Count,
  quotes: Count,
  links: Count,
});
export type PreservedCounts = Static<typeof PreservedCounts>;

/** A further rewrite of a sentence, which passed the same guard. */
export const RewriteAlternative = Type.Object({ text: Type.String(), edits: Type.Array(WordEdit) });
export type RewriteAlternative = Static<typeof RewriteAlternative>;

/** Event `rewrite`. `note` gives the reason when the rewrite server's answer was not used. */
export const RewriteEvent = Type.Object({
  id: Type.String(),
  text: Type.String(),
  changed: Type.Boolean(),
  edits: Type.Array(WordEdit),
  kept: PreservedCounts,
  alternatives: Type.Optional(
    Type.Array(RewriteAlternative, {
      minItems: 1,
      maxItems: limits.rewriteAlternatives,
      description:
        'Further rewrites, best first; absent when there are none. Of an unchanged natural sentence: plainer and shorter ones',
    }),
  ),
  advice: Type.Optional(
    Type.Array(WordEdit, {
      description:
        'For a sentence without another wording: each habit of AI-generated text in it (`kind`), what to do (`reason`), and an example of another sentence',
    }),
  ),
  note: Type.Optional(Type.String()),
});
export type RewriteEvent = Static<typeof RewriteEvent>;

/** Event `declined`: the original text, and why there is no rewrite. */
export const DeclinedEvent = Type.Object({ id: Type.String(), text: Type.String(), reason: Type.String() });
export type DeclinedEvent = Static<typeof DeclinedEvent>;

/** Event `delta`: the next piece of the rewrite server's answer, before the guard has checked it. */
export const DeltaEvent = Type.Object({ id: Type.String(), delta: Type.String() });
export type DeltaEvent = Static<typeof DeltaEvent>;

/** Event `error`. It has an id when it concerns one sentence. */
export const StreamErrorEvent = Type.Object({ id: Type.Optional(Type.String()), message: Type.String() });
export type StreamErrorEvent = Static<typeof StreamErrorEvent>;

const JoinedScore = (which: string) =>
  Nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: `Scan score of ${which}, joined in the order of the request; null under 50 words, and when they could not be scored`,
    }),
  );

/** Event `done`, always the last one. A lower score promises nothing about any detector. */
export const DoneEvent = Type.Object({
  sentences: Count,
  rewritten: Count,
  unchanged: Count,
  declined: Count,
  score_before: JoinedScore('the sentences as they were sent'),
  score_after: JoinedScore('the sentences with their rewrites'),
  score_raised: Truth(
    'True: The rewrites raise the score by more than 2 points: the text resembles machine writing more than before. False when a score is null',
  ),
  ms: Type.Number({ minimum: 0 }),
});
export type DoneEvent = Static<typeof DoneEvent>;
