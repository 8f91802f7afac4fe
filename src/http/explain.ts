/** Why a check failed, in pydantic v2's words (https://docs.pydantic.dev/latest/errors/validation_errors/). */
import { Ajv, type ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
import { echo, type Issue } from '../errors.js';

/** Turns what a check refused into a 422's entries; `place` says where a field came from. */
export type Explain = (
  coerced: Record<string, unknown>,
  input: Record<string, unknown>,
  place: (name: string) => string,
  parent: Record<string, unknown>,
) => Issue[];

export function compileExplain(schema: TSchema): Explain {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema)));
  return (coerced, input, place, parent) => {
    if (validate(coerced)) return [];
    const byPlace = new Map<string, ErrorObject[]>();
    for (const error of validate.errors ?? []) {
      const at =
        error.keyword === 'required'
          ? `${error.instancePath}/${(error.params as { missingProperty: string }).missingProperty}`
          : error.instancePath;
      const list = byPlace.get(at);
      if (list === undefined) byPlace.set(at, [error]);
      else list.push(error);
    }
    return [...byPlace].map(([at, errors]) => {
      const segments = at.split('/').slice(1).map(unescapePointer);
      const field = segments[0] ?? '';
      const loc = [place(field), ...segments.map((s, i) => (i > 0 && /^\d+$/.test(s) ? Number(s) : s))];
      const nested = segments.length > 1 ? valueAt(input, segments.slice(0, -1)) : parent;
      return toIssue(loc, errors, segments.length === 1 ? input[field] : valueAt(input, segments), nested);
    });
  };
}

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

const valueAt = (root: unknown, segments: readonly string[]): unknown =>
  segments.reduce<unknown>(
    (at, segment) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[segment] : undefined,
    root,
  );

/** pydantic v2's error for what ajv found at one place (https://docs.pydantic.dev/latest/errors/validation_errors/). */
function toIssue(loc: Issue['loc'], errors: readonly ErrorObject[], input: unknown, parent: unknown): Issue {
  const constants = errors.filter(error => error.keyword === 'const' || error.keyword === 'enum');
  if (constants.length > 0) {
    const values = constants.flatMap(({ params }) => params.allowedValues ?? [params.allowedValue]);
    const expected = listed(values.map(value => `'${String(value)}'`));
    return {
      type: 'literal_error',
      loc,
      msg: `Input should be ${expected}`,
      ...echo(input),
      ctx: { expected },
    };
  }
  // Of a union with null the other branch is what was meant.
  const error = errors.find(e => e.keyword !== 'anyOf' && e.params.type !== 'null') ?? errors[0]!;
  if (error.keyword === 'required') return { type: 'missing', loc, msg: 'Field required', ...echo(parent) };
  const { type, msg, ctx } = describe(error, input);
  return { type, loc, msg, ...echo(input), ...(ctx && { ctx }) };
}

type Description = Pick<Issue, 'type' | 'msg' | 'ctx'>;

function describe({ keyword, params }: ErrorObject, input: unknown): Description {
  const limit = params.limit as number;
  switch (keyword) {
    case 'minLength':
      return {
        type: 'string_too_short',
        msg: `String should have at least ${chars(limit)}`,
        ctx: { min_length: limit },
      };
    case 'maxLength':
      return {
        type: 'string_too_long',
        msg: `String should have at most ${chars(limit)}`,
        ctx: { max_length: limit },
      };
    case 'minItems':
    case 'maxItems': {
      const few = keyword === 'minItems';
      const actual = (input as unknown[]).length;
      return {
        type: few ? 'too_short' : 'too_long',
        msg: `List should have at ${few ? 'least' : 'most'} ${limit} item${limit === 1 ? '' : 's'} after validation, not ${actual}`,
        ctx: { field_type: 'List', [few ? 'min_length' : 'max_length']: limit, actual_length: actual },
      };
    }
    case 'minimum':
      return {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${limit}`,
        ctx: { ge: limit },
      };
    case 'maximum':
      return {
        type: 'less_than_equal',
        msg: `Input should be less than or equal to ${limit}`,
        ctx: { le: limit },
      };
    default:
      return typeIssue(String(params.type), input);
  }
}

const chars = (n: number) => `${n} character${n === 1 ? '' : 's'}`;
const listed = (items: string[]) =>
  items.length === 1 ? items[0]! : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function typeIssue(wanted: string, input: unknown): Description {
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
