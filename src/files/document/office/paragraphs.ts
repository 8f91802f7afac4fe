import { limits } from '../../../contract/limits.js';
import { Mathematics } from '../../../document/mathematics.js';
import { normalizeSpacing } from '../../../document/spacing.js';
import type { Edit } from '../../../document/span.js';
import { DocumentFailure } from '../document.js';
import { isBlank } from '../plain-text.js';
import { textOf } from './character-data.js';
import { Paragraph, type TrimmedText } from './paragraph.js';
import type { AuthoredEdit, Changes } from './tracked.js';
import type { Omission, Omissions } from './warnings.js';
import { type Attributes, type SourceSpan, type Vocabulary, walkXml, type XmlSource } from './xml.js';

/** The text of the body: an empty line between paragraphs, the author's line breaks inside them. */
export const storyText = (paragraphs: readonly Paragraph[]): string =>
  normalizeSpacing(
    paragraphs
      .filter(({ isBodyText, text }) => isBodyText && !isBlank(text.text))
      .map(({ text }) => text.text)
      .join('\n\n'),
  );

export interface OfficePart {
  /** Entry name; empty for a document that is a single XML file. */
  name: string;
  xml: XmlSource;
  /** In document order. */
  paragraphs: Paragraph[];
  trimmed: TrimmedText[];
  /** The edits that make edits of the part as tracked changes. */
  track(edits: readonly AuthoredEdit[], changes: Changes): Edit[];
}

/** Whether an underline of ECMA-376 is below white space too. */
export const isLine = (underline: string | undefined): boolean => !/^(?:none|words)$/.test(underline ?? '');

