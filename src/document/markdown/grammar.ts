import type { Tree } from '@lezer/common';
import {
  InlineContext,
  type MarkdownConfig,
  type NodeSpec,
  parser,
  Strikethrough,
  Table,
  TaskList,
} from '@lezer/markdown';
import type { Span } from '../span.js';
import { indentedBlocks } from './indented-code.js';

/**
 * Grammar of CommonMark with GitHub's tables, strikethrough, task lists and footnotes. Addresses without
 * brackets are text either way, so GitHub's rule for them is left out.
 */

/** First characters of inline markup, and line feeds. All other characters are text. */
const markup = /[\\&`<*_![\]~\n]/g;

/** Skips text at once. The parser would try each inline rule at each character. */
const words: MarkdownConfig = {
  parseInline: [
    {
      name: 'Words',
      before: 'Escape',
      parse({ text, offset, end }, _, at) {
        markup.lastIndex = at - offset;
        let next = markup.test(text) ? markup.lastIndex - 1 : end - offset;
        // Two spaces before a line feed are a line break.
        if (text[next] === '\n') while (text[next - 1] === ' ' && next > at - offset) next--;
        return next + offset > at ? next + offset : -1;
      },
    },
  ],
};

const openBracket = 91;
const closeBracket = 93;
const openParenthesis = 40;
const lessThan = 60;
/**
 * Marks of a paragraph, and characters after brackets, that are tried as emphasis and links. The parser
 * compares each mark with all earlier ones of its paragraph, and searches the rest of it for the end of an
 * address.
 */
const marksMax = 2_000;
const addressCharsMin = 20_000;
const addressCharsPerChar = 8;
const addressEnd = /[\s)]/g;
const tagEnd = />/g;
/** Longest row of one mark: each mark of a longer one could be a level of emphasis. */
const rowMax = 20;
const row = /([*_~])\1*/y;
/** Longest label of a link definition (CommonMark §4.7). */
const labelCharsMax = 999;

/**
 * Reads marks as text where a paragraph has more of them than are tried, and brackets whose label has no
 * definition, so that they may be in the text of a link.
 */
class Marks {
  /** Labels of the document's definitions, as `labelOf` returns them. */
  definitions: ReadonlySet<string> = new Set();
  private context: InlineContext | undefined;
  private marks = 0;
  private chars = 0;

  readonly config: MarkdownConfig = {
    parseInline: [
      {
        name: 'Marks',
        before: 'HTMLTag',
        parse: (context, next, at) => {
          if (next === lessThan) return this.spend(context, next, at) ? -1 : at + 1;
          if (next === openBracket || next === closeBracket) {
            if (!this.spend(context, next, at)) return at + 1;
            return next === closeBracket && this.isText(context, at) ? at + 1 : -1;
          }
          row.lastIndex = at - context.offset;
          if (!row.test(context.text)) return -1;
          const end = row.lastIndex + context.offset;
          return this.spend(context, next, at) && end - at <= rowMax ? -1 : end;
        },
      },
    ],
  };

  private spend(context: InlineContext, next: number, at: number): boolean {
    if (context !== this.context) {
      this.context = context;
      this.marks = marksMax;
      this.chars = addressCharsMin + addressCharsPerChar * (context.end - context.offset);
    }
    if (--this.marks < 0) return false;
    const end = next === lessThan ? tagEnd : addressEnd;
    if (next === lessThan || (next === closeBracket && context.char(at + 1) === openParenthesis)) {
      end.lastIndex = at + 2 - context.offset;
      this.chars -= (end.exec(context.text)?.index ?? context.text.length) - (at - context.offset);
    }
    return this.chars >= 0;
  }

  /** Whether the bracket at an offset ends text in brackets: removes its start, and leaves the content. */
  private isText(context: InlineContext, at: number): boolean {
    const start = context.findOpeningDelimiter(InlineContext.linkStart);
    const image = context.findOpeningDelimiter(InlineContext.imageStart);
    const next = context.char(at + 1);
    if (start === null || (image !== null && image > start) || next === openParenthesis) return false;
    const { from } = context.getDelimiterAt(start)!;
    let label = context.slice(from, Math.min(at + 1, from + labelCharsMax));
    if (next === openBracket) {
      const after = context.slice(at + 1, at + 2 + labelCharsMax);
      const end = after.indexOf(']');
      if (end > 1) label = after.slice(0, end + 1);
    }
    if (this.definitions.has(labelOf(label))) return false;
    for (const element of context.takeContent(start)) context.addElement(element);
    return true;
  }
}

/** A label in brackets as it is compared (CommonMark §4.7). */
export const labelOf = (brackets: string): string =>
  brackets.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

/** A link definition, or the label of a footnote, at the start of a line or of an item. */
const definition =
  /^[ \t>*+\-\d.)]*(\[(?:\^[^\]\s]{1,100}\](?=:)|(?:[^\]\\\n]|\\.){1,999}\](?=:\s*(?:<[^<>\n]*>|[^\s:]\S*)(?:\s+["'(][^\n]*)?[ \t]*$)))/gm;

/** The labels that a source defines, of links and footnotes. */
const definedLabels = (source: string): ReadonlySet<string> =>
  new Set(
    source.includes(']:') ? Array.from(source.matchAll(definition), ([, label]) => labelOf(label!)) : [],
  );

const footnoteStart = /^\[\^[^\]\s]{1,100}\]:[ \t]*/;
/** Columns by which code, and the other paragraphs of a footnote, are indented. */
const codeIndent = 4;

/** A block with the lines that are indented below its first one. */
const indented = (name: string): NodeSpec => ({
  name,
  block: true,
  composite(_, line) {
    if (line.indent < line.baseIndent + codeIndent && line.next >= 0) return false;
    line.moveBaseColumn(line.baseIndent + codeIndent);
    return true;
  },
});

/** A definition `[^label]: text`: a block with the paragraphs that are indented below it. */
const footnotes: MarkdownConfig = {
  defineNodes: [indented('Footnote'), 'FootnoteLabel'],
  parseBlock: [
    {
      name: 'Footnote',
      before: 'LinkReference',
      parse(context, line) {
        const label = line.next === openBracket ? footnoteStart.exec(line.text.slice(line.pos)) : null;
        // Definitions do not nest.
        if (label === null || isInFootnote(context)) return false;
        const start = context.lineStart + line.pos;
        context.startComposite('Footnote', line.pos);
        context.addElement(context.elt('FootnoteLabel', start, start + label[0].length));
        line.moveBase(line.pos + label[0].length);
        return null;
      },
      endLeaf: (_, line) => line.next === openBracket && footnoteStart.test(line.text.slice(line.pos)),
    },
  ],
};

function isInFootnote(context: { depth: number; parentType(depth?: number): { name: string } }): boolean {
  for (let depth = context.depth - 1; depth >= 0; depth--)
    if (context.parentType(depth).name === 'Footnote') return true;
  return false;
}

/** Tables. A native search rejects most lines before the rule reads them character by character. */
const tables: MarkdownConfig = {
  ...Table,
  parseBlock: Table.parseBlock!.map(rule => ({
    ...rule,
    leaf: (context, leaf) => (leaf.content.includes('|') ? rule.leaf!(context, leaf) : null),
    endLeaf: (context, line, leaf) => line.text.includes('|') && rule.endLeaf!(context, line, leaf),
  })),
};

const marks = new Marks();
const markdownParser = parser.configure([tables, TaskList, Strikethrough, footnotes, words, marks.config]);
/** Indented lines from a fence on, so that an indented fence ends the code. */
const indentedFences: MarkdownConfig = {
  defineNodes: [indented('Indented')],
  parseBlock: [
    {
      name: 'Indented',
      before: 'FencedCode',
      parse(context, line) {
        if (line.indent < line.baseIndent + codeIndent || !/^(?:```|~~~)/.test(line.text.slice(line.pos)))
          return false;
        context.startComposite('Indented', line.pos);
        line.moveBase(line.pos);
        return null;
      },
    },
  ],
};
/** For a manuscript, whose indented blocks are paragraphs. */
const manuscriptParser = markdownParser.configure([{ remove: ['IndentedCode'] }, indentedFences]);

