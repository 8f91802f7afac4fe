import type { Bounds } from '../../../bounds.js';
import { DocumentFailure } from '../../document.js';
import type { Story } from '../paragraphs.js';
import type { StyleOf } from '../styles.js';
import { type Attributes, walkXml } from '../xml.js';
import { DocxStoryReader } from './story-reader.js';
import { symbolText } from './symbols.js';
import { docxVocabularies } from './vocabulary.js';

/**
 * Reads a part of a .docx (ECMA-376 part 1, chapter 17) with all tracked changes accepted. `isBody`: the part
 * is the main document; the paragraphs of other parts are only cleaned. Throws DocumentFailure.
 */
export function readDocxPart(source: string, styleOf: StyleOf, bounds: Bounds, isBody: boolean): Story {
  const reader = new DocxStoryReader(source, styleOf, bounds, isBody);
  walkXml(source, docxVocabularies, bounds.xmlDepth, {
    open(name, attributes, end) {
      if (reader.push(name)) startTagActions.get(name)?.(reader, attributes, end);
    },
    close(name) {
      if (!reader.skipping) endTagActions.get(name)?.(reader);
      reader.pop();
    },
    text: (text, span) => reader.text(text, span),
  });
  if (isBody && reader.root !== 'w:document')
    throw new DocumentFailure('unsupported', 'The file is an Office document, but not a Word text document.');
  return reader.story;
}

type StartTagAction = (reader: DocxStoryReader, attributes: Attributes, end: number) => void;
type EndTagAction = (reader: DocxStoryReader) => void;

/** Actions at start tags. Elements without an entry are transparent: only their content counts. */
const startTagActions = new Map<string, StartTagAction>(
  Object.entries<StartTagAction>({
    'w:p': reader => reader.openParagraph(),
    'w:r': reader => reader.openRun(),
    'm:r': reader => reader.openRun(),
    'w:t': (reader, attributes, end) =>
      reader.openText(end, attributes.get('xml:space') === 'preserve', true),
    'm:t': (reader, _, end) => reader.openText(end, true, false),

    'w:pStyle': (reader, attributes) => reader.paragraphStyle(attributes.get('w:val')),
    'w:rStyle': (reader, attributes) => reader.runStyle(attributes.get('w:val')),
    'w:vanish': (reader, attributes) => reader.vanish(attributes.get('w:val')),

    'w:tab': reader => reader.tab(),
    'w:ptab': reader => reader.append('\t'),
    'w:br': reader => reader.append('\n'),
    'w:cr': reader => reader.append('\n'),
    'w:noBreakHyphen': reader => reader.append('\u2011'),
    'w:sym': (reader, attributes) =>
      reader.append(symbolText(attributes.get('w:font'), attributes.get('w:char'))),
    'w:fldChar': (reader, attributes) => reader.field(attributes.get('w:fldCharType')),

    'w:del': reader => reader.trackedDeletion(),
    'w:moveFrom': reader => reader.trackedDeletion(),
    'w:cellDel': reader => reader.omitAndSkip('deletions', 2),
    'w:tbl': reader => reader.endContinuation(),

    'mc:AlternateContent': reader => reader.openAlternatives(),
    'mc:Choice': reader => reader.openAlternative(),
    'mc:Fallback': reader => reader.openAlternative(),

    // The style before a tracked change.
    'w:pPrChange': reader => reader.skip(),

    // Visible on the page but not part of the extracted text.
    'w:footnoteReference': reader => reader.count('notes'),
    'w:endnoteReference': reader => reader.count('notes'),
    'w:commentReference': reader => reader.count('comments'),
    'w:headerReference': reader => reader.count('headers'),
    'w:footerReference': reader => reader.count('headers'),
    'w:altChunk': reader => reader.count('imported parts'),
    'w:subDoc': reader => reader.count('imported parts'),
    'w:object': reader => reader.count('objects'),
    'pic:pic': reader => reader.count('images'),
    'v:imagedata': reader => reader.count('images'),
  }),
);

/** Actions at end tags. */
const endTagActions = new Map<string, EndTagAction>(
  Object.entries<EndTagAction>({
    'w:p': reader => reader.closeParagraph(),
    'w:r': reader => reader.closeRun(),
    'm:r': reader => reader.closeRun(),
    'w:t': reader => reader.closeText(),
    'm:t': reader => reader.closeText(),
    'w:tc': reader => reader.endContinuation(),
    'w:txbxContent': reader => reader.endContinuation(),
    'mc:AlternateContent': reader => reader.closeAlternatives(),
    'mc:Choice': reader => reader.closeAlternative(),
    'mc:Fallback': reader => reader.closeAlternative(),
  }),
);
