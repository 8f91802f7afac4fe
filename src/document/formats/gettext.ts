import type { Prose } from '../prose.js';
import { unescaped, writeEscaped } from './escapes.js';

const line = /^(?:(msgstr)(?:\[\d+\])?|(msg\w+))?[ \t]*"([^"\\\n]*(?:\\.[^"\\\n]*)*)"[ \t\r]*$/gm;

/**
 * The translations of a gettext catalogue. The texts that they translate are identifiers, which the program
 * contains too.
 */
export function gettextProse(source: string): Prose[] {
  const translations: Prose[] = [];
  let isTranslation = false;
  for (const { 0: found, 1: translated, 2: other, 3: content, index } of source.matchAll(line)) {
    if (translated !== undefined || other !== undefined) isTranslation = translated !== undefined;
    if (!isTranslation) continue;
    const start = index + found.indexOf('"') + 1;
    translations.push({ text: unescaped(content!, start), write: writeEscaped });
  }
  return translations;
}
