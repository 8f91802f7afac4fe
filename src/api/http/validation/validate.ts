import type { TSchema } from 'typebox';
import { echo, echoName, holdsSecret } from '../../../contract/echo.js';
import { HttpError, httpErrors, type Issue } from '../../../contract/errors.js';
import type { JsonSchema } from '../../../contract/fields.js';
import { limits } from '../../../contract/limits.js';
import { compileSchema } from '../../../contract/validator.js';
import { didYouMean } from '../../../engine/selection/field-paths.js';
import { isObject } from '../body/json-object.js';
import { compileExplain, type Explain } from './explain.js';

/**
 * The fields of a request by source. A path parameter takes precedence over a body field of the same name,
 * because access rules and logs use the path; a body field takes precedence over a query parameter.
 */
export interface FieldSources {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * Compiles an input schema into a function that returns the validated fields or throws a 422 in pydantic's
 * format. The validator that ajv compiles runs for every request; a second walk explains a failure
 * (explain.ts). An unknown field of the body is rejected: it is a typing error, or an option that this
 * version does not have.
 * @param alsoInBody names that a body may have besides the fields
 */
export function compileValidator(
  schema: TSchema,
  takesBody: boolean,
  alsoInBody: readonly string[] = [],
): (sources: FieldSources) => unknown {
  const isValid = compileSchema(schema);
  const { properties = {}, required = [] } = schema as JsonSchema;
  const names = Object.keys(properties);
  const hasSecret = holdsSecret(schema as JsonSchema);
  const known = [...names, ...alsoInBody];
  const knownSet = new Set(known);
  let explain: Explain | undefined;

  return ({ path, query, body }) => {
    const object = fieldsOf(body);
    if (object === null)
      throw httpErrors.invalid([
        {
          type: 'model_attributes_type',
          loc: ['body'],
          msg: 'Input should be a valid dictionary or object to extract fields from',
          // A body that is not an object may be the secret itself.
          ...(hasSecret ? {} : echo(body)),
        },
      ]);

    const input: Record<string, unknown> = {};
    for (const name of names) {
      const value = own(path, name) ?? own(object, name) ?? own(query, name);
      if (value !== undefined) input[name] = value;
      else if (own(object, name) === null) input[name] = null;
    }
    const unknown = takesBody ? Object.keys(object).filter(name => !knownSet.has(name)) : [];
    const isKnown = unknown.length === 0;
    if (isKnown && isValid(input)) return input;

    const coerced = coerce(input, properties, required);
    if (isKnown && isValid(coerced)) return coerced;

    if (takesBody && body === undefined && required.some(name => !(name in input)))
      throw httpErrors.invalid([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
    const place = (name: string) => {
      if (name in path) return 'path';
      return own(object, name) !== undefined || (takesBody && !(name in query)) ? 'body' : 'query';
    };
    explain ??= compileExplain(schema);
    throw httpErrors.invalid([
      ...unknown.slice(0, limits.unknownFields).map(name => unknownField(name, known)),
      ...explain(coerced, input, place, object),
    ]);
  };
}

/** Names no value, which may be a secret under a wrong name. */
const unknownField = (name: string, known: readonly string[]): Issue => ({
  type: 'extra_forbidden',
  loc: ['body', echoName(name)],
  msg: `Unknown field${didYouMean(name, known) || '.'} The known fields are ${known.join(', ')}`,
});

const own = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

function fieldsOf(body: unknown): Record<string, unknown> | null {
  if (body === undefined) return {};
  return isObject(body) ? body : null;
}

const trueWords = new Set(['true', '1', 'yes', 'on', 't', 'y']);
const falseWords = new Set(['false', '0', 'no', 'off', 'f', 'n']);

/**
 * Converts values to the types of the schema, like pydantic's lax mode: form and query values are text, and
 * some JSON clients send "5" for 5. Ambiguous values are not converted, so that validation rejects them. In
 * an optional field, null and an empty value of another type than string mean the default and are omitted:
 * clients serialise an unset option as null, and browsers send an empty form field as "".
 */
function coerce(
  input: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): Record<string, unknown> {
  const output: Record<string, unknown> = {};
  for (const name in input) {
    const value = input[name];
    const property = properties[name];
    if (property !== undefined && !required.includes(name) && isUnset(value, property)) continue;
    output[name] = property === undefined ? value : convert(value, typeOf(property));
  }
  return output;
}

const isUnset = (value: unknown, property: JsonSchema): boolean =>
  value === null ? !accepts(property, null) : value === '' && !accepts(property, '');

/** Whether a property accepts null or an empty string. The length of a string is not considered. */
const accepts = ({ type, anyOf, const: constant, enum: listed }: JsonSchema, value: null | ''): boolean => {
  if (anyOf !== undefined) return anyOf.some(branch => accepts(branch, value));
  if (listed !== undefined) return listed.includes(value);
  return constant !== undefined ? constant === value : type === (value === null ? 'null' : 'string');
};

/** Returns the type of a property, ignoring null. */
const typeOf = (property: JsonSchema): string | undefined =>
  property.type ?? property.anyOf?.find(branch => branch.type !== 'null' && branch.const === undefined)?.type;

function convert(value: unknown, type: string | undefined): unknown {
  switch (type) {
    case 'boolean': {
      if (value === 1 || value === 0) return value === 1;
      if (typeof value !== 'string') return value;
      const word = value.trim().toLowerCase();
      return trueWords.has(word) ? true : falseWords.has(word) ? false : value;
    }
    case 'integer':
      return typeof value === 'string' && /^\s*[+-]?\d{1,15}(\.0*)?\s*$/.test(value) ? Number(value) : value;
    case 'number':
      return typeof value === 'string' && /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i.test(value)
        ? Number(value)
        : value;
    default:
      return value;
  }
}

/** Locates the issues of an error that name a field of the body in the query, if only that has the field. */
export function withQueryIssues(error: unknown, query: FieldSources['query'], body: unknown): unknown {
  if (!(error instanceof HttpError) || typeof error.detail === 'string') return error;
  const detail = error.detail.map(issue => {
    const [place, name] = issue.loc;
    const isInQuery = place === 'body' && own(query, `${name}`) !== undefined;
    if (!isInQuery || own(Object(body), `${name}`) != null) return issue;
    return { ...issue, loc: ['query', ...issue.loc.slice(1)] };
  });
  return new HttpError(error.status, detail, error.headers);
}

/** Sentences that name the unknown query parameters of a request, at most `limits.unknownFields` of them. */
export function unknownParameters(known: object, query: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(query).filter(name => !Object.hasOwn(known, name));
  const listed = names.slice(0, limits.unknownFields);
  const sentences = listed.map(name => `The parameter "${echoName(name)}" is unknown and was ignored.`);
  if (names.length > listed.length) sentences.push('Further unknown parameters were ignored.');
  return sentences;
}
