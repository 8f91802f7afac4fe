import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/**
 * Footnotes of GitHub's Markdown: a mark `[^label]` and a definition `[^label]: text`. The mark has no text.
 * The definition is a paragraph where it stands, without its label.
 */

const labelCharsMax = 100;
const label = String.raw`\[\^[^\]\s]{1,${labelCharsMax}}\]`;
const mark = new RegExp(`^${label}`);
const definition = new RegExp(`^ {0,3}${label}:[ \\t]*`);
const definitions = new RegExp(`^ {0,3}(${label}):`, 'gm');
const indented = /^(?: {4}| {0,3}\t)[ \t]*/;
/** Lines that start another block: heading, fence, quotation, list item. */
const otherBlock = /^ {0,3}(?:#{1,6}\s|`{3}|~{3}|>|[-*+]\s|\d{1,9}[.)]\s)/;

/** Marks that the source defines. Other text of that form is not a footnote, as on GitHub. */
export const definedMarks = (source: string): ReadonlySet<string> =>
  new Set(source.includes('[^') ? Array.from(source.matchAll(definitions), ([, found]) => found!) : []);

/** The footnote mark at the start of an inline text; undefined when there is none. */
export function footnoteMark(text: string, defined: ReadonlySet<string>): string | undefined {
  if (defined.size === 0 || !text.startsWith('[^')) return undefined;
  const found = mark.exec(text)?.[0];
  return found !== undefined && defined.has(found) ? found : undefined;
}

/** Whether a line belongs to the definition of an open paragraph, which is empty after an empty line. */
const continues = (line: string, paragraph: string): boolean =>
  indented.test(line) || (paragraph !== '' && !definition.test(line) && !otherBlock.test(line));

/**
 * A definition at the start of a block: its line, the lines that continue it, and indented paragraphs after
 * empty lines. It contains inline markup only, so definitions do not nest.
 */
export const footnoteDefinition: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  tokenizer(source) {
    const start = definition.exec(source)?.[0].length;
    if (start === undefined) return undefined;
    const paragraphs: string[] = [];
    let paragraph = '';
    let end = 0;
    for (let from = start; from <= source.length; ) {
      const newline = source.indexOf('\n', from);
      const lineEnd = newline < 0 ? source.length : newline;
      const line = source.slice(from, lineEnd);
      const isBlank = line.trim() === '';
      if (end > 0 && !isBlank && !continues(line, paragraph)) break;
      if (isBlank) {
        if (paragraph !== '') paragraphs.push(paragraph);
        paragraph = '';
      } else paragraph += `${paragraph === '' ? '' : '\n'}${line.replace(indented, '')}`;
      if (!isBlank || end === 0) end = lineEnd;
      from = lineEnd + 1;
    }
    if (paragraph !== '') paragraphs.push(paragraph);
    const tokens = paragraphs.map((text): Tokens.Paragraph => {
      return { type: 'paragraph', raw: text, text, tokens: this.lexer.inline(text) };
    });
    return { type: 'footnote', raw: source.slice(0, end), tokens };
  },
  renderer(token) {
    return this.parser.parse(token.tokens ?? []);
  },
};
