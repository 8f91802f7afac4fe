import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';
import { Nullable } from './nullable.js';

/** Fields of POST /api/report. */
export const ReportRequest = Type.Object({
  result: Type.Record(Type.String(), Type.Unknown(), {
    description: 'A scan result. For any other object, the report shows the recognised fields',
  }),
  title: Type.Optional(Nullable(Type.String({ maxLength: limits.titleChars }))),
  source_text: Type.Optional(
    Nullable(
      Type.String({
        maxLength: limits.reportTextChars,
        description: 'The scanned text, in which the evidence is marked',
      }),
    ),
  ),
  source: Type.Optional(
    Nullable(Type.String({ maxLength: limits.reportSourceChars, description: 'Where the text comes from' })),
  ),
  scan_id: Type.Optional(Nullable(Type.String({ maxLength: limits.recordIdChars }))),
});
export type ReportRequest = Static<typeof ReportRequest>;

export const Report = Type.Object({
  report_id: Type.String(),
  title: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  html: Type.String({ description: 'A self-contained HTML document' }),
  text: Type.String(),
});
export type Report = Static<typeof Report>;
