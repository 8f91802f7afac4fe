/** Highest character that V8 stores in one byte. */
const oneByteMax = 0xff;
/** Texts with a larger share of wide characters than one in this many are quoted as they are. */
const unitsPerWide = 8;

/**
 * A text to quote from. V8 stores a string with a character above U+00FF, such as a curly quote, in two bytes
 * a character, and also every slice of it and every string that a slice is joined with. A result quotes a
 * text a hundred times, so slices without such a character are taken from a copy in one byte a character.
 */
export class Quotable {
  readonly #text: string;
  /** The same text with one byte a character; null when it is not used, undefined before the first quote. */
  #narrow: string | null | undefined;
  /** Offsets of the characters that the copy does not have, ascending. */
  #wide: readonly number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  slice(start: number, end: number): string {
    if (this.#narrow === undefined) this.#narrow = this.#narrowCopy();
    if (this.#narrow === null) return this.#text.slice(start, end);
    const next = this.#wide[firstFrom(this.#wide, start)];
    return (next !== undefined && next < end ? this.#text : this.#narrow).slice(start, end);
  }

  #narrowCopy(): string | null {
    const text = this.#text;
    const wide: number[] = [];
    const wideMax = text.length / unitsPerWide;
    for (let i = 0; i < text.length; i++) {
      if (text.charCodeAt(i) <= oneByteMax) continue;
      if (wide.length >= wideMax) return null;
      wide.push(i);
    }
    if (wide.length === 0) return null;
    this.#wide = wide;
    return Buffer.from(text, 'latin1').toString('latin1');
  }
}

/** Index of the first number that is at least `least`. */
function firstFrom(ascending: readonly number[], least: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ascending[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
