/** The keywords of a property's schema that coercion reads. */
export interface Property {
  type?: string;
  anyOf?: Property[];
  const?: unknown;
  enum?: unknown[];
}

const trueWords = new Set(['true', '1', 'yes', 'on', 't', 'y']);
const falseWords = new Set(['false', '0', 'no', 'off', 'f', 'n']);

/**
 * Converts values to the types of the schema, like pydantic's lax mode: form and query values are text, and
 * some JSON clients send "5" for 5. Ambiguous values are not converted, so that validation rejects them. In
 * an optional field, null and an empty value of another type than string mean the default and are omitted:
 * clients serialise an unset option as null, and browsers send an empty form field as "".
 */
export function coerce(
  input: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, Property>>,
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

const isUnset = (value: unknown, property: Property): boolean =>
  value === null ? !accepts(property, null) : value === '' && !accepts(property, '');

/** Whether a property accepts null or an empty string. The length of a string is not considered. */
const accepts = ({ type, anyOf, const: constant, enum: listed }: Property, value: null | ''): boolean => {
  if (anyOf !== undefined) return anyOf.some(branch => accepts(branch, value));
  if (listed !== undefined) return listed.includes(value);
  return constant !== undefined ? constant === value : type === (value === null ? 'null' : 'string');
};

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
