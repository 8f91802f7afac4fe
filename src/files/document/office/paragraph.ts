import { MappedText } from '../../../document/mapped-text.js';
import { apart, runsTogether } from '../../../document/mathematics.js';
import { makesMarkup, sourceEdits } from '../../../document/prose.js';
import { applyEdits, type Edit, lowerBound, type Span } from '../../../document/span.js';
import type { EditProblem } from '../document.js';
import type { EditableParagraph } from '../edits/place-edits.js';
import { addCharacterData, escapeCharacters, isXmlSpace, textOf } from './character-data.js';
import type { SourceSpan } from './xml.js';

/** A piece of a paragraph's text, with what decides whether an edit may write into it. */
interface Piece {
  textStart: number;
  /** Number of the link that it is in; 0 outside of links. */
  link: number;
  /** The result of a field, which its next update replaces. */
  isField: boolean;
  isCdata: boolean;
}

interface EmphasisChange {
  at: number;
  bold: boolean;
  italic: boolean;
}

/** What ends a CDATA section, and may not be in other character data. */
const sectionEnd = /\]\]>/g;

/**
 * A paragraph of an office document. Its text has runs in the XML of its part; text that comes from markup (a
 * tab, a break, a symbol) or must not change (mathematics, code) has none.
 */
export class Paragraph implements EditableParagraph {
  text = new MappedText();
  /** Outline level of a heading, 1 to 10. */
  level?: number;
  /** Where emphasis changes in the text, ascending; only that of an .odt is known. */
  readonly emphasis: EmphasisChange[] = [];
  private readonly pieces: Piece[] = [];
  /** End of the last formula in the text. */
  private formulaEnd: number | undefined;
  /** White space that ODF collapses into the character before it, and the end of that in the text. */
  private readonly collapsed: { textEnd: number; span: Span }[] = [];

  /**
   * @param isBodyText part of the extracted text. Headers, notes, comments and copies are only cleaned.
   * @param source the XML of its part
   * @param spaceElement written for a space that ODF would collapse
   */
  constructor(
    public isBodyText: boolean,
    private readonly source: string,
    private readonly spaceElement?: string,
  ) {}

  /** The text that follows has this emphasis. */
  emphasise(bold: boolean, italic: boolean): void {
    const at = this.text.text.length;
    if (this.emphasis.at(-1)?.at === at) this.emphasis.pop();
    const { bold: wasBold, italic: wasItalic } = this.emphasis.at(-1) ?? { bold: false, italic: false };
    if (bold !== wasBold || italic !== wasItalic) this.emphasis.push({ at, bold, italic });
  }

  /** Adds character data and returns the length of its text, which has no source if it is fixed. */
  addData(
    { start, end, cdata }: SourceSpan,
    { link, isField }: Pick<Piece, 'link' | 'isField'>,
    isFixed: boolean,
    isSpace: boolean,
  ): number {
    const raw = this.source.slice(start, end);
    if (this.formulaEnd === this.text.text.length && runsTogether('x', raw)) this.text.addFixed(' ');
    const textStart = this.text.text.length;
    if (isFixed) this.text.addFixed(isSpace ? ' ' : textOf(raw, cdata));
    else {
      // All of the same shape: several times faster than a copy with spread.
      this.pieces.push({ textStart, link, isField, isCdata: cdata });
      if (isSpace) this.text.add(' ', start, end);
      else addCharacterData(this.text, raw, start, cdata);
    }
    return this.text.text.length - textStart;
  }

  /** Adds a formula, apart from the words and numbers before and after it. */
  addFormula(text: string): void {
    this.text.addFixed(apart(this.text.last, text));
    this.formulaEnd = this.text.text.length;
  }

  /** Adds white space that is not displayed after the last character. */
  addCollapsed(span: Span): void {
    this.collapsed.push({ textEnd: this.text.text.length, span });
  }