const whiteSpace = /^(?:[^\S\n]|&#(?:160|x0*a0);)*$/i;
/** Underscores that a tab and a blank of any width are read as. */
const tabUnits = 4;
const blankUnitsMax = 40;

/** An open AlternateContent (ECMA-376 part 3), or one of its alternatives. */
interface Alternative {
  depth: number;
  /** A copy is an alternative of which another has been, or will be, read. */
  isCopy: boolean;
  /** Whether an alternative inside has been read; true for the alternatives. */
  isRead: boolean;
}

const formulaElement = 'm:oMath';

/** Actions by element. `end` is the offset just after the tag's `>`. */
export type StartActions = Readonly<Record<string, (attributes: Attributes, end: number) => unknown>>;
export type EndActions = Readonly<Record<string, (end: number) => unknown>>;

/**
 * Reads the paragraphs of XML parts from a stream of events. Its bounds are for all parts together. Tracks
 * the element path, skipped elements and the current paragraph; subclasses define what each element means.
 */
export abstract class StoryReader {
  protected source = '';
  private readonly path: string[] = [];
  /** Paragraphs of the part, in document order. */
  private paragraphs: Paragraph[] = [];
  protected trimmed: TrimmedText[] = [];
  /** Written for a space that the format would collapse. */
  protected spaceElement: string | undefined;
  private paragraphCount = 0;
  /** Open paragraphs, innermost last; undefined where text belongs to no paragraph. */
  private readonly current: (Paragraph | undefined)[] = [];
  /** Depth of the element being skipped; 0 when none is. */
  private skippedDepth = 0;
  private runs = 0;
  private chars = 0;
  /** Number of the open link, 0 outside of links, and that of the last one. */
  private link = 0;
  private links = 0;
  /** Whether the open run is underlined, and the underlined white space since the last text. */
  protected isUnderlined = false;
  private blank: { units: number; write: () => void }[] = [];
  private formula: Mathematics | undefined;
  private formulaDepth = 0;
  /** Open AlternateContent elements and alternatives, innermost last. */
  private readonly alternatives: Alternative[] = [];

  constructor(private readonly omitted: Omissions) {}

  /** Elements without an action are transparent: only their content counts. */
  protected abstract readonly vocabulary: Vocabulary;
  protected abstract readonly starts: StartActions;
  protected abstract readonly ends: EndActions;
  /** Elements that are only counted as omitted. */
  protected readonly omissions: ReadonlyMap<string, Omission> = new Map();
  /** Character data; `span` is its place in the source. */
  protected abstract text(span: SourceSpan): void;

  /** Writes edits as tracked changes, if the format has any. */
  protected track(edits: readonly AuthoredEdit[], _: Changes): Edit[] {
    return [...edits];
  }

  /** Reads a part. Throws DocumentFailure. */
  read(name: string, xml: XmlSource): OfficePart {
    const source = xml.text;
    this.source = source;
    this.paragraphs = [];
    this.trimmed = [];
    walkXml(source, this.vocabulary, limits.xmlDepth, {
      open: (name, attributes, end) => {
        this.path.push(name);
        if (this.skippedDepth > 0) return;
        if (name.startsWith('mc:')) this.openAlternative(name, attributes);
        this.open(name, attributes, end);
        if (this.skippedDepth > 0) return;
        if (this.formula !== undefined) this.formula.open(name, local => attributes.get(`m:${local}`));
        else if (name === formulaElement) this.openFormula();
      },
      close: (name, end) => {
        if (this.skippedDepth === 0) {
          this.formula?.close();
          this.close(name, end);
        }
        // Also inside skipped elements, where they may have been opened before.
        if (this.path.length === this.formulaDepth) this.endFormula();
        const alternative = this.alternatives.at(-1);
        if (this.path.length === alternative?.depth) this.closeAlternative(alternative);
        if (this.path.length === this.skippedDepth) {
          this.skippedDepth = 0;
          this.close(name, end);
        }
        this.path.pop();
      },
      text: (_, span) => {
        if (this.skippedDepth === 0) this.text(span);
      },
    });
    const { paragraphs, trimmed } = this;
    return { name, xml, paragraphs, trimmed, track: (edits, changes) => this.track(edits, changes) };
  }

  /** Reads the first alternative that can be read. The others repeat it, and are only cleaned. */
  private openAlternative(name: string, attributes: Attributes): void {
    const around = this.alternatives.at(-1);
    let isCopy = false;
    if (name !== 'mc:AlternateContent' && around !== undefined) {
      const required = attributes.get('Requires')?.match(/\S+/g) ?? [];
      isCopy = around.isRead || !required.every(prefix => attributes.isKnown(prefix));
      around.isRead ||= !isCopy;
    }
    if (isCopy) this.enter(this.newParagraph(false));
    this.alternatives.push({ depth: this.path.length, isCopy, isRead: name !== 'mc:AlternateContent' });
  }

  private closeAlternative({ isCopy, isRead }: Alternative): void {
    if (!isRead) this.omit('objects');
    this.alternatives.pop();
    if (isCopy) this.leave();
  }

  protected openLink(): void {
    this.link = ++this.links;
  }

  protected closeLink(): void {
    this.link = 0;
  }

  protected open(name: string, attributes: Attributes, end: number): void {
    this.starts[name]?.(attributes, end);
    const omission = this.omissions.get(name);
    if (omission !== undefined) this.omit(omission);
  }

  protected close(name: string, end: number): void {
    this.ends[name]?.(end);
  }

  /** The tag that ends at an offset. No attribute contains its first character. */
  protected tagBefore(end: number): string {
    return this.source.slice(this.source.lastIndexOf('<', end - 1), end);
  }

  /** Name of an enclosing element; 0 is the element being opened or closed, 1 its parent. */
  protected ancestor(generations: number): string | undefined {
    return this.path.at(-1 - generations);
  }

  protected isInside(name: string): boolean {
    return this.path.includes(name);
  }

  /** Skips the rest of the current element, or of the ancestor that many generations up. */
  protected skip(generations = 0): void {
    this.skippedDepth = this.path.length - generations;
  }

  omit(what: Omission): void {
    if (this.isCopy) return;
    this.omitted.set(what, (this.omitted.get(what) ?? 0) + 1);
  }

  protected omitAndSkip(what: Omission, generations = 0): void {
    this.omit(what);
    this.skip(generations);
  }

  protected get isCopy(): boolean {
    return this.alternatives.some(({ isCopy }) => isCopy);
  }

  protected get paragraph(): Paragraph | undefined {
    return this.current.at(-1);
  }

  /** Directs text to this paragraph, or to none, until `leave`. */
  protected enter(paragraph: Paragraph | undefined): void {
    this.endUnderlined(!this.isUnderlined);
    this.current.push(paragraph);
  }

  protected leave(): void {
    this.endUnderlined(!this.isUnderlined);
    this.current.pop();
  }

  protected newParagraph(isBodyText: boolean): Paragraph {
    const paragraph = new Paragraph(isBodyText, this.source, this.spaceElement);
    this.paragraphs.push(paragraph);
    if (++this.paragraphCount > limits.documentParagraphs) throw tooLong();
    return paragraph;
  }

  /** Adds text that comes from markup. */
  protected write(text: string): void {
    if (text !== '') this.place(text, () => this.writeFixed(text));
  }

  private writeFixed(text: string): void {
    if (this.paragraph === undefined) return;
    this.count(text.length);
    if (this.formula === undefined) this.paragraph.text.addFixed(text);
    else this.formula.text(text);
  }

  private openFormula(): void {
    this.endUnderlined();
    this.formula = new Mathematics();
    this.formulaDepth = this.path.length;
  }

  private endFormula(): void {
    const text = this.formula!.finish();
    this.formula = undefined;
    this.formulaDepth = 0;
    this.writeFormula(text);
  }

  protected writeFormula(text: string): void {
    this.count(text.length);
    this.paragraph?.addFormula(text);
  }

  /** Adds character data. `isFixed`: it must not be edited. `isSpace`: it is displayed as one space. */
  protected writeData(span: SourceSpan, isFixed: boolean, isField: boolean, isSpace = false): void {
    const { paragraph, link } = this;
    if (span.start === span.end || paragraph === undefined) return;
    const raw = this.source.slice(span.start, span.end);
    this.place(isSpace ? ' ' : raw, () => {
      if (this.formula === undefined)
        this.count(paragraph.addData(span, { link, isField }, isFixed, isSpace));
      else this.formula.text(textOf(raw, span.cdata));
    });
  }

  /** Writes text, unless it is white space that may be a blank to fill in. */
  private place(text: string, write: () => void): void {
    if (this.isUnderlined && whiteSpace.test(text)) {
      const units = text === '\t' ? tabUnits : text.replace(/&[^;]*;/g, ' ').length;
      this.blank.push({ units, write });
      return;
    }
    this.endUnderlined(!this.isUnderlined || text === '\n');
    write();
  }

  /** Ends underlined white space, which is a blank to fill in unless underlined text follows. */
  protected endUnderlined(isBlank = true): void {
    const { blank } = this;
    if (blank.length === 0) return;
    this.blank = [];
    const units = blank.reduce((sum, part) => sum + part.units, 0);
    if (isBlank && units > 1) this.writeFixed('_'.repeat(Math.min(units, blankUnitsMax)));
    else for (const { write } of blank) write();
  }

  private count(chars: number): void {
    this.chars += chars;
    if (++this.runs > limits.documentRuns || this.chars > limits.documentChars) throw tooLong();
  }
}

const tooLong = () =>
  new DocumentFailure('too_large_inside', 'The document has too much text, or too many pieces of it.');
