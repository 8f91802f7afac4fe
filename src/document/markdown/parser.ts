import { Lexer, Marked, type MarkedExtension, type Token, Tokenizer } from 'marked';
import { limits } from '../../limits.js';

/**
 * Markdown as HTML by marked, in bounded time. marked costs the square of its input in many places: each level of nesting reads
 * its content again, each marker looks at the rest of its paragraph, each row of a table is padded to the width of its head.
 * So nesting is capped, and what marked may look at is budgeted. What is over the budget is left as text.
 */
export interface ParsedMarkdown {
  html: string;
  /** Source from the line on where the budget for blocks ran out; empty when all was parsed. */
  rest: string;
  /** Some markup was left as text, in the HTML or in the rest. */
  isCut: boolean;
}

/** Characters the inline parser and the search for underlined headings may still look at in this document. */
let charsLeft = 0;

/**
 * The last text whose first paragraph, of so many characters, was found to hold no underline of a heading: neither do the
 * texts that begin further on in that paragraph.
 */
const nothingKnown = { text: '', plainChars: 0 };
let known = nothingKnown;
/** Characters at either end that tell whether a text is the end of another. */
const sampleChars = 64;

function isKnownPlain(rest: string): boolean {
  const offset = known.text.length - rest.length;
  return (
    offset >= 0 &&
    offset < known.plainChars &&
    known.text.startsWith(rest.slice(0, sampleChars), offset) &&
    known.text.endsWith(rest.slice(-sampleChars))
  );
}

const underline = /\n {0,3}(?:=+|-+) *(?:\n|$)/;
/** The next line that is an underline (group 1), or that a paragraph ends before: blank, fence, quotation, heading, item. */
const paragraphEnd =
  /\n(?:( {0,3}(?:=+|-+) *(?:\n|$))|[ \t]*\n| {0,3}(?:`{3}|~{3}|>|#{1,6}\s|(?:[*+-]|\d{1,9}[.)]) ))/;
/** An end so near is found without a search through all that is left of the text. */
const nearChars = 1_000;

/** Takes what a step looks at from the budget; false when there is not enough. */
function spend(chars: number): boolean {
  charsLeft -= chars;
  return charsLeft >= 0;
}

/** Inline text longer than this is parsed piece by piece, so that a marker looks no further than its piece. */
const pieceChars = 20_000;
/** Each of these may make the lexer copy the text once, at about so many characters in the time of one step. */
const copied = /[\\[`<]/g;
const copiedChars = 16;

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    for (let at = 0; at < source.length || at === 0; ) {
      const piece = source.slice(at, pieceEnd(source, at));
      const copies = piece.match(copied)?.length ?? 0;
      if (spend((copies * piece.length) / copiedChars)) super.inlineTokens(piece, tokens);
      else tokens.push({ type: 'text', raw: piece, text: piece, escaped: false });
      at += Math.max(1, piece.length);
    }
    return tokens;
  }
}

/** After a piece's last space, or in the middle of its last word when it has none. */
function pieceEnd(source: string, start: number): number {
  const end = start + pieceChars;
  if (end >= source.length) return source.length;
  const space = source.lastIndexOf(' ', end);
  return space > start ? space + 1 : end;
}

const bounds: MarkedExtension = {
  gfm: true,
  hooks: {
    provideLexer: () => (source, options) => new BoundedLexer(options as BoundedLexer['options']).lex(source),
  },
  tokenizer: {
    // The first rule tried at every step through a paragraph, over all that is left of it.
    escape(rest) {
      return spend(rest.length) ? false : { type: 'escape', raw: rest, text: rest };
    },
    // Tried at every line of a list item, over all lines up to the next blank one.
    lheading(rest) {
      if (isKnownPlain(rest)) return undefined;
      const near = rest.slice(0, nearChars);
      const next = paragraphEnd.exec(near);
      // One at the very end of a part may be the start of another line.
      if (next !== null && (near.length === rest.length || next.index + next[0].length < near.length)) {
        const isUnderline = next[1] !== undefined;
        return isUnderline && spend(next.index) ? Tokenizer.prototype.lheading.call(this, rest) : undefined;
      }
      const blank = rest.indexOf('\n\n');
      const paragraph = blank < 0 ? rest : rest.slice(0, blank);
      if (!underline.test(paragraph)) {
        known = { text: rest, plainChars: paragraph.length };
        return undefined;
      }
      return spend(paragraph.length) ? Tokenizer.prototype.lheading.call(this, rest) : undefined;
    },
  },
};

