import { lowerBound, type Span } from './span.js';

/**
 * A part of a text and its place in the source. If both have the same length, each UTF-16 unit comes from one
 * of the source; otherwise the run is one character reference, escape or run of white space.
 */
export interface Run extends Span {
  textStart: number;
  textEnd: number;
}

const isExact = ({ start, end, textStart, textEnd }: Run): boolean => end - start === textEnd - textStart;

const breakOrTab = /[\t\n\f\r]/;
const isSpace = /[ \t\n\f\r]/;
const spaceRun = /[ \t\n\f\r]{2}/;

/**
 * A text whose characters know their source. Text without a run, such as a placeholder of inline code or a
 * line break between table rows, has no source.
 *
 *     source   a &amp; **b**        text   a & b
 *     runs     [a␣] [&amp;→&] [␣] [b]
 */
export class MappedText {
  text = '';
  readonly runs: Run[] = [];
  /** Text that is in the source letter for letter, from an offset on. */
  static of(text: string, start = 0): MappedText {
    const mapped = new MappedText();
    mapped.add(text, start);
    return mapped;
  }

  static from(text: string, runs: readonly Run[]): MappedText {
    const mapped = new MappedText();
    mapped.text = text;
    mapped.last = text.at(-1) ?? '';
    for (const run of runs) mapped.runs.push(run);
    return mapped;
  }

  /** Last UTF-16 unit of the text. Indexing the text at every addition would flatten it. */
  last = '';

  /** Adds text from a part of the source; by default it is there letter for letter. */
  add(chars: string, start: number, end = start + chars.length): void {
    if (chars === '') return;
    const textStart = this.text.length;
    const textEnd = textStart + chars.length;
    const run = this.runs.at(-1);
    if (
      run !== undefined &&
      run.end === start &&
      run.textEnd === textStart &&
      end - start === chars.length &&
      isExact(run)
    ) {
      run.end = end;
      run.textEnd = textEnd;
    } else this.runs.push({ textStart, textEnd, start, end });
    this.text += chars;
    this.last = chars.at(-1)!;
  }

  /** Adds text that has no source. */
  addFixed(chars: string): void {
    if (chars === '') return;
    this.text += chars;
    this.last = chars.at(-1)!;
  }

  /** Adds a part of another text. Parts of one text must be added in ascending order, with one `cursor`. */
  private addPart(from: MappedText, start: number, end: number, cursor: { run: number }): void {
    const { runs, text } = from;
    let at = start;
    while (cursor.run < runs.length && runs[cursor.run]!.textEnd <= start) cursor.run++;
    for (let i = cursor.run; i < runs.length && runs[i]!.textStart < end; i++) {
      const run = runs[i]!;
      const partStart = Math.max(at, run.textStart);
      const partEnd = Math.min(end, run.textEnd);
      this.addFixed(text.slice(at, partStart));
      if (isExact(run)) this.add(text.slice(partStart, partEnd), run.start + partStart - run.textStart);
      else this.add(text.slice(partStart, partEnd), run.start, run.end);
      at = partEnd;
    }
    this.addFixed(text.slice(at, end));
  }

  /**
   * Adds text as HTML displays it: each run of white space is one space, and none begins the text or a line.
   * Text of another length than its source is one character.
   */
  addDisplayed(chars: string, start: number, end: number): void {
    if (end - start !== chars.length) {
      if (!isSpace.test(chars)) this.add(chars, start, end);
      else if (!this.isAfterSpace) this.add(' ', start, end);
    } else if (!chars.includes('  ') && !breakOrTab.test(chars)) this.addAfterSpace(chars, start);
    else if (!spaceRun.test(chars)) this.addAfterSpace(chars.replace(/[\t\n\f\r]/g, ' '), start);
    else {
      let from = 0;
      for (const { 0: spaces, index } of chars.matchAll(/[ \t\n\f\r]+/g)) {
        this.add(chars.slice(from, index), start + from);
        from = index + spaces.length;
        if (!this.isAfterSpace) this.add(' ', start + index, start + from);
      }
      this.add(chars.slice(from), start + from);
    }
  }

  /** Adds a line break of HTML. A space before it is not displayed, and has no source. */
  addLineBreak(): void {
    const run = this.runs.at(-1);
    if (this.last === ' ' && run?.textEnd === this.text.length) {
      this.runs.pop();
      const { textStart, textEnd, start, end } = run;
      if (textEnd > textStart + 1) this.runs.push({ textStart, textEnd: textEnd - 1, start, end: end - 1 });
    }
    this.addFixed('\n');
  }

