import { setOf } from '../../../document/sets.js';
import { differsInSize, type TextLine } from './lines.js';
import { joinRows } from './tables.js';

/** Joins lines in reading order into paragraphs and rejoins words that were hyphenated at line ends. */
export function paragraphsOf(read: readonly TextLine[]): string[] {
  const words = undividedWords(read);
  const { lines, rows } = joinRows(read, (before, after) => joinLines(before, after, words).join('') + after);
  const paragraphs: string[] = [];
  let parts: string[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const before = parts.pop();
    if (before === undefined) parts.push(text);
    else if (rows.has(line) && rows.has(lines[at - 1]!) && continuesTable(line, lines[at - 1]!))
      parts.push(before, '\n', text);
    else if (rows.has(line) || rows.has(lines[at - 1]!) || isBreak(lines, at)) {
      paragraphs.push(parts.join('') + before);
      parts = [text];
    } else parts.push(...joinLines(before, text, words), text);
  }
  if (parts.length > 0) paragraphs.push(parts.join(''));
  return paragraphs;
}

/** Whether a row continues the table of the row before it. */
const continuesTable = (line: TextLine, previous: TextLine): boolean =>
  line.column === previous.column && line.y > previous.y && !differsInSize(line, previous);

function isBreak(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]!;
  const previous = lines[at - 1]!;
  const size = Math.max(line.size, previous.size);
  if (differsInSize(line, previous)) return true;
  if (bullet.test(line.text) || leader.test(previous.text)) return true;
  if (line.column !== previous.column || line.y <= previous.y) return !continues(previous.text, line.text);
  const { left, leading } = surroundings(lines, at);
  if (line.y - previous.y > 1.3 * leading) return true;
  if (endsHyphenated(previous.text)) return false;
  // The first word of this line would have fitted on the previous one, so its end was intended.
  const space = surroundings(lines, at - 1).right - previous.right;
  if (firstWordWidth(line) + 0.5 * size < 0.9 * space) return true;
  const indent = line.left - left;
  const previousIndent = previous.left - left;
  return (
    indent > 0.7 * size && indent < 5 * size && previousIndent < 0.3 * size && endsSentence(previous.text)
  );
}

function firstWordWidth({ text, left, right }: TextLine): number {
  const word = /^\s*\S+/.exec(text)?.[0].length ?? text.length;
  return ((right - left) * word) / Math.max(1, text.length);
}

/** Lines before and after a line that determine its leading and margins. */
const neighbourLines = 6;

/** The margins around a line, and the typical distance between baselines, at the lower third. */
function surroundings(lines: readonly TextLine[], at: number) {
  const { column, size } = lines[at]!;
  const area = { left: Number.POSITIVE_INFINITY, right: 0, leading: 1.4 * size };
  const steps: number[] = [];
  for (let i = Math.max(0, at - neighbourLines); i < Math.min(lines.length, at + neighbourLines); i++) {
    const line = lines[i]!;
    if (line.column !== column || Math.abs(line.size - size) >= 0.1 * size) continue;
    area.left = Math.min(area.left, line.left);
    area.right = Math.max(area.right, line.right);
    const before = lines[i - 1];
    const step = before?.column === column ? line.y - before.y : 0;
    if (step > 0.8 * size && step < 2.2 * size) steps.push(step);
  }
  steps.sort((a, b) => a - b);
  return { ...area, leading: steps[Math.floor(steps.length / 3)] ?? area.leading };
}

const bullet = /^\s*(?:[•‣▪◦●○■□➢➤✓✔–—-]\s|[•●▪◦])/;
/** The dots between an entry of a table of contents or an index and its page. */
const leader = /(?:\s?\.){4,}\s*[\divxlc]+\s*$/i;
const endsSentence = (text: string) => /[.!?:;…。！？][)\]"'”’»]*\s*$/.test(text);
/** Whether a line ends in a letter and a hyphen or soft hyphen. */
const endsHyphenated = (text: string) => /\p{L}[-\u00ad\u2010]\s*$/u.test(text);

/** Whether a sentence continues in the next column or on the next page. */
const continues = (before: string, after: string) =>
  !endsSentence(before) && /^\s*[\p{Ll}\p{Lo}]/u.test(after) && /[\p{L},;-]\s*$/u.test(before);

/** First parts of compounds. Their hyphen at a line end stays unless the document has the word without it. */
const compoundParts = setOf(
  'all cross ex four full half high know large long low mid multi one self semi short six small ten three two user well',
);

/** The text of a line before another: a hyphenated word loses its hyphen, other lines get a space. */
function joinLines(before: string, after: string, words: ReadonlySet<string>): string[] {
  const head = /([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)([-\u00ad\u2010])$/u.exec(before.slice(-80));
  const tail = /^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/u.exec(after);
  if (head === null || tail === null) {
    // Chinese and Japanese have no spaces between lines.
    const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，]$/u.test(before);
    return isCjk && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(after)
      ? [before]
      : [before, ' '];
  }
  const stem = before.slice(0, -1);
  if (head[2] === '\u00ad') return [stem];
  const first = head[1]!.toLowerCase();
  const second = tail[0].toLowerCase();
  if (words.has(`${first}-${second}`)) return [before];
  if (words.has(first + second)) return [stem];
  const isHyphenated = /^\p{Ll}/u.test(after) && !compoundParts.has(first) && !first.includes('-');
  return [isHyphenated ? stem : before];
}

/** Words and compounds of the document that are not hyphenated at a line end. */
function undividedWords(lines: readonly TextLine[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*-?/gu))
      if (!word.endsWith('-') && words.size < 100_000) words.add(word.toLowerCase());
  return words;
}
