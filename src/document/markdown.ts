import { Marked } from 'marked';
import { decodePlain } from './charset.js';
import type { DocumentProblem, Extracted } from './document.js';
import { decodingWarnings, isBlank, noText } from './plain.js';
import { reduce, textOf } from './reduce.js';

/** Code blocks, fenced or indented, are no prose and go (SPEC §2.5). */
const marked = new Marked({ gfm: true, renderer: { code: () => '<hr>' } });

/** YAML between --- lines at the very start: data for a site generator. */
const frontMatter =
  /^---[ \t]*\r?\n(?:[\w-]+:.*\r?\n|[ \t]+.*\r?\n|[-#].*\r?\n|\r?\n)*?(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** A Markdown document (CommonMark and GitHub's extensions) as its visible prose. */
export function readMarkdown(bytes: Uint8Array): Extracted | DocumentProblem {
  const decoded = decodePlain(bytes);
  const source = decoded.text.replace(frontMatter, '');
  let html: string;
  try {
    html = marked.parse(source, { async: false });
  } catch (error) {
    // The parser recurses, and says so by overflowing the stack: nesting no person writes.
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The Markdown is nested too deeply to be read.' };
  }
  const text = textOf(reduce(html).blocks);
  if (isBlank(text)) return noText;
  return { kind: 'markdown', text, warnings: decodingWarnings(decoded) };
}