  /** Adds text with single spaces, without the first one where a space precedes it. */
  private addAfterSpace(chars: string, start: number): void {
    const skipped = chars.startsWith(' ') && this.isAfterSpace ? 1 : 0;
    this.add(chars.slice(skipped), start + skipped);
  }

  get isAfterSpace(): boolean {
    return this.last === '' || this.last === ' ' || this.last === '\n';
  }

  /** Whether a part of the text is at the same offsets in the source, letter for letter. */
  isInPlace({ start, end }: Span): boolean {
    const run = this.runs[lowerBound(this.runs.length, k => this.runs[k]!.textEnd <= start)];
    return (
      run !== undefined &&
      run.start === run.textStart &&
      run.end === run.textEnd &&
      run.textStart <= start &&
      end <= run.textEnd &&
      start < end
    );
  }

  /** The parts of the source of a part of the text, joined where they touch; none if some of it has none. */
  sourcesOf({ start, end }: Span): Span[] {
    const spans: Span[] = [];
    let at = start;
    for (let i = lowerBound(this.runs.length, k => this.runs[k]!.textEnd <= start); at < end; i++) {
      const run = this.runs[i];
      if (run === undefined || run.textStart > at) return [];
      const found = sourceOf([run], at, end)!;
      const last = spans.at(-1);
      if (last !== undefined && found.start <= last.end) last.end = Math.max(last.end, found.end);
      else spans.push(found);
      at = run.textEnd;
    }
    return spans;
  }

  /** The runs of a text that was read from this one, moved to the source of this one. */
  sourcesOfRuns(runs: readonly Run[]): Run[] {
    const result = new MappedText();
    const cursor = { run: 0 };
    for (const run of runs) {
      result.addFixed(' '.repeat(run.textStart - result.text.length));
      if (isExact(run)) result.addPart(this, run.start, run.end, cursor);
      else {
        const { start, end } = sourceOf(this.runs, run.start, run.end)!;
        result.add(' '.repeat(run.textEnd - run.textStart), start, end);
      }
    }
    return result.runs;
  }

  /** The text with every match replaced. A replacement has the source of its match. */
  replaced(pattern: RegExp, replacement: string): MappedText {
    let result: MappedText | undefined;
    const cursor = { run: 0 };
    let from = 0;
    for (const { 0: found, index } of this.text.matchAll(pattern)) {
      result ??= new MappedText();
      result.addPart(this, from, index, cursor);
      from = index + found.length;
      const span = sourceOf(this.runs, index, from);
      if (span === undefined) result.addFixed(replacement);
      else result.add(replacement, span.start, span.end);
    }
    result?.addPart(this, from, this.text.length, cursor);
    return result ?? this;
  }

  slice(start: number, end: number): MappedText {
    if (start === 0 && end === this.text.length) return this;
    const result = new MappedText();
    result.addPart(this, start, end, { run: 0 });
    return result;
  }
}

/** The source of the part of a text; undefined where none of it has one. */
export function sourceOf(runs: readonly Run[], start: number, end: number): Span | undefined {
  const first = runs[lowerBound(runs.length, i => runs[i]!.textEnd <= start)];
  const last = runs[lowerBound(runs.length, i => runs[i]!.textStart < end) - 1];
  if (first === undefined || last === undefined || first.textStart >= end) return undefined;
  const from = isExact(first) ? first.start + Math.max(0, start - first.textStart) : first.start;
  const to = isExact(last) ? last.end - Math.max(0, last.textEnd - end) : last.end;
  return { start: from, end: to };
}

/**
 * The source of each part of a text, also where a part has none: it is then empty, after the source of the
 * text before it.
 */
export const sourceSpan = (runs: readonly Run[], { start, end }: Span): Span => {
  const found = sourceOf(runs, start, end);
  if (found !== undefined) return found;
  const at = runs[lowerBound(runs.length, i => runs[i]!.textEnd <= start) - 1]?.end ?? runs[0]?.start ?? 0;
  return { start: at, end: at };
};

/** A source in which only the parts outside `fixed` may change. These are ascending, without overlaps. */
export function withFixedParts(source: string, fixed: readonly Span[], text = source): MappedText {
  const runs: Run[] = [];
  let from = 0;
  for (const { start, end } of [...fixed, { start: text.length, end: text.length }]) {
    if (start > from) runs.push({ textStart: from, textEnd: start, start: from, end: start });
    from = end;
  }
  return MappedText.from(text, runs);
}
