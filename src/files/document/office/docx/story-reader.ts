import type { Bounds } from '../../../bounds.js';
import { resolveCharacters } from '../character-data.js';
import { type Omission, type Paragraph, StoryReader, type WhiteSpaceHandling } from '../paragraphs.js';
import type { StyleOf } from '../styles.js';
import type { SourceSpan } from '../xml.js';
import { isOn } from './styles.js';

/** Properties of the open paragraph or run. A run inherits its paragraph's. */
interface Format {
  hidden: boolean;
  code: boolean;
  /** The paragraph mark is deleted, so the next paragraph of the same container continues this one. */
  joinsNext: boolean;
}

/** An open `w:t` or `m:t`. Its pieces are written when it ends, since trimming needs the last one. */
interface TextElement {
  whiteSpace: WhiteSpaceHandling;
  pieces: { text: string; span: SourceSpan }[];
  editable: boolean;
}

/** Reads the elements of a .docx part into a story. Holds the state between elements. */
export class DocxStoryReader extends StoryReader {
  /** Formats of the open paragraphs and runs, innermost last. Text boxes nest paragraphs, ruby nests runs. */
  private readonly formats: Format[] = [{ hidden: false, code: false, joinsNext: false }];
  /** Current part of each open field: its code, or its result. */
  private readonly fields: ('code' | 'result')[] = [];
  /** Open fields that are in their code, and open alternatives that are copies. */
  private fieldCodes = 0;
  private openCopies = 0;
  /**
   * For each open AlternateContent, whether an alternative was read; for each open alternative, whether it is
   * a copy.
   */
  private readonly choices: boolean[] = [];
  private readonly copies: boolean[] = [];
  private continued: Paragraph | undefined;
  private element: TextElement | undefined;

  constructor(
    private readonly source: string,
    private readonly styleOf: StyleOf,
    bounds: Bounds,
    private readonly isBody: boolean,
  ) {
    super(bounds);
  }

  text(text: string, span: SourceSpan): void {
    if (!this.skipping) this.element?.pieces.push({ text, span });
  }

  get format(): Format {
    return this.formats.at(-1)!;
  }

  /** Inside `w:r/w:rPr`, rather than in the properties of a paragraph mark. */
  private get inRunProperties(): boolean {
    return this.ancestor(1) === 'w:rPr' && (this.ancestor(2) === 'w:r' || this.ancestor(2) === 'm:r');
  }

  openRun(): void {
    this.formats.push({ ...this.format });
  }

  closeRun(): void {
    this.formats.pop();
  }

  vanish(value: string | undefined): void {
    if (this.inRunProperties) this.format.hidden = isOn(value);
  }

  paragraphStyle(id: string | undefined): void {
    if (this.ancestor(1) === 'w:pPr') Object.assign(this.format, this.styleOf(id));
  }

  private get isCopy(): boolean {
    return this.openCopies > 0;
  }

  runStyle(id: string | undefined): void {
    if (!this.inRunProperties) return;
    const style = this.styleOf(id);
    this.format.hidden ||= style.hidden;
    this.format.code ||= style.code;
  }

  openParagraph(): void {
    this.enter(this.continued ?? this.newParagraph(this.isBody && !this.isCopy && !this.format.hidden));
    this.continued = undefined;
    this.formats.push({ hidden: false, code: false, joinsNext: false });
  }

  closeParagraph(): void {
    this.continued = this.format.joinsNext ? this.paragraph : undefined;
    this.formats.pop();
    this.leave();
    // A field code ends with its paragraph: a field without a separator must not hide the rest of the
    // document.
    for (let i = this.fields.length - 1; this.fieldCodes > 0; i--) {
      if (this.fields[i] === 'code') this.fieldCodes--;
      this.fields[i] = 'result';
    }
  }

  /** `w:del` and `w:moveFrom` delete runs, a paragraph mark or a table row, depending on their parent. */
  trackedDeletion(): void {
    const parent = this.ancestor(1);
    if (parent === 'w:trPr') this.omitAndSkip('deletions', 2);
    else if (parent !== 'w:rPr') this.omitAndSkip('deletions', 0);
    else if (this.ancestor(2) === 'w:pPr') this.format.joinsNext = true;
  }

  omitAndSkip(what: Omission, generations: number): void {
    this.count(what);
    this.skip(generations);
  }

  count(what: Omission): void {
    if (!this.isCopy) this.omit(what);
  }

  tab(): void {
    if (this.ancestor(1) !== 'w:tabs') this.append('\t');
  }

  /** Another container follows, in which no paragraph continues. */
  endContinuation(): void {
    this.continued = undefined;
  }

  openAlternatives(): void {
    this.choices.push(false);
  }

  closeAlternatives(): void {
    this.choices.pop();
  }

  closeAlternative(): void {
    if (this.copies.pop() !== true) return;
    this.openCopies--;
    this.leave();
  }

  /**
   * The first alternative is read. The others repeat its content for other applications and are only cleaned.
   */
  openAlternative(): void {
    const copy = this.choices.at(-1) === true;
    this.choices[this.choices.length - 1] = true;
    this.copies.push(copy);
    if (!copy) return;
    this.openCopies++;
    this.enter(this.newParagraph(false));
  }

  field(type: string | undefined): void {
    if (type === 'begin') {
      this.fields.push('code');
      this.fieldCodes++;
    } else if (type === 'separate' || type === 'end') {
      const open = this.fields.pop();
      if (open === 'code') this.fieldCodes--;
      if (open !== undefined && type === 'separate') this.fields.push('result');
    }
  }

  openText(contentStart: number, preserved: boolean, editable: boolean): void {
    const whiteSpace: WhiteSpaceHandling = preserved
      ? { space: 'preserved' }
      : { space: 'trimmed', contentStart, contentEnd: contentStart };
    this.element = { whiteSpace, pieces: [], editable: editable && !this.format.code };
  }

  closeText(): void {
    const { whiteSpace, pieces, editable } = this.element!;
    this.element = undefined;
    const last = pieces.at(-1);
    if (last === undefined) return;
    if (whiteSpace.space === 'trimmed') {
      whiteSpace.contentEnd = last.span.end + (last.span.cdata ? ']]>'.length : 0);
      this.trim(pieces);
    }
    for (const { text, span } of pieces) {
      // Line ends and tabs in the data are white space; meaningful ones are elements.
      this.append(text.replace(/[\t\n]/g, ' '), editable ? { ...span, whiteSpace } : undefined);
    }
  }

  /** Trims the white space at both ends of a text element without `xml:space="preserve"`. */
  private trim(pieces: TextElement['pieces']): void {
    const first = pieces[0]!.span;
    const last = pieces.at(-1)!.span;
    const { start, end } = { start: first.start, end: last.end };
    while (first.start < first.end && isXmlSpace(this.source.charCodeAt(first.start))) first.start++;
    while (last.end > last.start && isXmlSpace(this.source.charCodeAt(last.end - 1))) last.end--;
    if (first.start > start) pieces[0]!.text = this.resolve(first);
    if (last.end < end) pieces.at(-1)!.text = this.resolve(last);
  }

  private resolve({ start, end, cdata }: SourceSpan): string {
    const raw = this.source.slice(start, end);
    return cdata ? raw : resolveCharacters(raw);
  }

  append(text: string, span?: SourceSpan & { whiteSpace: WhiteSpaceHandling }): void {
    if (text === '' || this.fieldCodes > 0) return;
    if (this.format.hidden) this.count('hidden passages');
    else this.write(span === undefined ? { text } : { text, span });
  }
}

const isXmlSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
