import { frontMatterChars } from '../../../engine/source/front-matter.js';
import type { Bounds } from '../../bounds.js';
import { decodePlain } from '../charset.js';
import { markdownParser } from '../markdown/parser.js';

const parse = markdownParser({ html: () => '' });

/** Renders Markdown without front matter and embedded HTML; undefined when its markup exceeds the bounds. */
export function markdownHtml(bytes: Uint8Array, bounds: Bounds): string | undefined {
  try {
    const { text } = decodePlain(bytes);
    const { html, isCut } = parse(text.slice(frontMatterChars(text)), bounds);
    return isCut ? undefined : html;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
