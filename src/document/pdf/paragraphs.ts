import type { TextLine } from './layout.js';

/** Lines in reading order → paragraphs, each on one line; words divided at line ends are made whole. */
export function paragraphsOf(lines: readonly TextLine[]): string[] {
  const words = vocabulary(lines);
  const paragraphs: string[] = [];
  let parts: string[] = [];
  for (const [at, line] of lines.entries()) {
    const own = line.text.replace(/\s+/g, ' ').trim();
    if (own === '') continue;
    const before = parts.pop();
    if (before === undefined) parts.push(own);
    else if (isBreak(lines, at)) {
      paragraphs.push(parts.join('') + before);
      parts = [own];
    } else parts.push(...joinLines(before, own, words), own);
  }
  if (parts.length > 0) paragraphs.push(parts.join(''));
  return paragraphs;
}

/** Whether a paragraph begins at this line. */
function isBreak(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]!;
  const previous = lines[at - 1]!;
  const size = Math.max(line.size, previous.size);
  if (Math.abs(line.size - previous.size) > 0.15 * size) return true;
  if (bullet.test(line.text)) return true;
  if (line.column !== previous.column || line.y <= previous.y) return !runsOn(previous.text, line.text);
  if (line.y - previous.y > 1.3 * leadingAround(lines, at)) return true;
  if (endsDivided(previous.text)) return false;
  // The next word would have fitted: the line was ended on purpose.
  const room = rightAround(lines, at - 1) - previous.right;
  if (line.firstWord + 0.5 * size < 0.9 * room) return true;
  const indent = line.left - leftAround(lines, at);
  const previousIndent = previous.left - leftAround(lines, at);
  return (
    indent > 0.7 * size && indent < 5 * size && previousIndent < 0.3 * size && endsSentence(previous.text)
  );
}

/** Lines this near say what the leading and the margins are. */
const near = 6;

function* neighbours(lines: readonly TextLine[], at: number): Generator<[TextLine, TextLine | undefined]> {
  const { column, size } = lines[at]!;
  for (let i = Math.max(0, at - near); i < Math.min(lines.length, at + near); i++) {
    const line = lines[i]!;
    if (line.column === column && Math.abs(line.size - size) < 0.1 * size) yield [line, lines[i - 1]];
  }
}

/** The smallest usual distance between baselines here. */
function leadingAround(lines: readonly TextLine[], at: number): number {
  const size = lines[at]!.size;
  const steps: number[] = [];
  for (const [line, before] of neighbours(lines, at)) {
    const step = before === undefined ? 0 : line.y - before.y;
    if (before?.column === line.column && step > 0.8 * size && step < 2.2 * size) steps.push(step);
  }
  if (steps.length === 0) return 1.4 * size;
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 3)]!;
}

function rightAround(lines: readonly TextLine[], at: number): number {
  let right = 0;
  for (const [line] of neighbours(lines, at)) right = Math.max(right, line.right);
  return right;
}

function leftAround(lines: readonly TextLine[], at: number): number {
  let left = Infinity;
  for (const [line] of neighbours(lines, at)) left = Math.min(left, line.left);
  return left;
}

const bullet = /^\s*(?:[•‣▪◦●○■□➢➤✓✔–—-]\s|[•●▪◦])/;
const endsSentence = (text: string) => /[.!?:;…。！？][)\]"'”’»]*\s*$/.test(text);
/** A letter and a hyphen (or soft hyphen) at the line's end. */
const endsDivided = (text: string) => /\p{L}[-\u00ad\u2010]\s*$/u.test(text);

/** A sentence that goes on in the next column or on the next page. */
const runsOn = (before: string, after: string) =>
  !endsSentence(before) && /^\s*[\p{Ll}\p{Lo}]/u.test(after) && /[\p{L},;-]\s*$/u.test(before);

/** Parts that keep their hyphen where nothing else in the document decides. */
const compoundParts = new Set(
  'all cross ex four full half high know large long low mid multi one self semi short six small ten three two user well'.split(
    ' ',
  ),
);

/** What stands for a line's text once another follows it: a divided word loses its hyphen, others gain a space. */
function joinLines(before: string, after: string, words: ReadonlySet<string>): string[] {
  const head = /([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)([-\u00ad\u2010])$/u.exec(before.slice(-80));
  const tail = /^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/u.exec(after);
  if (head === null || tail === null) {
    // No spaces between lines of Chinese and Japanese.
    const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，]$/u.test(before);
    return dense && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(after)
      ? [before]
      : [before, ' '];
  }
  const stem = before.slice(0, -1);
  if (head[2] === '\u00ad') return [stem];
  const first = head[1]!.toLowerCase();
  const second = tail[0].toLowerCase();
  if (words.has(`${first}-${second}`)) return [before];
  if (words.has(first + second)) return [stem];
  const isDivision = /^\p{Ll}/u.test(after) && !compoundParts.has(first) && !first.includes('-');
  return [isDivision ? stem : before];
}

/** Words, whole and compound, of the document that no line end divides. */
function vocabulary(lines: readonly TextLine[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?!-)/gu))
      if (words.size < 100_000) words.add(word.toLowerCase());
  return words;
}
