import type { Token } from 'parse5';
import { type Edit, findEdits } from '../../cleanup/clean.js';
import { decodeHtml } from '../charset.js';
import type { CleanedFile, CleanOptions, DocumentProblem } from '../document.js';
import { decodingWarnings } from '../plain-text.js';
import { cleanedFile, countChange, type SourceReplacement } from '../source-replacements.js';
import { blockElements } from './elements.js';
import type { Reference } from './tokenizer.js';
import { type HtmlVisitor, walkHtml } from './walk.js';

/** Cleans the text of an HTML document in place: tags, attributes, comments, code and scripts keep every byte. */
export function cleanHtml(bytes: Uint8Array, options: CleanOptions): CleanedFile | DocumentProblem {
  const decoded = decodeHtml(bytes);
  if (decoded.encoding === 'iso-2022-jp')
    return {
      problem: 'unsupported',
      message: 'HTML in ISO-2022-JP can not be cleaned in place; save it as UTF-8.',
    };
  const cleaner = new HtmlCleaner(decoded.text, options, !decoded.encoding.startsWith('utf-'));
  walkHtml(decoded.text, cleaner);
  cleaner.endParagraph();
  return cleanedFile(bytes, decoded, cleaner.splices, {
    extension: '.html',
    type: 'text/html',
    changes: cleaner.changes,
    warnings: decodingWarnings(decoded),
  });
}

const untouched = new Set(
  (
    'script style template noscript noframes noembed iframe svg math canvas audio video code pre listing xmp ' +
    'plaintext kbd samp var tt textarea select datalist'
  ).split(' '),
);

interface Effect {
  block: boolean;
  untouched: boolean;
}

/** Where a character without a source stands: the place of inline code, or of a line break. */
const nowhere = -1;

/**
 * Gathers the text of a paragraph across its inline elements, since a quotation or a dash may stand in
 * several, has it cleaned as a whole, and takes each edit back to where its characters are in the source.
 */
class HtmlCleaner implements HtmlVisitor<Effect> {
  readonly splices: SourceReplacement[] = [];
  readonly changes: Record<string, number> = {};
  private untouchedDepth = 0;
  /** The paragraph as it is shown, and the source range of each of its UTF-16 units. */
  private units: string[] = [];
  private last = '';
  private starts: number[] = [];
  private ends: number[] = [];

  constructor(
    private readonly source: string,
    private readonly options: CleanOptions,
    /** Replacements must be ASCII: what isn't becomes a character reference. */
    private readonly asciiOnly: boolean,
  ) {}

  open(name: string, _attributes: Token.Attribute[]): Effect {
    const effect = { block: isBlock(name), untouched: untouched.has(name) };
    if (effect.block) this.endParagraph();
    if (name === 'br' && this.untouchedDepth === 0) this.add('\n', nowhere, nowhere);
    // Code stands in its sentence like a word.
    if (effect.untouched && this.untouchedDepth++ === 0 && !effect.block) this.add('x', nowhere, nowhere);
    return effect;
  }

  close(effect: Effect): void {
    if (effect.untouched) this.untouchedDepth--;
    if (effect.block) this.endParagraph();
  }

  text(chars: string, start: number, _end: number, references: readonly Reference[]): void {
    if (this.untouchedDepth > 0) return;
    let from = start;
    let next = 0;
    for (let at = 0; at < chars.length; ) {
      const reference = references[next];
      if (reference?.start === from) {
        for (let unit = 0; unit < reference.length; unit++) this.add(chars[at++]!, from, reference.end);
        from = reference.end;
        next++;
        continue;
      }
      const to = this.source.startsWith('\r\n', from) ? from + 2 : from + 1;
      this.add(chars[at++]!, from, to);
      from = to;
    }
  }

  /** Cleans the paragraph so far. Runs of white space are one space, as they are shown. */
  endParagraph(): void {
    const text = this.units.join('').trimEnd();
    if (text !== '') for (const edit of findEdits(text, this.options)) this.apply(edit, text.length);
    this.units = [];
    this.last = '';
    this.starts = [];
    this.ends = [];
  }

  private add(char: string, start: number, end: number): void {
    const isSpace = start !== nowhere && /[ \t\n\f\r]/.test(char);
    if (isSpace) {
      if (this.last === ' ' && this.ends.at(-1) === start) this.ends[this.ends.length - 1] = end;
      if (this.last === '' || this.last === ' ' || this.last === '\n') return;
    }
    this.last = isSpace ? ' ' : char;
    this.units.push(this.last);
    this.starts.push(start);
    this.ends.push(end);
  }

  /** The first stretch of source that an edit covers takes its replacement; others, in further elements, go. */
  private apply(edit: Edit, length: number): void {
    const own: SourceReplacement[] = [];
    if (edit.start === edit.end) {
      const at = edit.start < length ? this.starts[edit.start]! : this.ends[length - 1]!;
      if (at !== nowhere) own.push({ start: at, end: at, replacement: '' });
    }
    for (let unit = edit.start; unit < edit.end; unit++) {
      const start = this.starts[unit]!;
      if (start === nowhere) return;
      const stretch = own.at(-1);
      if (stretch !== undefined && start <= stretch.end)
        stretch.end = Math.max(stretch.end, this.ends[unit]!);
      else own.push({ start, end: this.ends[unit]!, replacement: '' });
    }
    if (own.length === 0) return;
    own[0]!.replacement = this.escape(edit.replacement);
    for (const splice of own) this.splices.push(splice);
    countChange(this.changes, edit);
  }

  private escape(text: string): string {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return this.asciiOnly ? escaped.replace(/[^\0-\x7f]/gu, char => `&#${char.codePointAt(0)};`) : escaped;
  }
}

const isBlock = (name: string) =>
  blockElements.has(name) || name === 'td' || name === 'th' || name === 'hr' || name === 'title';
