import type { Bounds } from '../../bounds.js';
import { DocumentFailure } from '../document.js';
import type { SourceSpan } from './xml.js';

/**
 * Text from one span of the XML source. A run without a span comes from markup (a tab, a break, a symbol) or
 * must not be edited (mathematics, code).
 */
export interface TextRun {
  text: string;
  span?: SourceSpan & { whiteSpace: WhiteSpaceHandling };
  /** White space of later elements that ODF collapses into the run's last space. */
  collapsed?: SourceSpan[];
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
  runs: TextRun[];
  /**
   * Part of the extracted text. Headers, notes, comments and the second copy of a text box are only cleaned.
   */
  isBodyText: boolean;
  /** Outline level of a heading, 1 to 10. */
  level?: number;
}

export type Omission =
  | 'images'
  | 'objects'
  | 'notes'
  | 'comments'
  | 'headers'
  | 'deletions'
  | 'hidden passages'
  | 'imported parts'
  | 'hidden slides'
  | 'speaker notes';

/** The paragraphs of one XML part, in document order. */
export interface Story {
  paragraphs: Paragraph[];
  /** Omitted content by kind, counted. */
  omitted: Map<Omission, number>;
}

export const paragraphText = (paragraph: Paragraph): string => paragraph.runs.map(run => run.text).join('');

/**
 * Builds a story from a stream of XML events. Tracks the element path, skipped elements and the current
 * paragraph; subclasses define what each element means.
 */
export abstract class StoryReader {
  protected readonly path: string[] = [];
  readonly story: Story = { paragraphs: [], omitted: new Map() };
  /** Name of the document element. */
  root: string | undefined;
  /** Open paragraphs, innermost last; undefined where text belongs to no paragraph. */
  private readonly current: (Paragraph | undefined)[] = [];
  /** Depth of the element being skipped; 0 when none is. */
  private skippedDepth = 0;
  private runs = 0;
  private chars = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Name of an enclosing element; 0 is the element being opened or closed, 1 its parent. */
  protected ancestor(generations: number): string | undefined {
    return this.path.at(-1 - generations);
  }

  /** Skips the rest of the current element, or of the ancestor that many generations up. */
  skip(generations = 0): void {
    this.skippedDepth = this.path.length - generations;
  }

  /** Enters an element; returns false when it is skipped. */
  push(name: string): boolean {
    this.root ??= name;
    this.path.push(name);
    return this.skippedDepth === 0;
  }

  pop(): void {
    if (this.path.length === this.skippedDepth) this.skippedDepth = 0;
    this.path.pop();
  }

  get skipping(): boolean {
    return this.skippedDepth !== 0;
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
    if (this.story.paragraphs.push(paragraph) > this.bounds.documentParagraphs) throw tooLong();
    return paragraph;
  }

  protected write(run: TextRun): void {
    if (run.text === '') return;
    const paragraph = this.paragraph;
    if (paragraph === undefined) return;
    this.chars += run.text.length;
    if (++this.runs > this.bounds.documentRuns || this.chars > this.bounds.documentChars) throw tooLong();
    paragraph.runs.push(run);
  }

  protected omit(what: Omission): void {
    this.story.omitted.set(what, (this.story.omitted.get(what) ?? 0) + 1);
  }
}

const tooLong = () =>
  new DocumentFailure('too_large_inside', 'The document has too much text, or too many pieces of it.');
