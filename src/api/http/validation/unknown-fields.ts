import { echoName } from '../../../contract/echo.js';
import { limits } from '../../../contract/limits.js';

/**
 * Sentences that name the fields of a request that its endpoint does not know, at most `limits.unknownFields`
 * of them. A file part is no field.
 */
export function unknownFields(known: object, ...sources: readonly unknown[]): string[] {
  const names = new Set<string>();
  for (const source of sources)
    if (typeof source === 'object' && source !== null && !Array.isArray(source))
      for (const name of Object.keys(source))
        if (!Object.hasOwn(known, name) && names.size <= limits.unknownFields) names.add(name);
  const listed = [...names].slice(0, limits.unknownFields);
  const sentences = listed.map(name => `The field "${echoName(name)}" is unknown and was ignored.`);
  if (names.size > listed.length) sentences.push('Further unknown fields were ignored.');
  return sentences;
}
