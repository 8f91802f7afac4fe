import { DocumentFailure } from '../../document.js';
import type { Story } from '../paragraphs.js';
import { type Attributes, walkXml } from '../xml.js';
import { OdtStoryReader } from './story-reader.js';
import type { StyleCollector } from './styles.js';
import { odtVocabularies } from './vocabulary.js';

/**
 * Reads a part of an .odt (OpenDocument 1.3 part 3) as it looks with all changes accepted. Only what stands in
 * `office:text` is prose; headers and footers (styles.xml), notes and comments are paragraphs to clean.
 * `styles`: those known so far, to which the part's own are added. `body`: the part must hold `office:text`.
 */
export function readOdtPart(source: string, styles: StyleCollector, body: boolean): Story {
  const reader = new OdtStoryReader(source, styles);
  walkXml(source, odtVocabularies, {
    open(name, attributes) {
      if (!reader.push(name)) return;
      const open = opening.get(name);
      if (open !== undefined) open(reader, attributes);
      else if (silent.has(name)) reader.skip();
      else styles.open(name, attributes);
    },
    close(name) {
      if (!reader.skipping) {
        const close = closing.get(name);
        if (close !== undefined) close(reader);
        else styles.close(name);
      }
      reader.pop();
    },
    text: (text, span) => reader.text(text, span),
  });
  if (body && !reader.hasText)
    throw new DocumentFailure('unsupported', 'The file is an OpenDocument file, but not a text document.');
  return reader.story;
}

type Open = (reader: OdtStoryReader, attributes: Attributes) => void;
type Close = (reader: OdtStoryReader) => void;

/** What each element means when it opens, by name. An element that stands in no table is transparent. */
const opening = new Map<string, Open>(
  Object.entries<Open>({
    'office:text': reader => reader.openBody(),
    'text:p': (reader, attributes) => reader.openParagraph(attributes),
    'text:h': (reader, attributes) =>
      reader.openParagraph(attributes, Number(attributes.get('text:outline-level') ?? 1)),
    'text:span': (reader, attributes) => reader.openSpan(attributes),
    'text:s': (reader, attributes) => reader.fixed(' '.repeat(repeats(attributes.get('text:c')))),
    'text:tab': reader => reader.fixed('\t'),
    'text:line-break': reader => reader.fixed('\n'),
    'text:note': reader => reader.openAside('notes'),
    'office:annotation': reader => reader.openAside('comments'),
    'table:covered-table-cell': reader => reader.openAside(),
    'text:deletion': reader => reader.leaveOut('deletions'),
    'text:section': (reader, attributes) => {
      if (attributes.get('text:display') === 'none') reader.leaveOut('hidden passages');
    },
    'text:hidden-paragraph': (reader, attributes) => reader.hide(attributes.get('text:is-hidden') === 'true'),
    'draw:image': reader => reader.leaveOut('images'),
    'draw:object': reader => reader.leaveOut('objects'),
    'draw:object-ole': reader => reader.leaveOut('objects'),
  }),
);

const closing = new Map<string, Close>(
  Object.entries<Close>({
    'office:text': reader => reader.closeBody(),
    'text:p': reader => reader.closeParagraph(),
    'text:h': reader => reader.closeParagraph(),
    'text:span': reader => reader.closeSpan(),
    'text:note': reader => reader.closeAside(),
    'office:annotation': reader => reader.closeAside(),
    'table:covered-table-cell': reader => reader.closeAside(),
  }),
);

/** Elements whose text is not on the page, or not the author's. */
const silent = new Set([
  'dc:creator',
  'dc:date',
  'office:binary-data',
  'office:event-listeners',
  'office:forms',
  'office:meta',
  'office:scripts',
  'office:settings',
  'svg:desc',
  'svg:title',
  'table:desc',
  'table:title',
  'text:alphabetical-index-source',
  'text:bibliography-source',
  'text:hidden-text',
  'text:illustration-index-source',
  'text:note-citation',
  'text:number',
  'text:object-index-source',
  'text:script',
  'text:table-index-source',
  'text:table-of-content-source',
  'text:user-index-source',
]);

/** Spaces of one `text:s` beyond this say nothing more: runs of spaces are collapsed. */
const repeatedSpacesMax = 16;

const repeats = (count: string | undefined): number => {
  const n = Number(count ?? 1);
  return n >= 1 ? Math.min(Math.trunc(n), repeatedSpacesMax) : 0;
};
