import type { Token } from 'parse5';
import type { Edit } from '../../../engine/cleanup/clean.js';
import { escapeHtml } from '../../../engine/cleanup/html.js';
import { MappedText } from '../../../engine/cleanup/mapped-text.js';
import { separatesText, uncleanedElements } from '../../../engine/source/html-elements.js';
import { mergeRanges, overlaps, type SourceRange } from '../../../engine/source/ranges.js';
import type { Bounds } from '../../bounds.js';
import { type Decoded, decodeHtml } from '../charset.js';
import { type CleanedContent, type CleanOptions, DocumentFailure } from '../document.js';
import { cleanedFile, countChange, type SourceReplacement } from '../source-replacements.js';
import { typographyEdits } from '../typography-edits.js';
import { SourceUnits } from './source-units.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/**
 * Cleans the text of an HTML document in place. All markup, code and scripts stay byte for byte.
 * @param toHtml writes a source in another syntax as HTML with the same offsets
 */
export function cleanHtml(
  bytes: Uint8Array,
  bounds: Bounds,
  options: CleanOptions,
  toHtml = (source: string) => source,
): CleanedContent {
  const decoded = decodeEditable(bytes);
  const source = toHtml(decoded.text);
  const cleaner = new HtmlCleaner(source, options, decoded.encoding);
  walkHtml(source, cleaner, bounds);
  cleaner.endParagraph();
  return cleanedFile(bytes, decoded, cleaner.replacements, 'text/html', cleaner.changes);
}

/** Decodes HTML whose bytes can be replaced in place. Throws DocumentFailure. */
export function decodeEditable(bytes: Uint8Array): Decoded {
  const decoded = decodeHtml(bytes);
  // Stateful: the bytes of a character depend on the escape sequence before it.
  if (decoded.encoding === 'iso-2022-jp')
    throw new DocumentFailure(
      'unsupported',
      'HTML in ISO-2022-JP cannot be cleaned in place; save it as UTF-8.',
    );
  return decoded;
}

/** Text as HTML. Legacy encodings get character references for what is not ASCII. */
export function htmlOf(text: string, encoding: string): string {
  const escaped = escapeHtml(text);
  return encoding.startsWith('utf-')
    ? escaped
    : escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`);
}

/** State of an open element. */
interface CleaningState {
  block: boolean;
  uncleaned: boolean;
  title: boolean;
}

/**
 * Collects the text of a paragraph across its inline elements, since a quotation or a dash may span several
 * of them. Cleans the paragraph as a whole and maps each edit back to the source.
 */
class HtmlCleaner implements HtmlVisitor<CleaningState> {
  readonly replacements: SourceReplacement[] = [];
  readonly changes: Record<string, number> = {};
  private readonly units: SourceUnits;
  private uncleanedDepth = 0;
  private isInTitle = false;
  private paragraph = new MappedText();
  private readonly kept: readonly SourceRange[];

  constructor(
    source: string,
    private readonly options: CleanOptions,
    private readonly encoding: string,
  ) {
    this.units = new SourceUnits(source);
    this.kept = mergeRanges(options.keptRanges?.(source, 'html') ?? []);
  }

  open(name: string, _attributes: Token.Attribute[]): CleaningState {
    const state = {
      block: separatesText(name),
      uncleaned: uncleanedElements.has(name),
      title: name === 'title',
    };
    if (state.block) this.endParagraph();
    if (state.title) this.isInTitle = true;
    if (name === 'br' && this.uncleanedDepth === 0) this.paragraph.add('\n');
    // Inline code acts as a word of its sentence.
    if (state.uncleaned && this.uncleanedDepth++ === 0 && !state.block) this.paragraph.add('x');
    return state;
  }

  close(state: CleaningState): void {
    if (state.uncleaned) this.uncleanedDepth--;
    if (state.block) this.endParagraph();
    if (state.title) this.isInTitle = false;
  }

  text(chars: string, start: number): void {
    if (this.uncleanedDepth === 0) this.units.addTo(this.paragraph, chars, start, this.isInTitle);
  }

  /** Cleans the paragraph collected so far. Its runs of white space are single spaces, as displayed. */
  endParagraph(): void {
    const { paragraph } = this;
    this.paragraph = new MappedText();
    for (const edit of typographyEdits(paragraph.text.trimEnd(), this.options)) {
      const edits = paragraph.inSource({ ...edit, replacement: htmlOf(edit.replacement, this.encoding) });
      if (!edits.some(({ start, end }) => overlaps(this.kept, start, end))) edits.forEach(this.apply, this);
    }
  }

  private apply(edit: Edit): void {
    this.replacements.push(edit);
    countChange(this.changes, edit);
  }
}
