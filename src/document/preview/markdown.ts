import type { MarkdownBounds } from '../bounds.js';
import { decodePlain } from '../charset.js';
import { markdownParser } from '../markdown/parser.js';

const parse = markdownParser({ html: () => '' });

/** Renders Markdown as HTML, without its embedded HTML; undefined when its markup exceeds the bounds. */
export function markdownHtml(bytes: Uint8Array, bounds: MarkdownBounds): string | undefined {
  try {
    const { html, isCut } = parse(decodePlain(bytes).text, bounds);
    return isCut ? undefined : html;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
