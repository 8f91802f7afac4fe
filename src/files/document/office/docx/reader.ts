import type { Edit, Span } from '../../../../document/span.js';
import { DocumentFailure } from '../../document.js';
import { isXmlSpace } from '../character-data.js';
import type { Paragraph } from '../paragraph.js';
import { type EndActions, isLine, type StartActions, StoryReader } from '../paragraphs.js';
import { ooxmlVocabulary } from '../relationships.js';
import { isSymbolFont, type StyleOf } from '../styles.js';
import type { AuthoredEdit, Changes } from '../tracked.js';
import { type Omissions, omissionsOf } from '../warnings.js';
import type { Attributes, SourceSpan } from '../xml.js';
import { symbolText } from './symbols.js';
import { type Run, type TextOfRun, trackEdits } from './tracked.js';

/** An on/off property (ECMA-376 §17.17.4): a present property is on unless its value is off. */
export const isOn = (value: string | undefined): boolean => !/^(0|false|off)$/.test(value ?? '');

/** Codes of fields with text; LibreOffice can neither accept nor reject tracked changes in others. */
const textField = /^\s*(?:ADDIN|BIBLIOGRAPHY|FORMTEXT|HYPERLINK|INCLUDETEXT|INDEX|QUOTE|REF|TOC)\b/i;

/** A character that the cleanup neither changes nor takes for part of a word. */
const objectMark = '▯';

/** En spaces, which Word writes for a form field to fill in. */
const emptyField = /^\u2002+$/;

/** Properties of the open paragraph or run. A run inherits its paragraph's. */
interface Format {
  run?: Run;
  hidden: boolean;
  code: boolean;
  /** The paragraph mark is deleted, so the next paragraph of the same container continues this one. */
  joinsNext: boolean;
}

/** An open field (chapter 17.16). */
interface Field {
  code: string;
  /** Whether its result has begun. */
  isResult: boolean;
  /** Whether its result, and that of each field around it, can have tracked changes. */
  isText: boolean;
}

/** A drop-down list or check box of a form (chapter 17.16), whose field has no text of its own. */
interface FormField {
  entries: string[];
  /** Index of the chosen entry. */
  chosen?: number;
  /** End of the paragraph's text before the field. */
  textEnd: number;
}

/** An open `w:t` or `m:t`. Its pieces are written when it ends, since trimming needs the last one. */
interface TextElement {
  /** Offset of its content. */
  start: number;
  /** Whether white space at both ends is text. */
  isPreserved: boolean;
  /** Whether its text must not be edited. */
  isFixed: boolean;
  pieces: SourceSpan[];
}

/**
 * Reads a part of a .docx (ECMA-376 part 1, chapter 17) with all tracked changes accepted. `isBody`: the part
 * is the main document; the paragraphs of other parts are only cleaned.
 */
export class DocxReader extends StoryReader {
  /** Formats of the open paragraphs and runs, innermost last. Text boxes nest paragraphs, ruby nests runs. */
  private readonly formats: Format[] = [{ hidden: false, code: false, joinsNext: false }];
  private readonly fields: Field[] = [];
  /** Open fields that are in their code. */
  private fieldCodes = 0;
  private readonly simpleFields: Field[] = [];
  /** Start of the open properties of a run. */
  private propertiesStart = 0;
  private formField: FormField | undefined;
  private continued: Paragraph | undefined;
  private element: TextElement | undefined;
  /** Whether the last of the paragraph is an object after a space. */
  private isAfterObject = false;
  /** Start tags of the open insertions and moves, innermost last. */
  private readonly insertions: string[] = [];
  private readonly textsOfRuns: TextOfRun[] = [];

  constructor(
    private readonly styleOf: StyleOf,
    omitted: Omissions,
    private readonly isBody: boolean,
    /**
     * `isTracked`: edits will be tracked changes, for which no text may be in CDATA sections. `marksObjects`:
     * the text has a mark for an object after a space, so that the space after it is no second one.
     */
    private readonly options: { isTracked: boolean; marksObjects: boolean },
  ) {
    super(omitted);
  }

