import { limits } from '../../contract/limits.js';
import { EngineResult } from '../../contract/scan.js';
import { type FieldTree, fieldsOf, isFieldProblem, parseFields } from '../../engine/selection/field-paths.js';
import { UsageError } from '../command.js';

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

/** Parses the value of --fields. */
export function parseFieldsOption(list: string): FieldTree {
  const parsed = parseFields(list, outputFields, limits);
  if (!isFieldProblem(parsed)) return parsed;
  throw new UsageError(
    parsed.problem === 'unknown'
      ? `invalid --fields: unknown field ${JSON.stringify(parsed.path)}; the nearest known field is "${parsed.nearest}"`
      : `invalid --fields: at most ${limits.fieldPaths} fields can be listed`,
  );
}
