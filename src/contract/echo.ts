import type { JsonSchema } from './fields.js';
import { limits } from './limits.js';

const redacted = '[redacted]';
/** An API key, a bearer token, or a random secret of the length of a session token, anywhere in a string. */
const secretText = /at_sk_[0-9A-Za-z]*|Bearer +\S+|(?<![0-9A-Za-z_-])[0-9A-Za-z_-]{43}(?![0-9A-Za-z_-])/g;
/** Field names whose value is a credential, even when the schema does not declare them. */
const secretName =
  /pass(?:word|phrase|wd|wort)|secret|token|credential|authori[sz]ation|cookie|api[_-]?key|idempotency/i;

/**
 * Returns the input of a validation error for the 422 body. Secrets are removed: by schema, by field name and
 * by pattern. The input is omitted when its JSON is longer than `limits.echoChars`; copying stops at that
 * length, so a large input costs nothing.
 */
export function echo(input: unknown, schema?: JsonSchema): { input?: unknown } {
  if (input === undefined || schema?.writeOnly === true) return {};
  const budget = { chars: limits.echoChars };
  const copied = copy(input, schema, budget);
  return budget.chars < 0 ? {} : { input: copied };
}

/** Returns a field name of the input for the 422 body, truncated and without secrets. */
export const echoName = (name: string): string =>
  withoutSecrets(name.length > limits.echoNameChars ? `${name.slice(0, limits.echoNameChars)}…` : name);

const withoutSecrets = (text: string): string => text.replace(secretText, redacted);

/** Returns whether a schema or any part of it is a secret. */
export const holdsSecret = (schema: JsonSchema | undefined): boolean =>
  schema !== undefined &&
  (schema.writeOnly === true ||
    holdsSecret(schema.items) ||
    Object.values(schema.properties ?? {}).some(holdsSecret));

function copy(value: unknown, schema: JsonSchema | undefined, budget: { chars: number }): unknown {
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
  schema: JsonSchema | undefined,
  budget: { chars: number },
): unknown {
  // A misspelt field may contain the secret, so objects with a secret are echoed without undeclared fields.
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

const ownProperty = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined =>
  schema?.properties !== undefined && Object.hasOwn(schema.properties, name)
    ? schema.properties[name]
    : undefined;
