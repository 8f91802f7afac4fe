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

const paragraphEndOrMark = /\n[^\S\n]*\n|["'“”‘’]/g;
/** Marks in a row, and the marks of emphasis among them. */
const inRow = /["'“”‘’*_~]/;
const mark = /["'“”‘’]/;
const thinSpace = /[\u2009\u200a\u202f]/;
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
const beforeUnits = 12;

const startsAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** A mark with the characters around the row of marks that it is in. */
interface Found {
  at: number;
  isDouble: boolean;
  paragraph: number;
  before: string;
  after: string;
  /** The roles that these allow. */
  side: 'opening' | 'closing' | 'either' | 'spaced' | 'unknown';
}

/** The next mark of the same kind in the paragraph, where it closes; weak where it may be an apostrophe. */
type Ahead = 'closing' | 'weak' | null;

/** The quotation marks of a text outside of code, ascending. */
export function quotationMarks(
  text: string,
  isCode: (at: number) => boolean,
  outer: OuterMark,
): QuotationMark[] {
  const found: Found[] = [];
  let paragraph = 0;
  for (const { 0: glyph, index: at } of text.matchAll(paragraphEndOrMark)) {
    if (glyph.startsWith('\n')) paragraph++;
    else if (!isCode(at)) {
      const around = surroundings(text, at);
      const isDouble = /["“”]/.test(glyph);
      found.push({
        at,
        paragraph,
        isDouble,
        ...around,
        side: sideOfCurly[glyph]?.(around.side) ?? around.side,
      });
    }
  }
  const ahead = closingAhead(text, found);
  const marks: QuotationMark[] = [];
  /** The roles of the last marks that opened. */
  let open: { double?: Role; single?: Role } = {};
  found.forEach((mark, i) => {
    const { at, isDouble } = mark;
    if (mark.paragraph !== found[i - 1]?.paragraph) open = {};
    const name = isDouble ? 'double' : 'single';
    // The next string of a list of code.
    const last = marks.at(-1);
    if (last?.role === 'unknown' && text.slice(last.at + 1, at) === ', ') mark.side = 'unknown';
    const role = isDouble
      ? roleOfDouble(text, mark, open.double, ahead[i]!)
      : text[at] === '‘'
        ? roleOfSingle(text, mark, undefined, 'closing', outer)
        : roleOfSingle(text, mark, open.single, ahead[i]!, outer);
    marks.push({ at, isDouble, role });
    const closes = mark.side === 'closing' || mark.side === 'either';
    if (role === 'opening' || (role === 'unknown' && !closes)) open[name] = role;
    else if (role === 'closing' || role === 'unknown') delete open[name];
  });
  return marks;
}

/** Curly marks say themselves on which side of a quotation they are. */
const sideOfCurly: Readonly<Record<string, (side: Found['side']) => Found['side']>> = {
  '“': () => 'opening',
  '”': () => 'closing',
  '‘': () => 'opening',
  '’': side => (side === 'closing' ? side : 'either'),
};

function surroundings(text: string, at: number): Pick<Found, 'before' | 'after' | 'side'> {
  let start = at;
  while (start > 0 && at - start < rowMax && isInRow(text, start - 1, -1)) start--;
  let end = at + 1;
  while (end < text.length && end - at < rowMax && isInRow(text, end, 1)) end++;
  const before = text[start - 1] ?? '\n';
  const after = text[end] ?? '\n';
  const isCode =
    beforeCode.test(text.slice(Math.max(0, start - 2), start)) || doubled.test(text.slice(start, end));
  return { before, after, side: isCode ? 'unknown' : sideOf(before, after) };
}

/** A thin space divides the marks of nested quotations. */
const isInRow = (text: string, at: number, step: 1 | -1): boolean =>
  inRow.test(text[at]!) || (thinSpace.test(text[at]!) && mark.test(text[at + step] ?? ''));

function sideOf(before: string, after: string): Found['side'] {
  const endsAfter = space.test(after) || closingBracket.test(after);
  if (space.test(before) || openingBracket.test(before))
    return endsAfter || /[,;]/.test(after) ? 'spaced' : 'opening';
  if (endsAfter) return 'closing';
  const stops = stop.test(after);
  const opens = dash.test(before) || openingSeparator.test(before);
  if (opens) return stops && after !== '…' ? 'closing' : 'opening';
  return stops || dash.test(after) || openingBracket.test(after) ? 'closing' : 'either';
}

/** Characters of a single quoted word. */
const quotedWordMax = 40;

function closingAhead(text: string, found: readonly Found[]): Ahead[] {
  const result = new Array<Ahead>(found.length).fill(null);
  let next: { double: Ahead; single: Ahead } = { double: null, single: null };
  let closing = 0;
  for (let i = found.length - 1; i >= 0; i--) {
    const { at, isDouble, side, paragraph } = found[i]!;
    if (found[i + 1]?.paragraph !== paragraph) next = { double: null, single: null };
    const name = isDouble ? 'double' : 'single';
    result[i] = next[name];
    if (side === 'opening') {
      // "'bus again,'": the mark that closes may be that of a quotation before, as lower case shows.
      const isInside = text[at] === "'" && /\p{Ll}/u.test(text[at + 1] ?? '');
      const isWord = closing - at < quotedWordMax && !space.test(text.slice(at, closing));
      if (!isInside || isWord) next[name] = null;
    }
    if (side !== 'closing' && !(isDouble && side === 'spaced')) continue;
    if (!isDouble) closing = at;
    const isWeak = !isDouble && weakEnd.test(text.slice(Math.max(0, at - beforeUnits), at));
    next[name] = isWeak ? (next[name] ?? 'weak') : 'closing';
  }
  return result;
}

function roleOfDouble(text: string, { at, before, side }: Found, open: Role | undefined, ahead: Ahead): Role {
  if (side === 'opening' || side === 'unknown') return side;
  if (open === 'unknown') return open;
  // Some people put spaces on both sides.
  if (side === 'spaced' && open === undefined) return ahead === null ? 'unknown' : 'opening';
  const number = text.slice(Math.max(0, at - beforeUnits), at);
  if (feetAndInches.test(number) && (open === undefined || ahead !== null)) return 'prime';
  if (open === 'opening') return 'closing';
  if (side === 'either') return stop.test(before) ? 'opening' : 'unknown';
  return shortNumber.test(number) ? 'prime' : 'closing';
}

function roleOfSingle(
  text: string,
  { at, before, after, side }: Found,
  open: Role | undefined,
  ahead: Ahead,
  outer: OuterMark,
): Role {
  const number = text.slice(Math.max(0, at - beforeUnits), at);
  if (wordCharacter.test(before) && wordCharacter.test(after))
    return shortNumber.test(number) && startsAt(inches, text, at + 1) ? 'prime' : 'apostrophe';
  if (side === 'either') return 'apostrophe';
  if (side === 'closing' && open === 'unknown') return open;
  if (side === 'closing') return open === undefined && shortNumber.test(number) ? 'prime' : side;
  if (side === 'unknown' || side === 'spaced') return open === 'opening' ? 'closing' : 'unknown';
  return isElision(text, at, open, ahead, outer) ? 'apostrophe' : side;
}

/** Whether the mark at an offset, before a word, stands for its beginning. */
function isElision(
  text: string,
  at: number,
  open: Role | undefined,
  ahead: Ahead,
  outer: OuterMark,
): boolean {
  const first = text[at + 1] ?? '';
  const isLower = first === first.toLowerCase();
  if (startsAt(shortAnd, text, at + 1))
    return !beforeLetter.test(text.slice(Math.max(0, at - beforeUnits), at));
  if (startsAt(shortYear, text, at + 1)) return true;
  // "'Twas" may also be the first word of a quotation.
  if (startsAt(elision, text, at + 1)) return isLower || outer === 'double' || ahead !== 'closing';
  // Single quotations have no single ones inside of them.
  if (open === 'opening' && isLower) return wordCharacter.test(first);
  if (startsAt(wordElision, text, at + 1)) return ahead !== 'closing';
  return outer === 'double' && ahead === null && wordCharacter.test(first);
}
