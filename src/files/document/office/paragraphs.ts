import { normalizeSpacing } from '../../../document/spacing.js';
import type { Bounds } from '../../bounds.js';
import { DocumentFailure } from '../document.js';
import { isBlank } from '../plain-text.js';
import type { Omission, Omissions } from './warnings.js';
import { type Attributes, type SourceSpan, type Vocabulary, walkXml, type XmlSource } from './xml.js';

/**
 * Text from one span of the XML source. A run without a span comes from markup (a tab, a break, a symbol) or
 * must not be edited (mathematics, code).
 */
export interface TextRun {
  text: string;
  span?: (SourceSpan & { whiteSpace: WhiteSpaceHandling }) | undefined;
  /** White space of later elements that ODF collapses into the run's last space. */
  collapsed?: SourceSpan[];
  /** The result of a field, which its next update replaces. */
  isField?: boolean | undefined;
}

/** A run with what decides whether an edit of words may cross it. */
export interface PlacedRun extends TextRun {
  /** Runs of a paragraph with the same number have no note, link, tracked change or the like between them. */
  group: number;
  /** The same for runs with the same formatting: source of the properties, or names of styles. */
  formatting: string;
}

/**
 * How the element around a run treats white space: `preserved` as written; `trimmed` at both ends unless it
 * has `xml:space="preserve"`; or collapsed, with `text:s` elements for further spaces.
 */
export type WhiteSpaceHandling =
  | { space: 'preserved' }
  | { space: 'trimmed'; contentStart: number; contentEnd: number }
  | { space: 'elements' };

/** A paragraph of text runs. Extraction and in-place cleaning share this model. */
export interface Paragraph {
  runs: PlacedRun[];
  /** Part of the extracted text. Headers, notes, comments and copies are only cleaned. */
  isBodyText: boolean;
  /** Outline level of a heading, 1 to 10. */
  level?: number;
}

export const paragraphText = (paragraph: Paragraph): string => paragraph.runs.map(run => run.text).join('');

/** The text of the body: an empty line between paragraphs, the author's line breaks inside them. */
export const storyText = (paragraphs: readonly Paragraph[]): string =>
  normalizeSpacing(
    paragraphs
      .filter(({ isBodyText }) => isBodyText)
      .map(paragraphText)
      .filter(text => !isBlank(text))
      .join('\n\n'),
  );

/** An XML part of an office document. */
export interface OfficePart {
  /** Entry name; empty for a document that is a single XML file. */
  name: string;
  xml: XmlSource;
  /** In document order. */
  paragraphs: Paragraph[];
  /** Written for a space that ODF would collapse; a space by default. */
  spaceElement?: string;
}

/** Actions by element. `end` is the offset just after the start tag's `>`. */
export type StartActions = Readonly<Record<string, (attributes: Attributes, end: number) => unknown>>;
export type EndActions = Readonly<Record<string, () => unknown>>;

/**
 * Reads the paragraphs of XML parts from a stream of events. Its bounds are for all parts together. Tracks
 * the element path, skipped elements and the current paragraph; subclasses define what each element means.
 */
export abstract class StoryReader {
  protected source = '';
  private readonly path: string[] = [];
  /** Paragraphs of the part, in document order. */
  private paragraphs: Paragraph[] = [];
  private paragraphCount = 0;
  /** Open paragraphs, innermost last; undefined where text belongs to no paragraph. */
  private readonly current: (Paragraph | undefined)[] = [];
  /** Depth of the element being skipped; 0 when none is. */
  private skippedDepth = 0;
  private runs = 0;
  private chars = 0;
  private group = 0;
  /** Depth of the open properties of a run, 0 when none are, and the source offset of their start. */
  private propertiesDepth = 0;
  private propertiesStart = 0;
  /** Formatting of the open run. */
  protected formatting = '';

  constructor(
    private readonly bounds: Bounds,
    private readonly omitted: Omissions,
  ) {}

  /** Elements without an action are transparent: only their content counts. */
  protected abstract readonly vocabulary: Vocabulary;
  protected abstract readonly starts: StartActions;
  protected abstract readonly ends: EndActions;
  /** Elements that do not separate the words on both of their sides. */
  protected abstract readonly neutral: ReadonlySet<string>;
  /** The element with the properties of a run, if there is one. */
  protected readonly properties?: string;
  protected abstract text(text: string, span: SourceSpan): void;

  /** The paragraphs of a part, in document order. Throws DocumentFailure. */
  read(source: string): Paragraph[] {
    this.source = source;
    this.paragraphs = [];
    walkXml(source, this.vocabulary, this.bounds.xmlDepth, {
      open: (name, attributes, end) => {
        this.path.push(name);
        if (this.propertiesDepth === 0) this.openProperties(name, end);
        if (this.skippedDepth === 0) this.open(name, attributes, end);
      },
      close: (name, end) => {
        if (this.skippedDepth === 0) this.close(name);
        if (this.propertiesDepth === 0) this.separate(name);
        else if (this.propertiesDepth === this.path.length) {
          this.formatting = source.slice(this.propertiesStart, end);
          this.propertiesDepth = 0;
        }
        if (this.path.length === this.skippedDepth) this.skippedDepth = 0;
        this.path.pop();
      },
      text: (text, span) => {
        if (this.skippedDepth === 0) this.text(text, span);
      },
    });
    return this.paragraphs;
  }

  private openProperties(name: string, end: number): void {
    if (name !== this.properties) return this.separate(name);
    this.propertiesDepth = this.path.length;
    // No attribute contains this character.
    this.propertiesStart = this.source.lastIndexOf('<', end - 1);
  }

  private separate(name: string): void {
    if (!this.neutral.has(name)) this.group++;
  }

  protected open(name: string, attributes: Attributes, end: number): void {
    this.starts[name]?.(attributes, end);
  }

  protected close(name: string): void {
    this.ends[name]?.();
  }

  /** Name of an enclosing element; 0 is the element being opened or closed, 1 its parent. */
  protected ancestor(generations: number): string | undefined {
    return this.path.at(-1 - generations);
  }

  /** Skips the rest of the current element, or of the ancestor that many generations up. */
  protected skip(generations = 0): void {
    this.skippedDepth = this.path.length - generations;
  }

  omit(what: Omission): void {
    this.omitted.set(what, (this.omitted.get(what) ?? 0) + 1);
  }

  protected omitAndSkip(what: Omission, generations = 0): void {
    this.omit(what);
    this.skip(generations);
  }

  protected get paragraph(): Paragraph | undefined {
    return this.current.at(-1);
  }

  /** Directs text to this paragraph, or to none, until `leave`. */
  protected enter(paragraph: Paragraph | undefined): void {
    this.current.push(paragraph);
  }

  protected leave(): void {
    this.current.pop();
  }

  protected newParagraph(isBodyText: boolean): Paragraph {
    const paragraph: Paragraph = { runs: [], isBodyText };
    this.paragraphs.push(paragraph);
    if (++this.paragraphCount > this.bounds.documentParagraphs) throw tooLong();
    return paragraph;
  }

  protected write(run: TextRun): void {
    if (run.text === '') return;
    const paragraph = this.paragraph;
    if (paragraph === undefined) return;
    this.chars += run.text.length;
    if (++this.runs > this.bounds.documentRuns || this.chars > this.bounds.documentChars) throw tooLong();
    const { text, span, isField } = run;
    // All of the same shape: several times faster than a copy with spread.
    paragraph.runs.push({ text, span, isField, group: this.group, formatting: this.formatting });
  }
}

const tooLong = () =>
  new DocumentFailure('too_large_inside', 'The document has too much text, or too many pieces of it.');
