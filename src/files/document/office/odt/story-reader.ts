import type { Bounds } from '../../../bounds.js';
import { resolveCharacters } from '../character-data.js';
import { type Omission, StoryReader, type WhiteSpaceHandling } from '../paragraphs.js';
import type { StyleFacts } from '../styles.js';
import type { Attributes, SourceSpan } from '../xml.js';
import type { StyleCollector } from './styles.js';

/** Reads the elements of an .odt part into a story. Holds the state between elements. */
export class OdtStoryReader extends StoryReader {
  /** Styles of the open paragraphs and spans, innermost last. */
  private readonly formats: StyleFacts[] = [{ hidden: false, code: false }];
  /** Open elements whose paragraphs are not body text: notes, comments, covered cells. */
  private separateTexts = 0;
  private inText = false;
  hasText = false;
  /** `isAfterSpace` of each open paragraph, innermost last. */
  private readonly afterSpace: boolean[] = [];

  constructor(
    private readonly source: string,
    private readonly styles: StyleCollector,
    bounds: Bounds,
  ) {
    super(bounds);
  }

  /** Collapses white space to one space, and to none at the start of a paragraph (part 3, §6.1.2). */
  text(text: string, span: SourceSpan): void {
    if (this.skipping || this.paragraph === undefined) return;
    if (this.format.hidden) {
      this.omit('hidden passages');
      return;
    }
    const raw = this.source.slice(span.start, span.end);
    let at = 0;
    for (const { 0: white, index } of raw.matchAll(/[ \t\r\n]{2,}|[\t\r\n]/g)) {
      this.piece(raw, at, index, span);
      const spaceSpan = { ...span, start: span.start + index, end: span.start + index + white.length };
      if (this.isAfterSpace) this.collapse(spaceSpan);
      else this.run(' ', spaceSpan);
      this.isAfterSpace = true;
      at = index + white.length;
    }
    if (at === 0 && !(this.isAfterSpace && raw.startsWith(' '))) {
      this.run(text, span);
      this.isAfterSpace = raw.endsWith(' ');
    } else this.piece(raw, at, raw.length, span);
  }

  /** Writes raw data that has no white space to collapse, except possibly at its start. */
  private piece(raw: string, start: number, end: number, span: SourceSpan): void {
    let from = start;
    if (this.isAfterSpace && raw[start] === ' ') {
      from++;
      this.collapse({ ...span, start: span.start + start, end: span.start + from });
    }
    if (from >= end) return;
    const piece = raw.slice(from, end);
    this.isAfterSpace = piece.endsWith(' ');
    const text = span.cdata ? piece : resolveCharacters(piece);
    this.run(text, { ...span, start: span.start + from, end: span.start + end });
  }

  private collapse(span: SourceSpan): void {
    const last = this.paragraph?.runs.at(-1);
    if (last?.span === undefined) return;
    last.collapsed ??= [];
    last.collapsed.push(span);
  }

  private run(text: string, span: SourceSpan): void {
    if (this.format.code) {
      this.write({ text });
      return;
    }
    const whiteSpace = mixedContent.has(this.ancestor(0) ?? '') ? spaceElements : preservedSpace;
    this.write({ text, span: { ...span, whiteSpace } });
  }

  appendFixed(text: string): void {
    if (this.paragraph === undefined || this.format.hidden) return;
    this.write({ text });
    this.isAfterSpace = false;
  }

  openParagraph(attributes: Attributes, level?: number): void {
    const style = this.styles.styleOf(styleId('paragraph', attributes));
    const paragraph = this.newParagraph(this.inText && this.separateTexts === 0);
    if (level !== undefined) paragraph.level = level;
    this.enter(paragraph);
    this.formats.push({ ...style });
    this.afterSpace.push(true);
  }

  closeParagraph(): void {
    this.dropTrailingSpace();
    this.afterSpace.pop();
    this.formats.pop();
    this.leave();
  }

  openSpan(attributes: Attributes): void {
    const style = this.styles.styleOf(styleId('text', attributes));
    const outer = this.format;
    this.formats.push({ hidden: outer.hidden || style.hidden, code: outer.code || style.code });
  }

  /** Removes white space at the end of a paragraph, which ODF ignores. */
  private dropTrailingSpace(): void {
    const { runs } = this.paragraph!;
    const last = runs.at(-1);
    if (!this.isAfterSpace || last?.span === undefined) return;
    if (last.text === ' ') runs.pop();
    else {
      last.text = last.text.slice(0, -1);
      last.span.end--;
    }
  }

  closeSpan(): void {
    this.formats.pop();
  }

  openBody(): void {
    this.inText = true;
    this.hasText = true;
  }

  closeBody(): void {
    this.inText = false;
  }

  hide(hidden: boolean): void {
    if (hidden && this.paragraph !== undefined) this.paragraph.isBodyText = false;
  }

  closeSeparateText(): void {
    this.separateTexts--;
    this.leave();
  }

  openSeparateText(what?: Omission): void {
    if (what !== undefined && this.inText) this.omit(what);
    this.separateTexts++;
    this.enter(undefined);
  }

  omitAndSkip(what: Omission): void {
    if (this.inText) this.omit(what);
    this.skip();
  }

  private get format(): StyleFacts {
    return this.formats.at(-1)!;
  }

  /** Whether white space is dropped here: the paragraph is empty so far, or ends in white space. */
  private get isAfterSpace(): boolean {
    return this.afterSpace.at(-1)!;
  }

  private set isAfterSpace(value: boolean) {
    this.afterSpace[this.afterSpace.length - 1] = value;
  }
}

const spaceElements: WhiteSpaceHandling = { space: 'elements' };
const preservedSpace: WhiteSpaceHandling = { space: 'preserved' };

/** Elements that may contain `text:s`; a field may not. */
const mixedContent = new Set(['text:p', 'text:h', 'text:span', 'text:a', 'text:meta', 'text:ruby-base']);

const styleId = (family: string, attributes: Attributes): string | undefined => {
  const name = attributes.get('text:style-name');
  return name === undefined ? undefined : `${family}:${name}`;
};
