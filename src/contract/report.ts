import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** POST /api/report (SPEC §2.10). */
export const ReportRequest = Type.Object({
  result: Type.Record(Type.String(), Type.Unknown(), {
    description: 'A scan result; of any other object what can be shown is shown',
  }),
  title: Type.Optional(Nullable(Type.String({ maxLength: limits.titleChars }))),
  source_text: Type.Optional(
    Nullable(
      Type.String({
        maxLength: limits.reportTextChars,
        description: 'The scanned text, to mark the evidence in',
      }),
    ),
  ),
  source: Type.Optional(
    Nullable(Type.String({ maxLength: limits.reportSourceChars, description: 'Where the text came from' })),
  ),
  scan_id: Type.Optional(Nullable(Type.String({ maxLength: limits.recordIdChars }))),
});
export type ReportRequest = Static<typeof ReportRequest>;

export const Report = Type.Object({
  report_id: Type.String(),
  title: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  html: Type.String({ description: 'One document that needs nothing else' }),
  text: Type.String(),
});
export type Report = Static<typeof Report>;
