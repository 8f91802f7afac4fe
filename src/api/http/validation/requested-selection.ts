import { echoName } from '../../../contract/echo.js';
import { httpErrors } from '../../../contract/errors.js';
import { ScanRecord } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { ScanResult } from '../../../contract/scan.js';
import type { SignalChoice } from '../../../engine/scan/results/choose-signals.js';
import { resultNames } from '../../../engine/scan/results/signal-names.js';
import {
  didYouMean,
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
export function requestedFields({ fields }: SelectionRequest, known: FieldTree): FieldTree | null {
  if (!fields || fields.trim() === allFields) return null;
  const parsed = parseFields(fields, known, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw parsed.problem === 'unknown'
    ? httpErrors.unknownField(parsed.path, parsed.nearest)
    : httpErrors.tooManyFields(parsed.paths);
}

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
export function shortSelection({ signals }: SelectionRequest): Selection {
  return {
    fields: shortFields,
    signals: signalChoice(signals) ?? { top: limits.shortSignals },
    severalPassagesMax: limits.shortPassages,
  };
}

/** The part of a scan that a request selects, or null for the whole. Throws 422 for an invalid one. */
export function requestedSelection(request: SelectionRequest, known: FieldTree): Selection | null {
  return selectionOf(requestedFields(request, known), signalChoice(request.signals));
}

function signalChoice(signals: string | undefined): SignalChoice | null {
  if (!signals) return null;
  const choice = parseSignalChoice(signals, limits.topSignals);
  if (choice !== null) return choice;
  const names = signals.split(',').map(name => name.trim());
  const unknown = names.find(name => !resultNames.includes(name))!;
  throw httpErrors.badSignalChoice(signals, echoName(unknown), didYouMean(unknown, resultNames));
}
