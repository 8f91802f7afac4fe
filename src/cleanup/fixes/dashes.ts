import { isFunctionWord } from './dash-words.js';
import type { EditContext } from './edit-context.js';
import type { Fix } from './fix.js';
import { dashGlyphs } from './scripts.js';

const glyph = new RegExp(`[${dashGlyphs}]`);
const run = new RegExp(`[-${dashGlyphs}]+`, 'y');
const enDash = /[‒–﹘\x96]/;
/** A dash no longer than an en dash. It may link words or be a minus sign. */
const short = /^[‒–﹘\x96]$/;

const digit = /\p{Nd}/u;
const word = /[\p{L}\p{N}]/u;
const upper = /[\p{Lu}\p{Lt}\p{Nd}]/u;
const blank = /[^\S\n]/;
/** Characters before a signed number: "x=–2", "(–5". */
const beforeSign = /[=([{<>≤≥≈~+*/^×÷±,:;|]/;
const currency = /[$€£¥₹%°]/;
const clock = /(?:\d ?|\b)[ap]\.?m\.?$/i;
const closingMark = /[!?.,;:)\]}%…»›]/;
const openingMark = /[([{«‹¿¡]/;
const flagAfter = /^[a-z][\w-]*(?:=\S*)? (?:flag|option|switch|argument|parameter)s?\b/;
const flagBefore = /\b(?:flag|option|switch|argument|parameter)s? $/;
/** Maximum characters of an aside, up to which its opening dash is searched. */
const asideChars = 200;

/**
 * Replaces em dashes, en dashes and other dashes with hyphens. A pause gets one space on each side, except at
 * a line end or next to a bracket or quotation mark. A range or link ("1990–2000", "London–Paris") gets no
 * spaces. A minus sign stays with its number.
 */
export const dashes: Fix = {
  kind: 'em/en dash',
  triggers: `[-${dashGlyphs}]`,
  fix(context, trigger) {
    const { text } = context;
    let at = trigger;
    while (at > context.editedTo && text[at - 1] === '-') at--;
    run.lastIndex = at;
    run.test(text);
    const end = run.lastIndex;
    const dash = text.slice(at, end);
    if (!glyph.test(dash)) doubleHyphen(context, at, end);
    else if (!context.line(at).eastAsian) write(context, at, end, dash);
    return end;
  },
};

/**
 * "--" or "---" between spaced words is a typewriter's dash. Anywhere else it is a flag, a rule or code, and
 * stays.
 */
function doubleHyphen(context: EditContext, at: number, end: number): void {
  const { text } = context;
  if (end - at < 2 || end - at > 3 || text[at - 1] !== ' ' || text[end] !== ' ') return;
  let left = at - 1;
  while (text[left] === ' ') left--;
  let right = end;
  while (text[right] === ' ') right++;
  if (/[^\s|-]/.test(text[left] ?? '\n') && /[^\s|-]/.test(text[right] ?? '\n') && !context.line(at).row) {
    context.replace(at + 1, end, '');
  }
}

function write(context: EditContext, at: number, end: number, dash: string): void {
  const found = dashAt(context, at, end);
  const glyphs = dash.replace(/-/g, '').length;
  if (isDrawn(context, found, dash) || isFlag(context, found, dash)) {
    const flag = dash === '—' && !context.line(at).ruled && word.test(found.next);
    context.replace(at, end, flag ? '--' : '-'.repeat(dash.length), glyphs);
    return;
  }
  if (isSign(found, dash) || isLink(context, found, dash)) {
    context.replace(at, end, '-', glyphs);
    return;
  }
  const left = found.before === '\n' || blank.test(found.before) || opensBefore(context, found) ? '' : ' ';
  const right = /\s/.test(found.next) || closesAfter(context, found) ? '' : ' ';
  if (enDash.test(dash) && !(blank.test(found.before) && blank.test(found.next))) context.aside = end;
  context.replace(at, end, `${left}-${right}`, glyphs);
}

/** A dash and its neighbours. The start and the end of the text count as a newline. */
interface Dash {
  at: number;
  end: number;
  /** The characters on either side. */
  before: string;
  next: string;
  /** The last character before the spaces. */
  last: string;
}

function dashAt(context: EditContext, at: number, end: number): Dash {
  const { text } = context;
  let from = at;
  while (from > context.editedTo && from > at - asideChars && blank.test(text[from - 1]!)) from--;
  return {
    at,
    end,
    before: at === 0 ? '\n' : characterBefore(text, at),
    next: end === text.length ? '\n' : String.fromCodePoint(text.codePointAt(end)!),
    last: from === 0 ? '\n' : characterBefore(text, from),
  };
}

/** A horizontal rule, the rule of a table, or an arrow. */
function isDrawn(context: EditContext, { at, before, next }: Dash, dash: string): boolean {
  if (next === '>' || (before === '<' && !digit.test(next))) return true;
  const line = context.line(at);
  return line.ruled && (dash.length > 2 || line.row);
}

/** A command-line flag that a word processor changed: "–-verbose", "the —verbose flag". */
function isFlag(context: EditContext, { at, end, before, next }: Dash, dash: string): boolean {
  if (!/[\s(["']/.test(before) || !/[A-Za-z]/.test(next)) return false;
  if (dash.length === 2 && dash.endsWith('-')) return true;
  if (dash.length > 1) return false;
  const rest = context.text.slice(end, end + 80);
  return (
    flagAfter.test(rest) ||
    (/[a-z]/.test(next) && flagBefore.test(context.text.slice(Math.max(0, at - 20), at)))
  );
}

/**
 * A minus sign: "–5", "x=–2", "between –5 and –3", "–$5". After a number and a space the dash is a pause or a
 * range.
 */
function isSign(found: Dash, dash: string): boolean {
  return (
    short.test(dash) &&
    (digit.test(found.next) || currency.test(found.next) || found.next === '∞') &&
    (found.before === '\n' ||
      beforeSign.test(found.before) ||
      (blank.test(found.before) && !digit.test(found.last)))
  );
}

/** A range or a compound, which takes no spaces. */
function isLink(context: EditContext, found: Dash, dash: string): boolean {
  const { at, before, next } = found;
  if (dash.length > 1) return false;
  const figures = digit.test(before) || currency.test(before) || (before === '.' && isClock(context, at));
  if (figures && (digit.test(next) || currency.test(next))) return true;
  if (isClock(context, at) && digit.test(next)) return true;
  if (!short.test(dash)) return false;
  // An open range: "(1984–)".
  if (digit.test(before) && (next === '\n' || next === ')')) return true;
  if (!word.test(before) || !word.test(next)) return false;
  if (dash !== '–' && dash !== '\x96') return true;
  if (upper.test(before) || digit.test(next)) return true;
  return !isAside(context, found);
}

const isClock = (context: EditContext, at: number) => clock.test(context.text.slice(Math.max(0, at - 6), at));

/**
 * Whether an unspaced en dash between words is a pause ("sat–as usual–there") and not a link between two
 * words.
 */
function isAside(context: EditContext, { at, end }: Dash): boolean {
  const { text } = context;
  const left = /[\p{L}\p{N}'’-]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
  const right = /^[\p{L}\p{N}'’]+/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  if (isFunctionWord(left) || isFunctionWord(right)) return true;
  if (upper.test(left[0] ?? '') || upper.test(right[0] ?? '')) return false;
  return (
    context.aside >= 0 && at - context.aside <= asideChars && !/[.!?\n]/.test(text.slice(context.aside, at))
  );
}

/** Whether an opening bracket or quotation mark comes before the dash; no space follows it. */
function opensBefore(context: EditContext, { at, before }: Dash): boolean {
  if (openingMark.test(before)) return true;
  if (!isQuote(before)) return false;
  let i = at - 1;
  while (i > 0 && i > at - 4 && isQuote(context.text[i - 1]!)) i--;
  return i === 0 || /[\s([{—–-]/.test(context.text[i - 1]!);
}

/** Whether a closing bracket, quotation mark or stop comes after the dash; no space precedes it. */
function closesAfter(context: EditContext, { end, next }: Dash): boolean {
  if (closingMark.test(next)) return !(next === '.' && digit.test(context.text[end + 1] ?? ''));
  if (!isQuote(next)) return false;
  let i = end + 1;
  while (i < end + 4 && isQuote(context.text[i] ?? '')) i++;
  return i >= context.text.length || !word.test(characterAt(context.text, i));
}

const isQuote = (character: string) => character === '"' || character === "'";
const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at)!);

function characterBefore(text: string, at: number): string {
  const pair = at > 1 ? text.codePointAt(at - 2)! : 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : text[at - 1]!;
}
