import { decodeHTMLStrict } from 'entities';
import { cleanedAs } from './detect.js';
import { MappedText } from './mapped-text.js';

/** The prose of texts that were copied with their wrapping: code fences around all of them, or escapes. */

/** A code fence; groups: opening line, fence, language, content, closing line. */
const fencedBlock =
  /(^[ \t]*(`{3,}|~{3,})[^\S\n]*([^\s`~]{0,20})[^\n`~]{0,100}\n)([\s\S]*?)(^[ \t]*\2[`~]*[ \t]*\r?$|$(?![\s\S]))/gm;
/** Names of languages that are prose; most fences have none. */
const proseLanguage = /^(?:markdown|md|mdx|text|txt|plain(?:text)?|)$/i;

/** The prose of a pasted text, with its places; undefined for one that is read as it is. */
export function pastedProse(text: string): MappedText | undefined {
  const prose = withoutFences(text);
  return decodedReferences(prose) ?? (prose === text ? undefined : MappedText.of(prose));
}

/** Share of the text that the prose inside its fences must have beside a sentence such as "Here it is:". */
const fencedMin = 0.8;
/** Sentences that such prose must have: the output of a program has none. */
const sentencesMin = 4;
const sentenceEnd = /\p{L}{2}[.!?]["'”’)]*\s/gu;

/** A text with spaces in place of its fences, if nearly all of it is prose inside them; else as it is. */
export function withoutFences(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text;
  let [prose, fenced] = ['', ''];
  for (const { index, ...block } of text.matchAll(fencedBlock)) {
    const { 1: opening = '', 3: language = '', 4: content = '', 5: closing = '' } = block;
    if (!proseLanguage.test(language) && !hasSentences(content)) return text;
    if (!/^(?:plain|markdown)$/.test(cleanedAs(content, 'auto'))) return text;
    prose += text.slice(prose.length, index) + opening.replace(/\S/g, ' ') + content;
    prose += closing.replace(/\S/g, ' ');
    fenced += content;
  }
  prose += text.slice(prose.length);
  if (text.replace(fencedBlock, '').trim() === '') return prose;
  const isAnswer = fenced.length >= fencedMin * text.length;
  return isAnswer && hasSentences(fenced) ? prose : text;
}

const hasSentences = (text: string): boolean => Array.from(text.matchAll(sentenceEnd)).length >= sentencesMin;

/**
 * A reference; that of the no-break space also without its semicolon, as browsers read it. In a text that was
 * escaped twice, its ampersand is one too.
 */
const reference = /&(?:amp;)*(?:(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});|nbsp(?![\w=]))/gi;
/** Minimum references beside words. */
const referencesMin = 3;

/**
 * A text with its character references decoded. Undefined unless several stand in words, as in the export of
 * a website: a text about HTML mentions them on their own, or escapes them.
 */
function decodedReferences(text: string): MappedText | undefined {
  if (!text.includes('&')) return undefined;
  const decoded = new MappedText();
  const isEscapedTwice = !/&(?!amp;)#?\w{1,30};/.test(text);
  let [from, inWords, mentioned] = [0, 0, 0];
  for (const { 0: found, index } of text.matchAll(reference)) {
    const escaped = found.replace(/^&(?:amp;)+(?=.)/i, '&');
    if (escaped !== found && !isEscapedTwice) {
      mentioned++;
      continue;
    }
    const chars = decodeHTMLStrict(escaped.endsWith(';') ? escaped : `${escaped};`);
    if (chars === escaped) continue;
    const end = index + found.length;
    const [before = '', after = ''] = [text[index - 1], text[end]];
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
