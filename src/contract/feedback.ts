import Type, { type Static } from 'typebox';
import { dateTime, Flag, Nullable, OptionalText } from './fields.js';
import { limits } from './limits.js';

export const verdicts = ['right', 'wrong'] as const;
export const origins = ['human', 'ai'] as const;

/** Fields of POST /api/feedback. `verdict` is about the scan result, never about a person. */
export const FeedbackRequest = Type.Object({
  verdict: Type.Enum(verdicts, { description: 'Whether the scan result was right' }),
  expected: Type.Optional(Nullable(Type.Enum(origins))),
  scan_id: Type.Optional(Nullable(Type.String())),
  score: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 100 }))),
  band: OptionalText(12),
  profile: OptionalText(12),
  genre: OptionalText(16),
  word_count: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
  text: OptionalText(limits.feedbackTextChars),
  consent_text: Flag(false, 'Consent to store the text; without it the text is discarded'),
});
export type FeedbackRequest = Static<typeof FeedbackRequest>;

export const FeedbackAnswer = Type.Object({ received: Type.Literal(true), feedback_id: Type.String() });

/** Stored feedback, without its text. */
export const FeedbackItem = Type.Object({
  id: Type.String(),
  created_at: dateTime,
  verdict: Type.Enum(verdicts),
  expected: Nullable(Type.Enum(origins)),
  scan_id: Nullable(Type.String()),
  score: Nullable(Type.Number()),
  band: Nullable(Type.String()),
  profile: Nullable(Type.String()),
  genre: Nullable(Type.String()),
  word_count: Nullable(Type.Integer()),
  has_text: Type.Boolean(),
});
export type FeedbackItem = Static<typeof FeedbackItem>;
