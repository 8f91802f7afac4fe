import { decodeHTMLStrict } from 'entities';
import { cleanedAs } from './detect.js';
import { MappedText } from './mapped-text.js';

/** The prose of texts that were copied with their wrapping: code fences around all of them, or escapes. */

/** A code fence with the space before it; groups: opening line, fence, language, content, closing line. */
const fencedBlock =
  /(\s*(`{3,}|~{3,})[ \t]*([\w+.#-]{0,20})[^\S\n]*\n)([\s\S]*?)(^[ \t]*\2[`~]*[ \t]*\r?$|$(?![\s\S]))/gmy;
/** Names of languages that are prose; most fences have none. */
const proseLanguage = /^(?:markdown|md|mdx|text|txt|plain(?:text)?|)$/i;

/** The prose of a pasted text, with its places; undefined for one that is read as it is. */
export function pastedProse(text: string): MappedText | undefined {
  const prose = withoutFences(text);
  return decodedReferences(prose) ?? (prose === text ? undefined : MappedText.of(prose));
}

/** A text with spaces in place of its code fences, where all of it is prose inside them; else as it is. */
export function withoutFences(text: string): string {
  let prose = '';
  for (const [, opening = '', , language = '', content = '', closing = ''] of text.matchAll(fencedBlock)) {
    if (!proseLanguage.test(language) || !/^(?:plain|markdown)$/.test(cleanedAs(content, 'auto')))
      return text;
    prose += opening.replace(/\S/g, ' ') + content + closing.replace(/\S/g, ' ');
  }
  return text.slice(prose.length).trim() === '' ? prose + text.slice(prose.length) : text;
}

const reference = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;
/** What follows an escaped ampersand in a text about references. */
const restOfReference = /#?\w{1,30};/y;
/** Minimum references beside words. */
const referencesMin = 3;

/**
 * A text with its character references decoded. Undefined unless several stand in words, as in the export of
 * a website: a text about HTML mentions them on their own, or escapes them.
 */
function decodedReferences(text: string): MappedText | undefined {
  if (!text.includes('&')) return undefined;
  const decoded = new MappedText();
  let [from, inWords, mentioned] = [0, 0, 0];
  for (const { 0: found, index } of text.matchAll(reference)) {
    const chars = decodeHTMLStrict(found);
    if (chars === found) continue;
    const end = index + found.length;
    const [before = '', after = ''] = [text[index - 1], text[end]];
    restOfReference.lastIndex = end;
    if (chars === '&' && restOfReference.test(text)) {
      mentioned++;
      continue;
    }
    if (/[\p{L}\p{N}.,;:!?]/u.test(before) || /[\p{L}\p{N}]/u.test(after)) {
      if (!/[<>&]/.test(chars)) inWords++;
    } else if (!/^[\n\r]?$/.test(before) && !/[–—…&]/.test(chars)) mentioned++;
    decoded.add(text.slice(from, index), from);
    decoded.add(chars, index, end);
    from = end;
  }
  if (inWords < referencesMin || 2 * mentioned > inWords) return undefined;
  decoded.add(text.slice(from), from);
  return decoded;
}
