import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

export const verdicts = ['right', 'wrong'] as const;
export const origins = ['human', 'ai'] as const;

/** POST /api/feedback (SPEC §2.11). The verdict is about the read, never about a person. */
export const FeedbackRequest = Type.Object({
  verdict: Type.Enum(verdicts, { description: 'Whether the read was right' }),
  expected: Type.Optional(Type.Union([Type.Enum(origins), Type.Null()])),
  scan_id: Type.Optional(Nullable(Type.String())),
  score: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 100 }))),
  band: text(12),
  profile: text(12),
  genre: text(16),
  word_count: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
  text: text(limits.feedbackTextChars),
  consent_text: Type.Optional(
    Type.Boolean({ default: false, description: 'Without it the text is dropped before anything is stored' }),
  ),
});
export type FeedbackRequest = Static<typeof FeedbackRequest>;

export const FeedbackAnswer = Type.Object({ received: Type.Literal(true), feedback_id: Type.String() });

/** Feedback as it is kept; its text lies apart. */
export const FeedbackItem = Type.Object({
  id: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
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
