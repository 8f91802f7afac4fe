import Type, { type Static } from 'typebox';
import { Whole } from './fields.js';
import { limits } from './limits.js';
import { ScanRequest, ScanResult } from './scan.js';

/** The client's id of a line, returned with the line's result. */
export const LineId = Type.Union([
  Type.String({ maxLength: limits.batchIdChars }),
  // JSON.parse rounds larger integers.
  Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  Type.Null(),
]);
export type LineId = Static<typeof LineId>;

/** A line of POST /api/scan/batch: the fields of a scan, without those that concern saving. */
export const BatchLine = Type.Object({
  id: Type.Optional(LineId),
  text: Type.String(),
  ...Type.Pick(ScanRequest, [
    'include_fixes',
    'include_sentences',
    'genre',
    'esl',
    'read_as',
    'deep',
    'use_model',
    'background',
    'fields',
    'signals',
  ]).properties,
});
export type BatchLine = Static<typeof BatchLine>;

/** Query parameters of a batch: defaults for lines that do not set the field. */
export const BatchRequest = Type.Omit(BatchLine, ['id', 'text']);
export type BatchRequest = Static<typeof BatchRequest>;

/** The result of a line, or its error. */
export const BatchAnswer = Type.Object({
  index: Whole('Zero-based index of the input line; blank lines are not counted'),
  id: LineId,
  status: Whole('The HTTP status that a single scan of this text would return'),
  result: Type.Optional(ScanResult),
  detail: Type.Optional(Type.Union([Type.String(), Type.Array(Type.Object({}))])),
  retry_after: Type.Optional(Whole('Seconds to wait before a retry; set with status 402, 429 and 503')),
});
