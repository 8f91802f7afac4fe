/** A word of a text: in lower case, and where it begins, in UTF-16 units. */
export interface TextWord {
  readonly lower: string;
  readonly start: number;
  readonly units: number;
}

/** A text in which many patterns are searched, with its words, by which most patterns are ruled out. */
export class SearchedText {
  readonly text: string;
  #words: readonly TextWord[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Words of letters and hyphens. */
  get words(): readonly TextWord[] {
    this.#words ??= Array.from(this.text.matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu), ({ 0: word, index }) => ({
      lower: word.toLowerCase(),
      start: index,
      units: word.length,
    }));
    return this.#words;
  }
}
