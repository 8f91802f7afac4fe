import { setOf } from '../../../../document/sets.js';
import type { Edit } from '../../../../document/span.js';
import namespaces from '../namespaces.json' with { type: 'json' };
import type { Paragraph } from '../paragraph.js';
import { type EndActions, type OfficePart, type StartActions, StoryReader } from '../paragraphs.js';
import { plainStyle, type StyleFacts } from '../styles.js';
import type { AuthoredEdit, Changes } from '../tracked.js';
import type { Omission, Omissions } from '../warnings.js';
import type { Attributes, SourceSpan, Vocabulary, XmlSource } from '../xml.js';
import type { StyleCollector } from './styles.js';
import { type OpenSpan, type Story, type TextOfSpans, trackEdits } from './tracked.js';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';

/** Namespaces of OpenDocument 1.x. */
export const odtVocabulary: Vocabulary = new Map(Object.entries(namespaces.odf));

/** Elements whose text is not displayed, or not the author's. */
const skipped = setOf(
  'dc:creator dc:date office:binary-data office:event-listeners office:forms office:meta office:scripts ' +
    'office:settings svg:desc svg:title table:desc table:title text:alphabetical-index-source ' +
    'text:bibliography-source text:hidden-text text:illustration-index-source text:note-citation ' +
    'text:number text:object-index-source text:script text:table-index-source ' +
    'text:table-of-content-source text:user-index-source',
);

/**
 * Reads a part of an .odt (OpenDocument 1.3 part 3) with all tracked changes accepted. Only `office:text` is
 * extracted; headers and footers (styles.xml), notes and comments are only cleaned. The part's styles are
 * added to `styles`.
 */
export class OdtReader extends StoryReader {
  /** Prefixes of namespaces in the part; empty without one. */
  private prefixes = { text: '', office: '' };
  /** Styles of the open paragraphs and spans, innermost last. */
  private readonly formats: (StyleFacts & { span?: OpenSpan | undefined })[] = [plainStyle];
  /** Open elements whose paragraphs are not body text: notes, comments, covered cells. */
  private separateTexts = 0;
  private inText = false;
  /** Whether the part has an `office:text`. */
  hasText = false;
  /** The open element with tracked changes of its own. */
  private story: Story | undefined;
  private readonly textsOfSpans: TextOfSpans[] = [];
  /** `isAfterSpace` of each open paragraph, innermost last. */
  private readonly afterSpace: boolean[] = [];

  constructor(
    private readonly styles: StyleCollector,
    omitted: Omissions,
    /** The formula of an embedded object; undefined for another object. */
    private readonly formulaOf: (href: string) => string | undefined,
    /** Whether edits will be tracked changes, which fields and comments cannot have. */
    private readonly isTracked = false,
  ) {
    super(omitted);
  }

  protected readonly vocabulary = odtVocabulary;
  protected readonly starts: StartActions = {
    'office:text': () => {
      this.inText = true;
      this.hasText = true;
    },
    'text:p': attributes => this.openParagraph(attributes),
    'text:h': attributes => {
      this.openParagraph(attributes, { bold: false, italic: false }).level = Number(
        attributes.get('text:outline-level') ?? 1,
      );
    },
    'text:span': (attributes, end) => this.openSpan(attributes, end),
    'text:a': (_, end) => {
      this.openLink();
      this.formats.push({ ...this.format, span: this.spanOf(end) });
    },
    'text:s': attributes => this.appendFixed(' '.repeat(spaceCount(attributes.get('text:c')))),
    'text:tab': () => this.appendFixed('\t'),
    'text:line-break': () => this.appendFixed('\n'),
    'text:note': () => this.openSeparateText('notes'),
    'office:annotation': () => this.openSeparateText('comments'),
    'table:covered-table-cell': () => this.openSeparateText(),
    'text:tracked-changes': (_, end) => this.moveStory(end, true),
    'text:deletion': () => this.omitAndSkip('deletions'),
    'text:section': attributes => {
      if (attributes.get('text:display') === 'none') this.omitAndSkip('hidden passages');
    },
    'text:hidden-paragraph': attributes => {
      if (attributes.get('text:is-hidden') === 'true' && this.paragraph !== undefined)
        this.paragraph.isBodyText = false;
    },
    'draw:image': () => this.omitAndSkip('images'),
    'draw:object': attributes => this.openObject(attributes.get('xlink:href')),
    'draw:object-ole': () => this.omitAndSkip('objects'),
  };

