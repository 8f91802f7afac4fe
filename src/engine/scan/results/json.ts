import type { EngineResult } from '../../../contract/scan.js';

/**
 * Serialises an engine result as the members of a JSON object, without the enclosing braces, so that a
 * response or a record can add members before and after. Escapes all non-ASCII characters: V8 stores ASCII
 * strings with one byte per character and copies them to bytes without encoding.
 */
export function engineResultMembers({ signals, ...rest }: EngineResult): string {
  // The last row has minus signs, for which V8 would store all of the signals with two bytes a character.
  const [before, last] = [signals.slice(0, -1), signals.slice(-1)].map(asciiJson) as [string, string];
  return `${jsonMembers(rest)},"signals":${before.slice(0, -1)}${signals.length > 1 ? ',' : ''}${last.slice(1)}`;
}

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
