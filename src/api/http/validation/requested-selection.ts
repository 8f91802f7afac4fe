import { httpErrors } from '../../../contract/errors.js';
import { ScanRecord } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { ScanResult } from '../../../contract/scan.js';
import type { SignalChoice } from '../../../engine/scan/results/choose-signals.js';
import {
  type FieldTree,
  fieldsOf,
  isFieldProblem,
  parseFields,
} from '../../../engine/selection/field-paths.js';
import { parseSignalChoice, type Selection, selectionOf } from '../../../engine/selection/selection.js';

export const scanFields = fieldsOf(ScanResult)!;
export const scanRecordFields = fieldsOf(ScanRecord)!;

/** Parameters that select parts of a response. */
interface SelectionRequest {
  readonly fields?: string;
  readonly signals?: string;
}

/** The value of `fields` that lists all. */
const allFields = '*';

/** The fields that a request lists, or null for all. Throws 422 for an unknown one. */
export function requestedFields(
  { fields }: SelectionRequest,
  known: FieldTree,
  place: 'body' | 'query',
): FieldTree | null {
  if (!fields || fields.trim() === allFields) return null;
  const parsed = parseFields(fields, known, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw parsed.problem === 'unknown'
    ? httpErrors.unknownField(place, parsed.path, parsed.nearest)
    : httpErrors.tooManyFields(place, parsed.paths);
}

/** The fields of a short result. */
const shortFields: FieldTree = {
  headline: null,
  score: null,
  score_range: null,
  band: null,
  assessed: null,
  confidence: null,
  degraded: null,
  read_as: null,
  signals: { name: null, points: null, detail: null },
  mixed: { mixed: null, note: null },
  passages: { words: null, score: null, band: null },
  disclaimer: null,
};

/** The essentials of a scan, with the signals that a request chooses or the strongest ones. */
export function shortSelection({ signals }: SelectionRequest, place: 'body' | 'query'): Selection {
  return {
    fields: shortFields,
    signals: signalChoice(signals, place) ?? { top: limits.shortSignals },
    severalPassagesMax: limits.shortPassages,
  };
}

/** The part of a scan that a request selects, or null for the whole. Throws 422 for an invalid one. */
export function requestedSelection(
  request: SelectionRequest,
  known: FieldTree,
  place: 'body' | 'query',
): Selection | null {
  return selectionOf(requestedFields(request, known, place), signalChoice(request.signals, place));
}

function signalChoice(signals: string | undefined, place: 'body' | 'query'): SignalChoice | null {
  if (!signals) return null;
  const choice = parseSignalChoice(signals, limits.topSignals);
  if (choice === null) throw httpErrors.badSignalChoice(place, signals);
  return choice;
}
