/** Explains failed validation like pydantic v2 (docs.pydantic.dev/latest/errors/validation_errors). */
import type { TSchema } from 'typebox';
import { echo, echoName } from '../../../contract/echo.js';
import type { Issue } from '../../../contract/errors.js';
import type { JsonSchema } from '../../../contract/fields.js';
import { limits } from '../../../contract/limits.js';
import { hasMoreChars } from '../../../contract/validator.js';
import { isObject } from '../body/json-object.js';

/** Turns rejected input into the entries of a 422. `place` returns a field's source: body, path or query. */
export type Explain = (
  coerced: Record<string, unknown>,
  input: Record<string, unknown>,
  place: (name: string) => string,
  parent: Record<string, unknown>,
) => Issue[];

type Description = Pick<Issue, 'type' | 'msg' | 'ctx'>;

/** A mismatch of input and schema. Only those within the limit become issues. */
interface Fault {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
  readonly input: unknown;
  readonly description: Description;
}

/**
 * Compiles a function that explains rejected input. It walks schema and input in parallel and returns at most
 * `limits.issues` entries. The last entry (`too_many_issues`) counts the remaining issues up to
 * `limits.issuesCounted`.
 */
export function compileExplain(input: TSchema): Explain {
  const schema = JSON.parse(JSON.stringify(input)) as JsonSchema;
  return (coerced, raw, place, parent) => {
    const found: Fault[] = [];
    let count = 0;
    for (const fault of fieldFaults(schema, coerced, [], parent)) {
      if (found.length < limits.issues) found.push(fault);
      if (++count === limits.issuesCounted) break;
    }
    const shown = count > limits.issues ? found.slice(0, limits.issues - 1) : found;
    const issues = shown.map(fault => toIssue(fault, place, raw));
    if (count > shown.length) issues.push(tooMany(count - shown.length));
    return issues;
  };
}

const tooMany = (rest: number): Issue => ({
  type: 'too_many_issues',
  loc: ['body'],
  msg: `Validation stopped: there are at least ${rest} more issues`,
  ctx: { issues_max: limits.issues, at_least: rest },
});

const missing: Description = { type: 'missing', msg: 'Field required' };

/**
 * Yields the faults of an object's fields. A missing field reports `input`, the object as sent.
 * @param path place of the object; it changes during the walk, so that a long list copies nothing
 */
function* fieldFaults(
  schema: JsonSchema,
  object: Readonly<Record<string, unknown>>,
  path: (string | number)[],
  input = object,
): Generator<Fault> {
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(object, name)) yield { path: [...path, name], schema, input, description: missing };
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (Object.hasOwn(object, name)) yield* faultsAt(name, property, object[name], path);
}

function* faultsAt(
  segment: string | number,
  schema: JsonSchema,
  value: unknown,
  path: (string | number)[],
): Generator<Fault> {
  path.push(segment);
  yield* faults(schema, value, path);
  path.pop();
}

/** Yields every fault of a value, in the order of its fields and items. */
function* faults(schema: JsonSchema, value: unknown, path: (string | number)[]): Generator<Fault> {
  const description = describe(schema, value);
  if (description !== null) yield { path: [...path], schema, input: value, description };
  const branch = schema.anyOf === undefined ? schema : branchFor(schema.anyOf, value);
  if (branch !== schema) {
    if (branch !== null && description === null) yield* faults(branch, value, path);
  } else if (isObject(value)) yield* fieldFaults(schema, value, path);
  else if (Array.isArray(value) && schema.items !== undefined)
    for (let i = 0; i < value.length; i++) yield* faultsAt(i, schema.items, value[i], path);
}

/** Describes what is wrong with a value, ignoring its fields and items; null when it is valid. */
function describe(schema: JsonSchema, value: unknown): Description | null {
  const constants = constantsOf(schema);
  if (constants !== null) return constants.includes(value) ? null : literalError(constants);
  if (schema.anyOf !== undefined) {
    if (branchFor(schema.anyOf, value) !== null) return null;
    const meant = schema.anyOf.find(branch => branch.type !== 'null');
    return meant === undefined ? typeError('null', value) : describe(meant, value);
  }
  if (schema.type !== undefined && !hasType(schema.type, value)) return typeError(schema.type, value);
  if (typeof value === 'string') return lengthError(schema, value);
  if (typeof value === 'number') return rangeError(schema, value);
  return Array.isArray(value) ? itemsError(schema, value.length) : null;
}

