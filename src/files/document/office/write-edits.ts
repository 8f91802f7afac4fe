import { applyEdits, type Edit, type Span } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import type { Bounds } from '../../bounds.js';
import { DocumentFailure } from '../document.js';
import { countChange } from '../source-replacements.js';
import { allowedEdits, type EditFinder, trimEdit } from './allowed-edits.js';
import { escapeCharacters, isXmlSpace, rawOffsets } from './character-data.js';
import {
  type OfficePart,
  type Paragraph,
  paragraphText,
  type TextRun,
  type WhiteSpaceHandling,
} from './paragraphs.js';

type TrimmedWhiteSpace = Extract<WhiteSpaceHandling, { space: 'trimmed' }>;

/**
 * Cleans each paragraph as a whole and writes the edits into the character data of its runs. Skips edits that
 * would touch fixed text: a tab, mathematics, code. Elements do not change, with two exceptions:
 * the space element of ODF for a second space, and `xml:space="preserve"` where text now starts or
 * ends with a space.
 *
 * Returns the edited source and adds to `changes`.
 */
export function cleanParagraphs(
  part: OfficePart,
  bounds: Bounds,
  edits: EditFinder,
  changes: Record<string, number>,
): string {
  let count = 0;
  const findEdits = (paragraph: Paragraph): readonly CleanupEdit[] => {
    if (!paragraph.runs.some(run => run.span)) return [];
    const text = paragraphText(paragraph);
    if (text.length > bounds.editedParagraphChars)
      throw new DocumentFailure('too_large_inside', 'A paragraph of the document is too long to be cleaned.');
    const allowed = allowedEdits(text, fixedSpans(paragraph), edits);
    count += allowed.length;
    if (count > bounds.documentEdits)
      throw new DocumentFailure('too_large_inside', 'The document needs too many changes to be cleaned.');
    for (const edit of allowed) if (edit.glyphs > 0) countChange(changes, edit);
    return allowed.map(edit => trimEdit(edit, text));
  };
  return writeReplacements(part, findEdits);
}

/**
 * Writes replacements into the character data of the runs of each paragraph. Their UTF-16 offsets are in the
 * text of the paragraph; they ascend and touch only runs with a span.
 */
export function writeReplacements(
  { xml: { text: source }, paragraphs, spaceElement = ' ' }: OfficePart,
  replacementsOf: (paragraph: Paragraph) => readonly Edit[],
): string {
  const replacements: Edit[] = [];
  for (const paragraph of paragraphs) {
    const wanted = replacementsOf(paragraph);
    if (wanted.length === 0) continue;
    const writer = new ParagraphWriter(source, paragraph, spaceElement);
    for (const replacement of wanted) writer.write(replacement);
    for (const replacement of writer.replacements()) replacements.push(replacement);
  }
  return applyEdits(source, sorted(replacements));
}

function fixedSpans({ runs }: Paragraph): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { text, span } of runs) {
    const end = start + text.length;
    if (span === undefined) spans.push({ start, end });
    start = end;
  }
  return spans;
}

const sorted = (replacements: Edit[]): Edit[] =>
  replacements.sort((a, b) => a.start - b.start || a.end - b.end);

/** Maps the edits of one paragraph to replacements in the XML source. */
class ParagraphWriter {
  private readonly text: string;
  private readonly done: Edit[] = [];
  private readonly trimmed = new Map<TrimmedWhiteSpace, Edit[]>();
  /** Run of the last edit, and the start of that run in the paragraph's text. Edits ascend, so both do. */
  private index = 0;
  private runStart = 0;
  /** Maps from the text of a run to its raw data. */
  private readonly offsets = new Map<TextRun, (offset: number) => number>();
  /** End of the last edit, and the character before that end in the edited text. */
  private editedTo = 0;
  private before = '';

  constructor(
    private readonly source: string,
    private readonly paragraph: Paragraph,
    private readonly spaceElement: string,
  ) {
    this.text = paragraphText(paragraph);
  }

  /** Adds an edit. Edits ascend and touch only runs with a span. */
  write(edit: Edit): void {
    const { runs } = this.paragraph;
    // Moves to the run of the edit's first character; for an insertion, to the run before it.
    for (; this.index < runs.length; this.index++) {
      const { text, span } = runs[this.index]!;
      const runEnd = this.runStart + text.length;
      if (edit.start < runEnd || (edit.start === edit.end && edit.start === runEnd && span)) break;
      this.runStart = runEnd;
    }
    const preceding = edit.start > this.editedTo ? this.text[edit.start - 1]! : this.before;
    let replacement = edit.replacement;
    let start = this.runStart;
    for (let i = this.index; i < runs.length && (i === this.index || start < edit.end); i++) {
      this.replace(runs[i]!, start, edit, replacement, preceding);
      replacement = '';
      start += runs[i]!.text.length;
    }
    this.before = edit.replacement.at(-1) ?? preceding;
    this.editedTo = edit.end;
  }

  *replacements(): Iterable<Edit> {
    yield* this.done;
    for (const [whiteSpace, replacements] of this.trimmed)
      yield* preserveSpace(this.source, whiteSpace, replacements);
  }

  private replace(run: TextRun, runStart: number, edit: Edit, replacement: string, preceding: string): void {
    const { span } = run;
    if (span === undefined) return;
    const offset =
      this.offsets.get(run) ?? rawOffsets(this.source.slice(span.start, span.end), run.text, span.cdata);
    this.offsets.set(run, offset);
    const start = span.start + offset(Math.max(edit.start - runStart, 0));
    const end = span.start + offset(Math.min(edit.end - runStart, run.text.length));
    const { whiteSpace } = span;
    let text = span.cdata ? replacement : escapeCharacters(replacement);
    if (whiteSpace.space === 'elements' && !span.cdata)
      text = this.spaced(text, preceding, this.text[edit.end] ?? ' ');
    if (edit.start < edit.end && edit.end - runStart >= run.text.length)
      for (const white of run.collapsed ?? [])
        this.done.push({ start: white.start, end: white.end, replacement: '' });
    const edited = { start, end, replacement: text };
    if (whiteSpace.space !== 'trimmed') this.done.push(edited);
    else {
      const replacements = this.trimmed.get(whiteSpace) ?? [];
      replacements.push(edited);
      this.trimmed.set(whiteSpace, replacements);
    }
  }

  /** Writes spaces that would collapse into a neighbouring space as elements. */
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
 * Adds what a text element needs when its text now starts or ends with a space: `xml:space="preserve"`, and
 * the removal of the white space around the text that was trimmed before.
 */
function preserveSpace(source: string, whiteSpace: TrimmedWhiteSpace, replacements: Edit[]): Edit[] {
  let { contentStart: start, contentEnd: end } = whiteSpace;
  while (start < end && isXmlSpace(source[start]!)) start++;
  while (end > start && isXmlSpace(source[end - 1]!)) end--;
  const text = applyEdits(source, sorted(replacements), start, end);
  if (text === '' || !(isXmlSpace(text[0]!) || isXmlSpace(text.at(-1)!))) return replacements;
  const { contentStart, contentEnd } = whiteSpace;
  return [
    { start: contentStart - 1, end: contentStart - 1, replacement: ' xml:space="preserve"' },
    { start: contentStart, end: start, replacement: '' },
    ...replacements,
    { start: end, end: contentEnd, replacement: '' },
  ];
}
