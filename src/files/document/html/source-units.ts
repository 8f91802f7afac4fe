import type { MappedText } from '../../../engine/cleanup/mapped-text.js';
import { CharacterReferences } from './character-references.js';

/** Maps the units of decoded HTML text to the source. */
export class SourceUnits {
  readonly #references: CharacterReferences;

  constructor(private readonly source: string) {
    this.#references = new CharacterReferences(source);
  }

  /** Adds text that starts at a source offset, as displayed. */
  addTo(paragraph: MappedText, chars: string, start: number, isInTitle: boolean): void {
    let from = start;
    for (let at = 0; at < chars.length; ) {
      const reference = this.source[from] === '&' ? this.#references.at(from) : undefined;
      if (reference !== undefined) {
        const to = from + reference.sourceLength;
        for (let unit = 0; unit < reference.textLength; unit++)
          paragraph.addDisplayed(chars[at++]!, from, to);
        from = to;
      } else if (!isInTitle && this.source.startsWith(emptyEndTag, from)) {
        from += emptyEndTag.length;
      } else {
        const to = this.source.startsWith('\r\n', from) ? from + 2 : from + 1;
        paragraph.addDisplayed(chars[at++]!, from, to);
        from = to;
      }
    }
  }
}

/** The tokenizer drops this without a token, except in a title, where tags are text. */
const emptyEndTag = '</>';
