import type { EngineResult } from '../../../contract/scan.js';

/**
 * Serialises an engine result as the members of a JSON object, without the enclosing braces, so that a
 * response or a record can add members before and after. Escapes all non-ASCII characters: V8 stores ASCII
 * strings with one byte per character and copies them to bytes without encoding.
 */
export const engineResultMembers = ({ signals, ...rest }: EngineResult): string =>
  jsonMembers({ ...rest, signals });

/** Serialises any object in the same way. */
export const jsonMembers = (object: object): string => asciiJson(object).slice(1, -1);

/** Serialises any value, with non-ASCII characters escaped. */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!nonAscii.test(json)) return json;
  const escaped = json.replace(everyNonAscii, escapeOf);
  // V8 stores the result of a replacement like its input, which may have two bytes a character.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

const nonAscii = /[^\x00-\x7f]/;
const everyNonAscii = /[^\x00-\x7f]/g;
const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
