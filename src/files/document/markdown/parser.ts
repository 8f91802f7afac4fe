import { Lexer, Marked, type MarkedExtension, type Token, Tokenizer, type Tokens } from 'marked';
import { IndentedLines } from '../../../engine/source/indented-code.js';
import type { Bounds } from '../../bounds.js';
import { definedMarks, footnoteDefinition, footnoteMark } from './footnotes.js';

/**
 * Renders Markdown as HTML with marked, in bounded time. marked is quadratic in many places: each level of
 * nesting parses its content again, each marker searches the rest of its paragraph, each table row is padded
 * to the width of its head. So nesting is limited, and blocks and inline markup each have a budget that
 * grows with the document. Markup beyond it stays as text.
 */
export interface ParsedMarkdown {
  html: string;
  /** Source from the line at which the block budget was spent; empty when everything was parsed. */
  rest: string;
  /** Some markup stayed as text, in `html` or `rest`. */
  isCut: boolean;
  /** Indented blocks that were rendered as code. Indented prose is rendered as paragraphs. */
  indentedCodeBlocks: number;
}

/** Characters of the document that inline rules and the heading search may still inspect. */
let charsLeft = 0;

/**
 * Cache of the heading search: the last text whose first paragraph, of `plainChars` characters, contains no
 * underline of a heading. A text that starts later in the same paragraph contains none either.
 */
const noPlainText = { text: '', plainChars: 0 };
let plainText = noPlainText;
/** Characters compared at both ends to recognise a text as the end of another. */
const sampleChars = 64;

function isKnownPlain(rest: string): boolean {
  const offset = plainText.text.length - rest.length;
  return (
    offset >= 0 &&
    offset < plainText.plainChars &&
    plainText.text.startsWith(rest.slice(0, sampleChars), offset) &&
    plainText.text.endsWith(rest.slice(-sampleChars))
  );
}

const underline = /\n {0,3}(?:=+|-+) *(?:\n|$)/;
/** The next underline (group 1), or line that ends a paragraph: blank, fence, quotation, heading, item. */
const paragraphEnd =
  /\n(?:( {0,3}(?:=+|-+) *(?:\n|$))|[ \t]*\n| {0,3}(?:`{3}|~{3}|>|#{1,6}\s|(?:[*+-]|\d{1,9}[.)]) ))/;
/** A paragraph's end within this distance is found without a search of the whole rest. */
const nearChars = 1_000;

/** Footnote marks and indented blocks of the document. `indented` is undefined when they are prose. */
let marks: ReadonlySet<string> = new Set();
let indented: IndentedLines | undefined;

/** Spends part of the inline budget; returns false when it is exhausted. */
function spend(chars: number): boolean {
  charsLeft -= chars;
  return charsLeft >= 0;
}

/** Maximum characters of inline text parsed at once. It bounds the search for the end of a marker. */
const pieceChars = 20_000;
/** Characters at each of which the lexer may copy the text, and characters copied in the time of one step. */
const copyTriggers = /[\\[`<]/g;
const copiedChars = 16;

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    for (let at = 0; at < source.length || at === 0; ) {
      const piece = source.slice(at, pieceEnd(source, at));
      const copies = piece.match(copyTriggers)?.length ?? 0;
      if (spend((copies * piece.length) / copiedChars)) super.inlineTokens(piece, tokens);
      else tokens.push({ type: 'text', raw: piece, text: piece, escaped: false });
      at += Math.max(1, piece.length);
    }
    return tokens;
  }
}

/** End of the piece at `start`: after its last space, or inside a word that fills it. */
function pieceEnd(source: string, start: number): number {
  const end = start + pieceChars;
  if (end >= source.length) return source.length;
  const space = source.lastIndexOf(' ', end);
  return space > start ? space + 1 : end;
}

