import type { Tree } from '@lezer/common';
import type { Span } from '../span.js';

/**
 * Decides whether the indented blocks of a Markdown file are code. CommonMark says so, but manuscripts indent
 * their paragraphs. The blocks are code when more of their lines look like code than like prose.
 */

/** Characters of a line that are inspected. */
const inspectedChars = 300;
/** Words that make a line without punctuation a line of prose. */
const proseWords = 5;

/** Operators, calls, tags, comments and line ends of programming languages. */
const codeSyntax =
  /[{}]|[=!<>+]=|=>|->|::|&&|\|\||\w\(\)|\w\.\w+\(|\s[=|]\s|^[$%>] ?\w|^(?:\/\/|\/\*|#!|# ?include|@\w)|<\/?\w+[^<>]*>|\s--?\w|[)\]];$|^\w+\(.*\)$/;
/** Statements and shell commands that consist of words. Sentences of prose start with them too. */
const codeStart =
  /^(?:import|from|def|class|function|const|let|var|return|public|private|npm|npx|git|sudo|cd|pip3?|python3?|node|make|cargo|go|docker|curl|wget|apt(?:-get)?|brew|yarn|ls|mkdir|cp|mv|rm|cat|echo|export|ssh)\s+[^\s]/;
const word = /^[\p{Ps}\p{Pi}"'*_-]*\p{L}[\p{L}\p{M}'’-]*[\p{Po}\p{Pe}\p{Pf}\p{Pd}*_"]*$/u;
const sentenceEnd = /[.!?…][\p{Pe}\p{Pf}"'*_]*$/u;

/** The numbers of lines that look like code and like prose. */
function countLines(text: string): { code: number; prose: number } {
  const lines = text.split('\n').map(line => line.trim().slice(0, inspectedChars));
  const others = lines.filter(line => !isCode(line));
  return { code: lines.length - others.length, prose: others.filter(isProse).length };
}

/** Whether most of the lines of a text are those of a program, and at least two. */
export function isProgram(lines: readonly string[]): boolean {
  const { code, prose } = countLines(lines.join('\n'));
  return code > 1 && code > 2 * prose;
}

/** The indented blocks of parsed Markdown, each without the indent of its first line. */
export function indentedBlocks(text: string, tree: Tree): { blocks: Span[]; areCode: boolean } {
  const blocks: Span[] = [];
  if ((text.includes('    ') || text.includes('\t')) && /(?:^|\n)[ \t>]*(?: {4}|\t)/.test(text))
    tree.iterate({
      enter({ name, from, to }) {
        if (name === 'CodeBlock') blocks.push({ start: from, end: to });
        return name !== 'Paragraph';
      },
    });
  const { code, prose } = countLines(blocks.map(({ start, end }) => text.slice(start, end)).join('\n'));
  return { blocks, areCode: code > prose };
}

const isCode = (line: string): boolean =>
  (codeSyntax.test(line) || (codeStart.test(line) && !sentenceEnd.test(line))) && !isLongProse(line);

const isProse = (line: string): boolean =>
  isLongProse(line) || sentenceEnd.test(line) || /^[\p{Pi}"]?\p{Lu}/u.test(line);

function isLongProse(line: string): boolean {
  const tokens = line.split(/\s+/);
  const words = tokens.filter(token => word.test(token)).length;
  return words >= proseWords && words >= 0.8 * tokens.length;
}
