import type { Edit } from './fixes/edit-context.js';

/** Source offset of a character that is not in the source: a placeholder of code, or a line break. */
const noSource = -1;

/**
 * The text of a part of a source with markup or escapes, such as a paragraph of HTML: its UTF-16 units with
 * the source range of each.
 */
export class MappedText {
  readonly #units: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  get text(): string {
    return this.#units.join('');
  }

  add(unit: string, start = noSource, end = noSource): void {
    this.#units.push(unit);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** Adds a unit of HTML. Runs of white space are single spaces, as displayed, and none begins a line. */
  addDisplayed(unit: string, start: number, end: number): void {
    if (!/[ \t\n\f\r]/.test(unit)) {
      this.add(unit, start, end);
      return;
    }
    const last = this.#units.at(-1) ?? '\n';
    if (last === ' ' && this.#ends.at(-1) === start) this.#ends[this.#ends.length - 1] = end;
    if (last !== ' ' && last !== '\n') this.add(' ', start, end);
  }

  /**
   * The edits of the source for an edit of the text: one for each part of the source that its units come
   * from. The first has the replacement. None if the edit touches a placeholder.
   */
  inSource(edit: Edit): Edit[] {
    const edits: Edit[] = [];
    for (let unit = edit.start; unit < edit.end; unit++) {
      const start = this.#starts[unit]!;
      const end = this.#ends[unit]!;
      if (start === noSource) return [];
      const last = edits.at(-1);
      if (last === undefined) edits.push({ ...edit, start, end });
      else if (start <= last.end) last.end = Math.max(last.end, end);
      else edits.push({ ...edit, start, end, replacement: '', glyphs: 0 });
    }
    return edits;
  }
}