const boundedRules: MarkedExtension = {
  gfm: true,
  extensions: [footnoteDefinition],
  hooks: {
    provideLexer: () => (source, options) => new BoundedLexer(options as BoundedLexer['options']).lex(source),
  },
  tokenizer: {
    // The first rule at every step of inline parsing. It receives the rest of the paragraph.
    escape(rest) {
      return spend(rest.length) ? false : { type: 'escape', raw: rest, text: rest };
    },
    // Runs before the rules for links, which would read a mark as the text of a link.
    link(rest) {
      const raw = footnoteMark(rest, marks);
      // The type declares links only, but the lexer adds any token.
      return raw === undefined ? false : ({ type: 'text', raw, text: '' } as unknown as Tokens.Link);
    },
    code(rest) {
      if (indented === undefined) return undefined;
      const block = Tokenizer.prototype.code.call(this, rest);
      if (block !== undefined) indented.add(block.text);
      return block;
    },
    // marked reads all rows before it rejects a delimiter row without these characters.
    table(rest) {
      const start = rest.indexOf('\n') + 1;
      const end = rest.indexOf('\n', start);
      return /[:|]/.test(rest.slice(start, end < 0 ? rest.length : end)) ? false : undefined;
    },
    // Runs at every line of a list item, over all lines up to the next blank one.
    lheading(rest) {
      if (isKnownPlain(rest)) return undefined;
      const near = rest.slice(0, nearChars);
      const next = paragraphEnd.exec(near);
      // At the very end of the sample, a match may be the start of a longer line.
      if (next !== null && (near.length === rest.length || next.index + next[0].length < near.length)) {
        const isUnderline = next[1] !== undefined;
        return isUnderline && spend(next.index) ? Tokenizer.prototype.lheading.call(this, rest) : undefined;
      }
      const blank = rest.indexOf('\n\n');
      const paragraph = blank < 0 ? rest : rest.slice(0, blank);
      if (!underline.test(paragraph)) {
        plainText = { text: rest, plainChars: paragraph.length };
        return undefined;
      }
      return spend(paragraph.length) ? Tokenizer.prototype.lheading.call(this, rest) : undefined;
    },
  },
};

/** Creates a bounded parser with custom renderers. */
export function markdownParser(renderer: NonNullable<MarkedExtension['renderer']>) {
  const marked = new Marked(boundedRules, { renderer });
  return (source: string, bounds: Bounds): ParsedMarkdown => {
    const { structured, rest } = boundBlocks(source, bounds);
    const render = (indentedLines: IndentedLines | undefined): string => {
      indented = indentedLines;
      charsLeft = Math.min(
        bounds.markdownInlineChars,
        bounds.markdownInlineCharsMin + bounds.markdownInlineCharsPerChar * source.length,
      );
      plainText = noPlainText;
      return marked.parse(structured, { async: false });
    };
    marks = definedMarks(structured);
    const lines = new IndentedLines();
    let html = render(lines);
    const isProse = lines.blocks > 0 && !lines.areCode;
    if (isProse) html = render(undefined);
    // Do not retain the text of a document after its request.
    plainText = noPlainText;
    marks = new Set();
    return {
      html,
      rest,
      isCut: rest !== '' || charsLeft < 0,
      indentedCodeBlocks: isProse ? 0 : lines.blocks,
    };
  };
}

