import { DocumentFailure } from '../../document.js';
import type { Story } from '../paragraphs.js';
import type { StyleOf } from '../styles.js';
import { type Attributes, walkXml } from '../xml.js';
import { DocxStoryReader } from './story-reader.js';
import { symbolText } from './symbols.js';
import { docxVocabularies } from './vocabulary.js';

/**
 * Reads a part of a .docx (ECMA-376 part 1, chapter 17) as it looks with all changes accepted.
 * `body`: whether its paragraphs are prose to read, or only to clean (headers, notes, comments).
 */
export function readDocxPart(source: string, styleOf: StyleOf, body: boolean): Story {
  const reader = new DocxStoryReader(source, styleOf, body);
  walkXml(source, docxVocabularies, {
    open(name, attributes, end) {
      if (reader.push(name)) opening.get(name)?.(reader, attributes, end);
    },
    close(name) {
      if (!reader.skipping) closing.get(name)?.(reader);
      reader.pop();
    },
    text: (text, span) => reader.text(text, span),
  });
  if (body && reader.root !== 'w:document')
    throw new DocumentFailure('unsupported', 'The file is an Office document, but not a Word text document.');
  return reader.story;
}

type Open = (reader: DocxStoryReader, attributes: Attributes, end: number) => void;
type Close = (reader: DocxStoryReader) => void;

/** What each element means when it opens, by name. An element that stands in no table is transparent. */
const opening = new Map<string, Open>(
  Object.entries<Open>({
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
    'w:ptab': reader => reader.say('\t'),
    'w:br': reader => reader.say('\n'),
    'w:cr': reader => reader.say('\n'),
    'w:noBreakHyphen': reader => reader.say('\u2011'),
    'w:sym': (reader, attributes) =>
      reader.say(symbolText(attributes.get('w:font'), attributes.get('w:char'))),
    'w:fldChar': (reader, attributes) => reader.field(attributes.get('w:fldCharType')),

    'w:del': reader => reader.deletion(),
    'w:moveFrom': reader => reader.deletion(),
    'w:cellDel': reader => reader.leaveOut('deletions', 2),
    'w:tbl': reader => reader.endContinuation(),

    'mc:AlternateContent': reader => reader.openAlternatives(),
    'mc:Choice': reader => reader.openAlternative(),
    'mc:Fallback': reader => reader.openAlternative(),

    // The style a paragraph had before a tracked change.
    'w:pPrChange': reader => reader.skip(),

    // What is seen on the page but not read.
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

const closing = new Map<string, Close>(
  Object.entries<Close>({
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
