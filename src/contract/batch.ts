import Type, { type Static } from 'typebox';
import { limits } from '../limits.js';
import { ScanRequest, ScanResult } from './scan.js';

/** What a caller knows a line by; echoed in its answer. */
export const LineId = Type.Union([
  Type.String({ maxLength: limits.batchIdChars }),
  Type.Integer(),
  Type.Null(),
]);
export type LineId = Static<typeof LineId>;

/** A line of POST /api/scan/batch: the fields of a scan that keeps nothing. */
export const BatchLine = Type.Object({
  id: Type.Optional(LineId),
  text: Type.String(),
  ...Type.Pick(ScanRequest, [
    'include_fixes',
    'include_sentences',
    'genre',
    'esl',
    'deep',
    'use_model',
    'background',
  ]).properties,
});
export type BatchLine = Static<typeof BatchLine>;

/** Query parameters of a batch, which hold for every line that doesn't say otherwise. */
export const BatchRequest = Type.Omit(BatchLine, ['id', 'text']);
export type BatchRequest = Static<typeof BatchRequest>;

/** The line that answers it: a result, or what is wrong with this line alone. */
export const BatchAnswer = Type.Object({
  index: Type.Integer({ description: 'Which line it answers, counted from 0; blank lines are not counted' }),
  id: LineId,
  status: Type.Integer({ description: 'The HTTP status a single scan would have had' }),
  result: Type.Optional(ScanResult),
  detail: Type.Optional(Type.Union([Type.String(), Type.Array(Type.Object({}))])),
  retry_after: Type.Optional(Type.Integer({ description: 'Seconds to wait, with 402, 429 and 503' })),
});