  protected readonly vocabulary = ooxmlVocabulary;
  protected override readonly omissions = omissionsOf('docx');

  protected readonly starts: StartActions = {
    'w:p': () => this.openParagraph(),
    'w:r': (_, end) => {
      this.formats.push({ ...this.format, run: this.openRun(end) });
      this.isUnderlined = false;
    },
    'm:r': () => this.formats.push({ ...this.format }),
    'w:rPr': (_, end) => {
      if (this.ancestor(1) === 'w:r') this.propertiesStart = end - this.tagBefore(end).length;
    },
    'w:t': (attributes, end) =>
      this.openText(end, attributes.get('xml:space') === 'preserve', this.format.code),
    'm:t': (_, end) => this.openText(end, true, true),

    'w:pStyle': attributes => {
      if (this.ancestor(1) === 'w:pPr') Object.assign(this.format, this.styleOf(attributes.get('w:val')));
    },
    'w:rStyle': attributes => {
      if (!this.inRunProperties) return;
      const style = this.styleOf(attributes.get('w:val'));
      this.format.hidden ||= style.hidden;
      this.format.code ||= style.code;
    },
    'w:rFonts': attributes => {
      if (this.inRunProperties) this.format.code ||= isSymbolFont(attributes.get('w:ascii'));
    },
    'w:u': attributes => {
      if (this.inRunProperties) this.isUnderlined = isLine(attributes.get('w:val'));
    },
    'w:vanish': attributes => {
      if (this.inRunProperties) this.format.hidden = isOn(attributes.get('w:val'));
    },

    // The text of an empty content control, such as "Choose an item.".
    'w:showingPlcHdr': attributes => {
      if (!isOn(attributes.get('w:val'))) return;
      this.append('____');
      this.omitAndSkip('placeholders', 2);
    },
    'w:tab': () => this.append(this.ancestor(1) === 'w:tabs' ? '' : '\t'),
    'w:ptab': () => this.append('\t'),
    'w:br': () => this.append('\n'),
    'w:cr': () => this.append('\n'),
    'w:noBreakHyphen': () => this.append('\u2011'),
    'w:sym': attributes => {
      const text = symbolText(attributes.get('w:font'), attributes.get('w:char'));
      if (text === '') this.mark();
      else this.append(text);
    },
    'w:drawing': () => this.mark(),
    'w:pict': () => this.mark(),
    'w:object': () => this.mark(),
    'w:pgNum': () => this.mark(),
    'w:footnoteReference': () => this.mark(),
    'w:endnoteReference': () => this.mark(),
    'w:hyperlink': () => this.openLink(),
    'w:fldSimple': attributes => this.simpleFields.push(this.resultOf(attributes.get('w:instr') ?? '')),
    'w:fldChar': attributes => this.field(attributes.get('w:fldCharType')),

    'w:ddList': () => this.openFormField([]),
    'w:checkBox': () => this.openFormField(['☐', '☒']),
    'w:listEntry': attributes => this.formField?.entries.push(attributes.get('w:val') ?? ''),
    'w:default': attributes => this.choose(attributes.get('w:val'), this.formField?.chosen),
    'w:result': attributes => this.choose(attributes.get('w:val')),
    'w:checked': attributes => this.choose(attributes.get('w:val')),

    'w:ins': (_, end) => this.insertions.push(this.tagBefore(end)),
    'w:moveTo': (_, end) => this.insertions.push(this.tagBefore(end)),
    'w:del': () => this.trackedDeletion(),
    'w:moveFrom': () => this.trackedDeletion(),
    'w:cellDel': () => this.omitAndSkip('deletions', 2),
    'w:tbl': () => this.endContinuation(),

    // The style before a tracked change.
    'w:pPrChange': () => this.skip(),
  };

