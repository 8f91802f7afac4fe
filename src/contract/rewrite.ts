import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';

/** How a sentence is rewritten; docs/rewriting.md says what each does. */
export const rewriteModes = ['natural', 'plain', 'shorten', 'formal', 'casual'] as const;
export type RewriteMode = (typeof rewriteModes)[number];

/** One sentence of a stream request (SPEC §2.9). Lengths are code points. */
export const SentenceIn = Type.Object({
  id: Type.String({ maxLength: limits.rewriteIdChars }),
  text: Type.String({ minLength: limits.rewriteCharsMin, maxLength: limits.rewriteChars }),
});
export type SentenceIn = Static<typeof SentenceIn>;

/** POST /api/rewrite/stream (SPEC §2.9). No mode means `natural`; ids must be unique, which the endpoint checks. */
export const RewriteRequest = Type.Object({
  sentences: Type.Array(SentenceIn, { minItems: 1, maxItems: limits.rewriteSentences }),
  mode: Type.Optional(Type.Union([Type.Enum(rewriteModes), Type.Null()])),
});
export type RewriteRequest = Static<typeof RewriteRequest>;

/** One change: the words that went and the words that came, in the order they were made. */
export const WordEdit = Type.Object({ kind: Type.String(), before: Type.String(), after: Type.String() });
export type WordEdit = Static<typeof WordEdit>;

const Count = Type.Integer({ minimum: 0 });

/** How much of what must not change was found, compared and is the same. */
export const PreservedCounts = Type.Object({
  numbers: Count,
  names: Count,
  negations: Count,
  quotes: Count,
  links: Count,
});
export type PreservedCounts = Static<typeof PreservedCounts>;

/** Event `rewrite`. `note` says why an upstream's answer was not used, when it was not. */
export const RewriteEvent = Type.Object({
  id: Type.String(),
  text: Type.String(),
  changed: Type.Boolean(),
  edits: Type.Array(WordEdit),
  kept: PreservedCounts,
  note: Type.Optional(Type.String()),
});
export type RewriteEvent = Static<typeof RewriteEvent>;

/** Event `declined`: the original text, and why no rewrite of it is offered. */
export const DeclinedEvent = Type.Object({ id: Type.String(), text: Type.String(), reason: Type.String() });
export type DeclinedEvent = Static<typeof DeclinedEvent>;

/** Event `delta`: the next piece of an upstream's answer, before the guard has seen the whole. */
export const DeltaEvent = Type.Object({ id: Type.String(), delta: Type.String() });
export type DeltaEvent = Static<typeof DeltaEvent>;

/** Event `error`; with an id when one sentence is meant. */
export const StreamErrorEvent = Type.Object({ id: Type.Optional(Type.String()), message: Type.String() });
export type StreamErrorEvent = Static<typeof StreamErrorEvent>;

/** Event `done`, always last. */
export const DoneEvent = Type.Object({
  sentences: Count,
  rewritten: Count,
  declined: Count,
  ms: Type.Number({ minimum: 0 }),
});
export type DoneEvent = Static<typeof DoneEvent>;
