/** Plans how a cleaned text is put back into a text field, with few edits and the caret in place. Pure. */

import { lowerBound } from '../document/span.js';
import { diffParts } from '../document/word-diff.js';

/** A run of text of a field: its whole value, or a part of a text node in rich text. */
export interface Segment {
  text: string;
  /** Segments of one line are read as one text. */
  line: number;
  /** Stands for something that is not edited: code, an image, white space that is shown as one space. */
  fixed?: true;
  /** Text of the element that it stands for. It is copied, never sent. */
  shown?: string;
}

/** An offset in a segment. It exceeds the segment's length in the white space behind it. */
export interface CaretPlace {
  segment: number;
  offset: number;
}

/** Start and end of the selection; null where it is not in a segment. */
type Caret = [CaretPlace | null, CaretPlace | null];

export interface FieldText {
  segments: Segment[];
  caret: Caret;
  /** Largest number of UTF-16 units that the field accepts; null without a limit. */
  lengthMax: number | null;
  /** Whether the text has formatting, so that it is not the source of a markup language. */
  isRich: boolean;
}

/** The texts of the segments of a field, and its caret. */
interface FieldState {
  texts: string[];
  caret: Caret;
}

/** A change of a field. It is made only while the segments have the texts before. */
export interface FieldEdits {
  before: FieldState;
  after: FieldState;
}

/** Outcome of changing a field. The undo command of the browser reverts only changes that were typed. */
export type FieldChange =
  | { done: true; isTyped: boolean }
  | { done: false; reason: 'changed' | 'rejected' | 'managed' };

/** The text of a field as it is sent to the service: one line per line of the field. */
export const textOf = ({ segments }: Pick<FieldText, 'segments'>): string =>
  linesOf(segments)
    .map(line => textIn(segments, line))
    .join('\n');

/** The text of a field after edits, for the clipboard: with the text of the elements that were not read. */
export const copyOf = ({ segments }: FieldText, { after }: FieldEdits): string =>
  textOf({ segments: segments.map((one, i) => ({ ...one, text: one.shown ?? after.texts[i]! })) });

/** Plans the edits that turn a field into its cleaned text; null when that lacks the field's lines. */
export function planEdits({ segments, caret }: FieldText, cleaned: string): FieldEdits | null {
  const texts = cleanedSegments(segments, cleaned);
  if (texts === null) return null;
  const moved = (place: CaretPlace | null): CaretPlace | null => {
    if (place === null) return null;
    const { text } = segments[place.segment]!;
    const behind = Math.max(0, place.offset - text.length);
    const offset = alignment(text, texts[place.segment]!)(place.offset - behind);
    return { segment: place.segment, offset: offset + behind };
  };
  return {
    before: { texts: segments.map(({ text }) => text), caret },
    after: { texts, caret: [moved(caret[0]), moved(caret[1])] },
  };
}

/** Whether a field has the text that its edits lead to, apart from spaces. */
export function isEdited(now: FieldText, { segments }: FieldText, { after }: FieldEdits): boolean {
  const visible = (segments: Segment[]) => textOf({ segments }).replace(/\s+/g, '');
  return visible(now.segments) === visible(segments.map((one, i) => ({ ...one, text: after.texts[i]! })));
}

/**
 * Splits the cleaned text into the segments of the field. Fixed ones stay, and none becomes empty: of several
 * spaces that become one, that in a segment of its own remains.
 */
function cleanedSegments(segments: readonly Segment[], cleaned: string): string[] | null {
  if (segments.length === 1) return [cleaned];
  const lines = linesOf(segments);
  const cleanedLines = lines.length === 1 ? [cleaned] : cleaned.split('\n');
  if (cleanedLines.length !== lines.length) return null;
  const after = segments.map(({ text }) => text);
  lines.forEach((line, i) => {
    const cleanedLine = cleanedLines[i]!;
    const mapOffset = alignment(textIn(segments, line), cleanedLine);
    let [passed, start] = [0, 0];
    line.forEach((segment, part) => {
      const { text, fixed } = segments[segment]!;
      passed += text.length;
      const end = part + 1 === line.length ? cleanedLine.length : mapOffset(passed);
      const piece = cleanedLine.slice(start, end);
      if (piece !== '') {
        if (!fixed) after[segment] = piece;
      } else if (!/\S/.test(text)) {
        after[segment] = ' ';
        const previous = line[part - 1];
        if (previous !== undefined && !segments[previous]!.fixed)
          after[previous] = after[previous]!.replace(/(?<=.) $/s, '');
      }
      start = end;
    });
  });
  return after;
}

