import type { Edit } from '../../cleanup/clean.js';
import { limits } from '../../limits.js';
import { DocumentFailure } from '../document.js';
import { countChange, type SourceReplacement } from '../source-replacements.js';
import { allowedEdits, type EditFinder, type FixedSpan, trimEdit } from './allowed-edits.js';
import { escapeCharacters, rawOffsets } from './character-data.js';
import {
  type Paragraph,
  paragraphText,
  type Story,
  type TextRun,
  type WhiteSpaceHandling,
} from './paragraphs.js';

type TrimmedWhiteSpace = Extract<WhiteSpaceHandling, { space: 'trimmed' }>;

/**
 * Decides the typography of each paragraph on its whole text and writes it back run by run, into the character data
 * alone: no element is added, moved or lost, but for `spaceElement` (ODF's, where a second space needs one) and
 * `xml:space="preserve"` where text now starts or ends with a space. An edit that would touch text that must stay
 * (a tab, mathematics, code) is left undone.
 */
export function editStory(
  source: string,
  story: Story,
  edits: EditFinder,
  changes: Record<string, number>,
  spaceElement = ' ',
): string {
  const replacements: SourceReplacement[] = [];
  for (const paragraph of story.paragraphs) {
    if (!paragraph.runs.some(run => run.span)) continue;
    const text = paragraphText(paragraph);
    if (text.length > limits.editedParagraphChars)
      throw new DocumentFailure('too_large_inside', 'A paragraph of the document is too long to be cleaned.');
    const written = new ParagraphWriter(source, paragraph, text, spaceElement);
    const allowed = allowedEdits(text, fixedSpans(paragraph), edits);
    if (replacements.length + allowed.length > limits.documentEdits)
      throw new DocumentFailure('too_large_inside', 'The document needs too many changes to be cleaned.');
    for (const edit of allowed) {
      written.write(trimEdit(edit, text));
      if (edit.glyphs > 0) countChange(changes, edit);
    }
    for (const splice of written.replacements()) replacements.push(splice);
  }
  return apply(source, replacements);
}

function fixedSpans({ runs }: Paragraph): FixedSpan[] {
  const spans: FixedSpan[] = [];
  let start = 0;
  for (const { text, span } of runs) {
    const end = start + text.length;
    if (span === undefined) spans.push({ start, end });
    start = end;
  }
  return spans;
}

function apply(source: string, replacements: SourceReplacement[], from = 0, to = source.length): string {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end, replacement } of replacements.sort((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(at, start), replacement);
    at = end;
  }
  pieces.push(source.slice(at, to));
  return pieces.join('');
}

class ParagraphWriter {
  private readonly done: SourceReplacement[] = [];
  private readonly trimmed = new Map<TrimmedWhiteSpace, SourceReplacement[]>();
  /** The run the last edit reached, and the offset its text starts at: edits ascend, so does this. */
  private index = 0;
  private runStart = 0;
  private offsets: ((offset: number) => number) | undefined;
  /** End of the last edit, and the last character before it as it is now. */
  private editedTo = 0;
  private before = '';

  constructor(
    private readonly source: string,
    private readonly paragraph: Paragraph,
    private readonly text: string,
    private readonly spaceElement: string,
  ) {}

  /** Edits ascend and touch only runs with a span. */
  write(edit: Edit): void {
    this.advance(edit);
    const preceding = edit.start > this.editedTo ? this.text[edit.start - 1]! : this.before;
    let replacement = edit.replacement;
    for (const { run, start } of this.targets(edit)) {
      this.splice(run, start, edit, replacement, preceding);
      replacement = '';
    }
    this.before = edit.replacement.at(-1) ?? preceding;
    this.editedTo = edit.end;
  }

  *replacements(): Iterable<SourceReplacement> {
    yield* this.done;
    for (const [whiteSpace, replacements] of this.trimmed)
      yield* keepSpace(this.source, whiteSpace, replacements);
  }

