import { resolveCharacters } from '../character-data.js';
import { type Omission, StoryReader, type WhiteSpaceHandling } from '../paragraphs.js';
import type { StyleFacts } from '../styles.js';
import type { Attributes, SourceSpan } from '../xml.js';
import type { StyleCollector } from './styles.js';

/** The state between the elements of a part, and what each of them does to it. */
export class OdtStoryReader extends StoryReader {
  /** Of the open paragraphs and spans, innermost last. */
  private readonly formats: StyleFacts[] = [{ hidden: false, code: false }];
  /** Open elements whose paragraphs are not read: notes, comments, covered cells. */
  private asides = 0;
  private inText = false;
  hasText = false;
  /** Of the open paragraphs, innermost last: see `startsLine`. */
  private readonly spaces: boolean[] = [];

  constructor(
    private readonly source: string,
    private readonly styles: StyleCollector,
  ) {
    super();
  }

  /** White space collapses to one space, and to none at the start of a paragraph (part 3, §6.1.2). */
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
      const where = { ...span, start: span.start + index, end: span.start + index + white.length };
      if (this.startsLine) this.swallow(where);
      else this.run(' ', where);
      this.startsLine = true;
      at = index + white.length;
    }
    if (at === 0 && !(this.startsLine && raw.startsWith(' '))) {
      this.run(text, span);
      this.startsLine = raw.endsWith(' ');
    } else this.piece(raw, at, raw.length, span);
  }

  /** A stretch of the raw data without white space to collapse, except perhaps at its start. */
  private piece(raw: string, start: number, end: number, span: SourceSpan): void {
    let from = start;
    if (this.startsLine && raw[start] === ' ') {
      from++;
      this.swallow({ ...span, start: span.start + start, end: span.start + from });
    }
    if (from >= end) return;
    const piece = raw.slice(from, end);
    this.startsLine = piece.endsWith(' ');
    const text = span.cdata ? piece : resolveCharacters(piece);
    this.run(text, { ...span, start: span.start + from, end: span.start + end });
  }

  private swallow(span: SourceSpan): void {
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
    const whiteSpace = mixedContent.has(this.ancestor(0) ?? '') ? elementSpace : plainSpace;
    this.write({ text, span: { ...span, whiteSpace } });
  }

  fixed(text: string): void {
    if (this.paragraph === undefined || this.format.hidden) return;
    this.write({ text });
    this.startsLine = false;
  }

  openParagraph(attributes: Attributes, level?: number): void {
    const style = this.styles.styleOf(styleId('paragraph', attributes));
    const paragraph = this.newParagraph(this.inText && this.asides === 0);
    if (level !== undefined) paragraph.level = level;
    this.enter(paragraph);
    this.formats.push({ ...style });
    this.spaces.push(true);
  }

  closeParagraph(): void {
    this.dropLayout();
    this.spaces.pop();
    this.formats.pop();
    this.leave();
  }

  openSpan(attributes: Attributes): void {
    const style = this.styles.styleOf(styleId('text', attributes));
    const outer = this.format;
    this.formats.push({ hidden: outer.hidden || style.hidden, code: outer.code || style.code });
  }

  /** White space at the end of a paragraph is layout, as it is at its start. */
  private dropLayout(): void {
    const { runs } = this.paragraph!;
    const last = runs.at(-1);
    if (!this.startsLine || last?.span === undefined) return;
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
    if (hidden && this.paragraph !== undefined) this.paragraph.read = false;
  }

  closeAside(): void {
    this.asides--;
    this.leave();
  }

  openAside(what?: Omission): void {
    if (what !== undefined && this.inText) this.omit(what);
    this.asides++;
    this.enter(undefined);
  }

  leaveOut(what: Omission): void {
    if (this.inText) this.omit(what);
    this.skip();
  }

  private get format(): StyleFacts {
    return this.formats.at(-1)!;
  }

  /** White space would be dropped here: nothing was written in this paragraph yet, or it ends in white space. */
  private get startsLine(): boolean {
    return this.spaces.at(-1)!;
  }

  private set startsLine(value: boolean) {
    this.spaces[this.spaces.length - 1] = value;
  }
}

const elementSpace: WhiteSpaceHandling = { space: 'elements' };
const plainSpace: WhiteSpaceHandling = { space: 'preserved' };

/** Elements that may hold `text:s` among their text; a field may not. */
const mixedContent = new Set(['text:p', 'text:h', 'text:span', 'text:a', 'text:meta', 'text:ruby-base']);

const styleId = (family: string, attributes: Attributes): string | undefined => {
  const name = attributes.get('text:style-name');
  return name === undefined ? undefined : `${family}:${name}`;
};
