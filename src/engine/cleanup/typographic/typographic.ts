import { overlaps } from '../../../document/span.js';
import { keepingColumns } from '../fixes/columns.js';
import { type CleanupEdit, EditContext, type TextFacts } from '../fixes/edit-context.js';
import { protectedRanges } from '../fixes/protected-ranges.js';
import { hyphenInNumbers, isRange, type PauseDash, pauseAt, spacedHyphens } from './dashes.js';
import { type OuterMark, type QuotationMark, quotationMarks, type Role } from './quotes.js';

/** What a whole text uses most. It decides where a place alone does not. */
export interface Habits {
  readonly outer: OuterMark;
  readonly pause: PauseDash;
  /** Whether quotations have marks of other languages, such as „ and «. Straight double ones then stay. */
  readonly isForeign: boolean;
}

const pauses: readonly (readonly [PauseDash, RegExp])[] = [
  ['—', /(?<=\S)—(?=\S)/g],
  [' — ', /(?<=\S) — (?=\S)/g],
  [' – ', /(?<=\S) – (?=\S)/g],
];

const countIn = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + Array.from(text.matchAll(pattern)).length, 0);

/** Without a majority, American quotation goes with em dashes and British quotation with spaced en dashes. */
export function habitsOf(texts: readonly string[]): Habits {
  const opening = texts
    .flatMap(text => quotationMarks(text, () => false, 'double'))
    .filter(({ role }) => role === 'opening');
  const doubles = opening.filter(({ isDouble }) => isDouble).length;
  const outer = 2 * doubles >= opening.length ? 'double' : 'single';
  const counts = pauses
    .map(([pause, pattern]) => ({ pause, count: countIn(texts, pattern) }))
    .sort((one, other) => other.count - one.count);
  const isMajority = counts[0]!.count > counts[1]!.count;
  return {
    outer,
    pause: isMajority ? counts[0]!.pause : outer === 'double' ? '—' : ' – ',
    // „ opens a quotation that “ closes.
    isForeign: 2 * countIn(texts, /[„«»]/g) > countIn(texts, /[“”]/g),
  };
}

const curly: Readonly<Record<Exclude<Role, 'unknown'>, readonly [double: string, single: string]>> = {
  opening: ['“', '‘'],
  closing: ['”', '’'],
  apostrophe: ['’', '’'],
  prime: ['″', '′'],
};

const dots = /\.{3,}/g;
const besidePath = /[/\\.]/;

/** The edits that set the typography of prose, ascending: quotation marks, primes, ellipses and dashes. */
export function typographicEdits(text: string, facts: TextFacts, habits: Habits): CleanupEdit[] {
  const code = protectedRanges(text);
  const isCode = (at: number) => overlaps(code, at, at + 1);
  const edits: CleanupEdit[] = [];
  const context = new EditContext(text, facts);
  const add = (start: number, end: number, replacement: string, kind: string) => {
    if (!isCode(start) && !context.line(start).eastAsian)
      edits.push({ start, end, replacement, kind, glyphs: 1 });
  };
  for (const mark of quotationMarks(text, isCode, habits.outer)) {
    const [replacement, kind] = settingOf(text, mark, habits);
    if (replacement !== undefined) add(mark.at, mark.at + 1, replacement, kind!);
  }
  for (const { 0: found, index } of text.matchAll(dots)) {
    const isPath = besidePath.test(text.charAt(index - 1) + text.charAt(index + found.length));
    if (found.length < 5 && !isPath) add(index, index + 3, '…', 'three dots');
  }
  for (const { index } of text.matchAll(hyphenInNumbers))
    if (isRange(text, index)) add(index, index + 1, '–', 'hyphens in ranges');
  for (const { 0: found, index } of text.matchAll(spacedHyphens)) {
    const dash = pauseAt(text, index, found.length, habits.pause);
    if (dash !== null) add(index, index + found.length, dash, 'hyphens as dashes');
  }
  return keepingColumns(
    context,
    edits.sort((one, other) => one.start - other.start),
  );
}

/** The mark that replaces a quotation mark, and the kind of change; nothing where it stays. */
function settingOf(
  text: string,
  { at, isDouble, role }: QuotationMark,
  { isForeign }: Habits,
): [replacement: string, kind: string] | [] {
  if (role === 'unknown' || (isDouble && isForeign && role !== 'prime')) return [];
  const isStraight = /["']/.test(text[at]!);
  // Word processors write ‘90s.
  if (!isStraight) return role === 'apostrophe' && text[at] === '‘' ? ['’', 'reversed apostrophes'] : [];
  return [curly[role][isDouble ? 0 : 1], role === 'prime' ? 'feet and inch marks' : 'straight quotes'];
}
