import { limits } from './limits.js';

/** The parts of a JSON Schema that decide what of a value may be repeated. */
export interface EchoSchema {
  /** Marks a value that is never sent back (JSON Schema 2020-12 validation, section 9.4). */
  writeOnly?: boolean;
  properties?: Readonly<Record<string, EchoSchema>>;
  items?: EchoSchema;
}

/** Stands where a secret was. */
const redacted = '[redacted]';
/** An API key, and a session token or a random secret of its length, anywhere in a string. */
const secretText = /at_sk_[0-9A-Za-z]*|Bearer +\S+|(?<![0-9A-Za-z_-])[0-9A-Za-z_-]{43}(?![0-9A-Za-z_-])/g;
/** Field names whose value is a credential, whatever the schema of the endpoint knows. */
const secretName =
  /pass(?:word|phrase|wd|wort)|secret|token|credential|authori[sz]ation|cookie|api[_-]?key|idempotency/i;

/**
 * The input of a validation error, as a 422 repeats it: without secrets (by schema, by field name and by their looks), and
 * left out when its JSON has more than `limits.echoChars` characters. Stops copying there, so a large input costs nothing.
 */
export function echo(input: unknown, schema?: EchoSchema): { input?: unknown } {
  if (input === undefined || schema?.writeOnly === true) return {};
  const budget = { chars: limits.echoChars };
  const copied = copy(input, schema, budget);
  return budget.chars < 0 ? {} : { input: copied };
}

/** A name from the input where an answer repeats it: cut, and without secrets. */
export const echoName = (name: string): string =>
  withoutSecrets(name.length > limits.echoNameChars ? `${name.slice(0, limits.echoNameChars)}…` : name);

const withoutSecrets = (text: string): string => text.replace(secretText, redacted);

/** Whether a schema or a part of it is a secret. */
export const holdsSecret = (schema: EchoSchema | undefined): boolean =>
  schema !== undefined &&
  (schema.writeOnly === true ||
    holdsSecret(schema.items) ||
    Object.values(schema.properties ?? {}).some(holdsSecret));

function copy(value: unknown, schema: EchoSchema | undefined, budget: { chars: number }): unknown {
  budget.chars -= typeof value === 'string' ? value.length + 2 : 4;
  if (budget.chars < 0) return undefined;
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      if (budget.chars < 0) break;
      items.push(copy(item, schema?.items, budget));
    }
    return items;
  }
  return copyObject(value as Record<string, unknown>, schema, budget);
}

function copyObject(
  object: Record<string, unknown>,
  schema: EchoSchema | undefined,
  budget: { chars: number },
): unknown {
  // A misspelt name may carry the secret, so of an object that has one only the declared fields are repeated.
  const declaredOnly = holdsSecret(schema);
  const entries: [string, unknown][] = [];
  for (const name in object) {
    if (!Object.hasOwn(object, name)) continue;
    const property = ownProperty(schema, name);
    if (declaredOnly && property === undefined) continue;
    budget.chars -= name.length + 4;
    if (budget.chars < 0) break;
    const secret = property?.writeOnly === true || secretName.test(name);
    entries.push([withoutSecrets(name), secret ? redacted : copy(object[name], property, budget)]);
  }
  return Object.fromEntries(entries);
}

const ownProperty = (schema: EchoSchema | undefined, name: string): EchoSchema | undefined =>
  schema?.properties !== undefined && Object.hasOwn(schema.properties, name)
    ? schema.properties[name]
    : undefined;
