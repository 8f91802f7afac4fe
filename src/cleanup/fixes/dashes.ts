import { dashBeforeNumber, isNumberRange, repeatsUnit, startsNumber } from './dash-numbers.js';
import { hasFunctionWord, isCompound } from './dash-words.js';
import type { EditContext } from './edit-context.js';
import type { Fix } from './fix.js';
import { dashGlyphs } from './scripts.js';

const glyph = new RegExp(`[${dashGlyphs}]`);
const run = new RegExp(`[-${dashGlyphs}]+`, 'y');
const anyDash = new RegExp(`[-${dashGlyphs}]`);
const enDash = /[‒–﹘\x96]/;
/** A dash no longer than an en dash. It may link words or be a minus sign. */
const short = /^[‒–﹘\x96]$/;

const digit = /\p{Nd}/u;
const word = /[\p{L}\p{N}]/u;
const upper = /[\p{Lu}\p{Lt}\p{Nd}]/u;
const blank = /[^\S\n]/;
/** Characters before a signed number: "x=–2", "(–5", "→–3". */
const beforeSign = /[([{*/^,:;|_&@\\]|[^\P{S}\p{Sc}°]/u;
/** Operators before a signed variable or bracket: "y=–x", "2·–(a+b)". */
const operator = /[=≠≤≥≈±×÷·*/^+]/;
const variable = /^(?:\p{L}(?!\p{L})|\()/u;
const currency = /[$€£¥₹%°]/;
const clock = /(?:\d ?|\b)[ap]\.?m\.?$/i;
const closingMark = /[!?.,;:)\]}%…»›]/;
const openingMark = /[([{«‹¿¡]/;
const flagAfter = /^[a-z][\w-]*(?:=\S*)? (?:flag|option|switch|argument|parameter)s?\b/;
const flagBefore = /\b(?:flag|option|switch|argument|parameter)s? $/;
/** An abbreviation before a dash: initials, a month, a weekday, or a title before a name. */
const abbreviation =
  /(?:^|[\s("'])(?:(?:\p{L}\.)+|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|St|Mt|No|vol|pp?)\.)$/u;
const shortDashes = /[‒–﹘\x96]/;
const wordUnit = /[\p{L}\p{N}\p{Cs}'’-]/u;
/** A unit of words that have a dash or hyphen between each two. */
const compoundUnit = /[\p{L}\p{N}\p{Cs}'’‒–﹘\x96-]/u;
const sentenceStart = /(?:^|[.!?\n])["')\]]*\s*["'(]*$/;
/** Characters on each side of a dash in which a compound is searched. */
const compoundChars = 60;
/** Maximum characters of an aside, up to which its opening dash is searched. */
const asideChars = 200;

/**
 * Replaces em dashes, en dashes and other dashes with hyphens. A pause gets one space on each side, except at
 * a line end or next to a bracket or quotation mark. A range or link ("1990–2000", "London–Paris") gets no
 * spaces. A minus sign stays with its number, also directly after another dash ("−15–−10").
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
  const found = dashAt(context, at, end, context.editedTo);
  const glyphs = dash.replace(/-/g, '').length;
  if (isDrawn(context, found, dash) || isFlag(context, found, dash)) {
    const flag = dash === '—' && !context.line(at).ruled && word.test(found.next);
    context.replace(at, end, flag ? '--' : '-'.repeat(dash.length), glyphs);
    return;
  }
  if (isSign(context, found, dash) || isLink(context, found, dash)) {
    context.replace(at, end, '-', glyphs);
    return;
  }
  if (isDoubled(context, found, dash)) {
    context.replace(at, end, '--', glyphs);
    return;
  }
  const left = found.before === '\n' || blank.test(found.before) || opensBefore(context, found) ? '' : ' ';
  const right = /\s/.test(found.next) || closesAfter(context, found) ? '' : ' ';
  if (enDash.test(dash) && !(blank.test(found.before) && blank.test(found.next))) context.aside = end;
  context.replace(at, end, endsInSign(context, found, dash) ? `${left}- -` : `${left}-${right}`, glyphs);
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

function dashAt({ text }: EditContext, at: number, end: number, limit: number): Dash {
  let from = at;
  while (from > limit && from > at - asideChars && blank.test(text[from - 1]!)) from--;
  return {
    at,
    end,
    before: at === 0 ? '\n' : characterBefore(text, at),
    next: end === text.length ? '\n' : String.fromCodePoint(text.codePointAt(end)!),
    last: from === 0 ? '\n' : characterBefore(text, from),
  };
}

/** A horizontal rule, the rule of a table, or an arrow. */
function isDrawn(context: EditContext, { at, end, before, next }: Dash, dash: string): boolean {
  if (next === '>' || (before === '<' && !startsNumber(context.text, end))) return true;
  const line = context.line(at);
  return line.ruled && (dash.length > 2 || line.row);
}

/** A command-line flag that a word processor changed: "–-verbose", "the —verbose flag". */
function isFlag(context: EditContext, { at, end, before, next }: Dash, dash: string): boolean {
  if (!/[\s(["']/.test(before) || !/[A-Za-z]/.test(next)) return false;
  if (dash.length === 2 && dash.endsWith('-')) return !startsNumber(context.text, end);
  if (dash.length > 1) return false;
  const rest = context.text.slice(end, end + 80);
  return (
    flagAfter.test(rest) ||
    (/[a-z]/.test(next) && flagBefore.test(context.text.slice(Math.max(0, at - 20), at)))
  );
}

/**
 * A minus sign: "–5", "x=–2", "between –5 and –3", "–$5", "y = –x". After a number and a space the dash is a
 * pause or a range.
 */
function isSign(context: EditContext, found: Dash, dash: string): boolean {
  const { end, next, last } = found;
  if (!short.test(dash)) return false;
  if (startsNumber(context.text, end) || currency.test(next)) return mayPrecedeSign(context, found);
  return operator.test(last) && /[\p{L}(]/u.test(next);
}

function mayPrecedeSign(context: EditContext, found: Dash): boolean {
  const { at, before, last } = found;
  if (/\p{Sc}/u.test(before)) return !digit.test(context.text[at - 2] ?? '');
  if (before === '\n' || beforeSign.test(before) || opensBefore(context, found)) return true;
  return blank.test(before) && !digit.test(last);
}

/** Whether the number before a dash has a minus sign. */
function afterSignedNumber(context: EditContext, at: number): boolean {
  const { text } = context;
  const sign = dashBeforeNumber(text, at);
  if (sign < 0) return false;
  if (anyDash.test(text[sign - 1] ?? '')) return text[sign - 1] !== text[sign];
  return mayPrecedeSign(context, dashAt(context, sign, sign + 1, 0));
}

/**
 * Whether the second of two dashes is a minus sign: "−15–−10". Two equal dashes are a sign only after a
 * signed number ("–5––3"); elsewhere they are one dash.
 */
function endsInSign(context: EditContext, { at, end, before }: Dash, dash: string): boolean {
  if (dash.length !== 2) return false;
  // An en dash and a hyphen, which was a minus sign or was typed: "2–−x".
  if (dash[1] === '-' && digit.test(before) && variable.test(context.text.slice(end, end + 3))) return true;
  if (!startsNumber(context.text, end)) return false;
  if (dash[1] !== '-' && !short.test(dash[1]!)) return false;
  return dash[0] !== dash[1] || afterSignedNumber(context, at);
}

/** Two equal short dashes between unsigned numbers: a range or a subtraction of a negative number. */
const isDoubled = (context: EditContext, { at, end, before }: Dash, dash: string) =>
  dash.length === 2 &&
  short.test(dash[0]!) &&
  dash[0] === dash[1] &&
  digit.test(before) &&
  startsNumber(context.text, end) &&
  !afterSignedNumber(context, at);

/** A range or a compound, which takes no spaces. */
function isLink(context: EditContext, found: Dash, dash: string): boolean {
  const { at, end, before, next } = found;
  const { text } = context;
  if (dash.length > 1) return false;
  const figures =
    digit.test(before) ||
    (currency.test(before) && (!/\p{Sc}/u.test(before) || digit.test(text[at - 2] ?? ''))) ||
    (before === '.' && isClock(context, at));
  if (figures && (digit.test(next) || currency.test(next))) return true;
  if (isClock(context, at) && digit.test(next)) return true;
  if (repeatsUnit(text, at, end)) return true;
  if (!short.test(dash)) return false;
  if (isNumberRange(text, at, end)) return true;
  // An open range: "(1984–)".
  if (digit.test(before) && (next === '\n' || next === ')')) return true;
  if (!word.test(next)) return false;
  if (before === '.') return isAbbreviation(text, at) && upper.test(next) && !isAside(context, found);
  if (!word.test(before)) return false;
  if (dash !== '–' && dash !== '\x96') return true;
  if (upper.test(before) || digit.test(next)) return true;
  return !isAside(context, found);
}

/** Whether the full stop before a dash ends an abbreviation: "U.S.–China", "Sept.–Oct.", "St.–Denis". */
const isAbbreviation = (text: string, at: number) => abbreviation.test(text.slice(Math.max(0, at - 12), at));

const isClock = (context: EditContext, at: number) => clock.test(context.text.slice(Math.max(0, at - 6), at));

/**
 * Whether an unspaced en dash between words is a pause ("sat–as usual–there") and not a link between two
 * words.
 */
function isAside(context: EditContext, { at, end }: Dash): boolean {
  const { text } = context;
  const left = unitsBefore(text, at, wordUnit);
  const right = unitsAfter(text, end, wordUnit);
  const begins = sentenceStart.test(text.slice(Math.max(0, at - compoundChars), at - left.length));
  if (hasFunctionWord({ text: left, begins }, { text: right, begins: false })) {
    const compound = text.slice(at - unitsBefore(text, at, compoundUnit).length, end);
    return !isCompound(`${compound}${unitsAfter(text, end, compoundUnit)}`.split(shortDashes));
  }
  if (upper.test(left[0] ?? '') || upper.test(right[0] ?? '')) return false;
  return (
    context.aside >= 0 && at - context.aside <= asideChars && !/[.!?\n]/.test(text.slice(context.aside, at))
  );
}

function unitsBefore(text: string, at: number, unit: RegExp): string {
  let start = at;
  while (start > 0 && start > at - compoundChars && unit.test(text[start - 1]!)) start--;
  return text.slice(start, at);
}

function unitsAfter(text: string, from: number, unit: RegExp): string {
  let end = from;
  while (end < text.length && end < from + compoundChars && unit.test(text[end]!)) end++;
  return text.slice(from, end);
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
