import { type Span, startsAt } from './span.js';

/**
 * Starts of expressions of template languages and of their ends: Jinja, Liquid, Handlebars, Angular and Hugo
 * (`{{ }}`, `{% %}`, `{# #}`), ERB, EJS, JSP and PHP (`<% %>`, `<? ?>`), comments of MDX, and code of BBCode.
 */
const ends: Readonly<Record<string, string>> = {
  '{{': '}}',
  '{%': '%}',
  '{#': '#}',
  '<%': '%>',
  '<?': '?>',
  '{/*': '*/}',
  '[code': '[/code]',
};
const start = /\{(?:[{%#]|\/\*)?|<[%?]|\[\[|\[code(?=[\]=])/g;
/** The target of a wiki link, up to its alias. */
const wikiTarget = /\[\[[^[\]|\n]{1,500}(?:\||\]\])/y;
/**
 * Attributes of a heading or a span (`{#id .class}`, `{: .class}`, `{.class}`), a placeholder of JavaScript
 * (`${a}`), or an expression with a string (`{f("a")}`), but no argument of TeX (`\b{"a"}`).
 */
const braces =
  /\{(?:#[\w-]|\.[\w-]|:\s?[.#\w]|(?<=\$\{)|(?<![\w\]}]\{)(?:[^{}\n"'`]|\{[^{}\n"'`]{0,100}\}){0,200}(?:["`]|(?<=[({[=?:,+\s])'))(?:[^{}\n]|\{[^{}\n]{0,100}\}){0,500}\}/y;
/** Longest expression. */
const expressionUnitsMax = 10_000;

/** Expressions of templates, attribute lists and targets of wiki links in a text. Ascending. */
export function templateSpans(text: string): Span[] {
  const spans: Span[] = [];
  if (!['{', '[[', '<%', '<?', '[code'].some(opening => text.includes(opening))) return spans;
  /** The next end of each kind, so that each is searched once. */
  const next = new Map<string, number>();
  const endAfter = (end: string, from: number): number => {
    let at = next.get(end);
    if (at === undefined || (at >= 0 && at < from)) {
      at = text.indexOf(end, from);
      next.set(end, at);
    }
    return at;
  };
  start.lastIndex = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const { 0: opening, index } = found;
    const end = ends[opening];
    const to = end === undefined ? -1 : endAfter(end, start.lastIndex);
    if (to >= 0 && to - index <= expressionUnitsMax) {
      start.lastIndex = to + end!.length;
      spans.push({ start: index, end: start.lastIndex });
      continue;
    }
    const pattern = opening === '[[' ? wikiTarget : braces;
    if (!startsAt(pattern, text, index)) {
      start.lastIndex = index + 1;
      continue;
    }
    spans.push({ start: index, end: pattern.lastIndex });
    start.lastIndex = pattern.lastIndex;
  }
  return spans;
}

/** Mathematics between \( \) or \[ \], as the source of a regular expression. */
export const bracketed = String.raw`\\\((?:(?!\\\()[^\n]){0,1000}?\\\)|\\\[(?:(?!\\\[)[^\]]){0,2000}\\\]`;

/** Environments of code and mathematics; group 1: the name. */
const environment =
  /\\begin\{((?:verbatim|lstlisting|minted|Verbatim|alltt|comment|equation|align|gather|multline|eqnarray|displaymath|math|tikzpicture|filecontents)\*?)\}/g;

/** The environments of LaTeX that contain code or mathematics. Ascending. */
export function environmentSpans(source: string): Span[] {
  const spans: Span[] = [];
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
  return spans;
}
