/**
 * Explains why validation failed, in the format of pydantic v2
 * (https://docs.pydantic.dev/latest/errors/validation_errors/).
 */
import type { TSchema } from 'typebox';
import { type EchoSchema, echo, echoName } from '../../../contract/echo.js';
import type { Issue } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { hasMoreChars } from '../../../contract/validator.js';

/**
 * Turns rejected input into the entries of a 422. `place` returns the source of a field: body, path or query.
 */
export type Explain = (
  coerced: Record<string, unknown>,
  input: Record<string, unknown>,
  place: (name: string) => string,
  parent: Record<string, unknown>,
) => Issue[];

/** The JSON Schema keywords that input schemas use. */
interface Schema extends EchoSchema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A location as a linked list, innermost segment first, so that a walk over a long list copies nothing. */
interface Location {
  readonly segment: string | number;
  readonly parent: Location | null;
}

/**
 * A mismatch of input and schema. Only those within the limit become issues.
 */
interface Fault {
  readonly location: Location;
  readonly schema: Schema;
  readonly input: unknown;
  readonly description: Description;
}
type Description = Pick<Issue, 'type' | 'msg' | 'ctx'>;

/**
 * Compiles a function that explains rejected input. It walks schema and input in parallel and returns at most
 * `limits.issues` entries. The last entry (`too_many_issues`) counts the remaining issues up to
 * `limits.issuesCounted`.
 */
export function compileExplain(input: TSchema): Explain {
  const schema = JSON.parse(JSON.stringify(input)) as Schema;
  return (coerced, raw, place, parent) => {
    const found: Fault[] = [];
    let count = 0;
    for (const fault of faultsOfFields(schema, coerced, raw, parent)) {
      if (found.length < limits.issues) found.push(fault);
      if (++count === limits.issuesCounted) break;
    }
    const shown = count > limits.issues ? found.slice(0, limits.issues - 1) : found;
    const issues = shown.map(fault => toIssue(fault, place));
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

/** Yields the faults of a request's fields. Converted values are checked; the values as sent are reported. */
function* faultsOfFields(
  schema: Schema,
  coerced: Record<string, unknown>,
  raw: Record<string, unknown>,
  parent: Record<string, unknown>,
): Generator<Fault> {
  yield* missing(schema, coerced, parent, null);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(coerced, name)) continue;
    for (const fault of faults(property, coerced[name], { segment: name, parent: null }))
      yield fault.location.parent === null ? { ...fault, input: raw[name] } : fault;
  }
}

function* missing(
  schema: Schema,
  object: object,
  input: unknown,
  location: Location | null,
): Generator<Fault> {
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(object, name))
      yield {
        location: { segment: name, parent: location },
        schema,
        input,
        description: { type: 'missing', msg: 'Field required' },
      };
}

/** Yields every fault of a value, in the order of its fields and items. */
function* faults(schema: Schema, value: unknown, location: Location): Generator<Fault> {
  const description = describe(schema, value);
  if (description !== null) yield { location, schema, input: value, description };
  const branch = schema.anyOf === undefined ? schema : branchFor(schema.anyOf, value);
  if (branch !== schema) {
    if (branch !== null && description === null) yield* faults(branch, value, location);
  } else if (Array.isArray(value)) {
    if (schema.items === undefined) return;
    for (let i = 0; i < value.length; i++)
      yield* faults(schema.items, value[i], { segment: i, parent: location });
  } else if (schema.properties !== undefined && isObject(value)) {
    yield* missing(schema, value, value, location);
    for (const [name, property] of Object.entries(schema.properties))
      if (Object.hasOwn(value, name))
        yield* faults(property, value[name], { segment: name, parent: location });
  }
}

/** Describes what is wrong with a value, ignoring its fields and items; null when it is valid. */
function describe(schema: Schema, value: unknown): Description | null {
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
const branchFor = (branches: readonly Schema[], value: unknown): Schema | null =>
  branches.find(branch => describe(branch, value) === null) ?? null;

/**
 * Returns the values that a schema lists; null when it lists none. A null type in a union allows null too.
 */
function constantsOf(schema: Schema): unknown[] | null {
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function lengthError({ minLength, maxLength }: Schema, text: string): Description | null {
  if (maxLength !== undefined && hasMoreChars(text, maxLength))
    return {
      type: 'string_too_long',
      msg: `String should have at most ${chars(maxLength)}`,
      ctx: { max_length: maxLength },
    };
  if (minLength !== undefined && !hasMoreChars(text, minLength - 1))
    return {
      type: 'string_too_short',
      msg: `String should have at least ${chars(minLength)}`,
      ctx: { min_length: minLength },
    };
  return null;
}

function rangeError({ minimum, maximum }: Schema, value: number): Description | null {
  if (minimum !== undefined && value < minimum)
    return {
      type: 'greater_than_equal',
      msg: `Input should be greater than or equal to ${minimum}`,
      ctx: { ge: minimum },
    };
  if (maximum !== undefined && value > maximum)
    return {
      type: 'less_than_equal',
      msg: `Input should be less than or equal to ${maximum}`,
      ctx: { le: maximum },
    };
  return null;
}

function itemsError({ minItems = 0, maxItems = Infinity }: Schema, actual: number): Description | null {
  if (actual >= minItems && actual <= maxItems) return null;
  const few = actual < minItems;
  const limit = few ? minItems : maxItems;
  return {
    type: few ? 'too_short' : 'too_long',
    msg: `List should have at ${few ? 'least' : 'most'} ${limit} item${limit === 1 ? '' : 's'} after validation, not ${actual}`,
    ctx: { field_type: 'List', [few ? 'min_length' : 'max_length']: limit, actual_length: actual },
  };
}

function toIssue({ location, schema, input, description }: Fault, place: (name: string) => string): Issue {
  const loc: (string | number)[] = [];
  for (let step: Location | null = location; step !== null; step = step.parent) loc.unshift(step.segment);
  const { type, msg, ctx } = description;
  return {
    type,
    loc: [
      place(String(loc[0])),
      ...loc.map(segment => (typeof segment === 'string' ? echoName(segment) : segment)),
    ],
    msg,
    ...echo(input, schema),
    ...(ctx && { ctx }),
  };
}

const chars = (n: number) => `${n} character${n === 1 ? '' : 's'}`;

function typeError(wanted: string | undefined, input: unknown): Description {
  const text = typeof input === 'string';
  switch (wanted) {
    case 'string':
      return { type: 'string_type', msg: 'Input should be a valid string' };
    case 'integer':
      if (text)
        return {
          type: 'int_parsing',
          msg: 'Input should be a valid integer, unable to parse string as an integer',
        };
      if (typeof input === 'number')
        return {
          type: 'int_from_float',
          msg: 'Input should be a valid integer, got a number with a fractional part',
        };
      return { type: 'int_type', msg: 'Input should be a valid integer' };
    case 'number':
      return text
        ? { type: 'float_parsing', msg: 'Input should be a valid number, unable to parse string as a number' }
        : { type: 'float_type', msg: 'Input should be a valid number' };
    case 'boolean':
      return text || typeof input === 'number'
        ? { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' }
        : { type: 'bool_type', msg: 'Input should be a valid boolean' };
    case 'array':
      return { type: 'list_type', msg: 'Input should be a valid list' };
    default:
      return { type: 'dict_type', msg: 'Input should be a valid dictionary' };
  }
}
