import { kind, kindOf, wordKindMax } from '../text/characters.js';
import { type LineStart, lineKind, readLineStart } from '../text/lines.js';
import { proseRunUnitsMax } from '../text/long-runs.js';
import type { Prepared } from '../text/prepare.js';
import { clauseBreak } from '../text/separators.js';

/** Collects spans, in UTF-16 offsets: counts all of them and stores the first `limit`. */
export class SpanCollector {
  count = 0;
  /** True once `limit` spans are stored: the caller may stop. Never true with limit 0. */
  full = false;
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  constructor(readonly limit: number) {}

  add(start: number, end: number): void {
    if (this.count++ < this.limit) {
      this.starts.push(start);
      this.ends.push(end);
      this.full = this.count === this.limit;
    }
  }
}

/** Adds the span of the words from `from` to `to` (exclusive). */
export function addWords(text: Prepared, spans: SpanCollector, from: number, to: number): void {
  spans.add(text.wordStart[from]!, text.wordEnd[to - 1]!);
}

/** Adds the span of at most `wordsMax` words from `from`, up to the end of its clause. */
export function addClause(text: Prepared, spans: SpanCollector, from: number, wordsMax: number): void {
  let to = from + 1;
  while (to < text.words && to < from + wordsMax && (text.wordSeparators[to]! & clauseBreak) === 0) to++;
  addWords(text, spans, from, to);
}

/** Maximum UTF-16 units between a mark and the word after it that its span includes. */
const nextWordUnitsMax = 8;

/** Offset of the first character of kind `mark` in the gap before a word; -1 if there is none. */
export function markBefore(text: Prepared, word: number, mark: number, other: number = mark): number {
  const end = text.wordStart[word]!;
  for (let at = word === 0 ? 0 : text.wordEnd[word - 1]!; at < end; at++) {
    const found = kindOf[text.text.charCodeAt(at)];
    if (found === mark || found === other) return at;
  }
  return -1;
}

/** Adds the span from the word before a mark at `at` to the word after it, if that follows closely. */
export function addMark(text: Prepared, spans: SpanCollector, word: number, at: number): void {
  const close = text.wordStart[word]! - at <= nextWordUnitsMax;
  spans.add(markStart(text, word, at), close ? text.wordEnd[word]! : at + 1);
}

/** Start of the span of a mark before a word: the word before the mark, unless a long run is between them. */
export function markStart({ wordStart }: Prepared, word: number, at: number): number {
  const before = word === 0 ? at : wordStart[word - 1]!;
  return at - before > proseRunUnitsMax ? at : before;
}

/** Maximum UTF-16 units of a line's indent and marker. */
const markerUnitsMax = 40;
const line: LineStart = { kind: lineKind.prose, from: 0 };

/** Kind of the line whose first word follows `at`; prose when a word precedes `at` on its line. */
export function lineKindBefore({ text }: Prepared, at: number): number {
  let start = at;
  while (start > 0 && at - start < markerUnitsMax && kindOf[text.charCodeAt(start - 1)] !== kind.newline)
    start--;
  if (at - start === markerUnitsMax) return lineKind.prose;
  readLineStart(text, start, line);
  for (let i = line.from; i < at; i++) if (kindOf[text.charCodeAt(i)]! <= wordKindMax) return lineKind.prose;
  return line.kind;
}