/** Returns the branch of a union that accepts a value, ignoring its fields and items; null when none does. */
const branchFor = (branches: readonly JsonSchema[], value: unknown): JsonSchema | null =>
  branches.find(branch => describe(branch, value) === null) ?? null;

/** Returns the values that a schema lists, or null. A null type in a union allows null too. */
function constantsOf(schema: JsonSchema): unknown[] | null {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  const lists = schema.anyOf?.map(constantsOf);
  if (lists === undefined || lists.every(list => list === null)) return null;
  return lists.flatMap((list, i) => list ?? (schema.anyOf![i]!.type === 'null' ? [null] : []));
}

function literalError(constants: readonly unknown[]): Description {
  const named = constants.filter(value => value !== null).map(value => `'${String(value)}'`);
  const expected = named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
  return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } };
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}

function lengthError({ minLength, maxLength }: JsonSchema, text: string): Description | null {
  const error = (type: string, bound: 'min' | 'max', length: number): Description => ({
    type,
    msg: `String should have at ${bound === 'max' ? 'most' : 'least'} ${plural(length, 'character')}`,
    ctx: { [`${bound}_length`]: length },
  });
  if (maxLength !== undefined && hasMoreChars(text, maxLength))
    return error('string_too_long', 'max', maxLength);
  if (minLength !== undefined && !hasMoreChars(text, minLength - 1))
    return error('string_too_short', 'min', minLength);
  return null;
}

function rangeError(
  { minimum = -Infinity, maximum = Infinity }: JsonSchema,
  value: number,
): Description | null {
  const error = (bound: 'less' | 'greater', name: string, limit: number): Description => ({
    type: `${bound}_than_equal`,
    msg: `Input should be ${bound} than or equal to ${limit}`,
    ctx: { [name]: limit },
  });
  if (value < minimum) return error('greater', 'ge', minimum);
  return value > maximum ? error('less', 'le', maximum) : null;
}

function itemsError({ minItems = 0, maxItems = Infinity }: JsonSchema, actual: number): Description | null {
  const error = (type: string, bound: 'min' | 'max', limit: number): Description => ({
    type,
    msg: `List should have at ${bound === 'max' ? 'most' : 'least'} ${plural(limit, 'item')} after validation, not ${actual}`,
    ctx: { field_type: 'List', [`${bound}_length`]: limit, actual_length: actual },
  });
  if (actual < minItems) return error('too_short', 'min', minItems);
  return actual > maxItems ? error('too_long', 'max', maxItems) : null;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Converted values are checked; the values as sent (`raw`) are reported. */
function toIssue(
  { path, schema, input, description }: Fault,
  place: (name: string) => string,
  raw: Readonly<Record<string, unknown>>,
): Issue {
  const field = String(path[0]);
  const isField = path.length === 1 && description !== missing;
  const { type, msg, ctx } = description;
  return {
    type,
    loc: [place(field), ...path.map(segment => (typeof segment === 'string' ? echoName(segment) : segment))],
    msg,
    ...echo(isField ? raw[field] : input, schema),
    ...(ctx && { ctx }),
  };
}

function typeError(wanted: string, input: unknown): Description {
  const isText = typeof input === 'string';
  const isNumber = typeof input === 'number';
  const invalid = (type: string, what: string) => ({ type, msg: `Input should be a valid ${what}` });
  switch (wanted) {
    case 'string':
      return invalid('string_type', 'string');
    case 'integer':
      if (isText) return invalid('int_parsing', 'integer, unable to parse string as an integer');
      if (isNumber) return invalid('int_from_float', 'integer, got a number with a fractional part');
      return invalid('int_type', 'integer');
    case 'number':
      if (isText) return invalid('float_parsing', 'number, unable to parse string as a number');
      return invalid('float_type', 'number');
    case 'boolean':
      if (isText || isNumber) return invalid('bool_parsing', 'boolean, unable to interpret input');
      return invalid('bool_type', 'boolean');
    case 'array':
      return invalid('list_type', 'list');
    default:
      return invalid('dict_type', 'dictionary');
  }
}
