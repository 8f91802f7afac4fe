import { isFunctionWord } from './dash-words.js';
import type { Fix } from './fix.js';
import type { Page } from './page.js';
import { dashGlyphs } from './scripts.js';

const glyph = new RegExp(`[${dashGlyphs}]`);
const run = new RegExp(`[-${dashGlyphs}]+`, 'y');
const enDash = /[‒–﹘\x96]/;
/** A dash no longer than an en dash: one that may link words or stand for a minus. */
const short = /^[‒–﹘\x96]$/;

const digit = /\p{Nd}/u;
const word = /[\p{L}\p{N}]/u;
const upper = /[\p{Lu}\p{Lt}\p{Nd}]/u;
const blank = /[^\S\n]/;
/** What may stand before a figure with a sign: "x=–2", "(–5", "±". */
const beforeSign = /[=([{<>≤≥≈~+*/^×÷±,:;|]/;
const currency = /[$€£¥₹%°]/;
const clock = /(?:\d ?|\b)[ap]\.?m\.?$/i;
const closingMark = /[!?.,;:)\]}%…»›]/;
const openingMark = /[([{«‹¿¡]/;
const flagAfter = /^[a-z][\w-]*(?:=\S*)? (?:flag|option|switch|argument|parameter)s?\b/;
const flagBefore = /\b(?:flag|option|switch|argument|parameter)s? $/;
/** How far back an aside may have begun. */
const asideChars = 200;

/**
 * Dashes become hyphens. A pause is set between spaces, none doubled and none at a line's end or inside a
 * quotation mark; a range or a link ("1990–2000", "London–Paris") is set close; a sign stays with its figure.
 */
export const dashes: Fix = {
  kind: 'em/en dash',
  wakes: `[-${dashGlyphs}]`,
  fix(page, woken) {
    const { text } = page;
    let at = woken;
    while (at > page.done && text[at - 1] === '-') at--;
    run.lastIndex = at;
    run.test(text);
    const end = run.lastIndex;
    const dash = text.slice(at, end);
    if (!glyph.test(dash)) doubleHyphen(page, at, end);
    else if (!page.line(at).eastAsian) write(page, at, end, dash);
    return end;
  },
};

/** "--" or "---" between spaced words is a typewriter's dash; anywhere else it is a flag, a rule or code. */
function doubleHyphen(page: Page, at: number, end: number): void {
  const { text } = page;
  if (end - at < 2 || end - at > 3 || text[at - 1] !== ' ' || text[end] !== ' ') return;
  let left = at - 1;
  while (text[left] === ' ') left--;
  let right = end;
  while (text[right] === ' ') right++;
  if (/[^\s|-]/.test(text[left] ?? '\n') && /[^\s|-]/.test(text[right] ?? '\n') && !page.line(at).row) {
    page.replace(at + 1, end, '');
  }
}

function write(page: Page, at: number, end: number, dash: string): void {
  const place = look(page, at, end);
  const glyphs = dash.replace(/-/g, '').length;
  if (isDrawn(page, place, dash) || isFlag(page, place, dash)) {
    const flag = dash === '—' && !page.line(at).ruled && word.test(place.next);
    page.replace(at, end, flag ? '--' : '-'.repeat(dash.length), glyphs);
    return;
  }
  if (isSign(place, dash) || isLink(page, place, dash)) {
    page.replace(at, end, '-', glyphs);
    return;
  }
  const left = place.before === '\n' || blank.test(place.before) || opensBefore(page, place) ? '' : ' ';
  const right = /\s/.test(place.next) || closesAfter(page, place) ? '' : ' ';
  if (enDash.test(dash) && !(blank.test(place.before) && blank.test(place.next))) page.aside = end;
  page.replace(at, end, `${left}-${right}`, glyphs);
}

/** The surroundings of a dash; a line's end reads as a newline. */
interface Place {
  at: number;
  end: number;
  /** The characters on either side. */
  before: string;
  next: string;
  /** The last character before any spaces. */
  last: string;
}

function look(page: Page, at: number, end: number): Place {
  const { text } = page;
  let from = at;
  while (from > page.done && from > at - asideChars && blank.test(text[from - 1]!)) from--;
  return {
    at,
    end,
    before: at === 0 ? '\n' : characterBefore(text, at),
    next: end === text.length ? '\n' : String.fromCodePoint(text.codePointAt(end)!),
    last: from === 0 ? '\n' : characterBefore(text, from),
  };
}

/** A rule, a table's rule, or an arrow: dashes that draw. */
function isDrawn(page: Page, { at, before, next }: Place, dash: string): boolean {
  if (next === '>' || (before === '<' && !digit.test(next))) return true;
  const line = page.line(at);
  return line.ruled && (dash.length > 2 || line.row);
}

/** A command-line flag that a word processor has dressed up: "–-verbose", "the —verbose flag". */
function isFlag(page: Page, { at, end, before, next }: Place, dash: string): boolean {
  if (!/[\s(["']/.test(before) || !/[A-Za-z]/.test(next)) return false;
  if (dash.length === 2 && dash.endsWith('-')) return true;
  if (dash.length > 1) return false;
  const rest = page.text.slice(end, end + 80);
  return (
    flagAfter.test(rest) || (/[a-z]/.test(next) && flagBefore.test(page.text.slice(Math.max(0, at - 20), at)))
  );
}

/** A minus: "–5", "x=–2", "between –5 and –3", "–$5". After a figure and a space it is a pause or a range. */
function isSign(place: Place, dash: string): boolean {
  return (
    short.test(dash) &&
    (digit.test(place.next) || currency.test(place.next) || place.next === '∞') &&
    (place.before === '\n' ||
      beforeSign.test(place.before) ||
      (blank.test(place.before) && !digit.test(place.last)))
  );
}

/** A range or a compound: set close on both sides. */
function isLink(page: Page, place: Place, dash: string): boolean {
  const { at, before, next } = place;
  if (dash.length > 1) return false;
  const figures = digit.test(before) || currency.test(before) || (before === '.' && isClock(page, at));
  if (figures && (digit.test(next) || currency.test(next))) return true;
  if (isClock(page, at) && digit.test(next)) return true;
  if (!short.test(dash)) return false;
  // An open range: "(1984–)".
  if (digit.test(before) && (next === '\n' || next === ')')) return true;
  if (!word.test(before) || !word.test(next)) return false;
  if (dash !== '–' && dash !== '\x96') return true;
  if (upper.test(before) || digit.test(next)) return true;
  return !isAside(page, place);
}

const isClock = (page: Page, at: number) => clock.test(page.text.slice(Math.max(0, at - 6), at));

/** Does an unspaced en dash between words part clauses ("sat–as usual–there") rather than link two words? */
function isAside(page: Page, { at, end }: Place): boolean {
  const { text } = page;
  const left = /[\p{L}\p{N}'’-]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const right = /^[\p{L}\p{N}'’]+/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  if (isFunctionWord(left) || isFunctionWord(right)) return true;
  if (upper.test(left[0] ?? '') || upper.test(right[0] ?? '')) return false;
  return page.aside >= 0 && at - page.aside <= asideChars && !/[.!?\n]/.test(text.slice(page.aside, at));
}

/** An opening bracket or quotation mark takes no space after it. */
function opensBefore(page: Page, { at, before }: Place): boolean {
  if (openingMark.test(before)) return true;
  if (!isQuote(before)) return false;
  let i = at - 1;
  while (i > 0 && i > at - 4 && isQuote(page.text[i - 1]!)) i--;
  return i === 0 || /[\s([{—–-]/.test(page.text[i - 1]!);
}

/** A closing bracket, quotation mark or stop takes no space before it. */
function closesAfter(page: Page, { end, next }: Place): boolean {
  if (closingMark.test(next)) return !(next === '.' && digit.test(page.text[end + 1] ?? ''));
  if (!isQuote(next)) return false;
  let i = end + 1;
  while (i < end + 4 && isQuote(page.text[i] ?? '')) i++;
  return i >= page.text.length || !word.test(characterAt(page.text, i));
}

const isQuote = (character: string) => character === '"' || character === "'";
const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at)!);

function characterBefore(text: string, at: number): string {
  const pair = at > 1 ? text.codePointAt(at - 2)! : 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : text[at - 1]!;
}
