import { limits } from '../../limits.js';
import { DocumentFailure } from '../document.js';
import type { SourceSpan } from './xml.js';

/**
 * The one model that extraction and in-place cleaning share: paragraphs of runs. A run is a stretch of text that
 * stands in one span of the XML; a run without a span was made by markup (a tab, a break, a symbol) or must not be
 * edited (mathematics, code).
 */
export interface TextRun {
  text: string;
  span?: SourceSpan & { whiteSpace: WhiteSpaceHandling };
  /** White space of later elements that the run's last space stands for (collapsed in ODF). */
  collapsed?: SourceSpan[];
}

/**
 * How the element whose character data a run is keeps white space: as it stands; trimmed at both ends unless it
 * says `xml:space="preserve"`; collapsed, with `text:s` elements for the spaces that count.
 */
export type WhiteSpaceHandling =
  | { space: 'preserved' }
  | { space: 'trimmed'; contentStart: number; contentEnd: number }
  | { space: 'elements' };

export interface Paragraph {
  runs: TextRun[];
  /** Prose of the body. What is not (headers, notes, comments, a text box's second copy) is cleaned but never read. */
  read: boolean;
  /** Outline level, 1 to 10, of a heading. */
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
  | 'imported parts';

/** The paragraphs of one XML part, in document order. */
export interface Story {
  paragraphs: Paragraph[];
  /** What was left out, and how often. */
  omitted: Map<Omission, number>;
}

export const paragraphText = (paragraph: Paragraph): string => paragraph.runs.map(run => run.text).join('');

/**
 * Collects a story while markup streams by. Subclasses give the meaning of elements as two tables; this class keeps
 * the path, skips what a rule told it to, and knows which paragraph is being written.
 */
export abstract class StoryReader {
  protected readonly path: string[] = [];
  readonly story: Story = { paragraphs: [], omitted: new Map() };
  /** The document element. */
  root: string | undefined;
  /** Innermost last; undefined where text belongs to no paragraph. */
  private readonly current: (Paragraph | undefined)[] = [];
  private skippedDepth = 0;
  private runs = 0;
  private chars = 0;

  /** The name of the element that holds the one being opened or closed. */
  protected ancestor(generations: number): string | undefined {
    return this.path.at(-1 - generations);
  }

  /** Leaves out everything up to the end of the open element that many generations up. */
  skip(generations = 0): void {
    this.skippedDepth = this.path.length - generations;
  }

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

  /** Text goes to this paragraph until `leave`; undefined: to none. */
  protected enter(paragraph: Paragraph | undefined): void {
    this.current.push(paragraph);
  }

  protected leave(): void {
    this.current.pop();
  }

  protected newParagraph(read: boolean): Paragraph {
    const paragraph: Paragraph = { runs: [], read };
    if (this.story.paragraphs.push(paragraph) > limits.documentParagraphs) throw tooLong();
    return paragraph;
  }

  protected write(run: TextRun): void {
    if (run.text === '') return;
    const paragraph = this.paragraph;
    if (paragraph === undefined) return;
    this.chars += run.text.length;
    if (++this.runs > limits.documentRuns || this.chars > limits.documentChars) throw tooLong();
    paragraph.runs.push(run);
  }

  protected omit(what: Omission): void {
    this.story.omitted.set(what, (this.story.omitted.get(what) ?? 0) + 1);
  }
}

const tooLong = () =>
  new DocumentFailure('too_large_inside', 'The document has too much text, or too many pieces of it.');
