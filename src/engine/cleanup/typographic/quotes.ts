import { startsAt } from '../../../document/span.js';

/** A quotation mark, which may be curly already. */
export interface QuotationMark {
  readonly at: number;
  readonly isDouble: boolean;
  readonly role: Role;
}

/** What a mark is by the characters around it; `unknown` for one between spaces, or as in code. */
export type Role = 'opening' | 'closing' | 'apostrophe' | 'prime' | 'unknown';

/** The mark of quotations that are not inside of another one: double in America, single in Britain. */
export type OuterMark = 'double' | 'single';

/** Marks in a row, and the marks of emphasis among them. */
const inRow = /["'“”‘’*_~]/;
/** A thin space divides the marks of nested quotations. */
const thinSpace = /[\u2009\u200a\u202f]["'“”‘’]|["'“”‘’][\u2009\u200a\u202f]/;
/** Characters of a row that are read on each side of a mark. */
const rowMax = 8;

const wordCharacter = /[\p{L}\p{N}]/u;
const space = /\s/;
const dash = /[-‒–—―]/;
const openingBracket = /[(¿¡]/;
const closingBracket = /[)\]}]/;
const openingSeparator = /[/|>]/;
const stop = /[.,;:!?…]/;
/** Before the mark of a string of code: a call, an index, an assignment, an escape. */
const beforeCode = /(?:\w\(|[=[{\\]|= )$/;
/** An empty string, and the marks of TeX, of wikis and of multi-line strings. */
const doubled = /(["'])\1/;

/** Words without their beginning. */
const elision =
  /(?:tis|twas|twere|twill|twould|em|til|nuff|neath|tween|twixt|fraid|cuz|coz)(?![\p{L}\p{N}])/iuy;
/** The same, where the rest is a word of its own. */
const wordElision =
  /(?:cause|ee|isself|tain|round|bout|cos|gainst|cept|pon|stead|till|e|im|er|ave|ad|ow|ere|ome|ouse)(?![\p{L}\p{N}])/iuy;
/** A year without its century: "'90s". */
const shortYear = /\p{Nd}\p{Nd}s?(?![\p{L}\p{N}]|['’](?!s\b))/uy;
const shortAnd = /n(?=['’]?[\s-])/iy;
const beforeLetter = /\b(?:letters?|an?|the|of|character|key|variable)\s$/i;
/** The end of a plural, or of a word without its end: "goin'". */
const weakEnd = /(?:s|in|an|ol|th|o|wi)$/i;

/** The end of a length in feet and inches, and of a number of up to three digits. */
const feetAndInches = /(?<!\p{N})\p{Nd}{1,3}['’′]-?\s?\p{Nd}{1,2}(?:\.\p{Nd}+|[½¼¾])?$/u;
const shortNumber = /(?<![\p{L}\p{N}.,])\p{Nd}{1,3}(?:\.\p{Nd}{1,3})?$|[½¼¾]$/u;
const inches = /\p{Nd}{1,2}(?![\p{L}\p{N}])/uy;
/** Characters before a mark that these patterns read. */
const leftUnits = 12;

/** A mark with what is around it. */
interface Found {
  at: number;
  glyph: string;
  paragraph: number;
  /** The text before it. */
  left: string;
  /** The characters before and after the row of marks that it is in. */
  before: string;
  after: string;
  /** The roles that these allow. */
  side: 'opening' | 'closing' | 'either' | 'spaced' | 'unknown';
  /** The next mark of the same kind in the paragraph, where it closes; weak where it may be an apostrophe. */
  ahead: 'closing' | 'weak' | null;
  /** The role of the last mark of the same kind in the paragraph that opened and was not closed. */
  open: Role | null;
}

/** The quotation marks of a text outside of code: double ones, and then single ones. */
export const quotationMarks = (
  text: string,
  isCode: (at: number) => boolean,
  outer: OuterMark,
): QuotationMark[] =>
  [/\n[^\S\n]*\n|["“”]/g, /\n[^\S\n]*\n|['‘’]/g].flatMap((endOfParagraphOrMark, i) => {
    const found: Found[] = [];
    let paragraph = 0;
    for (const { 0: glyph, index } of text.matchAll(endOfParagraphOrMark)) {
      if (glyph.startsWith('\n')) paragraph++;
      else if (!isCode(index)) found.push(foundAt(text, index, paragraph));
    }
    lookAhead(text, found);
    return withRoles(text, found, mark => (i === 0 ? roleOfDouble(mark) : roleOfSingle(text, mark, outer)));
  });

function foundAt(text: string, at: number, paragraph: number): Found {
  const isInRow = (i: number) => inRow.test(text.charAt(i)) || thinSpace.test(text.slice(i - 1, i + 2));
  let start = at;
  while (at - start < rowMax && isInRow(start - 1)) start--;
  let end = at + 1;
  while (end - at < rowMax && isInRow(end)) end++;
  const before = text[start - 1] ?? '\n';
  const after = text[end] ?? '\n';
  const isCode =
    beforeCode.test(text.slice(Math.max(0, start - 2), start)) || doubled.test(text.slice(start, end));
  const side = sideOf(text[at]!, before, after);
  const left = text.slice(Math.max(0, at - leftUnits), at);
  const known = { at, glyph: text[at]!, paragraph, left, before, after };
  return { ...known, side: isCode ? 'unknown' : side, ahead: null, open: null };
}

function sideOf(glyph: string, before: string, after: string): Found['side'] {
  if (glyph === '“' || glyph === '‘') return 'opening';
  if (glyph === '”') return 'closing';
  const endsAfter = space.test(after) || closingBracket.test(after);
  if (space.test(before) || openingBracket.test(before)) {
    if (glyph === '’') return 'either';
    return endsAfter || /[,;]/.test(after) ? 'spaced' : 'opening';
  }
  if (endsAfter) return 'closing';
  const stops = stop.test(after);
  const opens = dash.test(before) || openingSeparator.test(before);
  if (opens && glyph !== '’') return stops && after !== '…' ? 'closing' : 'opening';
  return stops || dash.test(after) || openingBracket.test(after) ? 'closing' : 'either';
}

/** Characters of a single quoted word. */
const quotedWordMax = 40;

/** Sets `ahead`, from the last mark to the first. */
function lookAhead(text: string, found: readonly Found[]): void {
  let ahead: Found['ahead'] = null;
  let closing = 0;
  for (let i = found.length - 1; i >= 0; i--) {
    const mark = found[i]!;
    const { at, glyph, side, left } = mark;
    if (found[i + 1]?.paragraph !== mark.paragraph) ahead = null;
    mark.ahead = ahead;
    if (side === 'opening') {
      // "'bus again,'": the mark that closes may be that of a quotation before, as lower case shows.
      const isInside = glyph === "'" && /\p{Ll}/u.test(text[at + 1] ?? '');
      const isWord = closing - at < quotedWordMax && !space.test(text.slice(at, closing));
      if (!isInside || isWord) ahead = null;
    } else if (side === 'closing' || (side === 'spaced' && glyph === '"')) {
      closing = at;
      ahead = /['’]/.test(glyph) && weakEnd.test(left) ? (ahead ?? 'weak') : 'closing';
    }
  }
}

function withRoles(text: string, found: readonly Found[], roleOf: (mark: Found) => Role): QuotationMark[] {
  const marks: QuotationMark[] = [];
  let open: Role | null = null;
  found.forEach((mark, i) => {
    const last = marks.at(-1);
    // The next string of a list of code.
    if (last?.role === 'unknown' && text.slice(last.at + 1, mark.at) === ', ') mark.side = 'unknown';
    mark.open = mark.paragraph === found[i - 1]?.paragraph ? open : null;
    const role = roleOf(mark);
    const closes = mark.side === 'closing' || mark.side === 'either';
    if (role === 'opening' || (role === 'unknown' && !closes)) open = role;
    else open = role === 'closing' || role === 'unknown' ? null : mark.open;
    marks.push({ at: mark.at, isDouble: /["“”]/.test(mark.glyph), role });
  });
  return marks;
}

function roleOfDouble({ before, left, side, ahead, open }: Found): Role {
  if (side === 'opening' || side === 'unknown') return side;
  if (open === 'unknown') return open;
  // Some people put spaces on both sides.
  if (side === 'spaced' && open === null) return ahead === null ? 'unknown' : 'opening';
  if (feetAndInches.test(left) && (open === null || ahead !== null)) return 'prime';
  if (open === 'opening') return 'closing';
  if (side === 'either') return stop.test(before) ? 'opening' : 'unknown';
  return shortNumber.test(left) ? 'prime' : 'closing';
}

function roleOfSingle(text: string, mark: Found, outer: OuterMark): Role {
  const { at, before, after, left, side, open } = mark;
  if (wordCharacter.test(before) && wordCharacter.test(after))
    return shortNumber.test(left) && startsAt(inches, text, at + 1) ? 'prime' : 'apostrophe';
  if (side === 'either') return 'apostrophe';
  if (side === 'closing' && open === 'unknown') return open;
  if (side === 'closing') return open === null && shortNumber.test(left) ? 'prime' : side;
  if (side === 'unknown' || side === 'spaced') return open === 'opening' ? 'closing' : 'unknown';
  return isElision(text, mark, outer) ? 'apostrophe' : side;
}

/** Whether a mark before a word stands for the beginning of the word. */
function isElision(text: string, { at, glyph, left, ahead, open }: Found, outer: OuterMark): boolean {
  const first = text[at + 1] ?? '';
  const isLower = first === first.toLowerCase();
  const starts = (pattern: RegExp) => startsAt(pattern, text, at + 1);
  if (starts(shortAnd)) return !beforeLetter.test(left);
  if (starts(shortYear)) return true;
  // "'Twas" may also be the first word of a quotation.
  if (starts(elision)) return isLower || outer === 'double' || ahead !== 'closing';
  if (glyph === '‘' || !wordCharacter.test(first)) return false;
  // Single quotations have no single ones inside of them.
  if (open === 'opening' && isLower) return true;
  return ahead !== 'closing' && (starts(wordElision) || (outer === 'double' && ahead === null));
}
