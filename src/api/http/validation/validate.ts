import type { TSchema } from 'typebox';
import { type EchoSchema, echo, holdsSecret } from '../../../contract/echo.js';
import { httpErrors } from '../../../contract/errors.js';
import { compileSchema } from '../../../contract/validator.js';
import { coerce, type Property } from './coerce.js';
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

interface ObjectSchema {
  properties: Record<string, Property>;
  required?: string[];
}

/**
 * Compiles an input schema into a function that returns the validated fields or throws a 422 in pydantic's
 * format. The validator that ajv compiles runs for every request; a second walk explains a failure
 * (explain.ts).
 */
export function compileValidator(schema: TSchema, takesBody: boolean): (sources: FieldSources) => unknown {
  const isValid = compileSchema(schema);
  const { properties, required = [] } = schema as unknown as ObjectSchema;
  const names = Object.keys(properties);
  const hasSecret = holdsSecret(schema as EchoSchema);
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
    if (isValid(input)) return input;

    const coerced = coerce(input, properties, required);
    if (isValid(coerced)) return coerced;

    if (takesBody && body === undefined && required.some(name => !(name in input)))
      throw httpErrors.invalid([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
    const place = (name: string) => {
      if (name in path) return 'path';
      return own(object, name) !== undefined || (takesBody && !(name in query)) ? 'body' : 'query';
    };
    explain ??= compileExplain(schema);
    throw httpErrors.invalid(explain(coerced, input, place, object));
  };
}

const own = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

function fieldsOf(body: unknown): Record<string, unknown> | null {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return body as Record<string, unknown>;
}
