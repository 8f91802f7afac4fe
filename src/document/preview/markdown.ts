import { Marked } from 'marked';
import { limits } from '../../limits.js';
import { decodePlain } from '../charset.js';

/** Thrown through the parser to stop it. */
class TooMuchMarkup extends Error {}

/** Markdown as generated HTML, without the HTML written in it; undefined when its markup is too much to parse. */
export function markdownHtml(bytes: Uint8Array): string | undefined {
  let budget = limits.markdownInlineChars;
  const marked = new Marked({
    gfm: true,
    renderer: { html: () => '' },
    tokenizer: {
      // The first rule tried at every step through a paragraph, over all that is left of it.
      escape(rest) {
        budget -= rest.length;
        if (budget < 0) throw new TooMuchMarkup();
        return false;
      },
    },
  });
  // Lists nested deeper than this many columns cost their depth cubed.
  const source = decodePlain(bytes).text.replace(/^([ \t]{100})[ \t]+/gm, '$1');
  try {
    return marked.parse(source, { async: false });
  } catch (error) {
    if (error instanceof TooMuchMarkup || error instanceof RangeError) return undefined;
    throw error;
  }
}