/** The marker that opens a container: a block quote or a list item. */
const container = /[ \t]*(?:>|[-+*](?=[ \t\n])|\d{1,9}[.)](?=[ \t\n]))/y;
const indentation = /[ \t]*/y;
/** First characters of a line that continues the paragraph before it. */
const continuation = /[\p{L}\p{N}"'“‘(]/u;
/** A line of these with a hyphen may be the row below the head of a table. */
const delimiters = /^[ \t|:-]*$/;
/** Deeper lists cost the cube of their depth, so indentation is cut to this many columns. */
const deepIndent = /^([ \t]{100})[ \t]+/gm;
/** Minimum columns of indentation that nest a list. */
const levelColumns = 2;
/** Measured cost of a block and of a table cell; a continuation line of a paragraph costs 1. */
const blockSteps = 50;
const cellSteps = 8;
/** Characters that marked copies in one step: at each line of an item, the lines of its block before it. */
const copiedCharsPerStep = 250;
/** Characters that marked tries as table rows in one step, from a row of hyphens up to a blank line. */
const rowCharsPerStep = 24;
const blankLine = /\n[ \t]*\n/g;

/** Container markers at the start of a line. */
interface LinePrefix {
  /** Offset after the markers and their white space. */
  end: number;
  depth: number;
  markers: number;
  /** Offset of the first marker beyond the depth limit, or -1. */
  excess: number;
}

function readPrefix(text: string, start: number, depthMax: number): LinePrefix {
  const prefix: LinePrefix = { end: start, depth: 0, markers: 0, excess: -1 };
  for (container.lastIndex = start; container.test(text); ) {
    prefix.end = container.lastIndex;
    if (++prefix.markers > depthMax && prefix.excess < 0) prefix.excess = markerStart(text, prefix.end);
  }
  indentation.lastIndex = start;
  indentation.test(text);
  const columns = indentation.lastIndex - start;
  indentation.lastIndex = prefix.end;
  indentation.test(text);
  prefix.end = indentation.lastIndex;
  prefix.depth = Math.min(prefix.markers, depthMax) + Math.floor(columns / levelColumns);
  return prefix;
}

/** Start of the marker that ends at `end`: one character, or a number with its full stop or bracket. */
function markerStart(text: string, end: number): number {
  let start = end - 1;
  if (text[start] === '.' || text[start] === ')') while (/\d/.test(text[start - 1] ?? '')) start--;
  return start;
}

/** The block of a list item or quotation that a line is in: its lines without an empty one between them. */
class ItemBlock {
  private isOpen = false;
  private start = 0;

  /** Characters of the block before a line; 0 outside items. */
  charsBefore(lineStart: number, { markers, depth }: LinePrefix, isAfterBlank: boolean): number {
    if (markers > 0) this.isOpen = true;
    else if (isAfterBlank && depth === 0) this.isOpen = false;
    if (markers > 0 || isAfterBlank) this.start = lineStart;
    return this.isOpen ? lineStart - this.start : 0;
  }
}

function nextBlankLine(text: string, start: number): number {
  blankLine.lastIndex = start;
  return blankLine.exec(text)?.index ?? text.length;
}

/**
 * Splits the source at the line where the block budget is spent. Removes markers of containers beyond the
 * depth limit, so that their content is at the deepest level allowed. A line costs its depth, and a table row
 * its columns.
 */
function boundBlocks(
  source: string,
  { markdownDepth, markdownSteps, markdownStepsMin, markdownStepsPerChar }: Bounds,
): { structured: string; rest: string } {
  const text = source.replace(deepIndent, '$1');
  const stepsMax = Math.min(markdownSteps, markdownStepsMin + markdownStepsPerChar * text.length);
  let structured = '';
  let from = 0;
  let steps = 0;
  let depth = 0;
  let columns = 0;
  let isAfterBlank = true;
  const block = new ItemBlock();
  let blockEnd = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const prefix = readPrefix(text, start, markdownDepth);
    const isBlank = prefix.end >= end && prefix.markers === 0;
    // A line without markers may continue a paragraph at the depth of the line before it.
    if (isAfterBlank || prefix.depth > depth) depth = prefix.depth;
    steps += block.charsBefore(start, prefix, isAfterBlank) / copiedCharsPerStep;
    const line = text.slice(prefix.end, end);
    if (isBlank) columns = 0;
    else if (delimiters.test(line) && line.includes('-')) {
      columns = Math.max(columns, line.split('|').length);
      if (blockEnd < end) blockEnd = nextBlankLine(text, start);
      steps += (blockEnd - start) / rowCharsPerStep;
    }
    const isBlock = !isBlank && (isAfterBlank || prefix.markers > 0 || !continuation.test(text[prefix.end]!));
    steps += blockSteps * depth + (isBlock ? blockSteps : 1) + cellSteps * columns;
    if (steps > stepsMax)
      return { structured: structured + text.slice(from, start), rest: text.slice(start) };
    if (prefix.excess >= 0) {
      structured += text.slice(from, prefix.excess);
      from = prefix.end;
    }
    isAfterBlank = isBlank;
    start = end + 1;
  }
  return { structured: structured + text.slice(from), rest: '' };
}