/** The indices of the segments of each line. */
function linesOf(segments: readonly Segment[]): number[][] {
  const lines = new Map<number, number[]>(segments.map(({ line }) => [line, []]));
  segments.forEach(({ line }, i) => {
    lines.get(line)!.push(i);
  });
  return [...lines.values()];
}

const textIn = (segments: readonly Segment[], line: readonly number[]): string =>
  line.map(i => segments[i]!.text).join('');

/**
 * Maps offsets in a text to its cleaned form. Both are compared without spaces, invisible characters and the
 * differences between the glyphs of one mark: the cleaner changes only these, apart from markers that it
 * removes. Between two visible characters, a space that the cleaner adds goes to the side of the dash.
 */
export function alignment(before: string, after: string): (offset: number) => number {
  const [from, to] = [visibleIn(before), visibleIn(after)];
  const places: number[] = [];
  let passed = 0;
  for (const change of diffParts(from.words, to.words)) {
    const last = passed + change.after.length;
    for (let i = 0; i < change.before.length; i++) places.push(Math.min(passed + i, last));
    passed = last;
  }
  places.push(to.glyphs.length);
  return at => {
    const cut = lowerBound(from.ends.length, i => from.ends[i]! <= at);
    const within = at - (from.starts[cut] ?? at);
    const isInside = within > 0;
    // Of several dashes that became fewer, an offset between two is behind them.
    if (isInside && lengthAt(from, cut) === lengthAt(to, places[cut]!))
      return to.starts[places[cut]!]! + within;
    const offset = isInside ? from.ends[cut]! : at;
    const glyph = isInside ? cut + 1 : cut;
    const [gapStart, gapEnd] = [from.ends[glyph - 1] ?? 0, from.starts[glyph] ?? before.length];
    const place = places[glyph]!;
    const [start, end] = [to.ends[place - 1] ?? 0, to.starts[place] ?? after.length];
    if (offset >= gapEnd && (gapEnd > gapStart || from.glyphs[glyph] !== '-')) return end;
    return Math.min(start + spacesIn(before.slice(gapStart, offset)), end);
  };
}

const lengthAt = ({ starts, ends }: Visible, glyph: number): number => ends[glyph]! - starts[glyph]!;

const spacesIn = (text: string): number => text.replace(/[\S\ufeff]/g, '').length;

/** The visible characters of a text, in one glyph for each mark, with their offsets in it. */
interface Visible {
  glyphs: string;
  /** The glyphs as words, which no white space divides, and other marks one by one. */
  words: string[];
  starts: number[];
  ends: number[];
}

function visibleIn(text: string): Visible {
  let glyphs = '';
  const words: string[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  /** End of the last glyph with the invisible characters behind it. */
  let joined = 0;
  for (const { index, 0: character } of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]|[\S\ufeff]/g)) {
    const marks = glyphsOf(character);
    const isJoined = joined === index;
    if (isJoined || marks !== '') joined = index + character.length;
    // Several dashes are one, as for the cleaner.
    if (marks === '-' && glyphs.endsWith('-') && isJoined) {
      ends[ends.length - 1] = index + 1;
      continue;
    }
    if (!isWord(marks)) words.push(...marks);
    else if (isJoined && isWord(words.at(-1) ?? '')) words[words.length - 1] += marks;
    else words.push(marks);
    glyphs += marks;
    for (let unit = 0; unit < marks.length; unit++) {
      starts.push(index);
      ends.push(index + character.length);
    }
  }
  return { glyphs, words, starts, ends };
}

const isWord = (glyphs: string): boolean => /^[\p{L}\p{N}]+$/u.test(glyphs);

const glyphsOf = (character: string): string =>
  /[!-~]/.test(character) && !/["`]/.test(character)
    ? character
    : character
        .replace('´', "'")
        .normalize('NFKD')
        .replace(/["“”„‟«»❝❞〝〞＂]/gu, "''")
        .replace(/[`‘’‚‛‹›′‵❛❜]/gu, "'")
        .replace(/[\p{Pd}−•‣◦▪●]/gu, '-')
        .replace(/⁄/g, '/')
        .replace(/[\p{M}\p{C}\s]/gu, '');
