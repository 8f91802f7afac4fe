import { MappedText } from './mapped-text.js';

const normalized = /[\0-\t\v-\x1f\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff]/;

/** Whether a text has spacing or characters to normalise: most blocks have none, as native searches show. */
const mayBeNormalized = (text: string): boolean =>
  normalized.test(text) ||
  text.includes('  ') ||
  text.trim().length < text.length ||
  (text.includes('\n') && / \n|\n |\n{3}/.test(text));

export const lineBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const lineBreaks = ['\r', '\v', '\f', '\x85', '\u2028', '\u2029'];
/** The line feeds that a cleanup writes for a line break. */
export const lineFeedsFor = (found: string): string => (found === '\u2029' ? '\n\n' : '\n');

/** The text with the line breaks that a cleanup leaves: a text and its cleaned form have one format. */
export const withLineFeeds = (text: string): string =>
  lineBreaks.some(each => text.includes(each)) ? text.replace(lineBreak, lineFeedsFor) : text;

const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [lineBreak, '\n'],
  [/[\0-\x08\x0e-\x1f\x7f-\x9f]/g, ''],
  [/[ \t\xa0]{2,}|\t/g, ' '],
  [/[ \xa0]?\n[ \xa0]?/g, '\n'],
  [/\n{3,}/g, '\n\n'],
  [/^[\s\ufeff]+/g, ''],
];
const surrogate = /\p{Surrogate}/gu;

/**
 * Normalises the spacing of an extracted text, for every format: runs of spaces and tabs become one space,
 * line ends become LF, paragraphs are at most one empty line apart, control characters are removed. A single
 * no-break or typographic space is evidence of authorship and stays. Linear in the text's length.
 */
export function normalizeSpacing(text: string): string {
  if (!mayBeNormalized(text)) return text;
  return replacements
    .reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
    .trimEnd()
    .replace(surrogate, '\ufffd');
}

/** The same for a text whose characters know their source. */
export function normalizeMapped(mapped: MappedText): MappedText {
  if (!mayBeNormalized(mapped.text)) return mapped;
  const result = replacements.reduce(
    (text, [pattern, replacement]) => text.replaced(pattern, replacement),
    mapped,
  );
  return result.slice(0, result.text.trimEnd().length).replaced(surrogate, '\ufffd');
}

/** Controls that no extracted text has, and characters that XML cannot contain. */
const removed = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
/** Most paragraphs: ASCII without runs of spaces. */
const isCollapsed = /^(?:[!-~]+ )*[!-~]+$/;

/** A text in which words are compared: single spaces for white space, none at its ends, no controls. */
export function collapseMapped(mapped: MappedText): MappedText {
  if (isCollapsed.test(mapped.text)) return mapped;
  const result = mapped.replaced(removed, '').replaced(/[\s\x85]+/g, ' ');
  return result.slice(result.text.startsWith(' ') ? 1 : 0, result.text.trimEnd().length);
}

export const collapseSpace = (text: string): string => collapseMapped(MappedText.of(text)).text;

/** A percent-encoded text decoded; as it is if it is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