/** A parser with the bounds and these renderers. */
export function markdownParser(renderer: NonNullable<MarkedExtension['renderer']>) {
  const marked = new Marked(bounds, { renderer });
  return (source: string, stepsMax: number): ParsedMarkdown => {
    const { structured, rest } = boundBlocks(source, stepsMax);
    charsLeft = limits.markdownInlineChars;
    known = nothingKnown;
    const html = marked.parse(structured, { async: false });
    // A document's text does not outlive its request.
    known = nothingKnown;
    return { html, rest, isCut: rest !== '' || charsLeft < 0 };
  };
}

/** What opens a container: the mark of a quotation, or of an item of a list. */
const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
const indentation = /[ \t]*/y;
/** A line that begins so continues the paragraph before it. */
const continuation = /[\p{L}\p{N}"'“‘(]/u;
const delimiterRow = /^[ \t|:-]*-[ \t|:-]*$/;
/** Lists nested deeper than this many columns cost their depth cubed; the deeper ones go on at this depth. */
const deepIndent = /^([ \t]{100})[ \t]+/gm;
/** Fewest columns of indentation that nest a list in another. */
const levelColumns = 2;
/** Time of a block, and of a cell, when that of a line that continues a paragraph is 1; measured. */
const blockSteps = 50;
const cellSteps = 8;
/** Characters after a row of hyphens, up to a blank line, that marked reads in one step: it tries them all as rows of a table. */
const rowCharsPerStep = 24;
const blankLine = /\n[ \t]*\n/g;

/** The marks that a line begins with. */
interface LinePrefix {
  /** Offset just after the marks and the white space behind them. */
  end: number;
  depth: number;
  marks: number;
  /** Offset of the first mark beyond the depth allowed, or -1. */
  excess: number;
}

function readPrefix(text: string, start: number): LinePrefix {
  const prefix: LinePrefix = { end: start, depth: 0, marks: 0, excess: -1 };
  for (container.lastIndex = start; container.test(text); ) {
    prefix.end = container.lastIndex;
    if (++prefix.marks > limits.markdownDepth && prefix.excess < 0)
      prefix.excess = markStart(text, prefix.end);
  }
  indentation.lastIndex = start;
  indentation.test(text);
  const columns = indentation.lastIndex - start;
  indentation.lastIndex = prefix.end;
  indentation.test(text);
  prefix.end = indentation.lastIndex;
  prefix.depth = Math.min(prefix.marks, limits.markdownDepth) + Math.floor(columns / levelColumns);
  return prefix;
}

/** Start of the mark that ends at `end`: of a number with its full stop, or one character. */
function markStart(text: string, end: number): number {
  let start = end - 1;
  if (text[start] === '.' || text[start] === ')') while (/\d/.test(text[start - 1] ?? '')) start--;
  return start;
}

function nextBlankLine(text: string, start: number): number {
  blankLine.lastIndex = start;
  return blankLine.exec(text)?.index ?? text.length;
}

/**
 * The source as far as its blocks take no more than so many steps, and the rest. Marks of containers nested beyond
 * `limits.markdownDepth` go, and what they hold stands at that depth. A line costs its depth, a row the columns of its table.
 */
function boundBlocks(source: string, stepsMax: number): { structured: string; rest: string } {
  const text = source.replace(deepIndent, '$1');
  let structured = '';
  let from = 0;
  let steps = 0;
  let depth = 0;
  let columns = 0;
  let isAfterBlank = true;
  let blockEnd = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const prefix = readPrefix(text, start);
    const isBlank = prefix.end >= end && prefix.marks === 0;
    // A line without marks may continue a paragraph at the depth of the line before it.
    if (isAfterBlank || prefix.depth > depth) depth = prefix.depth;
    if (isBlank) columns = 0;
    else if (delimiterRow.test(text.slice(prefix.end, end))) {
      columns = Math.max(columns, text.slice(prefix.end, end).split('|').length);
      if (blockEnd < end) blockEnd = nextBlankLine(text, start);
      steps += (blockEnd - start) / rowCharsPerStep;
    }
    const isBlock = !isBlank && (isAfterBlank || prefix.marks > 0 || !continuation.test(text[prefix.end]!));
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