  protected readonly ends: EndActions = {
    'w:p': () => this.closeParagraph(),
    'w:r': () => {
      // Underlined text may follow: a tracked change divides a run.
      this.isUnderlined = false;
      this.formats.pop();
    },
    'w:hyperlink': () => this.closeLink(),
    'w:fldSimple': () => this.simpleFields.pop(),
    'm:r': () => this.formats.pop(),
    'w:rPr': end => {
      if (this.ancestor(1) === 'w:r')
        this.format.run!.properties = this.source.slice(this.propertiesStart, end);
    },
    'w:ins': () => this.insertions.pop(),
    'w:moveTo': () => this.insertions.pop(),
    'w:t': () => this.closeText(),
    'm:t': () => this.closeText(),
    'w:tc': () => this.endContinuation(),
    'w:txbxContent': () => this.endContinuation(),
  };

  protected override open(name: string, attributes: Attributes, end: number): void {
    if (this.isBody && this.ancestor(1) === undefined && name !== 'w:document')
      throw new DocumentFailure(
        'unsupported',
        'The file is an Office document, but not a Word text document.',
      );
    super.open(name, attributes, end);
  }

  protected text(span: SourceSpan): void {
    const field = this.fields.at(-1);
    if (this.element !== undefined) this.element.pieces.push(span);
    else if (field !== undefined && this.ancestor(0) === 'w:instrText')
      field.code += this.source.slice(span.start, span.end);
  }

  private get format(): Format {
    return this.formats.at(-1)!;
  }

  /** Inside `w:r/w:rPr`, rather than in the properties of a paragraph mark. */
  private get inRunProperties(): boolean {
    return this.ancestor(1) === 'w:rPr' && (this.ancestor(2) === 'w:r' || this.ancestor(2) === 'm:r');
  }

  private openParagraph(): void {
    this.endObject();
    const isBodyText = this.isBody && !this.isCopy && !this.format.hidden;
    this.enter(this.continued ?? this.newParagraph(isBodyText));
    this.continued = undefined;
    this.formats.push({ hidden: false, code: false, joinsNext: false });
  }

  private closeParagraph(): void {
    this.endObject();
    this.continued = this.format.joinsNext ? this.paragraph : undefined;
    this.formats.pop();
    this.leave();
    // A field code ends with its paragraph: a field without a separator must not hide the rest of the
    // document.
    for (let i = this.fields.length - 1; this.fieldCodes > 0; i--) {
      if (!this.fields[i]!.isResult) this.fieldCodes--;
      this.fields[i]!.isResult = true;
    }
  }

  /** `w:del` and `w:moveFrom` delete runs, a paragraph mark or a table row, depending on their parent. */
  private trackedDeletion(): void {
    const parent = this.ancestor(1);
    if (parent === 'w:trPr') this.omitAndSkip('deletions', 2);
    else if (parent !== 'w:rPr') this.omitAndSkip('deletions');
    else if (this.ancestor(2) === 'w:pPr') this.format.joinsNext = true;
  }

  /** Another container follows, in which no paragraph continues. */
  private endContinuation(): void {
    this.continued = undefined;
  }

  private field(type: string | undefined): void {
    if (type === 'begin') {
      this.fields.push({ code: '', isResult: false, isText: false });
      this.fieldCodes++;
    } else if (type === 'separate' || type === 'end') {
      const open = this.fields.pop();
      if (open?.isResult === false) this.fieldCodes--;
      if (open !== undefined && type === 'separate') this.fields.push(this.resultOf(open.code));
      if (type === 'end') this.endFormField();
    }
  }

  private get openField(): Field | undefined {
    return this.simpleFields.at(-1) ?? this.fields.at(-1);
  }

  private resultOf(code: string): Field {
    return { code, isResult: true, isText: this.openField?.isText !== false && textField.test(code) };
  }

  private openFormField(entries: string[]): void {
    this.formField = { entries, textEnd: this.textEnd };
  }

  private choose(value: string | undefined, chosen?: number): void {
    const parent = this.ancestor(1);
    if (this.formField === undefined || !(parent === 'w:ddList' || parent === 'w:checkBox')) return;
    this.formField.chosen = chosen ?? (parent === 'w:ddList' ? Number(value) : isOn(value) ? 1 : 0);
  }

