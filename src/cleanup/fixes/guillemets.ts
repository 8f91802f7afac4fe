import type { Fix } from './fix.js';
import type { Page } from './page.js';

const opens = (glyph: string | undefined) => glyph === '«' || glyph === '‹';
const closes = (glyph: string | undefined) => glyph === '»' || glyph === '›';
const space = /[^\S\n]/;

/**
 * « and », ‹ and ›, pointing either way. The spaces French sets inside go with them. Alone between spaces, in a
 * line that has none of the other direction, one is a separator ("File » Open") or a sign, and stays.
 */
export const guillemets: Fix = {
  kind: 'smart quotes',
  wakes: '[«»‹›]',
  fix(page, at) {
    const { text } = page;
    const sides = readSides(text, at);
    if (!isQuotation(page, at, sides)) return at + 1;
    let start = at;
    let end = at + 1;
    if (padsAfter(text, at, sides)) while (end < text.length && space.test(text[end]!)) end++;
    if (padsBefore(text, at, sides)) while (start > page.done && space.test(text[start - 1]!)) start--;
    page.replace(start, end, text[at] === '«' || text[at] === '»' ? '"' : "'");
    return end;
  },
};

/** Will the guillemet at `at`, if it is one, take the spaces before it along? */
export function takesSpacesBefore(page: Page, at: number): boolean {
  if (!closes(page.text[at])) return false;
  const sides = readSides(page.text, at);
  return isQuotation(page, at, sides) && padsBefore(page.text, at, sides);
}

interface Sides {
  atStart: boolean;
  atEnd: boolean;
  spacedBefore: boolean;
  spacedAfter: boolean;
  /** Another guillemet is next to it, or behind the spaces. */
  doubled: boolean;
}

/** Spaces that begin or end a line part nothing: what stands behind them is at the line's start or end. */
function readSides(text: string, at: number): Sides {
  let before = at;
  while (before > 0 && space.test(text[before - 1]!)) before--;
  let after = at + 1;
  while (after < text.length && space.test(text[after]!)) after++;
  const atStart = before === 0 || text[before - 1] === '\n';
  const atEnd = after === text.length || text[after] === '\n';
  return {
    atStart,
    atEnd,
    spacedBefore: !atStart && before < at,
    spacedAfter: !atEnd && after > at + 1,
    doubled: /[«»‹›]/.test(text.charAt(before - 1) + text.charAt(after)),
  };
}

function isQuotation(page: Page, at: number, { spacedBefore, spacedAfter, doubled }: Sides): boolean {
  const line = page.line(at);
  return !line.eastAsian && (!(spacedBefore && spacedAfter) || doubled || line.guillemets);
}

const padsAfter = (text: string, at: number, { atStart, spacedBefore, spacedAfter }: Sides) =>
  opens(text[at]) && spacedAfter && (atStart || spacedBefore || /[(["'“‘]/.test(text[at - 1]!));

const padsBefore = (text: string, at: number, { atEnd, spacedBefore, spacedAfter }: Sides) =>
  closes(text[at]) && spacedBefore && (atEnd || spacedAfter || /[).,;:!?\]"'”’]/.test(text[at + 1]!));
