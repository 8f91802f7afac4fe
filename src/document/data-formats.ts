import type { CleanedAs } from '../contract/cleanup.js';
import lists from './extensions.json' with { type: 'json' };
import { firstRows, withoutQuoted } from './formats/delimited.js';
import { isProgram } from './markdown/indented-code.js';
import { startsAt } from './span.js';

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
const comment = /^\s*(?:[#;!]|""")/;
/** A key in lower case: speakers of an interview have capitals. */
const yamlKey = /^\s*(?:-\s+)*(?:[a-z_\d][\w.-]*|"[^"]*"|'[^']*'):(?:\s|$)/;
/** An item, the border of a document, or a line that continues a value. */
const yamlOther = /^(?:\s*[-?:](?:\s|$)|(?:---|\.\.\.)(?:\s|$)|\s+\S)/;
const statement = new RegExp(
  String.raw`^\s*(?:${[
    String.raw`SELECT\s+\S|INSERT\s+INTO\s|CREATE\s+(?:TABLE|VIEW|INDEX)\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|ALTER\s+TABLE\s`,
    String.raw`FROM\s+\w+|WHERE\s+\w|local\s+\w+\s*=|my\s+[$@%]\w|use\s+\w+;|print\s+[$@]|end\b|function\b|def\s+\w|(?:puts|print|echo)\s*["'(]|\w+\s*<-\s`,
    String.raw`(?:RUN|CMD|COPY|ENV|WORKDIR|ENTRYPOINT|EXPOSE)\s+\S|(?:Get|Set|New|Remove|Add|Write|Invoke|Start|Stop)-[A-Z]\w`,
    String.raw`select\s.*(?:,|--|\sfrom\s)|(?:from|where)\s[^.!?]*;|(?=[\d,/\s-]*\*)(?:[\d*][\d*/,-]*\s+){5}[\w/~.]`,
    String.raw`(?:npm|npx|git|sudo|pip3?|docker|curl|wget|tar|apt(?:-get)?|brew|yarn|chmod|kubectl|cargo)\s+[-\u2013\u2014./\w](?!.*[.!?:]["\u201d]?\s*$)`,
  ].join('|')})`,
);
/**
 * Differences between files, errors, signed messages, calendars, sessions, and markup without a reader: they
 * do not change.
 */
const unread =
  /^(?:diff --git \S|--- \S[^\n]*\n\+\+\+ \S|From [\da-f]{7,40} |Traceback \(|-----BEGIN |BEGIN:V[A-Z]|>>> (?:import |from |print\(|\w{1,50} = )|#\+[A-Za-z_]{3,20}(?::| \S)|\.\. [\w-]{2,30}::|\[source[,\]])/m;

/** The format of data or a program; undefined for prose, which cheap tests tell from nearly all of them. */
export function dataFormatOf(text: string): CleanedAs | undefined {
  const head = text.slice(0, headChars);
  const hasStart = startsLine(head, anyStart);
  if (text.startsWith('WEBVTT') || (hasStart && timing.test(text.slice(0, timingChars)))) return 'subtitles';
  const beginning = text.slice(0, inspectedChars);
  if (beginning.includes('\nmsgstr') && gettext.test(beginning)) return 'gettext';
  if (hasStart && unread.test(head)) return 'code';
  const first = lineAfter(text, 0);
  const second = lineAfter(text, text.indexOf(first) + first.length);
  if (second === '') return undefined;
  const mayBeProgram = (hasStart && programStart.test(head)) || programSign.test(head);
  const isStructured = [yamlKey, yamlOther, comment, table, assignment].some(each => each.test(first));
  if (!mayBeProgram && !isStructured && !haveSameFields(first, second)) return undefined;
  if (isDelimited(text)) return 'csv';
  const lines = text.split('\n', linesMax).filter(line => line.trim() !== '');
  const share = (matches: (line: string) => boolean) => lines.filter(matches).length / lines.length;
  if (lines.some(line => table.test(line)) && lines.some(line => assignment.test(line))) {
    const isSetting = (line: string) => table.test(line) || assignment.test(line) || comment.test(line);
    if (share(isSetting) >= settingsMin)
      return lines.every(line => quotedAssignment.test(line) || !assignment.test(line)) ? 'toml' : 'ini';
  }
  if (lines.length > 2 && isYaml(lines, share)) return 'yaml';
  return mayBeProgram &&
    (isProgram(lines.filter(line => !comment.test(line))) || share(line => statement.test(line)) > 1 / 3)
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
const programSign = /\n(?<=[;{}]\n)|=(?:[=>]|(?<= =) )|\(\)|-(?<= -)- /;
const programStart =
  /^(?:#!|[$%] |\t\w|(?:SELECT|INSERT|CREATE|UPDATE|DELETE|ALTER|FROM|RUN|use|my|def|class|function|const|let|var|import|puts|print|npm|npx|git|sudo|pip3?|docker|curl)\s|(?=[\d,/ -]*\*)(?:[\d*][\d*/,-]*[ \t]+){5}\S|[A-Z][a-z]+-[A-Z]|\w{1,50} <- )/m;

/** Any of these starts of lines: most texts have none, so that one search replaces three. */
const anyStart = new RegExp([timing, unread, programStart].map(({ source }) => source).join('|'), 'my');

/** Whether a line starts with a sticky pattern: faster than a search, which tries each character. */
function startsLine(text: string, pattern: RegExp): boolean {
  let start = 0;
  do {
    if (startsAt(pattern, text, start)) return true;
    start = text.indexOf('\n', start) + 1;
  } while (start > 0);
  return false;
}

/** The first line with content after an offset; empty without one. */
function lineAfter(text: string, offset: number): string {
  for (let start = offset; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const line = text.slice(start, newline < 0 ? text.length : newline);
    if (line.trim() !== '') return line;
    start += line.length + 1;
  }
  return '';
}

/** Longest line that is tried as a row: quotation marks without an end are searched from each of them. */
const rowCharsMax = 1_000;

/** Whether two lines have the same number of a delimiter outside quotation marks. */
function haveSameFields(first: string, second: string): boolean {
  if (first.length > rowCharsMax || second.length > rowCharsMax) return false;
  const [one, other] = [withoutQuoted(first), withoutQuoted(second)];
  return [',', '\t', ';'].some(
    delimiter => one.includes(delimiter) && one.split(delimiter).length === other.split(delimiter).length,
  );
}

/** Share of the lines that must have a key of their own. */
const keysMin = 1 / 3;
/** Longest mean line of YAML: an interview has longer ones after its speakers' names. */
const yamlLineMax = 100;

function isYaml(lines: readonly string[], share: (matches: (line: string) => boolean) => number): boolean {
  const chars = lines.reduce((sum, { length }) => sum + length, 0);
  return (
    chars < yamlLineMax * lines.length &&
    share(line => yamlKey.test(line)) >= keysMin &&
    share(line => yamlKey.test(line) || yamlOther.test(line) || comment.test(line)) >= shareMin
  );
}

/** Least fields of a line without quoted ones, because lines of prose may have the same few commas. */
const fieldsMin = 3;
/** Longest field of the first line of a file whose lines have two fields. */
const headCharsMax = 40;

/** Whether all lines have the same number of fields. In prose, a space follows most commas. */
function isDelimited(text: string): boolean {
  const rows = firstRows(text);
  if (rows.length < 2 || rows.some(row => row.length > rowCharsMax)) return false;
  return [',', '\t', ';'].some(delimiter => {
    const count = rows[0]!.split(delimiter).length;
    if (count === 1 || rows.some(row => row.split(delimiter).length !== count)) return false;
    if (delimiter === '\t') return true;
    const fields = rows.map(row => row.split(delimiter));
    if (fields.some(each => each.some(field => field.includes('""') && field !== '""'))) return false;
    const spaced = rows.filter(row => row.includes(`${delimiter} `)).length;
    const isCompact =
      fields[0]!.every(field => field.length <= headCharsMax) &&
      fields.every(each => each.every(field => /^\S/.test(field)));
    return (
      spaced * 5 < rows.length && (count > fieldsMin || isCompact || rows.some(row => row.includes('""')))
    );
  });
}

/**
 * The format that the name of a file gives it; undefined for one that its content decides. A document or page
 * is read by a reader of its own. Markup without a reader does not change, as programs.
 */
export function formatOfName(name: string): CleanedAs | undefined {
  const file = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const extension = file.slice(file.lastIndexOf('.') + 1);
  // Within the function, so that the worker of the edit page, which has no files, is without the list.
  const formats = Object.entries(lists satisfies Partial<Record<CleanedAs, string>>) as [CleanedAs, string][];
  return formats.find(([, names]) => names.split(' ').includes(extension))?.[0];
}
