import { type TextBlock, TextBlockCollector } from '../html/text-blocks.js';
import { HtmlWalk } from '../html/walk.js';
import { MappedText, sourceOf } from '../mapped-text.js';
import type { Span } from '../span.js';
import { frontMatterChars } from './front-matter.js';
import { parseMarkdown } from './grammar.js';
import { type MarkdownVisitor, MarkdownWalk } from './markdown-walk.js';

export interface MarkdownText {
  blocks: TextBlock[];
  /** Indented blocks that are code and were left out. */
  indentedCodeBlocks: number;
  /** The tags and blocks of HTML. Ascending. */
  html: Span[];
}

/**
 * Reads the visible text of Markdown: CommonMark with GitHub's tables, task lists, strikethrough and
 * footnotes. Each construct is an element of HTML, and HTML inside is read as HTML. Code blocks, images,
 * link destinations and front matter are not visible text. Linear.
 */
export function readMarkdown(source: string): MarkdownText {
  const collector = new TextBlockCollector();
  const walk = new HtmlWalk(collector);
  const lines = withLineFeeds(source);
  const html: Span[] = [];
  const indentedCodeBlocks = walkLines(lines.text, {
    start: element => {
      if (!inlineElements.has(element)) walk.start(element);
    },
    end: element => {
      if (!inlineElements.has(element)) walk.end(element);
    },
    text: (chars, start, end) => walk.text(chars, start, end),
    markup: (part, start) => {
      html.push(sourceOf(lines.runs, start, start + part.length)!);
      walk.markup(part, start);
    },
    code: () => walk.start('hr'),
  });
  walk.closeAll();
  const { blocks } = collector.finish();
  if (lines.text.length < source.length)
    for (const block of blocks) block.runs = lines.sourcesOfRuns(block.runs);
  return { blocks, indentedCodeBlocks, html };
}

/** Elements that separate no text. */
const inlineElements = new Set(['em', 'strong', 'del', 'code']);

/** Passes the elements and the visible text of a Markdown source to a visitor, in offsets of its lines. */
export const walkMarkdown = (source: string, visitor: MarkdownVisitor): number =>
  walkLines(withLineFeeds(source).text, visitor);

/** Returns the number of indented blocks that are code. */
function walkLines(source: string, visitor: MarkdownVisitor): number {
  const offset = frontMatterChars(source);
  const text = source.slice(offset);
  const parsed = parseMarkdown(text);
  new MarkdownWalk(text, offset, visitor, parsed).run();
  return parsed.indentedCode.length;
}

const withLineFeeds = (source: string): MappedText => MappedText.of(source).replaced(/\r\n?/g, '\n');
