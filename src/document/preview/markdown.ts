import { limits } from '../../limits.js';
import { decodePlain } from '../charset.js';
import { markdownParser } from '../markdown/parser.js';

const parse = markdownParser({ html: () => '' });

/** Markdown as generated HTML, without the HTML written in it; undefined when its markup is too much to parse. */
export function markdownHtml(bytes: Uint8Array): string | undefined {
  try {
    const { html, isCut } = parse(decodePlain(bytes).text, limits.markdownSteps);
    return isCut ? undefined : html;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