  protected readonly ends: EndActions = {
    'office:text': () => {
      this.inText = false;
    },
    'text:p': () => this.closeParagraph(),
    'text:h': () => this.closeParagraph(),
    'text:span': () => this.closeFormat(),
    'text:a': () => {
      this.closeLink();
      this.formats.pop();
    },
    'office:forms': end => this.moveStory(end),
    'text:note': () => this.closeSeparateText(),
    'office:annotation': () => this.closeSeparateText(),
    'table:covered-table-cell': () => this.closeSeparateText(),
  };

  protected override open(name: string, attributes: Attributes, end: number): void {
    if (skipped.has(name)) this.skip();
    else this.styles.open(name, attributes);
    if (storyName.test(name) && this.prefixes.text !== '' && this.prefixes.office !== '')
      this.story = { at: end, hasList: false };
    super.open(name, attributes, end);
  }

  protected override close(name: string, end: number): void {
    this.styles.close(name);
    super.close(name, end);
  }

  override read(name: string, xml: XmlSource): OfficePart {
    this.prefixes = { text: prefixOf('text', xml.text), office: prefixOf('office', xml.text) };
    if (this.prefixes.text !== '') this.spaceElement = `<${this.prefixes.text}:s/>`;
    return super.read(name, xml);
  }

  /** Collapses white space to one space, and to none at the start of a paragraph (part 3, §6.1.2). */
  protected text(span: SourceSpan): void {
    if (this.paragraph === undefined) return;
    if (this.format.hidden) {
      this.omit('hidden passages');
      return;
    }
    const raw = this.source.slice(span.start, span.end);
    let from = 0;
    const pieceTo = (end: number) => {
      if (from < end) this.piece({ ...span, start: span.start + from, end: span.start + end });
      from = end;
    };
    for (const { 0: white, index } of raw.matchAll(this.isAfterSpace ? spacesAfterSpace : spaces)) {
      pieceTo(index);
      from = index + white.length;
      const space = { ...span, start: span.start + index, end: span.start + from };
      if (this.isAfterSpace) this.paragraph.addCollapsed(space);
      else this.piece(space, true);
    }
    pieceTo(raw.length);
  }

  /** Writes data that has no white space to collapse, or is only white space. */
  private piece(span: SourceSpan, isSpace = false): void {
    const isField = !mixedContent.has(this.ancestor(0) ?? '');
    const { story } = this;
    const isUntracked =
      this.isTracked && (isField || span.cdata || story === undefined || this.isInside('office:annotation'));
    if (this.isTracked && !isUntracked)
      this.textsOfSpans.push({ ...span, story: story!, span: this.format.span });
    this.writeData(span, this.format.code || isUntracked, isField, isSpace);
    this.isAfterSpace = isSpace || this.source[span.end - 1] === ' ';
  }

  private spanOf(end: number): OpenSpan {
    return { tag: this.tagBefore(end), around: this.format.span };
  }

  protected override track(edits: readonly AuthoredEdit[], changes: Changes): Edit[] {
    return trackEdits(this.source, edits, this.textsOfSpans, this.prefixes, changes);
  }

  private moveStory(at: number, hasList = false): void {
    if (this.story !== undefined) Object.assign(this.story, { at, hasList });
  }

  private appendFixed(text: string): void {
    if (this.paragraph === undefined || this.format.hidden) return;
    this.write(text);
    this.isAfterSpace = false;
  }