  /** Moves to the run that holds the edit's first character, or for an insertion the one before it. */
  private advance({ start, end }: Edit): void {
    const { runs } = this.paragraph;
    for (; this.index < runs.length; this.next(runs)) {
      const runEnd = this.runStart + runs[this.index]!.text.length;
      if (start < runEnd || (start === end && start === runEnd && runs[this.index]!.span)) return;
    }
  }

  private next(runs: TextRun[]): void {
    this.runStart += runs[this.index]!.text.length;
    this.index++;
    this.offsets = undefined;
  }

  private targets({ end }: Edit): { run: TextRun; start: number }[] {
    const found: { run: TextRun; start: number }[] = [];
    let start = this.runStart;
    for (let i = this.index; i < this.paragraph.runs.length; i++) {
      const run = this.paragraph.runs[i]!;
      if (start >= end && i > this.index) break;
      found.push({ run, start });
      start += run.text.length;
    }
    return found;
  }

  private splice(run: TextRun, runStart: number, edit: Edit, replacement: string, preceding: string): void {
    const { span } = run;
    if (span === undefined) return;
    const reuse = runStart === this.runStart;
    const offset =
      (reuse ? this.offsets : undefined) ??
      rawOffsets(this.source.slice(span.start, span.end), run.text, span.cdata);
    if (reuse) this.offsets = offset;
    const start = span.start + offset(Math.max(edit.start - runStart, 0));
    const end = span.start + offset(Math.min(edit.end - runStart, run.text.length));
    const { whiteSpace } = span;
    let text = span.cdata ? replacement : escapeCharacters(replacement);
    if (whiteSpace.space === 'elements' && !span.cdata)
      text = this.spaced(text, preceding, this.text[edit.end] ?? ' ');
    if (edit.start < edit.end && edit.end - runStart >= run.text.length)
      for (const white of run.collapsed ?? [])
        this.done.push({ start: white.start, end: white.end, replacement: '' });
    const splice = { start, end, replacement: text };
    if (whiteSpace.space !== 'trimmed') this.done.push(splice);
    else {
      const replacements = this.trimmed.get(whiteSpace) ?? [];
      replacements.push(splice);
      this.trimmed.set(whiteSpace, replacements);
    }
  }

  /** Writes a space that its neighbours would swallow as an element. */
  private spaced(text: string, preceding: string, following: string): string {
    if (!text.includes(' ')) return text;
    let before = preceding === '' ? ' ' : preceding;
    let written = '';
    for (let i = 0; i < text.length; i++) {
      const collapsed = before === ' ' || (i === text.length - 1 && following === ' ');
      before = text[i]!;
      written += before === ' ' && collapsed ? this.spaceElement : before;
    }
    return written;
  }
}

/**
 * The replacements of one text element, and what its white space then needs: where the text now starts or ends with a
 * space, the element must say so, and the layout around the text that was trimmed until now must go.
 */
function keepSpace(
  source: string,
  whiteSpace: TrimmedWhiteSpace,
  replacements: SourceReplacement[],
): SourceReplacement[] {
  let { contentStart: start, contentEnd: end } = whiteSpace;
  while (start < end && isXmlSpace(source[start]!)) start++;
  while (end > start && isXmlSpace(source[end - 1]!)) end--;
  const text = apply(source, replacements, start, end);
  if (text === '' || !(isXmlSpace(text[0]!) || isXmlSpace(text.at(-1)!))) return replacements;
  return [
    {
      start: whiteSpace.contentStart - 1,
      end: whiteSpace.contentStart - 1,
      replacement: ' xml:space="preserve"',
    },
    { start: whiteSpace.contentStart, end: start, replacement: '' },
    ...replacements,
    { start: end, end: whiteSpace.contentEnd, replacement: '' },
  ];
}

const isXmlSpace = (unit: string): boolean => unit === ' ' || unit === '\n' || unit === '\t' || unit === '\r';
