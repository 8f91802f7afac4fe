import { ScanRecord } from '../../contract/history.js';
import { ScanResult } from '../../contract/scan.js';
import { httpErrors } from '../../errors.js';
import { limits } from '../../limits.js';
import { type FieldTree, fieldsOf, isFieldProblem, parseFields } from '../../selection/field-paths.js';
import { parseSignalChoice, type Selection, selectionOf } from '../../selection/selection.js';

export const scanFields = fieldsOf(ScanResult)!;
export const scanRecordFields = fieldsOf(ScanRecord)!;

/** Parameters that select parts of a response. */
interface SelectionRequest {
  readonly fields?: string;
  readonly signals?: string;
}

/** The fields that a request lists, or null for all. Throws 422 for an unknown one. */
export function requestedFields(
  { fields }: SelectionRequest,
  known: FieldTree,
  place: 'body' | 'query',
): FieldTree | null {
  if (!fields) return null;
  const parsed = parseFields(fields, known, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw parsed.problem === 'unknown'
    ? httpErrors.unknownField(place, parsed.path, parsed.nearest)
    : httpErrors.tooManyFields(place, parsed.paths);
}

/** The part of a scan that a request selects, or null for the whole. Throws 422 for an invalid one. */
export function requestedSelection(
  request: SelectionRequest,
  known: FieldTree,
  place: 'body' | 'query',
): Selection | null {
  const fields = requestedFields(request, known, place);
  const { signals } = request;
  if (!signals) return selectionOf(fields, null);
  const choice = parseSignalChoice(signals, limits.topSignals);
  if (choice === null) throw httpErrors.badSignalChoice(place, signals);
  return selectionOf(fields, choice);
}
