import type { ReaderBounds } from '../bounds.js';
import { type TextBlock, TextBlockCollector } from '../html/text-blocks.js';
import { HtmlWalk } from '../html/walk.js';
import type { Run } from '../mapped-text.js';
import { lowerBound } from '../span.js';
import { frontMatterChars } from './front-matter.js';
import { parseMarkdown } from './grammar.js';
import { type MarkdownVisitor, MarkdownWalk } from './markdown-walk.js';

/** The visible text of a Markdown source. */
export interface MarkdownText {
  blocks: TextBlock[];
  /** Indented blocks that are code and were left out. */
  indentedCodeBlocks: number;
}

/**
 * Reads the visible text of Markdown: CommonMark with GitHub's tables, task lists, strikethrough and
 * footnotes. Each construct is an element of HTML, and HTML inside is read as HTML. Code blocks, images,
 * link destinations and front matter are not visible text. Linear.
 */
export function readMarkdown(source: string, bounds: ReaderBounds): MarkdownText {
  const collector = new TextBlockCollector(bounds);
  const walk = new HtmlWalk(collector, bounds);
  const { text, returns } = withLineFeeds(source);
  const indentedCodeBlocks = walkLines(text, {
    start: element => {
      if (!inlineElements.has(element)) walk.start(element);
    },
    end: element => {
      if (!inlineElements.has(element)) walk.end(element);
    },
    text: (chars, start, end) => walk.text(chars, start, end),
    markup: (html, start) => walk.markup(html, start),
    code: () => walk.start('hr'),
  });
  walk.closeAll();
  const { blocks } = collector.finish();
  if (returns.length > 0) for (const block of blocks) block.runs = withReturns(block.runs, returns);
  return { blocks, indentedCodeBlocks };
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
  return parsed.indentedCodeBlocks;
}

/** The source with line feeds, and the offsets in it of those that were two characters. */
function withLineFeeds(source: string): { text: string; returns: number[] } {
  const returns: number[] = [];
  if (!source.includes('\r')) return { text: source, returns };
  const text = source.replace(/\r\n?/g, (found, at: number) => {
    if (found.length > 1) returns.push(at - returns.length);
    return '\n';
  });
  return { text, returns };
}

/** Moves runs to offsets of the source, in which each of the given line feeds has two characters. */
function withReturns(runs: readonly Run[], returns: readonly number[]): Run[] {
  const moved: Run[] = [];
  for (const run of runs) {
    const isExact = run.end - run.start === run.textEnd - run.textStart;
    let before = lowerBound(returns.length, i => returns[i]! < run.start);
    let { start, textStart } = run;
    for (; before < returns.length && returns[before]! < run.end; before++) {
      const at = returns[before]!;
      if (!isExact) continue;
      const textAt = textStart + at - start;
      if (at > start) moved.push({ textStart, textEnd: textAt, start: start + before, end: at + before });
      moved.push({ textStart: textAt, textEnd: textAt + 1, start: at + before, end: at + before + 2 });
      start = at + 1;
      textStart = textAt + 1;
    }
    const first = isExact ? before : lowerBound(returns.length, i => returns[i]! < run.start);
    if (start < run.end)
      moved.push({ textStart, textEnd: run.textEnd, start: start + first, end: run.end + before });
  }
  return moved;
}
