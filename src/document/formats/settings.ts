import { MappedText } from '../mapped-text.js';
import { isProgram } from '../markdown/indented-code.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';
import { undoubled, unescaped, unlessIn, writeEscaped } from './escapes.js';

/**
 * Files of settings: YAML, TOML, INI and .properties, a line at a time. Values that are prose may change, and
 * keys, comments, numbers and collections do not. A value whose quotation marks are not on one line is left
 * alone, unless it is a block scalar of YAML or a string of several lines of TOML.
 */

type LineFormat = 'yaml' | 'ini';

/** The indentation, the markers of items, the key and its sign, and the value of a line. */
const entryOf = (sign: string): RegExp =>
  new RegExp(
    String.raw`^([ \t]*(?:-[ \t]+)*)(?:(?:"[^"\n]*"|'[^'\n]*'|[^\s"'#:=[\]{},][^:=#\n]{0,200}?)[ \t]{0,20}(${sign}))?[ \t]*`,
  );
const entries = { yaml: entryOf(String.raw`:(?=[ \t]|$)`), ini: entryOf('[:=](?!//)') };
/** Whether a value is prose: a letter that is no exponent, and a space or a mark that cleaning replaces. */
const isProse = (value: string): boolean =>
  /\p{L}/u.test(value) && /[\s\u2010-\u2027]/.test(value) && !/^[\p{N}.]+e\P{L}/iu.test(value);

