import type { Token } from 'parse5';
import { type Edit, findEdits } from '../../../engine/cleanup/clean.js';
import { escapeHtml } from '../../../engine/cleanup/html.js';
import { MappedText } from '../../../engine/cleanup/mapped-text.js';
import { separatesText, uncleanedElements } from '../../../engine/source/html-elements.js';
import { mergeRanges, overlaps, type SourceRange } from '../../../engine/source/ranges.js';
import type { Bounds } from '../../bounds.js';
import { decodeHtml } from '../charset.js';
import type { CleanedContent, CleanOptions, DocumentProblem } from '../document.js';
import { cleanedFile, countChange, type SourceReplacement } from '../source-replacements.js';
import { CharacterReferences } from './character-references.js';
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
): CleanedContent | DocumentProblem {
  const decoded = decodeHtml(bytes);
  // Stateful: the bytes of a character depend on the escape sequence before it.
  if (decoded.encoding === 'iso-2022-jp')
    return {
      problem: 'unsupported',
      message: 'HTML in ISO-2022-JP cannot be cleaned in place; save it as UTF-8.',
    };
  const source = toHtml(decoded.text);
  const cleaner = new HtmlCleaner(source, options, !decoded.encoding.startsWith('utf-'));
  walkHtml(source, cleaner, bounds);
  cleaner.endParagraph();
  return cleanedFile(bytes, decoded, cleaner.replacements, 'text/html', cleaner.changes);
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
  private readonly references: CharacterReferences;
  private uncleanedDepth = 0;
  private isInTitle = false;
  private paragraph = new MappedText();
  private readonly kept: readonly SourceRange[];

  constructor(
    private readonly source: string,
    private readonly options: CleanOptions,
    /** Writes non-ASCII replacements as character references, for legacy encodings. */
    private readonly asciiOnly: boolean,
  ) {
    this.references = new CharacterReferences(source);
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
    if (this.uncleanedDepth > 0) return;
    let from = start;
    for (let at = 0; at < chars.length; ) {
      const reference = this.source[from] === '&' ? this.references.at(from) : undefined;
      if (reference !== undefined) {
        const to = from + reference.sourceLength;
        for (let unit = 0; unit < reference.textLength; unit++)
          this.paragraph.addDisplayed(chars[at++]!, from, to);
        from = to;
      } else if (!this.isInTitle && this.source.startsWith(emptyEndTag, from)) {
        from += emptyEndTag.length;
      } else {
        const to = this.source.startsWith('\r\n', from) ? from + 2 : from + 1;
        this.paragraph.addDisplayed(chars[at++]!, from, to);
        from = to;
      }
    }
  }

  /** Cleans the paragraph collected so far. Its runs of white space are single spaces, as displayed. */
  endParagraph(): void {
    const { paragraph } = this;
    this.paragraph = new MappedText();
    for (const edit of findEdits(paragraph.text.trimEnd(), this.options)) {
      const edits = paragraph.inSource({ ...edit, replacement: this.escape(edit.replacement) });
      if (!edits.some(({ start, end }) => overlaps(this.kept, start, end))) edits.forEach(this.apply, this);
    }
  }

  private apply(edit: Edit): void {
    this.replacements.push(edit);
    countChange(this.changes, edit);
  }

  private escape(text: string): string {
    const escaped = escapeHtml(text);
    return this.asciiOnly ? escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`) : escaped;
  }
}

/** The tokenizer drops this without a token, except in a title, where tags are text. */
const emptyEndTag = '</>';
