import { MappedText } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import type { Edit } from '../span.js';
import { unescaped, writeEscaped } from './escapes.js';

/**
 * Files of settings: YAML, TOML, INI and .properties, a line at a time. Values that are prose may change, and
 * keys, comments, numbers and collections do not. A value whose quotation marks are not on one line is left
 * alone, unless it is a block scalar of YAML or a string of several lines of TOML.
 */

/** The indentation, the markers of items, the key and its sign, and the value of a line. */
const entry =
  /^([ \t]*(?:-[ \t]+)*)(?:(?:"[^"\n]*"|'[^'\n]*'|[^\s"'#:=[\]{},][^:=#\n]{0,200}?)[ \t]{0,20}([:=])(?=[ \t]|$|\S))?[ \t]*/;
/** Whether a value is prose: with a letter, and more than one word or a mark that cleaning replaces. */
const isProse = (value: string): boolean => /\p{L}/u.test(value) && /[\s\u2010-\u2027]/.test(value);

export type SettingsFormat = 'yaml' | 'toml' | 'ini';

export function settingsProse(source: string, format: SettingsFormat): Prose[] {
  return format === 'toml' ? tomlProse(source) : lineProse(source, format);
}

function lineProse(source: string, format: 'yaml' | 'ini'): Prose[] {
  const values: Prose[] = [];
  /** Indentation of the key of an open block scalar; -1 outside. */
  let block = -1;
  for (let start = 0; start < source.length; ) {
    const newline = source.indexOf('\n', start);
    const end = newline < 0 ? source.length : newline;
    const line = source.slice(start, end).trimEnd();
    const indent = line.search(/\S|$/);
    if (block >= 0 && (line === '' || indent > block)) {
      if (line !== '')
        values.push({ text: MappedText.of(line.slice(indent), start + indent), write: inLine });
    } else {
      block = -1;
      const [lead = '', markers = '', sign] = entry.exec(line) ?? [];
      const isItem = /-[ \t]+$/.test(markers);
      const value = line.slice(lead.length);
      const isEntry = sign !== undefined || (format === 'yaml' && isItem);
      if (isEntry && format === 'yaml' && /^[|>][-+\d]*(?:[ \t]+#|$)/.test(value)) block = indent;
      else if (isEntry) addScalar(values, value, start + lead.length, format);
    }
    start = end + 1;
  }
  return values;
}

function addScalar(values: Prose[], value: string, offset: number, format: SettingsFormat): void {
  const double = /^"([^"\\]*(?:\\.[^"\\]*)*)"(?:[ \t]+#.*)?$/.exec(value);
  const single = /^'([^']*(?:''[^']*)*)'(?:[ \t]+#.*)?$/.exec(value);
  if (double !== null) values.push({ text: unescaped(double[1]!, offset + 1), write: writeEscaped });
  else if (single !== null) values.push(singleQuoted(single[1]!, offset + 1, format));
  else if (/^[^"'[{&*!|>%@`#]/.test(value) && !/[ \t]#/.test(value) && isProse(value))
    values.push({ text: MappedText.of(value, offset), write: plainWriter(value) });
}

function singleQuoted(content: string, offset: number, format: SettingsFormat): Prose {
  if (format !== 'yaml')
    return {
      text: MappedText.of(content, offset),
      write: edit => (edit.replacement.includes("'") ? null : inLine(edit)),
    };
  const text = new MappedText();
  let from = 0;
  for (const { index } of content.matchAll(/''/g)) {
    text.add(content.slice(from, index), offset + from);
    text.add("'", offset + index, offset + index + 2);
    from = index + 2;
  }
  text.add(content.slice(from), offset + from);
  return { text, write: edit => inLine({ ...edit, replacement: edit.replacement.replaceAll("'", "''") }) };
}

/**
 * Strings of TOML. A string before a sign of equality or a dot, or in the line of a table, is a key. One of
 * several lines without an end extends to the end of the text, so that no part of it is read again.
 */
const tomlString =
  /"""([^"\\]*(?:(?:\\[\s\S]|"{1,2}(?!"))[^"\\]*)*)"""|"""[\s\S]*|'''([^']*(?:'{1,2}(?!')[^']*)*)'''|'''[\s\S]*|"([^"\\\n]*(?:\\.[^"\\\n]*)*)"|'([^'\n]*)'|#[^\n]*|^[ \t]*\[[^\n]*/gm;

function tomlProse(source: string): Prose[] {
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
      const write = (edit: Edit) => (edit.replacement.includes("'") ? null : inLine(edit));
      values.push({ text: MappedText.of(singleLines ?? single!, start), write });
    }
  }
  return values;
}

const inLine = ({ replacement }: Edit): string | null => (replacement.includes('\n') ? null : replacement);

const word = /[\p{L}\p{N}]/u;
const nearUnits = 20;

/** In a scalar without quotation marks, marks around its words have a meaning, and a colon or a hash. */
function plainWriter(value: string): (edit: Edit) => string | null {
  const firstWord = value.search(word);
  const lastWord = lastIndexOf(value, word);
  return ({ start, end, replacement }) => {
    if (start <= firstWord || (end > lastWord && /[^.\s]/.test(replacement))) return null;
    // The characters without a shape between may be removed too.
    const before = /.?\p{Cf}*$/u.exec(value.slice(Math.max(0, start - nearUnits), start))![0];
    const after = /^\p{Cf}*.?/u.exec(value.slice(end, end + nearUnits))![0];
    const near = (before + replacement + after).replace(/\p{Cf}/gu, '');
    return /:\s|:$|\s#|\n/.test(near) ? null : replacement;
  };
}

function lastIndexOf(value: string, pattern: RegExp): number {
  let at = value.length - 1;
  while (at >= 0 && !pattern.test(value[at]!)) at--;
  return at;
}