  /** Writes the value of a form field whose result has no text. */
  private endFormField(): void {
    const { entries, chosen = 0, textEnd } = this.formField ?? { entries: [], textEnd: 0 };
    this.formField = undefined;
    if (textEnd === this.textEnd) this.append(entries[chosen] ?? '');
  }

  private get textEnd(): number {
    return this.paragraph?.text.text.length ?? 0;
  }

  private openRun(end: number): Run {
    const prefix = /^<([^\s:/>]*:)?/.exec(this.tagBefore(end))![1] ?? '';
    const isInserted = /^w:(?:ins|moveTo)$/.test(this.ancestor(1) ?? '');
    return { prefix, properties: '', insertion: isInserted ? this.insertions.at(-1)! : '' };
  }

  protected override track(edits: readonly AuthoredEdit[], changes: Changes): Edit[] {
    return trackEdits(this.source, edits, this.textsOfRuns, changes);
  }

  private openText(start: number, isPreserved: boolean, isFixed: boolean): void {
    this.element = { start, isPreserved, isFixed, pieces: [] };
  }

  private closeText(): void {
    const { start, isPreserved, isFixed, pieces } = this.element!;
    this.element = undefined;
    const last = pieces.at(-1);
    if (last === undefined) return;
    if (!isPreserved) {
      const end = last.end + (last.cdata ? ']]>'.length : 0);
      this.trimmed.push({ start, end, margins: trim(this.source, pieces) });
    }
    const field = this.openField;
    const isField = field !== undefined;
    const { run } = this.format;
    const isInRun = run !== undefined && run.prefix !== '' && this.ancestor(1) === 'w:r';
    const isRun = isInRun && field?.isText !== false;
    if (this.options.isTracked && isRun) this.textsOfRuns.push({ start, end: last.end, run });
    const isUnedited = isFixed || (isField && emptyField.test(this.source.slice(start, last.end)));
    for (const piece of pieces) {
      const isUntracked = this.options.isTracked && (piece.cdata || !isRun);
      if (piece.start === piece.end || !this.isVisible) continue;
      this.endObject(/["'“‘]/.test(this.source[piece.start]!));
      this.writeData(piece, isUnedited || isUntracked, isField);
    }
  }

  private mark(): void {
    const { last } = this.paragraph?.text ?? {};
    this.isAfterObject ||= this.options.marksObjects && (last === ' ' || last === '\u00a0');
  }

  /** Writes the mark of an object. A quotation mark opens after the space before the object instead. */
  private endObject(isBeforeQuote = false): void {
    if (this.isAfterObject && !isBeforeQuote) this.write(objectMark);
    this.isAfterObject = false;
  }

  private append(text: string): void {
    this.endObject();
    if (text !== '' && this.isVisible) this.write(text);
  }

  /** Whether text is visible here; counts it as hidden if its format says so. */
  private get isVisible(): boolean {
    if (this.fieldCodes > 0) return false;
    if (this.format.hidden) this.omit('hidden passages');
    return !this.format.hidden;
  }
}

/** Removes white space at both ends of a text from its pieces, and returns it. */
function trim(source: string, pieces: readonly SourceSpan[]): Span[] {
  const before: Span[] = [];
  const after: Span[] = [];
  for (const piece of pieces) {
    const { start } = piece;
    while (piece.start < piece.end && isXmlSpace(source[piece.start]!)) piece.start++;
    before.push({ start, end: piece.start });
    if (piece.start < piece.end) break;
  }
  for (const piece of pieces.toReversed()) {
    const { end } = piece;
    while (piece.end > piece.start && isXmlSpace(source[piece.end - 1]!)) piece.end--;
    after.unshift({ start: piece.end, end });
    if (piece.start < piece.end) break;
  }
  return [...before, ...after].filter(({ start, end }) => start < end);
}
