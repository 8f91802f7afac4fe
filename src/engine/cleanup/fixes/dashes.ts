import { startsAt } from '../../../document/span.js';
import { classes, classesOf, codePointBefore } from './character-classes.js';
import { dashBeforeNumber, isNumberRange, repeatsUnit, startsNumber } from './dash-numbers.js';
import { compoundWordsMax, hasFunctionWord, isCompound } from './dash-words.js';
import type { EditContext, Fix } from './edit-context.js';
import { opensText } from './line-context.js';
import { isMentioned } from './mentions.js';
import { dashGlyphs } from './scripts.js';

const glyph = new RegExp(`[${dashGlyphs}]`);
const run = new RegExp(`[-${dashGlyphs}]+`, 'y');
const anyDash = new RegExp(`[-${dashGlyphs}]`);
const threeDashes = new RegExp(`(?:[-${dashGlyphs}]\\s*){3}`);
/** A dash no longer than an en dash. It may link words or be a minus sign. */
const shortDash = /[‒–﹘\x96]/;
const isShort = (dash: string) => dash.length === 1 && shortDash.test(dash);

const variable = /^(?:\p{L}(?!\p{L})|\()/u;
/** After a hyphen in place of the end of a compound: "two– and three-year", "Haupt– und Nebensatz". */
const suspension = /\/\p{L}| (?:und|oder|bis) | (?:and|or|to) \p{L}+[-–]\p{L}/uy;
const clock = /(?:\d ?|\b)[ap]\.?m\.?$/i;
const flagAfter = /[a-z][\w-]{0,40}(?:=\S{0,40})? (?:flag|option|switch|argument|parameter)s?\b/y;
/** A name of flags or endings before the first one, or those listed before it; or another flag. */
const flagBefore =
  /(?:\b(?:flag|option|switch|argument|parameter|ending|suffix|prefix)(?:es|s)?:? (?:[`"']?[-–—]{1,2}[\w-]{1,30}[`"']?(?:,|,? and|,? or) ){0,4}|(?:^|[\s(`"'])--?[a-z][\w-]{0,30}[`"']?(?:,|,? and|,? or) )$/i;
/** An abbreviation before a dash: initials, a month, a weekday, or a title before a name. */
const abbreviation =
  /(?:^|[\s("'])(?:(?:\p{L}\.)+|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|St|Mt|No|vol|pp?)\.)$/u;
const sentenceStart = /(?:^|[.!?\n])["')\]]*\s*["'(]*$/;
/** Characters before a flag that are read. */
const flagNameUnits = 80;
const beforeFlag: ReadonlySet<number> = new Set(Array.from('(["\'', character => character.charCodeAt(0)));
/** Characters on each side of a dash in which a compound is searched. */
const compoundChars = 60;
/** A dash of two or three ems. */
const long = '(?:——+|[⸺⸻])';
const title =
  '(?:M|Mrs?|Ms|Miss|Messrs|Dr|Lord|Lady|Sir|Capt|Captain|Col|Colonel|Major|General|Count|Countess|Baron|Duke|Prince|Princess|Mme|Madame)';
/**
 * A dash in place of letters of a name ("Mr. B——", "Lord B—'s", "d——d"), of digits of a year ("17—"), or of
 * an author who is named before ("——. 2021").
 */
const omission = new RegExp(
  [
    `(?<=\\b${title}\\.? \\p{Lu})(?:—(?![—\\p{L}\\p{N}])|${long})`,
    `(?<=(?<![\\p{L}\\p{N}])[^\\P{L}aAI])${long}(?!\\p{L}{3})`,
    `(?<=(?<![\\p{N}.,])1[5-9]\\p{Nd}?)(?:——+|—(?=[.,;:)]))`,
    `(?<=\\b(?:in|year|since|until) 1[5-9]\\p{Nd}?)—(?= )`,
    `(?<=\\s)${long}(?=[.,;:])`,
  ].join('|'),
  'uy',
);
/** Blanks before a dash that are read. */
const blanksMax = 200;
/** Maximum characters of an aside, up to which its opening dash is searched. */
const asideChars = 200;

/**
 * Replaces em dashes, en dashes and other dashes with hyphens. A pause gets one space on each side, except at
 * a line end or next to a bracket or quotation mark. One that opens a line of dialogue or an attribution
 * stays, because a hyphen would make the line a list item. So does one that is mentioned, or that stands for
 * omitted letters. A range or link ("1990–2000", "London–Paris") gets no spaces. A minus sign stays with its
 * number, also directly after another dash ("−15–−10").
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
    else if (!context.line(at).eastAsian && !isUnchanged(text, at, end)) write(context, at, end, dash);
    return end;
  },
};

const isUnchanged = (text: string, at: number, end: number): boolean =>
  isMentioned(text, at, end) || isOption(text, at, end) || startsAt(omission, text, at);

/** Characters before "--" in which a command is searched. */
const commandChars = 100;
/** A flag, or a command that ends its flags with "--". */
const command =
  /\s--?[a-z][\w-]*(?:=\S*)? $|(?:^|[\s`$>])(?:git|npm|npx|pnpm|yarn|cargo|docker|kubectl|grep|xargs|sudo|pytest) [^.!?]*$|^\s*(?:SELECT\s|INSERT\s+INTO|DELETE\s+FROM|local\s+\w+\s*=).*$/;

const option = /[A-Za-z][\w:.-]*(?=[\s=]|$)/y;
/** A command on the line before its option. */
const commandOfOption =
  /(?:^|[\s`$(])(?:npm|npx|yarn|pnpm|git|docker|kubectl|pip3?|python3?|node|cargo|go|make|cmake|curl|wget|tar|apt(?:-get)?|brew|sudo|ssh|scp|rsync|grep|sed|awk|find|ls|cp|mv|rm|cat|chmod|ffmpeg|java|mvn|gradle|dotnet|terraform|helm|aws|gcloud|az|unzip|psql|mysql|systemctl|journalctl|composer|gem|bundle|php|gcc|clang|deno|bun|pytest|jq|xargs|\.{0,2}\/[\w./-]+|\w+\.(?:exe|sh|py)|[A-Z][a-z]+-[A-Z]\w+)\s(?:[^.!?\n]|[.!?](?=\S)|(?<=\s)\.)*$/;

/** The bracket of an option, or a short option before its long form. */
const beforeOption = /(?:\[|(?:^|\n)[ \t]{1,20}[-–]\p{L}, )$/u;

/**
 * Whether a dash stands for the hyphens of an option, as in `npm install —save-dev` or `ls [—all]`: spaces
 * would end it.
 */
function isOption(text: string, at: number, end: number): boolean {
  const previous = text[at - 1];
  if (previous !== ' ' && previous !== '[') return false;
  const before = text.slice(Math.max(0, at - commandChars), at);
  if (beforeOption.test(before)) return /[a-z]/.test(text[end] ?? '');
  return (
    previous === ' ' &&
    startsAt(option, text, end) &&
    commandOfOption.test(before.slice(before.lastIndexOf('\n') + 1))
  );
}

/**
 * "--" or "---" between spaced words is a typewriter's dash. Anywhere else it is a flag, a rule or code, and
 * stays, as it does after the flags of a command.
 */
function doubleHyphen(context: EditContext, at: number, end: number): void {
  const { text } = context;
  if (end - at < 2 || end - at > 3 || text[at - 1] !== ' ' || text[end] !== ' ') return;
  let left = at - 1;
  while (text[left] === ' ') left--;
  let right = end;
  while (text[right] === ' ') right++;
  if (!/[^\s|-]/.test(text[left] ?? '\n') || !/[^\s|-]/.test(text[right] ?? '\n')) return;
  const before = text.slice(Math.max(context.line(at).start, at - commandChars), at);
  if (!context.hasDashComments && !context.line(at).row && !command.test(before))
    context.replace(at + 1, end, '');
}

function write(context: EditContext, at: number, end: number, dash: string): void {
  const found = dashAt(context, at, end, context.editedTo);
  const glyphs = dash.replace(/-/g, '').length;
  if (isDrawn(context, found) || isFlag(context, found, dash)) {
    const flag = dash === '—' && !context.line(at).ruled && isA(classes.wordCharacter, found.next);
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
  if (opensText(context.text, at, end) || isInDialogue(context, found)) return;
  const afterBlank = isA(classes.blank, found.before);
  const opens = opensBefore(context, found);
  const closes = closesAfter(context, found);
  const left = found.before === newline || afterBlank || opens || closes ? '' : ' ';
  const cutsIn =
    opens && isQuote(found.before) && isA(classes.letter, found.next) && !startsNumber(context.text, end);
  const right = isA(classes.space, found.next) || closes || cutsIn ? '' : ' ';
  if (shortDash.test(dash) && !(afterBlank && isA(classes.blank, found.next))) context.aside = end;
  context.replace(at, end, endsInSign(context, found, dash) ? `${left}- -` : `${left}-${right}`, glyphs);
}

/** Whether a dash encloses a clause of a speech that a dash opens, as in Spanish: "—Ya —dijo ella—. Voy." */
const isInDialogue = (context: EditContext, { at, before, next }: Dash): boolean =>
  isA(classes.space, before) !== isA(classes.space | classes.closingMark, next) &&
  dialogue.test(context.text.slice(context.line(at).start, at));
const dialogue = /^\s*—[\p{Lu}¿¡]/u;

const newline = 0x0a;
const code = (character: string) => character.charCodeAt(0);

/** Whether a character belongs to one of these classes. */
const isA = (anyOf: number, codePoint: number) => (classesOf(codePoint) & anyOf) !== 0;

/** Whether the UTF-16 unit at an offset belongs to one of these classes; false outside the text. */
const isUnitA = (anyOf: number, text: string, at: number) =>
  at >= 0 && at < text.length && isA(anyOf, text.charCodeAt(at));

/** A dash and its neighbours. The start and the end of the text count as a newline. */
interface Dash {
  at: number;
  end: number;
  /** The code points on either side. */
  before: number;
  next: number;
  /** The last code point before the spaces. */
  last: number;
}

function dashAt({ text }: EditContext, at: number, end: number, limit: number): Dash {
  let from = at;
  while (from > limit && from > at - blanksMax && isUnitA(classes.blank, text, from - 1)) from--;
  return {
    at,
    end,
    before: codePointBefore(text, at) ?? newline,
    next: text.codePointAt(end) ?? newline,
    last: codePointBefore(text, from) ?? newline,
  };
}

/** A horizontal rule, the rule of a table, a leader, or an arrow. */
function isDrawn(context: EditContext, { at, end, before, next }: Dash): boolean {
  if (end - at > 3) return true;
  if (next === code('>') || (before === code('<') && !startsNumber(context.text, end))) return true;
  const line = context.line(at);
  return line.ruled && (line.row || threeDashes.test(line.text));
}

/** A command-line flag that a word processor changed: "–-verbose", "the —verbose flag". */
function isFlag(context: EditContext, { at, end, before, next }: Dash, dash: string): boolean {
  if (!isA(classes.space, before) && !beforeFlag.has(before)) return false;
  const lower = next >= code('a') && next <= code('z');
  if (!lower && !(next >= code('A') && next <= code('Z'))) return false;
  if (dash.length === 2 && dash.endsWith('-')) return !startsNumber(context.text, end);
  if (dash.length > 1) return false;
  return (
    startsAt(flagAfter, context.text, end) ||
    (lower && flagBefore.test(context.text.slice(Math.max(0, at - flagNameUnits), at)))
  );
}

/** A minus sign: "–5", "x=–2", "between –5 and –3", "–$5", "y = –x". After a number and a space, a pause. */
function isSign(context: EditContext, found: Dash, dash: string): boolean {
  const { end, next, last } = found;
  if (!isShort(dash)) return false;
  if (isA(classes.currency, next) || startsNumber(context.text, end)) return mayPrecedeSign(context, found);
  if (isA(classes.openingMark, found.before)) return variable.test(context.text.slice(end, end + 3));
  return isA(classes.operator, last) && (next === code('(') || isA(classes.letter, next));
}

function mayPrecedeSign(context: EditContext, found: Dash): boolean {
  const { at, before, last } = found;
  if (isA(classes.currencySymbol, before)) return !isUnitA(classes.digit, context.text, at - 2);
  if (before === newline || isA(classes.beforeSign, before) || opensBefore(context, found)) return true;
  // Several spaces are those between columns.
  return (
    isA(classes.blank, before) && (!isA(classes.digit, last) || isUnitA(classes.blank, context.text, at - 2))
  );
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
  if (dash[1] === '-' && isA(classes.digit, before) && variable.test(context.text.slice(end, end + 3)))
    return true;
  if (!startsNumber(context.text, end)) return false;
  if (dash[1] !== '-' && !isShort(dash[1]!)) return false;
  return dash[0] !== dash[1] || afterSignedNumber(context, at);
}

/** Two equal short dashes between unsigned numbers: a range or a subtraction of a negative number. */
const isDoubled = (context: EditContext, { at, end, before }: Dash, dash: string) =>
  dash.length === 2 &&
  isShort(dash[0]!) &&
  dash[0] === dash[1] &&
  isA(classes.digit, before) &&
  startsNumber(context.text, end) &&
  !afterSignedNumber(context, at);

/** Words in emphasis, code, links and formulas of Markdown on both sides of a dash. */
const afterMarkup = /(?:[\p{L}\p{N}](?:\*{1,3}|_{1,2})|[`$)])$/u;
const beforeMarkup = /^(?:(?:\*{1,3}|_{1,2})[\p{L}\p{N}]|[`$[])/u;
const markupUnits = 5;

/** A range or a compound, which takes no spaces. */
function isLink(context: EditContext, found: Dash, dash: string): boolean {
  const { at, end, before, next } = found;
  const { text } = context;
  if (dash.length > 1) return false;
  if (before === code('|') && next === code('|')) return true;
  const nextIsDigit = isA(classes.digit, next);
  if ((nextIsDigit || isA(classes.currency, next)) && isFigure(context, at, before)) return true;
  if (nextIsDigit && isClock(context, at)) return true;
  if (repeatsUnit(text, at, end)) return true;
  if (!isShort(dash)) return false;
  if (isNumberRange(text, at, end)) return true;
  if (isOpen(text, found)) return true;
  const left = text.slice(Math.max(0, at - markupUnits), at);
  const right = text.slice(end, end + markupUnits);
  if (afterMarkup.test(left) && beforeMarkup.test(right)) return true;
  if (!isA(classes.wordCharacter, next)) return false;
  if (before === code('.'))
    return isAbbreviation(text, at) && isA(classes.upperOrDigit, next) && !isAside(context, found);
  if (!isA(classes.wordCharacter, before)) return false;
  if (dash !== '–' && dash !== '\x96') return true;
  if (nextIsDigit || isA(classes.upperOrDigit, before)) return true;
  return !isAside(context, found);
}

/** Whether the second part of a range or compound is absent: "(1984–)", "Haupt– und Nebensatz". */
const isOpen = (text: string, { end, before, next }: Dash): boolean =>
  (isA(classes.digit, before) && (next === newline || next === code(')'))) ||
  (isA(classes.wordCharacter, before) && startsAt(suspension, text, end));

/** Whether the character before a dash ends a number, an amount or a time: "5", "5%", "5 a.m.". */
function isFigure(context: EditContext, at: number, before: number): boolean {
  if (isA(classes.digit, before)) return true;
  if (isA(classes.currency, before))
    return !isA(classes.currencySymbol, before) || isUnitA(classes.digit, context.text, at - 2);
  return before === code('.') && isClock(context, at);
}

/** Whether the full stop before a dash ends an abbreviation: "U.S.–China", "Sept.–Oct.", "St.–Denis". */
const isAbbreviation = (text: string, at: number) => abbreviation.test(text.slice(Math.max(0, at - 12), at));

const isClock = (context: EditContext, at: number) => clock.test(context.text.slice(Math.max(0, at - 6), at));

/** Whether an unspaced en dash between words is a pause ("sat–as usual–there") and not a link. */
function isAside(context: EditContext, { at, end }: Dash): boolean {
  const { text } = context;
  const left = text.slice(startOf(classes.wordPart, text, at), at);
  const right = text.slice(end, endOf(classes.wordPart, text, end));
  // Labels: "items a–d".
  if (left.length === 1 && right.length === 1) return false;
  const begins = () => sentenceStart.test(text.slice(Math.max(0, at - compoundChars), at - left.length));
  if (hasFunctionWord({ text: left, begins }, { text: right, begins: () => false })) {
    return !isCompound(wordsAround(text, at, end));
  }
  if (isUnitA(classes.upperOrDigit, left, 0) || isUnitA(classes.upperOrDigit, right, 0)) return false;
  return (
    context.aside >= 0 && at - context.aside <= asideChars && !/[.!?\n]/.test(text.slice(context.aside, at))
  );
}

/** The words around a dash that are linked by dashes: a compound if they are few; empty if there are more. */
function wordsAround(text: string, at: number, end: number): string[] {
  let dashes = 1;
  const isLinked = (offset: number) => {
    if (!isUnitA(classes.compoundPart, text, offset)) return false;
    if (isUnitA(classes.shortDash, text, offset)) dashes++;
    return dashes < compoundWordsMax;
  };
  let start = at;
  while (start > at - compoundChars && isLinked(start - 1)) start--;
  let last = end;
  while (last < end + compoundChars && isLinked(last)) last++;
  return dashes < compoundWordsMax ? text.slice(start, last).split(shortDash) : [];
}

/** Start of the units of a class that end at an offset. */
function startOf(anyOf: number, text: string, end: number): number {
  let at = end;
  while (at > end - compoundChars && isUnitA(anyOf, text, at - 1)) at--;
  return at;
}

/** End of the units of a class that start at an offset. */
function endOf(anyOf: number, text: string, start: number): number {
  let at = start;
  while (at < start + compoundChars && isUnitA(anyOf, text, at)) at++;
  return at;
}

/** Whether an opening bracket or quotation mark comes before the dash; no space follows it. */
function opensBefore(context: EditContext, { at, before }: Dash): boolean {
  if (isA(classes.openingMark, before)) return true;
  if (!isQuote(before)) return false;
  let i = at - 1;
  while (i > 0 && i > at - 4 && isQuote(context.text.charCodeAt(i - 1))) i--;
  return i === 0 || /[\s([{—–-]/.test(context.text[i - 1]!);
}

/** Whether a closing bracket, quotation mark or stop comes after the dash; no space precedes it. */
function closesAfter(context: EditContext, { end, next }: Dash): boolean {
  if (isA(classes.closingMark, next))
    return !(next === code('.') && isUnitA(classes.digit, context.text, end + 1));
  if (!isQuote(next)) return false;
  let i = end + 1;
  while (i < end + 4 && isQuote(context.text.charCodeAt(i))) i++;
  return i >= context.text.length || !isA(classes.wordCharacter, context.text.codePointAt(i)!);
}

const isQuote = (codePoint: number) => codePoint === code('"') || codePoint === code("'");
