/** The keywords of a property's schema that coercion reads. */
export interface Property {
  type?: string;
  anyOf?: Property[];
  const?: unknown;
}

const trueWords = new Set(['true', '1', 'yes', 'on', 't', 'y']);
const falseWords = new Set(['false', '0', 'no', 'off', 'f', 'n']);

/**
 * Converts values to the types of the schema, like pydantic's lax mode: form and query values are text, and
 * some JSON clients send "5" for 5. Ambiguous values are not converted, so that validation rejects them.
 */
export function coerce(
  input: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, Property>>,
): Record<string, unknown> {
  const output: Record<string, unknown> = {};
  for (const name in input) {
    const value = input[name];
    const property = properties[name];
    output[name] = property === undefined ? value : convert(value, typeOf(property));
  }
  return output;
}

/** Returns the type of a property, ignoring null. */
const typeOf = (property: Property): string | undefined =>
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
