import { limits } from '../../contract/limits.js';
import { EngineResult } from '../../contract/scan.js';
import { type FieldTree, fieldsOf, isFieldProblem, parseFields } from '../../engine/selection/field-paths.js';
import { type CommandInput, textOption, UsageError } from '../command.js';
import type { Format } from './scan-options.js';

const position = { line: null, column: null, offset: null };

/** The fields of a file's JSON output. */
const outputFields: FieldTree = {
  file: null,
  left_out: null,
  ...fieldsOf(EngineResult),
  findings: {
    rule: null,
    detail: null,
    points: null,
    text: null,
    from: position,
    to: position,
    suppressed: null,
    fingerprint: null,
  },
};

/** The fields that --fields lists; null for all. */
export function fieldsFrom(input: CommandInput, format: Format): FieldTree | null {
  const list = textOption(input, 'fields');
  if (list === undefined) return null;
  if (format !== 'json') throw new UsageError('--fields needs --json');
  const parsed = parseFields(list, outputFields, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw new UsageError(
    parsed.problem === 'unknown'
      ? `invalid --fields: unknown field ${JSON.stringify(parsed.path)}; the nearest known field is "${parsed.nearest}"`
      : `invalid --fields: at most ${limits.fieldPaths} fields can be listed`,
  );
}
