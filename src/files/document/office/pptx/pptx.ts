import { DocumentFailure } from '../../document.js';
import { officeFormat } from '../office.js';
import { type EndActions, isLine, type OfficePart, type StartActions, StoryReader } from '../paragraphs.js';
import { mainPart, ooxmlVocabulary, relationships } from '../relationships.js';
import { isSymbolFont } from '../styles.js';
import { type Omissions, omissionsOf } from '../warnings.js';
import { type Attributes, readXml, type SourceSpan, walkPart } from '../xml.js';
import { openZip, type ZipArchive } from '../zip-directory.js';

/** The slides of a presentation, in the order of the show. */
export const pptx = officeFormat(
  'pptx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'The presentation has no text on its slides.',
  bytes => {
    const zip = openZip(bytes);
    const omitted: Omissions = new Map();
    const reader = new SlideReader(omitted);
    const body: OfficePart[] = [];
    for (const name of slidesOf(zip, () => reader.omit('missing slides'))) {
      body.push(reader.read(name, readXml(zip, name)));
      if (relationships(zip, name).some(({ type }) => type === 'notesSlide')) reader.omit('speaker notes');
    }
    return { zip, body, others: () => [], omitted };
  },
);

/**
 * Entry names of the slides, in order. A slide that is listed twice is read once.
 * @param onMissing is called for each listed slide that the archive lacks
 */
function slidesOf(zip: ZipArchive, onMissing: () => void): Set<string> {
  const main = mainPart(zip);
  if (main === undefined || !zip.entries.has(main)) throw noPresentation();
  const slides = new Map<string, string>();
  for (const { id, type, target } of relationships(zip, main))
    if (type === 'slide' && zip.entries.has(target)) slides.set(id, target);
  const found = new Set<string>();
  let root: string | undefined;
  walkPart(zip, main, ooxmlVocabulary, {
    open(name, attributes) {
      root ??= name;
      if (name !== 'p:sldId') return;
      const slide = slides.get(attributes.get('r:id') ?? '');
      if (slide === undefined) onMissing();
      else found.add(slide);
    },
  });
  if (root !== 'p:presentation') throw noPresentation();
  return found;
}

const noPresentation = () =>
  new DocumentFailure('unsupported', 'The file is an Office document, but not a presentation.');

/** Placeholders that repeat on every slide. */
const runningPlaceholders = new Set(['dt', 'ftr', 'hdr', 'sldNum']);

/** Reads slides (ECMA-376 part 1, chapters 19 and 21), each in the order of the file. */
class SlideReader extends StoryReader {
  private textDepth = 0;
  /** Whether the open run has a symbol font. */
  private isSymbols = false;

  protected readonly vocabulary = ooxmlVocabulary;
  protected override readonly omissions = omissionsOf('pptx');

  protected readonly starts: StartActions = {
    'p:sld': attributes => {
      if (/^(?:0|false)$/.test(attributes.get('show') ?? '')) this.omitAndSkip('hidden slides');
    },
    // The placeholder is at p:sp/p:nvSpPr/p:nvPr/p:ph. Its shape precedes its text.
    'p:ph': attributes => {
      if (runningPlaceholders.has(attributes.get('type') ?? '')) this.omitAndSkip('headers', 3);
    },
    'a:p': () => this.enter(this.newParagraph(!this.isCopy)),
    'a:r': () => {
      this.isUnderlined = false;
    },
    'a:latin': attributes => this.openFont(attributes),
    'a:sym': attributes => this.openFont(attributes),
    'a:rPr': attributes => {
      this.isUnderlined = this.ancestor(1) === 'a:r' && isLine(attributes.get('u') ?? 'none');
    },
    'a:hlinkClick': () => {
      if (this.ancestor(2) === 'a:r') this.openLink();
    },
    'a:t': () => this.textDepth++,
    'a:br': () => this.write('\n'),
    'm:t': () => this.textDepth++,
  };

  protected readonly ends: EndActions = {
    'a:r': () => {
      this.closeLink();
      this.endUnderlined();
      this.isUnderlined = false;
      this.isSymbols = false;
    },
    'a:t': () => this.textDepth--,
    'm:t': () => this.textDepth--,
    'a:p': () => this.leave(),
  };

  private openFont(attributes: Attributes): void {
    if (this.ancestor(2) === 'a:r') this.isSymbols ||= isSymbolFont(attributes.get('typeface'));
  }

  protected text(span: SourceSpan): void {
    if (this.textDepth > 0) this.writeData(span, this.isSymbols, this.ancestor(1) === 'a:fld');
  }
}