export const nodeTypes = markdownParser.nodeSet.types;

/** A line with more markers of quotations and items than are read; group 1: those that are. */
const deepLine = /^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50})[ \t]*(?:[>+*-]|\d{1,9}[.)])/gm;

/** Only a source with as many characters of markers in a row has such a line. Fast, as most have none. */
const markerRow = /[>*+.)-][ \t\d>*+.)-]{50}/;

/** A definition whose title has no end on its line. The parser reads it again at each line that follows. */
const openTitle = /^[ \t>]*\[[^\]\n]{1,999}\]:[ \t]*\S+[ \t]+(?:"[^"\n]*|'[^'\n]*|\([^)\n]*)$/gm;

/**
 * The source as it is parsed: with a letter in place of the first marker beyond the depth limit, which makes
 * it a paragraph, and of the bracket of a definition whose title has no end on its line.
 */
function bounded(source: string): string {
  const text = markerRow.test(source)
    ? source.replace(
        deepLine,
        (found, read: string) => `${read}${found.slice(read.length).replace(/\S/, 'x')}`,
      )
    : source;
  return text.includes(']:') ? text.replace(openTitle, found => found.replace('[', 'x')) : text;
}

export interface MarkdownTree {
  tree: Tree;
  /** Labels of links and footnotes. */
  definitions: ReadonlySet<string>;
  /** Indented blocks that are code, each without the indent of its first line. */
  indentedCode: readonly Span[];
  /** Whether indented blocks are paragraphs. */
  isManuscript: boolean;
}

/** Parses Markdown with line feeds as CommonMark says, also the indented paragraphs of a manuscript. */
export function parseCommonMark(source: string): MarkdownTree {
  const definitions = definedLabels(source);
  const tree = parseBlocks(source, definitions);
  const { blocks, areCode } = indentedBlocks(source, tree);
  const isManuscript = blocks.length > 0 && !areCode;
  return { tree, definitions, indentedCode: areCode ? blocks : [], isManuscript };
}

/** Parses blocks of a source, with the definitions of all of it. */
export function parseBlocks(blocks: string, definitions: ReadonlySet<string>): Tree {
  marks.definitions = definitions;
  return markdownParser.parse(bounded(blocks));
}

/** Parses Markdown with line feeds. */
export function parseMarkdown(source: string): MarkdownTree {
  const parsed = parseCommonMark(source);
  return parsed.isManuscript ? { ...parsed, tree: manuscriptParser.parse(bounded(source)) } : parsed;
}
