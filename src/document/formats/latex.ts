import { withFixedParts } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import { mergeSpans, type Span } from '../span.js';

/** Environments of code and mathematics; group 1: the name. */
const environment =
  /\\begin\{((?:verbatim|lstlisting|minted|Verbatim|alltt|comment|equation|align|gather|multline|eqnarray|displaymath|math|tikzpicture|filecontents)\*?)\}/g;
/** Mathematics, comments, code, and commands with their options; the arguments of some are no prose. */
const markup = new RegExp(
  [
    String.raw`(?<!\\)\$\$?[^$]{1,2000}\$`,
    String.raw`\\\((?:(?!\\\()[^\n]){0,1000}?\\\)|\\\[(?:(?!\\\[)[^\]]){0,2000}\\\]`,
    String.raw`(?<!\\)%[^\n]*`,
    String.raw`\\verb\*?([^\sA-Za-z*])[^\n]{0,500}?\1`,
    String.raw`\\(?:label|\w*ref|\w*cite\w*|url|href|path|texttt|lstinline|input|include\w*|usepackage|documentclass|begin|end|bibliography\w*|addbibresource|(?:re)?newcommand)\*?(?:\[[^\]\n]{0,500}\])*(?:\{[^{}\n]{0,1000}\})?`,
    String.raw`\\[A-Za-z@]+\*?\[[^\]\n]{0,500}\]`,
  ].join('|'),
  'g',
);
/** With Babel, a straight quote and the letter after it may be one letter: "a is ä in German. */
const babel = /\\usepackage(?:\[[^\]]{0,500}\])?\{(?:babel|german|ngerman)\}/;

/** The prose of a LaTeX text. Commands, mathematics and code are no prose. */
export function latexProse(source: string): Prose[] {
  const keepsQuotes = babel.test(source);
  // A backtick is a quotation mark here. An apostrophe in its place keeps all offsets.
  const text = withFixedParts(source, markupSpans(source), source.replaceAll('`', "'"));
  return [
    { text, write: ({ replacement }) => (keepsQuotes && replacement.includes('"') ? null : replacement) },
  ];
}

function markupSpans(source: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: found, index } of source.matchAll(markup))
    spans.push({ start: index, end: index + found.length });
  const unclosed = new Set<string>();
  environment.lastIndex = 0;
  for (let begin = environment.exec(source); begin !== null; begin = environment.exec(source)) {
    const name = begin[1]!;
    const end = unclosed.has(name) ? -1 : source.indexOf(`\\end{${name}}`, begin.index);
    if (end < 0) unclosed.add(name);
    else {
      spans.push({ start: begin.index, end });
      environment.lastIndex = end;
    }
  }
  return mergeSpans(spans);
}
