import type { MappedText } from '../mapped-text.js';
import { makesMarkup, type Prose } from '../prose.js';

/** Characters that are markup together: the start of a tag or character reference, the end of CDATA. */
const markup = /<[a-z!/?]|&(?:#|[a-z][a-z\d]+)|\]\]>/gi;

/** A paragraph of HTML that can be changed where no markup results. `toHtml` makes HTML of characters. */
export const htmlProse = (source: string, text: MappedText, toHtml: (chars: string) => string): Prose => ({
  text,
  write(edit) {
    const replacement = toHtml(edit.replacement);
    const isMarkup = text
      .sourcesOf(edit)
      .some((span, i) => makesMarkup(source, { ...span, replacement: i === 0 ? replacement : '' }, markup));
    return isMarkup ? null : replacement;
  },
});
