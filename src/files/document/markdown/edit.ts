import type { DocumentEdit } from '../../../contract/document.js';
import type { VisibleText } from '../../../document/html/text-blocks.js';
import { sourceSpan } from '../../../document/mapped-text.js';
import type { Edit, Span } from '../../../document/span.js';
import type { EditOutcome, EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from '../edits/place-edits.js';
import { collapseSpace } from '../edits/visible-space.js';

/** A line of the visible text of Markdown. */
class MarkdownLine implements EditableParagraph {
  constructor(
    readonly text: string,
    private readonly source: string,
    private readonly sourceOf: (part: Span) => Span,
    private readonly asciiOnly: boolean,
  ) {}

  /** A change with markup inside has other words in the source. */
  problemOf(change: Edit): EditProblem | undefined {
    const { start, end, replacement } = this.inSource(change);
    if (isLabel(this.source, start, end) || this.#uncoversMarker(start, end, replacement)) return 'markup';
    if (this.asciiOnly && /[^\0-\x7f]/.test(replacement)) return 'encoding';
    const words = this.text.slice(change.start, change.end);
    return collapseSpace(`|${words}|`) === collapseSpace(`|${this.source.slice(start, end)}|`)
      ? undefined
      : 'formatting';
  }

  inSource({ start, end, replacement }: Edit): Edit {
    const place = this.sourceOf({ start, end });
    return { ...place, replacement: this.#escape(replacement, place.start, place.end) };
  }

  /** Escapes what would be markup, also a marker at the start of a line, with the text after the words. */
  #escape(words: string, start: number, end: number): string {
    const escaped = words.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
    if (!this.#startsLine(start)) return escaped;
    if (/^[-+=]/.test(words)) return `\\${escaped}`;
    const number = /^\d+(?=[.)])/.exec(words + this.source.charAt(end))?.[0];
    // The full stop is escaped, not the number.
    return number === undefined ? escaped : `${number}\\${escaped.slice(number.length)}`;
  }

  /** Whether a removal makes a marker of what is after it: the first word of "Then - we left". */
  #uncoversMarker(start: number, end: number, replacement: string): boolean {
    return (
      replacement.trim() === '' &&
      this.#startsLine(start) &&
      /^[ \t]*(?:[-+*=#>|~`]|\d+[.)]|[ \t]{4})/.test(this.source.slice(end, end + lineStartChars))
    );
  }

  /** Whether only white space and markers of quotations and list items precede an offset on its line. */
  #startsLine(at: number): boolean {
    return lineStart.test(this.source.slice(Math.max(0, at - lineStartChars), at));
  }
}

/** Longest start of a line that is recognised: list items and quotations as deep as they are read. */
const lineStartChars = 100;
const lineStart = /(?:^|\n)[ \t]*(?:(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])[ \t]*)*$/;

/** Longest text of a link that is recognised as a label. */
const labelChars = 1_000;

/** Whether a place is in brackets without a destination: they may refer to a link definition by this text. */
function isLabel(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - labelChars), start);
  if (before.lastIndexOf('[') <= before.lastIndexOf(']')) return false;
  const after = source.slice(end, end + labelChars);
  const close = after.search(/[[\]]/);
  return after[close] === ']' && !/^\](?:\(|\[[^\]])/.test(after.slice(close));
}

/** The replacements that make the edits in a Markdown source, given its visible text. They ascend. */
export function editMarkdown(
  source: string,
  { text: visible, runs }: VisibleText,
  edits: readonly DocumentEdit[],
  asciiOnly: boolean,
): { outcome: EditOutcome; replacements: Edit[] } {
  const lines: MarkdownLine[] = [];
  let from = 0;
  for (const text of visible.split('\n')) {
    const start = from;
    const sourceOf = (part: Span) => sourceSpan(runs, { start: start + part.start, end: start + part.end });
    lines.push(new MarkdownLine(text, source, sourceOf, asciiOnly));
    from += text.length + 1;
  }
  const { outcome, changes } = placeEdits(edits, lines);
  const replacements = lines.flatMap(line => (changes.get(line) ?? []).map(change => line.inSource(change)));
  return { outcome, replacements };
}