/** A key of YAML whose values are commands, programs, expressions or patterns. */
const programKey =
  /(?<![\w.-])(?:run|if|runcmd|(?:\w+_)?script|command|cmd|args|entrypoint|exec|shell|bash|code|query|sql|expr|pattern|regexp?)["']?[ \t]*:[ \t]*$/i;
const blockScalar = /^[|>][-+\d]*(?:[ \t]+#|$)/;

export function lineProse(source: string, format: LineFormat): Prose[] {
  const values: Prose[] = [];
  for (let start = 0; start < source.length; ) {
    const end = lineEnd(source, start);
    const line = source.slice(start, end).trimEnd();
    const [lead = '', markers = '', sign] = entries[format].exec(line) ?? [];
    const isItem = /-[ \t]+$/.test(markers);
    const value = line.slice(lead.length);
    const column = sign === undefined ? markers.lastIndexOf('-') : markers.length;
    const isCommand = format === 'yaml' && programKey.test(lead);
    let next = end + 1;
    if (isCommand) next = nestedEnd(source, next, column, value === '');
    else if (format === 'yaml' && (sign !== undefined || isItem) && blockScalar.test(value)) {
      next = nestedEnd(source, next, column);
      addBlock(values, source, end + 1, next);
    } else if (sign !== undefined || (format === 'yaml' && isItem))
      addScalar(values, value, start + lead.length, format);
    start = next;
  }
  return values;
}

function lineEnd(source: string, start: number): number {
  const newline = source.indexOf('\n', start);
  return newline < 0 ? source.length : newline;
}

/** The end of the lines from an offset on that are empty or belong to a key or item at a column. */
function nestedEnd(source: string, from: number, column: number, withItems = false): number {
  let start = from;
  while (start < source.length) {
    const end = lineEnd(source, start);
    const line = source.slice(start, end);
    const indent = line.search(/\S|$/);
    const isNested = indent > column || (withItems && indent === column && line[indent] === '-');
    if (line.trim() !== '' && !isNested) break;
    start = end + 1;
  }
  return start;
}

/** Adds the lines of a block scalar, unless it is a program or data. */
function addBlock(values: Prose[], source: string, from: number, to: number): void {
  const block = source.slice(from, to);
  if (/^\s*(?:[{<]|\[[\s{["\d])/.test(block) || isProgram(block.split('\n'))) return;
  for (const { 0: line, index } of block.matchAll(/[^\n]+/g)) {
    // Characters without a shape before the first one would become indentation.
    const first = line.search(/[^\s\p{Cf}]|$/u);
    values.push({ text: MappedText.of(line.slice(first).trimEnd(), from + index + first), write: inLine });
  }
}

function addScalar(values: Prose[], value: string, offset: number, format: LineFormat): void {
  const quoted = /^(?:"([^"\\]*(?:\\.[^"\\]*)*)"|'([^']*(?:''[^']*)*)')(?:[ \t]+#.*)?$/.exec(value);
  if (quoted !== null) {
    const [, double, single] = quoted;
    const text = double ?? single!;
    if (format === 'ini')
      values.push({
        text: MappedText.of(text, offset + 1),
        write: unlessIn(double === undefined ? /['\n]/ : /["\n]/),
      });
    else if (double !== undefined) values.push({ text: unescaped(text, offset + 1), write: writeEscaped });
    else values.push({ text: undoubled(text, offset + 1, "'"), write: writeDoubled });
  } else if (/^(?!\?\s)[^"'[{&*!|>%@`#]/.test(value)) {
    const text = value.replace(/[ \t]#.*$/, '').trimEnd();
    if (isProse(text) && (format === 'ini' || !/:(?:\s|$)/.test(text)))
      values.push({ text: MappedText.of(text, offset), write: plainWriter(text, format) });
  }
}

const writeDoubled = (edit: Edit): string | null => inLine(edit)?.replaceAll("'", "''") ?? null;

/**
 * Strings of TOML. A string before a sign of equality or a dot, or in the line of a table, is a key. One of
 * several lines without an end extends to the end of the text, so that no part of it is read again.
 */
const tomlString =
  /"""([^"\\]*(?:(?:\\[\s\S]|"{1,2}(?!"))[^"\\]*)*)"""|"""[\s\S]*|'''([^']*(?:'{1,2}(?!')[^']*)*)'''|'''[\s\S]*|"([^"\\\n]*(?:\\.[^"\\\n]*)*)"|'([^'\n]*)'|#[^\n]*|^[ \t]*\[[^\n]*/gm;

export function tomlProse(source: string): Prose[] {
  const values: Prose[] = [];
  for (const match of source.matchAll(tomlString)) {
    const [found, doubleLines, singleLines, double, single] = match;
    const end = match.index + found.length;
    if (/^[ \t]*[=.]/.test(source.slice(end, end + 20))) continue;
    if (doubleLines !== undefined || double !== undefined) {
      const start = match.index + (double === undefined ? 3 : 1);
      values.push({ text: unescaped(doubleLines ?? double!, start), write: writeEscaped });
    } else if (singleLines !== undefined || single !== undefined) {
      const start = match.index + (single === undefined ? 3 : 1);
      values.push({ text: MappedText.of(singleLines ?? single!, start), write: unlessIn(/['\n]/) });
    }
  }
  return values;
}

const inLine = unlessIn(/\n/);

const word = /[\p{L}\p{N}]/u;
const nearUnits = 20;

/** In a scalar without quotation marks, marks around its words have a meaning, and a colon or a hash. */
function plainWriter(value: string, format: LineFormat): (edit: Edit) => string | null {
  const firstWord = value.search(word);
  const lastWord = value.search(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]*$/u) - 1;
  return ({ start, end, replacement }) => {
    if (start < firstWord || (start === firstWord && (end > lastWord || !word.test(replacement))))
      return null;
    if (end > lastWord && (format === 'ini' ? /[^.\s]/ : /[^.\s"']/).test(replacement)) return null;
    // Another edit may remove the characters without a shape between, or write a fullwidth mark as ASCII.
    const before = /.?\p{Cf}*$/u.exec(value.slice(Math.max(0, start - nearUnits), start))![0];
    const after = /^\p{Cf}*.?/u.exec(value.slice(end, end + nearUnits))![0];
    const near = (before + replacement + after).replace(/\p{Cf}/gu, '').normalize('NFKC');
    return /:\s|:$|\s#|\n/.test(near) ? null : replacement;
  };
}
