import { mergeSpans, type Span, spansOf, startsAt } from '../../../document/span.js';
import { templateSpans } from '../../../document/templates.js';
import { longRuns } from '../../text/long-runs.js';
import { lineMarkers, lineMarkersMax } from './line-context.js';

/** Something in prose that has a syntax of its own. */
interface Syntax {
  /** Characters of which one is in every text that has it. */
  readonly signs: string;
  readonly spansIn: (text: string) => Span[];
}

const matches = (signs: string, pattern: RegExp): Syntax => ({
  signs,
  spansIn: text => spansOf(text, pattern),
});

/** The content of a regular expression between slashes. */
const expression = String.raw`(?:[^/\n\\[]|\\.|\[(?:[^\]\n\\]|\\.){0,40}\]){1,80}/`;

/**
 * Ranges that cleaning does not change. Each pattern begins with a character that is rare in prose, which V8
 * finds fast; what precedes it is read backwards.
 */
export const syntaxes: readonly Syntax[] = [
  { signs: '`~', spansIn: codeRanges },
  { signs: '<', spansIn: tagRanges },
  { signs: '{[<', spansIn: templateSpans },
  // Quotation marks in a string of code or the title of a link: straight ones would end it.
  matches(
    '“',
    /"(?<=(?:[(=:,[{]|= ?|": ?|^[ \t]{2,20}|\]: {0,3}\S{1,300} )")(?=\S)[^"“”\n]{0,200}(?:“[^"“”\n]{0,200}”[^"“”\n]{0,200}){1,10}(?<=\S)"/gm,
  ),
  // A string of code in single marks with an apostrophe.
  matches('‘’', /'(?<=[(=:,[{]'|= ')(?=\S)[^'‘’\n]{0,200}(?:[‘’][^'‘’\n]{0,200}){1,10}'(?!\p{L})/gu),
  // A field with a delimiter: a program would take straight marks around it for those of the format.
  matches(
    '“„',
    /[“„](?:(?<=\S[,;|\t].)|(?<=^.)(?=[^”\n]{0,299}”[,;|\t]))(?=[^“”„\n,;|\t]{0,300}[,;|\t])[^“”„\n]{1,300}[“”](?=[,;|\t]\S|[,;|\t]?$)/gm,
  ),
  // Regular expressions: a substitution (`s/a/b/g`), one between slashes with a special character or as an
  // argument with flags, a character class with a range, a group, and a word with a class such as `\d`.
  matches(
    '/|#',
    /([/|#])(?<=(?<![\p{L}\p{N}_/.])(?:s|y|tr).)(?:(?!\1)[^\n\\]|\\.){1,80}\1(?:(?!\1)[^\n\\]|\\.){0,80}\1[a-z]{0,6}(?![\p{L}\p{N}])/gu,
  ),
  matches(
    '/',
    new RegExp(
      String.raw`/(?<=(?:^|[\s("'“‘=,:[{])/)(?<!\]\(/)(?=[^\s/*][^\n/]{0,80}/)(?=[^\n/]{0,80}?(?:\\[A-Za-z.()[\]]|\[\^?[^\]\s]|[)\]}.][*+?]|\(\?|\^|\$/|\|))${expression}[a-z]{0,6}(?![\p{L}\p{N}/])`,
      'gu',
    ),
  ),
  matches(
    '/',
    new RegExp(
      String.raw`/(?<=(?:(?<!\])\(|[=,:]) ?/)(?![/*])${expression}[dgimsuvy]{1,6}(?![\p{L}\p{N}/])`,
      'gu',
    ),
  ),
  matches('[', /\[(?=\^|[^\]\n]{0,40}(?:a-z|A-Z|0-9|\\[dswpux]))[^\]\n]{1,60}\](?:[*+?]|\{\d)?/g),
  matches('?', /\(\?<?[=!:][^)\n]{0,40}\)/g),
  matches('\\', /(?<![^\s"“”'`])[^\s"“”'`]{0,60}\\[dswDSW](?!\p{L}|\{\p{L})[^\s"“”'`]{0,60}/gu),
  // A command after a prompt, and a tablature of a guitar.
  matches('$', /\$ (?<=^(?:\S{1,60}[:~]\S{0,60})?\$ )[a-z][^\n]{0,300}/gm),
  matches('|', /\|(?<=(?<![^\n])[A-Ga-g].)[\d\s|hpbrx/\\~()–—-]+\|(?![^\n])/g),
  { signs: ':wW', spansIn: webAddresses },
  { signs: '@', spansIn: mailAddresses },
  { signs: '/\\', spansIn: filePaths },
];

/**
 * The ranges of all syntaxes and of long runs without spaces, ascending and not overlapping.
 * @param mayOccur a bit for each syntax that the text may have
 */
export const protectedRanges = (text: string, mayOccur = -1): Span[] =>
  mergeSpans([
    ...syntaxes.flatMap(({ spansIn }, i) => ((mayOccur & (1 << i)) === 0 ? [] : spansIn(text))),
    ...longRuns(text).map(run => withoutLinkText(text, run)),
  ]);

/** Units at each end of a long run in which the words before or after the destination of a link may be. */
const linkUnits = 100;

function withoutLinkText(text: string, { start, end }: Span): Span {
  const opening = text.slice(start, start + linkUnits).indexOf('](');
  const closing = opening < 0 ? -1 : text.slice(end - linkUnits, end).lastIndexOf(')');
  return { start: start + Math.max(0, opening), end: closing < 0 ? end : end - linkUnits + closing };
}

const marker = /`{3,}|~{3,}/g;
const indent = /[^\S\n]/;
const lineTerminator = /[\n\r\u2028\u2029]/;

/** A comment, or a tag with an attribute on one line: other angle brackets are found in any text. */
const tag = /<!--|<[a-z][\w:-]*\s[^<>\n=]{0,1000}=[^<>\n]*>/gi;

function tagRanges(text: string): Span[] {
  const ranges: Span[] = [];
  tag.lastIndex = 0;
  for (let found = tag.exec(text); found !== null; found = tag.exec(text)) {
    if (found[0] === '<!--') {
      const close = text.indexOf('-->', tag.lastIndex);
      if (close < 0) break;
      tag.lastIndex = close + 3;
    }
    ranges.push({ start: found.index, end: tag.lastIndex });
  }
  return ranges;
}

/** A line that opens or closes a fenced block. */
interface Fence extends Span {
  marker: string;
  /** Follows the marker of a list item on its line, so that it can only open a block. */
  inItem: boolean;
  /** The rest of its line. */
  info: string;
}

/**
 * Lines that begin with a fence marker, ascending. The marker is searched first and its indentation read
 * backwards, so that white space is read once.
 */
function* fences(text: string): Iterable<Fence> {
  let from = 0;
  marker.lastIndex = 0;
  for (let found = marker.exec(text); found !== null; found = marker.exec(text)) {
    const start = lineStart(text, found.index, from);
    if (start < 0) continue;
    const newline = text.indexOf('\n', marker.lastIndex);
    const end = newline < 0 ? text.length : newline;
    const inItem = /[-*+.)]/.test(text.slice(start, found.index));
    yield { start, end, marker: found[0], inItem, info: text.slice(marker.lastIndex, end) };
    from = end;
    marker.lastIndex = end;
  }
}

/** Start of the line, not before `from`, if only white space and markers precede `at` on it; else -1. */
function lineStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && indent.test(text[start - 1]!)) start--;
  if (start === 0 || text[start - 1] === '\n') return start;
  // A carriage return or U+2028 inside the white space also starts a line.
  while (start < at) if (lineTerminator.test(text[start++]!)) return start;
  const near = Math.max(from, at - lineMarkersMax);
  const found = lineMarkers.exec(text.slice(near, at));
  if (found === null || (found[0][0] !== '\n' && near > 0 && text[near - 1] !== '\n')) return -1;
  return near + found.index + (found[0][0] === '\n' ? 1 : 0);
}

export function codeRanges(text: string): Span[] {
  const ranges: Span[] = [];
  let prose = 0;
  let open: { start: number; marker: string } | undefined;
  for (const { start, end, marker, inItem, info } of fences(text)) {
    if (open === undefined) {
      if (marker[0] === '`' && info.includes('`')) continue;
      inlineCode(text, prose, start, ranges);
      open = { start, marker };
    } else if (
      !inItem &&
      marker[0] === open.marker[0] &&
      marker.length >= open.marker.length &&
      info.trim() === ''
    ) {
      prose = end;
      ranges.push({ start: open.start, end: prose });
      open = undefined;
    }
  }
  // In CommonMark an unclosed fence extends to the end of the text.
  if (open !== undefined) ranges.push({ start: open.start, end: text.length });
  else inlineCode(text, prose, text.length, ranges);
  return ranges;
}

/** Pairs each run of backticks with the next run of the same length in its paragraph. */
function inlineCode(text: string, start: number, end: number, ranges: Span[]): void {
  let runs: Span[] = [];
  // Searches a slice: a search of the whole text for the next backtick could reach its end once per block.
  for (const found of spansOf(text.slice(start, end), /`+/g)) {
    const run = { start: start + found.start, end: start + found.end };
    const last = runs.at(-1);
    if (last !== undefined && /\n[^\S\n]*\n/.test(text.slice(last.end, run.start))) {
      pair(text, runs, ranges);
      runs = [];
    }
    runs.push(run);
  }
  pair(text, runs, ranges);
}

function pair(text: string, runs: readonly Span[], ranges: Span[]): void {
  if (runs.length < 2) return;
  const partner = new Array<number>(runs.length).fill(-1);
  const latest = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const length = runs[i]!.end - runs[i]!.start;
    partner[i] = latest.get(length) ?? -1;
    if (length === 1 && opensOnly(text, runs[i]!)) continue;
    latest.set(length, i);
  }
  for (let i = 0; i < runs.length; i++) {
    const j = partner[i]!;
    if (j < 0) continue;
    ranges.push({ start: runs[i]!.start, end: runs[j]!.end });
    i = j;
  }
}

/** In `one´ and `two´ the second backtick, between a space and a letter, opens a quotation; no code ends. */
const opensOnly = (text: string, { start, end }: Span) =>
  /[^\S\n]/.test(text[start - 1] ?? '') && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/** The "://" of a web address with its scheme in group 1, or a "www." that starts a word. */
const webSign =
  /:\/\/(?<=(?<![\p{L}\p{M}\p{N}])(https?|ftp|file):\/\/)|www\.(?<=(?<![\p{L}\p{M}\p{N}])www\.)/giu;
/**
 * A host has no quotes, and a typographic dash only in its first label: `www.a–b.com`. A path may contain any
 * character that does not end an address in prose, and marks around a part without spaces: `?q=“x”`.
 */
const host =
  /(?:[^\s/?#<>"“”„‟«»`()—–…【】.\ue200-\ue206]+[—–](?=[\p{L}\p{N}-]+\.\p{L}))*[^\s/?#<>"“”„‟«»`()—–…【】\ue200-\ue206]+(?:[/?#](?:[^\s<>"“”„‟«»`【】[\]\ue200-\ue206]|(?<=[=/\w])[“„][^\s<>"“”„‟«»`【】[\]\ue200-\ue206]*[“”])*)?/uy;
/** A name in a path of Windows, which may have spaces. */
const windowsName = String.raw`[^\s\\/:*?"<>|“”„]{1,100}(?: [^\s\\/:*?"<>|“”„]{1,100}){0,4}`;
/**
 * A file path: at least two names after a slash, or one after a drive, a server or the current or home
 * folder: "/usr/lib", "C:\a", "\\server\a", "~/a", "./a".
 */
const filePath = new RegExp(
  String.raw`(?:/[\p{L}\p{N}._@+-]+/|(?<=[~.])/(?=[\p{L}\p{N}._@+-])|(?:[A-Za-z]:\\+|\\\\[\w.-]+\\)(?:${windowsName}\\+)*` +
    String.raw`(?:${windowsName}?\.[A-Za-z][A-Za-z\d]{1,4}(?![\p{L}\p{N}]))?)[^\s<>"“”„‟«»\x60【】[\]\ue200-\ue206]*`,
  'uy',
);
/** A relative path with the extension of its file: "src/a.ts". */
const relativePath = /[^\s<>"“”„‟«»`()【】[\]\ue200-\ue206]*/uy;
const nameUnit = /[\p{L}\p{N}._@+$%{}–—-]/u;
/** Longest first name of a relative path: more than the names of almost all folders. */
const nameUnitsMax = 64;
const fileExtension = /[^./]\.[a-z][a-z\d]{1,4}$/;
/** An extension of up to five characters, its dot, and what is before it. */
const extensionUnits = 8;
const pathSign = /\/|:\\|\\\\(?=\w)/g;
/** The same in a text without backslashes, several times faster. */
const slash = /\//g;
const beforePath = /[\s("'“‘[=,]/;
const closing = /[.,;:!?'’‘)\]}…—–-]/;
/** The domain after an "@", with the local part before it: at most 64 characters (RFC 5321). */
const mail =
  /@(?<=([\p{L}\p{N}._%+\-‐‑‒–]{1,64})@)[\p{L}\p{N}-]+(?:[‐-—][\p{L}\p{N}-]+)*(?:\.[\p{L}\p{N}-]+)+/gu;

function webAddresses(text: string): Span[] {
  const ranges: Span[] = [];
  if (!['://', 'www.', 'WWW.'].some(sign => text.includes(sign))) return ranges;
  webSign.lastIndex = 0;
  for (let sign = webSign.exec(text); sign !== null; sign = webSign.exec(text)) {
    if (!startsAt(host, text, webSign.lastIndex)) continue;
    webSign.lastIndex = host.lastIndex;
    ranges.push({ start: sign.index - (sign[1] ?? '').length, end: trimmedEnd(text, host.lastIndex) });
  }
  return ranges;
}

function mailAddresses(text: string): Span[] {
  return Array.from(text.matchAll(mail), ({ 0: { length }, 1: local, index }) => ({
    start: index - local!.length,
    end: index + length,
  }));
}

function filePaths(text: string): Span[] {
  const ranges: Span[] = [];
  /** End of the last run of path characters that was read and has no extension: no path ends in it. */
  let readTo = 0;
  const signs = text.includes('\\') ? pathSign : slash;
  signs.lastIndex = 0;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    const from = sign[0] === ':\\' ? sign.index - 1 : sign.index;
    let start = pathStart(text, from);
    if (start === 0 || beforePath.test(text[start - 1]!)) {
      if (!startsAt(filePath, text, from)) continue;
      signs.lastIndex = filePath.lastIndex;
      ranges.push({ start, end: trimmedEnd(text, filePath.lastIndex) });
      continue;
    }
    start = from < readTo ? -1 : relativeStart(text, from);
    if (start < 0) continue;
    relativePath.lastIndex = from;
    relativePath.test(text);
    readTo = relativePath.lastIndex;
    const end = trimmedEnd(text, readTo);
    if (!fileExtension.test(text.slice(Math.max(from, end - extensionUnits), end))) continue;
    // In ASCII, nothing would change.
    if (!/[^\0-\x7f]/.test(text.slice(start, end))) continue;
    signs.lastIndex = readTo;
    ranges.push({ start, end });
  }
  return ranges;
}

/** Start of the name before the slash at `at`, where a relative path may start; else -1. */
function relativeStart(text: string, at: number): number {
  if (text[at] !== '/') return -1;
  let start = at;
  while (start > 0 && at - start < nameUnitsMax && nameUnit.test(text[start - 1]!)) start--;
  return start === at || (start > 0 && !beforePath.test(text[start - 1]!)) ? -1 : start;
}

/** Start of the path whose first name begins at `from`: its "~", "." or ".." is part of it. */
function pathStart(text: string, from: number): number {
  if (text[from] !== '/') return from;
  if (text[from - 1] === '~') return from - 1;
  if (text[from - 1] !== '.') return from;
  return text[from - 2] === '.' ? from - 2 : from - 1;
}

/** End of an address or path without the punctuation of the sentence around it. */
function trimmedEnd(text: string, found: number): number {
  let end = found;
  while (closing.test(text[end - 1]!)) end--;
  return end;
}
