import type { Token } from 'parse5';
import { type Edit, findEdits } from '../../../engine/cleanup/clean.js';
import { mergeRanges, overlaps, type SourceRange } from '../../../engine/source/ranges.js';
import type { Bounds } from '../../bounds.js';
import { decodeHtml } from '../charset.js';
import type { CleanedContent, CleanOptions, DocumentProblem } from '../document.js';
import { cleanedFile, countChange, type SourceReplacement } from '../source-replacements.js';
import { CharacterReferences } from './character-references.js';
import { blockElements } from './elements.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/** Cleans the text of an HTML document in place. All markup, code and scripts stay byte for byte. */
export function cleanHtml(
  bytes: Uint8Array,
  bounds: Bounds,
  options: CleanOptions,
): CleanedContent | DocumentProblem {
  const decoded = decodeHtml(bytes);
  // Stateful: the bytes of a character depend on the escape sequence before it.
  if (decoded.encoding === 'iso-2022-jp')
    return {
      problem: 'unsupported',
      message: 'HTML in ISO-2022-JP cannot be cleaned in place; save it as UTF-8.',
    };
  const cleaner = new HtmlCleaner(decoded.text, options, !decoded.encoding.startsWith('utf-'));
  walkHtml(decoded.text, cleaner, bounds);
  cleaner.endParagraph();
  return cleanedFile(bytes, decoded, cleaner.replacements, 'text/html', cleaner.changes);
}

/** Elements whose text is not prose, or must not change. */
const uncleanedElements = new Set(
  (
    'script style template noscript noframes noembed iframe svg math canvas audio video code pre listing xmp ' +
    'plaintext kbd samp var tt textarea select datalist'
  ).split(' '),
);

/** State of an open element. */
interface CleaningState {
  block: boolean;
  uncleaned: boolean;
  title: boolean;
}

/** Source offset of a character that is not in the source: a placeholder of code, or a line break. */
const noSource = -1;

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
  /** UTF-16 units of the paragraph as displayed, with the source range of each. */
  private units: string[] = [];
  private last = '';
  private readonly kept: readonly SourceRange[];
  private starts: number[] = [];
  private ends: number[] = [];

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
    const state = { block: isBlock(name), uncleaned: uncleanedElements.has(name), title: name === 'title' };
    if (state.block) this.endParagraph();
    if (state.title) this.isInTitle = true;
    if (name === 'br' && this.uncleanedDepth === 0) this.add('\n', noSource, noSource);
    // Inline code acts as a word of its sentence.
    if (state.uncleaned && this.uncleanedDepth++ === 0 && !state.block) this.add('x', noSource, noSource);
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
        for (let unit = 0; unit < reference.textLength; unit++) this.add(chars[at++]!, from, to);
        from = to;
      } else if (!this.isInTitle && this.source.startsWith(emptyEndTag, from)) {
        from += emptyEndTag.length;
      } else {
        const to = this.source.startsWith('\r\n', from) ? from + 2 : from + 1;
        this.add(chars[at++]!, from, to);
        from = to;
      }
    }
  }

  /** Cleans the paragraph collected so far. Its runs of white space are single spaces, as displayed. */
  endParagraph(): void {
    const text = this.units.join('').trimEnd();
    if (text !== '') for (const edit of findEdits(text, this.options)) this.apply(edit, text.length);
    this.units = [];
    this.last = '';
    this.starts = [];
    this.ends = [];
  }

  private add(char: string, start: number, end: number): void {
    const isSpace = start !== noSource && /[ \t\n\f\r]/.test(char);
    if (isSpace) {
      if (this.last === ' ' && this.ends.at(-1) === start) this.ends[this.ends.length - 1] = end;
      if (this.last === '' || this.last === ' ' || this.last === '\n') return;
    }
    this.last = isSpace ? ' ' : char;
    this.units.push(this.last);
    this.starts.push(start);
    this.ends.push(end);
  }

  /** Replaces the first source range that the edit covers, and removes ranges in further elements. */
  private apply(edit: Edit, length: number): void {
    const ranges: SourceReplacement[] = [];
    if (edit.start === edit.end) {
      const at = edit.start < length ? this.starts[edit.start]! : this.ends[length - 1]!;
      if (at !== noSource) ranges.push({ start: at, end: at, replacement: '' });
    }
    for (let unit = edit.start; unit < edit.end; unit++) {
      const start = this.starts[unit]!;
      if (start === noSource) return;
      const range = ranges.at(-1);
      if (range !== undefined && start <= range.end) range.end = Math.max(range.end, this.ends[unit]!);
      else ranges.push({ start, end: this.ends[unit]!, replacement: '' });
    }
    if (ranges.length === 0 || ranges.some(({ start, end }) => overlaps(this.kept, start, end))) return;
    ranges[0]!.replacement = this.escape(edit.replacement);
    for (const range of ranges) this.replacements.push(range);
    countChange(this.changes, edit);
  }

  private escape(text: string): string {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return this.asciiOnly ? escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`) : escaped;
  }
}

/** The tokenizer drops this without a token, except in a title, where tags are text. */
const emptyEndTag = '</>';

const isBlock = (name: string) =>
  blockElements.has(name) || name === 'td' || name === 'th' || name === 'hr' || name === 'title';
