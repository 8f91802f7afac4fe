import { withFixedParts } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import { type Edit, mergeSpans, spansOf } from '../span.js';
import { bracketed, environmentSpans } from '../templates.js';

/**
 * Mathematics, comments, code, and commands with their options; the arguments of some are no prose. In
 * BibTeX, the keys of entries, and the fields of identifiers and of pages.
 */
const markup = new RegExp(
  [
    String.raw`(?<!\\)\$\$?[^$]{1,2000}\$`,
    bracketed,
    String.raw`(?<!\\)%[^\n]*`,
    String.raw`\\verb\*?([^\sA-Za-z*])[^\n]{0,500}?\1`,
    String.raw`\\(?:label|\w*ref|\w*cite\w*|url|href|path|texttt|lstinline|input|include\w*|usepackage|documentclass|begin|end|bibliography\w*|addbibresource|(?:re)?newcommand)\*?(?:\[[^\]\n]{0,500}\])*(?:\{[^{}\n]{0,1000}\})?`,
    String.raw`\\[A-Za-z@]+\*?(?:\[[^\]\n]{0,500}\])?`,
    String.raw`^[ \t]*@[A-Za-z]+[ \t]*[{(][^,\n"={}]{0,500},`,
    String.raw`\b(?:doi|url|eprint|file|isbn|issn|pages|crossref)\s{0,50}=\s{0,50}(?:\{[^{}]{0,2000}\}|"[^"]{0,2000}"|[^\s,]{0,500})`,
  ].join('|'),
  'gim',
);
/**
 * With Babel, a straight quote and the letter after it may be one letter: "a is ä in German. It also ends a
 * value of BibTeX that starts with one.
 */
const straightQuotes =
  /\\usepackage(?:\[[^\]]{0,500}\])?\{(?:babel|german|ngerman)\}|^[ \t]*[A-Za-z]+[ \t]*=[ \t]*"/m;

/** Longest name of a command, which letters after it would become part of. */
const nameUnits = 30;

/** The prose of a LaTeX text. Commands, mathematics and code are no prose. */
export function latexProse(source: string): Prose[] {
  const special = straightQuotes.test(source) ? /[%&#_$~^{}\\"]/ : /[%&#_$~^{}\\]/;
  const fixed = mergeSpans([...spansOf(source, markup), ...environmentSpans(source)]);
  // A backtick is a quotation mark here. An apostrophe in its place keeps all offsets.
  const text = withFixedParts(source, fixed, source.replaceAll('`', "'"));
  const write = ({ start, end, replacement }: Edit): string | null => {
    const isInName =
      /\\[A-Za-z@]*$/.test(source.slice(Math.max(0, start - nameUnits), start)) &&
      /^[A-Za-z]/.test(replacement || source.slice(end, end + 1));
    return isInName || special.test(replacement) ? null : replacement;
  };
  return [{ text, write }];
}
