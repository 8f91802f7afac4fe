import { resolveCharacters } from '../character-data.js';
import { DocumentFailure } from '../document.js';
import { type Holder, type Omission, type Paragraph, type Story, StoryReader } from '../paragraphs.js';
import type { StyleOf } from '../styles.js';
import { type Attributes, type Place, walkXml } from '../xml.js';
import { isOn } from './styles.js';
import { symbolText } from './symbols.js';
import { wordVocabularies } from './vocabulary.js';

/**
 * Reads a part of a .docx (ECMA-376 part 1, chapter 17) as it looks with all changes accepted.
 * `body`: whether its paragraphs are prose to read, or only to clean (headers, notes, comments).
 */
export function readWordPart(source: string, styleOf: StyleOf, body: boolean): Story {
  const reader = new WordReader(source, styleOf, body);
  walkXml(source, wordVocabularies, reader);
  if (body && reader.root !== 'w:document')
    throw new DocumentFailure('unsupported', 'The file is an Office document, but not a Word text document.');
  return reader.story;
}

/** Properties of the paragraph or run being read; a run starts from its paragraph's. */
interface Format {
  hidden: boolean;
  code: boolean;
  /** The paragraph's mark was deleted: the next paragraph of the same container continues it. */
  joinsNext: boolean;
}

/** `w:t` or `m:t`: its pieces wait until it ends, since only then is it known what to trim. */
interface TextElement {
  holder: Holder;
  pieces: { text: string; place: Place }[];
  editable: boolean;
}

class WordReader extends StoryReader {
  /** Innermost last: text boxes nest paragraphs in runs, ruby nests runs in runs. */
  private readonly formats: Format[] = [{ hidden: false, code: false, joinsNext: false }];
  /** What each open field is telling: its code, or its result. */
  private fields: ('code' | 'result')[] = [];
  /** For each open AlternateContent: was an alternative met already; for each open alternative: is it a copy. */
  private readonly choices: boolean[] = [];
  private readonly copies: boolean[] = [];
  private continued: Paragraph | undefined;
  private element: TextElement | undefined;

  constructor(
    private readonly source: string,
    private readonly styleOf: StyleOf,
    private readonly body: boolean,
  ) {
    super();
  }

  open(name: string, attributes: Attributes, end: number): void {
    if (!this.push(name)) return;
    switch (name) {
      case 'w:p':
        return this.openParagraph();
      case 'w:r':
      case 'm:r':
        this.formats.push({ ...this.format });
        return;
      case 'w:t':
        return this.openText(end, attributes.get('xml:space') === 'preserve', !this.format.code);
      case 'm:t':
        return this.openText(end, true, false);

      case 'w:pStyle':
        if (this.ancestor(1) === 'w:pPr') Object.assign(this.format, this.styleOf(attributes.get('w:val')));
        return;
      case 'w:rStyle':
        if (this.inRunProperties) this.applyRunStyle(attributes.get('w:val'));
        return;
      case 'w:vanish':
        if (this.inRunProperties) this.format.hidden = isOn(attributes.get('w:val'));
        return;

      case 'w:tab':
      case 'w:ptab':
        if (this.ancestor(1) !== 'w:tabs') this.say('\t');
        return;
      case 'w:br':
      case 'w:cr':
        return this.say('\n');
      case 'w:noBreakHyphen':
        return this.say('\u2011');
      case 'w:sym':
        return this.say(symbolText(attributes.get('w:font'), attributes.get('w:char')));
      case 'w:fldChar':
        return this.field(attributes.get('w:fldCharType'));

      case 'w:del':
      case 'w:moveFrom':
        return this.deletion();
      case 'w:cellDel':
        return this.leaveOut('deletions', 2);
      case 'w:tbl':
        this.continued = undefined;
        return;

      case 'mc:AlternateContent':
        this.choices.push(false);
        return;
      case 'mc:Choice':
      case 'mc:Fallback':
        return this.openAlternative();

      // The properties an element had before a tracked change, and what content controls say of themselves.
      case 'w:rPrChange':
      case 'w:pPrChange':
      case 'w:sectPrChange':
      case 'w:sdtPr':
      case 'w:sdtEndPr':
        return this.skip();
      default: {
        const omission = omissions[name];
        if (omission !== undefined) this.count(omission);
      }
    }
  }

  close(name: string): void {
    if (!this.skipping) this.closeRead(name);
    this.pop();
  }

  private closeRead(name: string): void {
    switch (name) {
      case 'w:p':
        return this.closeParagraph();
      case 'w:r':
      case 'm:r':
        this.formats.pop();
        return;
      case 'w:t':
      case 'm:t':
        return this.closeText();
      case 'w:tc':
      case 'w:txbxContent':
        this.continued = undefined;
        return;
      case 'mc:AlternateContent':
        this.choices.pop();
        return;
      case 'mc:Choice':
      case 'mc:Fallback':
        if (this.copies.pop() === true) this.leave();
    }
  }

