import type { CleanedAs } from '../contract/cleanup.js';
import { isProgram } from './markdown/indented-code.js';

/**
 * Recognises data and programs by structure that prose hardly ever has. Every pattern reads a line once, and
 * only the first lines are read.
 */

/** Lines that are inspected. */
const linesMax = 50;
/** Share of the lines that must have the structure, because some are comments or continue a value. */
const shareMin = 0.9;
/** The same for settings, whose values may have several lines. */
const settingsMin = 0.6;

const gettext = /^msgid[ \t]+"[\s\S]*^msgstr(?:\[\d\])?[ \t]+"/m;
const timing = /^(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->[ \t]/m;
const table = /^\s*\[{1,2}[^\]\n]{1,200}\]{1,2}\s*$/;
const assignment = /^\s*[\w.\-"]+\s*=\s*\S/;
const quotedAssignment = /^\s*[\w.\-"]+\s*=\s*(?:["'[{]|\d|true|false)/;
const comment = /^\s*[#;!]/;
/** A key in lower case: speakers of an interview have capitals. */
const yamlKey = /^\s*(?:-\s+)*(?:[a-z_\d][\w.-]*|"[^"]*"):(?:\s|$)/;
const yamlItem = /^\s*-\s/;
const statement =
  /^\s*(?:SELECT\s+\S|INSERT\s+INTO\s|CREATE\s+(?:TABLE|VIEW|INDEX)\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|ALTER\s+TABLE\s|FROM\s+\w+|WHERE\s+\w|local\s+\w+\s*=|end\b|function\b)/;

/** The format of data or a program; undefined for prose, which cheap tests tell from nearly all of them. */
export function dataFormatOf(text: string): CleanedAs | undefined {
  if (!text.includes('\n')) return undefined;
  if (text.startsWith('WEBVTT') || timing.test(text.slice(0, timingChars))) return 'subtitles';
  const beginning = text.slice(0, inspectedChars);
  if (beginning.includes('msgid "') && gettext.test(beginning)) return 'gettext';
  const head = text.slice(0, headChars);
  const mayBeProgram = programStart.test(head) || programSigns.some(sign => head.includes(sign));
  const [first = '', second = ''] = firstLines(text);
  if (second === '' || !(mayBeProgram || isStructured(first, second))) return undefined;
  const lines = text.split('\n', linesMax).filter(line => line.trim() !== '');
  const share = (matches: (line: string) => boolean) => lines.filter(matches).length / lines.length;
  if (isDelimited(lines)) return 'csv';
  if (lines.some(line => table.test(line)) && lines.some(line => assignment.test(line))) {
    const isSetting = (line: string) => table.test(line) || assignment.test(line) || comment.test(line);
    if (share(isSetting) >= settingsMin)
      return lines.some(line => quotedAssignment.test(line)) ? 'toml' : 'ini';
  }
  if (lines.length > 2 && isYaml(lines, share)) return 'yaml';
  return mayBeProgram && (isProgram(lines) || share(line => statement.test(line)) > 1 / 3)
    ? 'code'
    : undefined;
}

/** Characters that show whether a text may be a program. */
const headChars = 500;
/** Characters in which the first entry of a file is searched. */
const inspectedChars = 5_000;
/** The same for the times of the first cue. */
const timingChars = 300;
/** What hardly any prose has and nearly every program: ends of statements, operators, calls, comments. */
const programSigns = [';\n', '{\n', '}\n', '==', '=>', '()', ' = ', ' -- '];
const programStart = /^(?:#!|[$%] |SELECT\s|INSERT\s|CREATE\s|UPDATE\s|DELETE\s|ALTER\s)/;

/** The first two lines with content. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length && lines.length < 2; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** Whether the first lines may be fields, keys, items, comments or a table of settings. */
const isStructured = (first: string, second: string): boolean =>
  haveSameFields(first, second) ||
  [yamlKey, yamlItem, comment, table, assignment].some(pattern => pattern.test(first)) ||
  first.startsWith('---');

/** Longest line that is tried as a row: quotation marks without an end are searched from each of them. */
const rowCharsMax = 1_000;

/** Whether two lines have the same number of a delimiter outside quotation marks. */
function haveSameFields(first: string, second: string): boolean {
  if (first.length > rowCharsMax || second.length > rowCharsMax) return false;
  const [one, other] = [first, second].map(line =>
    line.includes('"') ? line.replace(/"[^"]*(?:""[^"]*)*"/g, '') : line,
  ) as [string, string];
  return [',', '\t', ';'].some(delimiter => {
    const count = one.split(delimiter).length;
    return count > 1 && count === other.split(delimiter).length;
  });
}

/** Longest mean line of YAML: an interview has longer ones after its speakers' names. */
const yamlLineMax = 100;

function isYaml(lines: readonly string[], share: (matches: (line: string) => boolean) => number): boolean {
  const chars = lines.reduce((sum, { length }) => sum + length, 0);
  return (
    chars < yamlLineMax * lines.length &&
    share(line => yamlKey.test(line)) >= 1 / 2 &&
    share(line => yamlKey.test(line) || yamlItem.test(line) || comment.test(line) || /^---\s*$/.test(line)) >=
      shareMin
  );
}

/** Fields of a line: quoted ones, and others up to the delimiter. */
const fieldPatterns = [',', '\t', ';'].map(
  delimiter =>
    [delimiter, new RegExp(`(?:"[^"]*(?:""[^"]*)*"|[^"${delimiter}]*)(?:${delimiter}|$)`, 'g')] as const,
);
/** Least fields of a line without quoted ones, because lines of prose may have the same few commas. */
const fieldsMin = 3;

/** Whether all lines have the same number of fields. In prose, a space follows most commas. */
function isDelimited(lines: readonly string[]): boolean {
  if (lines.some(line => line.length > rowCharsMax)) return false;
  return fieldPatterns.some(([delimiter, pattern]) => {
    if (!lines[0]!.includes(delimiter)) return false;
    const counts = lines.map(line => (line.match(pattern)?.length ?? 1) - 1);
    if (counts.some(count => count !== counts[0])) return false;
    const unquoted = lines.map(line => line.replace(/"[^"]*(?:""[^"]*)*"/g, '""'));
    const spaced = unquoted.filter(line => line.includes(`${delimiter} `)).length;
    if (delimiter === '\t') return counts[0]! > 0;
    if (unquoted.some(line => line.split(delimiter).some(field => field.includes('""') && field !== '""')))
      return false;
    return (
      spaced * 5 < lines.length && (counts[0]! >= fieldsMin || unquoted.some(line => line.includes('""')))
    );
  });
}

/** Formats by the extension of a file name. A document or page is read by a reader of its own. */
const byExtension: Readonly<Record<string, CleanedAs>> = {
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  webmanifest: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  cfg: 'ini',
  conf: 'ini',
  properties: 'ini',
  env: 'ini',
  po: 'gettext',
  pot: 'gettext',
  srt: 'subtitles',
  vtt: 'subtitles',
  tex: 'latex',
  bib: 'latex',
  xml: 'html',
  svg: 'html',
  ...Object.fromEntries(
    (
      'js mjs cjs ts mts cts jsx tsx vue svelte py pyi rb php java kt kts scala go rs c h cc cpp hpp cs swift m mm ' +
      'sh bash zsh fish ps1 bat cmd sql lua pl pm r jl hs ml ex exs erl clj cljs lisp el scm dart groovy gradle ' +
      'css scss sass less graphql proto tf nix vim cmake mk dockerfile makefile'
    )
      .split(' ')
      .map(extension => [extension, 'code'] as const),
  ),
};

/** The format that the name of a file gives it; undefined for one that its content decides. */
export function formatOfName(name: string): CleanedAs | undefined {
  const file = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
}
