import type { DocumentEdit } from '../../../contract/document.js';
import { align, withoutMarkup } from '../../../engine/source/align.js';
import type { EditOutcome, EditProblem } from '../document.js';
import { type EditableParagraph, placeEdits } from '../edits/place-edits.js';
import { collapseSpace } from '../edits/visible-space.js';
import type { SourceReplacement } from '../source-replacements.js';

/** A line of the visible text of Markdown. */
class MarkdownLine implements EditableParagraph {
  constructor(
    readonly text: string,
    private readonly source: string,
    /** Maps an offset of the line to the source. */
    private readonly sourceOffset: (offset: number) => number,
    private readonly asciiOnly: boolean,
  ) {}

  /** A change with markup inside has other words in the source. */
  problemOf(change: SourceReplacement): EditProblem | undefined {
    const { start, end, replacement } = this.inSource(change);
    if (isLabel(this.source, start, end)) return 'markup';
    if (this.asciiOnly && /[^\0-\x7f]/.test(replacement)) return 'encoding';
    const words = this.text.slice(change.start, change.end);
    return collapseSpace(`|${words}|`) === collapseSpace(`|${this.source.slice(start, end)}|`)
      ? undefined
      : 'formatting';
  }

  inSource({ start, end, replacement }: SourceReplacement): SourceReplacement {
    const from = this.sourceOffset(start);
    const to = Math.max(from, this.sourceOffset(end - 1) + 1);
    return { start: from, end: to, replacement: this.#escape(replacement, from) };
  }

  /** Escapes what would be markup, also a marker at the start of a line. */
  #escape(words: string, at: number): string {
    const escaped = words.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
    const startsLine = /(?:^|\n)[ \t]*$/.test(this.source.slice(Math.max(0, at - 20), at));
    return startsLine
      ? escaped.replace(/^([-+=]|\d+(?=[.)]))/, (_, mark: string) => markerOf(mark))
      : escaped;
  }
}

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

/** An escaped marker. A number is one with the full stop after it, which is escaped instead. */
const markerOf = (mark: string): string => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`);

/** The replacements that make the edits in a Markdown source, given its visible text. They ascend. */
export function editMarkdown(
  source: string,
  visible: string,
  edits: readonly DocumentEdit[],
  asciiOnly: boolean,
): { outcome: EditOutcome; replacements: SourceReplacement[] } {
  const toSource = align(visible, withoutMarkup(source));
  const lines: MarkdownLine[] = [];
  let from = 0;
  for (const text of visible.split('\n')) {
    const start = from;
    lines.push(new MarkdownLine(text, source, offset => toSource(start + offset), asciiOnly));
    from += text.length + 1;
  }
  const { outcome, changes } = placeEdits(edits, lines);
  const replacements = lines.flatMap(line => (changes.get(line) ?? []).map(change => line.inSource(change)));
  return { outcome, replacements };
}
