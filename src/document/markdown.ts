import { Marked } from 'marked';
import { limits } from '../limits.js';
import { decodePlain } from './charset.js';
import type { DocumentProblem, Extracted } from './document.js';
import { decodingWarnings, isBlank, noText } from './plain.js';
import { reduce, textOf } from './reduce.js';

/**
 * The parser looks at the rest of a paragraph anew at each of its markers, so hostile input costs its square.
 * Past `limits.markdownInlineChars` looked at in a document, the rest of each paragraph is text as it stands.
 */
let inlineChars = 0;

/** Code blocks, fenced or indented, are no prose and go (SPEC §2.5). */
const marked = new Marked({
  gfm: true,
  renderer: { code: () => '<hr>' },
  tokenizer: {
    // The first rule tried at every step through a paragraph.
    escape(rest) {
      inlineChars += rest.length;
      if (inlineChars <= limits.markdownInlineChars) return false;
      return { type: 'escape', raw: rest, text: rest };
    },
  },
});

/** Length of the YAML between --- lines at the very start, which is data for a site generator; 0 without. */
export function frontMatterChars(text: string): number {
  const opening = /^---[ \t]*\r?\n(?=[\w-]+:)/.exec(text);
  if (opening === null) return 0;
  for (let start = opening[0].length; start < Math.min(text.length, frontMatterLongest); ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found + 1;
    if (/^(?:---|\.\.\.)\s*$/.test(text.slice(start, Math.min(end, start + 100)))) return end;
    start = end;
  }
  return 0;
}

const frontMatterLongest = 10_000;

/** Lists nested deeper than this many columns cost their depth cubed; the deeper ones go on at this depth. */
const deepIndent = /^([ \t]{100})[ \t]+/gm;

/** A Markdown document (CommonMark and GitHub's extensions) as its visible prose. */
export function readMarkdown(bytes: Uint8Array): Extracted | DocumentProblem {
  const decoded = decodePlain(bytes);
  const source = decoded.text.slice(frontMatterChars(decoded.text)).replace(deepIndent, '$1');
  let html: string;
  inlineChars = 0;
  try {
    html = marked.parse(source, { async: false });
  } catch (error) {
    // The parser recurses, and says so by overflowing the stack: nesting no person writes.
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The Markdown is nested too deeply to be read.' };
  }
  const text = textOf(reduce(html).blocks);
  if (isBlank(text)) return noText;
  const warnings = decodingWarnings(decoded);
  if (inlineChars > limits.markdownInlineChars)
    warnings.push('The Markdown has more markup than is read; some of it is left in the text.');
  return { kind: 'markdown', text, warnings };
}