  sourceEdits<E extends Edit>(edit: E): E[] {
    const edits = sourceEdits(this, edit);
    const { collapsed } = this;
    for (let i = lowerBound(collapsed.length, k => collapsed[k]!.textEnd <= edit.start); ; i++) {
      const white = collapsed[i];
      if (edits.length === 0 || white === undefined || white.textEnd > edit.end) return edits;
      edits.push({ ...edit, ...white.span, replacement: '' });
    }
  }

  write(edit: Edit): string | null {
    const sources = this.text.sourcesOf(edit);
    if (sources.length === 0) return null;
    const { isCdata, isField } = this.pieces[this.pieceAt(edit.start)]!;
    const escaped = isCdata ? edit.replacement : escapeCharacters(edit.replacement);
    const isMarkup = sources.some((span, i) =>
      makesMarkup(this.source, { ...span, replacement: i === 0 ? escaped : '' }, sectionEnd),
    );
    if (isMarkup || escaped.includes(']]>')) return null;
    return isCdata || isField || this.spaceElement === undefined ? escaped : this.spaced(escaped, edit);
  }

  /** A change has the formatting of its first piece. It may not take words of a link that begins in it. */
  problemOf(change: Edit): EditProblem | undefined {
    if (this.sourceEdits(change).length === 0) return 'markup';
    const at = this.pieceAt(change.start);
    const first = this.pieces[at]!;
    for (let i = at; i < this.pieces.length && this.pieces[i]!.textStart < change.end; i++) {
      const piece = this.pieces[i]!;
      if (piece.isField || (piece.link !== 0 && piece.link !== first.link)) return 'markup';
    }
    return undefined;
  }

  private pieceAt(offset: number): number {
    return lowerBound(this.pieces.length, i => this.pieces[i]!.textStart <= offset) - 1;
  }

  /** Writes spaces that would collapse into a neighbouring space as elements. */
  private spaced(written: string, { start, end }: Edit): string {
    const { text } = this.text;
    const following = text[end] ?? ' ';
    let before = text[start - 1] ?? ' ';
    return written.replace(/[\s\S]/g, (unit, at: number) => {
      const collapses = before === ' ' || (at === written.length - 1 && following === ' ');
      before = unit;
      return unit === ' ' && collapses ? this.spaceElement! : unit;
    });
  }
}

/** Content of a text element whose white space at both ends is ignored. */
export interface TrimmedText extends Span {
  /** That white space, ascending. */
  margins: readonly Span[];
}

/**
 * Applies edits to the XML of a part. Elements do not change, but a text element of Word whose text now
 * starts or ends with a space, or is divided, gets `xml:space="preserve"`.
 * @param trimmed the content of the text elements without it
 */
export function editXml(source: string, edits: readonly Edit[], trimmed: readonly TrimmedText[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const written: Edit[] = [];
  let next = 0;
  for (const content of trimmed) {
    while (next < sorted.length && sorted[next]!.end < content.start) written.push(sorted[next++]!);
    const first = next;
    while (next < sorted.length && sorted[next]!.end <= content.end) next++;
    if (next > first)
      for (const edit of withPreservedSpace(source, content, sorted.slice(first, next))) written.push(edit);
  }
  return applyEdits(source, [...written, ...sorted.slice(next)]);
}

/** Edits of a text element, and those that preserve its space and remove the white space that was ignored. */
function withPreservedSpace(
  source: string,
  { start, end, margins }: TrimmedText,
  edits: readonly Edit[],
): readonly Edit[] {
  const removed = margins.map(margin => ({ ...margin, replacement: '' }));
  const all = [...edits, ...removed].sort((a, b) => a.start - b.start || a.end - b.end);
  const text = applyEdits(source, all, start, end).replace(/<!\[CDATA\[|\]\]>/g, '');
  // Tracked changes divide the element; some readers trim also beside a comment or processing instruction.
  const isDivided = /<[/?]|<!--/.test(text);
  if (!isDivided && !isXmlSpace(text[0] ?? '') && !isXmlSpace(text.at(-1) ?? '')) return edits;
  return [{ start: start - 1, end: start - 1, replacement: ' xml:space="preserve"' }, ...all];
}