  text(text: string, place: Place): void {
    if (!this.skipping) this.element?.pieces.push({ text, place });
  }

  private get format(): Format {
    return this.formats.at(-1)!;
  }

  /** Inside `w:r/w:rPr`, not in the properties of a paragraph's mark. */
  private get inRunProperties(): boolean {
    return this.ancestor(1) === 'w:rPr' && (this.ancestor(2) === 'w:r' || this.ancestor(2) === 'm:r');
  }

  private get isCopy(): boolean {
    return this.copies.includes(true);
  }

  private applyRunStyle(id: string | undefined): void {
    const style = this.styleOf(id);
    this.format.hidden ||= style.hidden;
    this.format.code ||= style.code;
  }

  private openParagraph(): void {
    this.enter(this.continued ?? this.newParagraph(this.body && !this.isCopy && !this.format.hidden));
    this.continued = undefined;
    this.formats.push({ hidden: false, code: false, joinsNext: false });
  }

  private closeParagraph(): void {
    this.continued = this.format.joinsNext ? this.paragraph : undefined;
    this.formats.pop();
    this.leave();
    // A code never outlives its paragraph: a field that is not separated must not swallow the document.
    if (this.fields.includes('code')) this.fields = this.fields.map(() => 'result');
  }

  /** `w:del` and `w:moveFrom` wrap runs, or mark a paragraph's end or a whole row as gone. */
  private deletion(): void {
    const parent = this.ancestor(1);
    if (parent === 'w:trPr') this.leaveOut('deletions', 2);
    else if (parent !== 'w:rPr') this.leaveOut('deletions', 0);
    else if (this.ancestor(2) === 'w:pPr') this.format.joinsNext = true;
  }

  private leaveOut(what: Omission, generations: number): void {
    this.count(what);
    this.skip(generations);
  }

  private count(what: Omission): void {
    if (!this.isCopy) this.omit(what);
  }

  /** The first alternative is read. The others show the same to other readers: they are only cleaned. */
  private openAlternative(): void {
    const copy = this.choices.at(-1) === true;
    this.choices[this.choices.length - 1] = true;
    this.copies.push(copy);
    if (copy) this.enter(this.newParagraph(false));
  }

  private field(type: string | undefined): void {
    if (type === 'begin') this.fields.push('code');
    else if (type === 'end') this.fields.pop();
    else if (type === 'separate' && this.fields.length > 0) this.fields[this.fields.length - 1] = 'result';
  }

  private openText(contentStart: number, preserved: boolean, editable: boolean): void {
    const holder: Holder = preserved
      ? { space: 'preserved' }
      : { space: 'trimmed', contentStart, contentEnd: contentStart };
    this.element = { holder, pieces: [], editable };
  }

  private closeText(): void {
    const { holder, pieces, editable } = this.element!;
    this.element = undefined;
    const last = pieces.at(-1);
    if (last === undefined) return;
    if (holder.space === 'trimmed') {
      holder.contentEnd = last.place.end + (last.place.cdata ? ']]>'.length : 0);
      this.trim(pieces);
    }
    for (const { text, place } of pieces) {
      // Line ends and tabs of the data are white space; real ones are elements.
      this.say(text.replace(/[\t\n]/g, ' '), editable ? { ...place, holder } : undefined);
    }
  }

  /** White space at both ends of a text element is layout, unless it is marked as preserved. */
  private trim(pieces: TextElement['pieces']): void {
    const first = pieces[0]!.place;
    const last = pieces.at(-1)!.place;
    const { start, end } = { start: first.start, end: last.end };
    while (first.start < first.end && isXmlSpace(this.source.charCodeAt(first.start))) first.start++;
    while (last.end > last.start && isXmlSpace(this.source.charCodeAt(last.end - 1))) last.end--;
    if (first.start > start) pieces[0]!.text = this.resolve(first);
    if (last.end < end) pieces.at(-1)!.text = this.resolve(last);
  }

  private resolve({ start, end, cdata }: Place): string {
    const raw = this.source.slice(start, end);
    return cdata ? raw : resolveCharacters(raw);
  }

  private say(text: string, place?: Place & { holder: Holder }): void {
    if (text === '' || this.fields.includes('code')) return;
    if (this.format.hidden) this.count('hidden passages');
    else this.write(place === undefined ? { text } : { text, place });
  }
}

const isXmlSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;

/** What is seen on the page but not read. */
const omissions: Record<string, Omission> = {
  'w:footnoteReference': 'notes',
  'w:endnoteReference': 'notes',
  'w:commentReference': 'comments',
  'w:headerReference': 'headers',
  'w:footerReference': 'headers',
  'w:altChunk': 'imported parts',
  'w:subDoc': 'imported parts',
  'w:object': 'objects',
  'pic:pic': 'images',
  'v:imagedata': 'images',
};