  /** @param emphasis takes the place of that of the style: a heading is bold as a whole. */
  private openParagraph(
    attributes: Attributes,
    emphasis: Pick<StyleFacts, 'bold' | 'italic'> = {},
  ): Paragraph {
    const paragraph = this.newParagraph(this.inText && this.separateTexts === 0);
    this.enter(paragraph);
    this.openFormat({ ...this.styles.styleOf(styleId('paragraph', attributes)), ...emphasis });
    this.afterSpace.push(true);
    return paragraph;
  }

  /** Removes white space at the end of the paragraph, which ODF ignores. */
  private closeParagraph(): void {
    this.closeFormat();
    const paragraph = this.paragraph!;
    const { text } = paragraph.text;
    if (this.isAfterSpace && text.endsWith(' ')) paragraph.text = paragraph.text.slice(0, text.length - 1);
    this.afterSpace.pop();
    this.leave();
  }

  private openSpan(attributes: Attributes, end: number): void {
    const style = this.styles.styleOf(styleId('text', attributes));
    const outer = this.format;
    this.openFormat({
      hidden: outer.hidden || style.hidden,
      code: outer.code || style.code,
      underlined: outer.underlined || style.underlined,
      bold: style.bold ?? outer.bold,
      italic: style.italic ?? outer.italic,
      span: this.spanOf(end),
    });
  }

  private openFormat(format: (typeof this.formats)[number]): void {
    this.endUnderlined();
    this.formats.push(format);
    this.startFormat();
  }

  private closeFormat(): void {
    this.endUnderlined();
    this.formats.pop();
    this.startFormat();
  }

  private startFormat(): void {
    const { underlined, bold = false, italic = false } = this.format;
    this.isUnderlined = underlined;
    this.paragraph?.emphasise(bold, italic);
  }

  /** Reads a formula; an object in the same frame is a picture of it. */
  private openObject(href: string | undefined): void {
    const formula = href === undefined ? undefined : this.formulaOf(href);
    if (formula === undefined) return this.omitAndSkip('objects');
    this.writeFormula(formula);
    this.isAfterSpace = false;
    this.skip(1);
  }

  private openSeparateText(what?: Omission): void {
    if (what !== undefined) this.omit(what);
    this.separateTexts++;
    this.enter(undefined);
  }

  private closeSeparateText(): void {
    this.separateTexts--;
    this.leave();
  }

  override omit(what: Omission): void {
    if (this.inText) super.omit(what);
  }

  private get format() {
    return this.formats.at(-1)!;
  }

  /** Whether white space is dropped here: the paragraph is empty so far, or ends in white space. */
  private get isAfterSpace(): boolean {
    return this.afterSpace.at(-1)!;
  }

  private set isAfterSpace(value: boolean) {
    this.afterSpace[this.afterSpace.length - 1] = value;
  }
}

/** White space that represents one space. */
const spaces = /[ \t\r\n]{2,}|[\t\r\n]/g;
const spacesAfterSpace = /^ |[ \t\r\n]{2,}|[\t\r\n]/g;

const prefixOf = (name: 'text' | 'office', source: string): string =>
  new RegExp(`\\sxmlns:([^\\s=]+)\\s*=\\s*["']${oasis}${name}:1\\.0["']`).exec(
    source.slice(0, 20_000),
  )?.[1] ?? '';

/** Elements with their own list of tracked changes. */
const storyName = /^(?:office:text|style:(?:header|footer)(?:-left|-first)?)$/;

/** Elements that may contain `text:s`; a field may not. */
const mixedContent = new Set(['text:p', 'text:h', 'text:span', 'text:a', 'text:meta', 'text:ruby-base']);

const styleId = (family: string, attributes: Attributes): string | undefined => {
  const name = attributes.get('text:style-name');
  return name === undefined ? undefined : `${family}:${name}`;
};

/** Spaces that one `text:s` can add; runs of spaces are reduced to one in the end. */
const repeatedSpacesMax = 16;

const spaceCount = (count: string | undefined): number => {
  const n = Number(count ?? 1);
  return n >= 1 ? Math.min(Math.trunc(n), repeatedSpacesMax) : 0;
};
