import type { Bounds } from '../../../bounds.js';
import { DocumentFailure } from '../../document.js';
import type { Story } from '../paragraphs.js';
import { type Attributes, walkXml } from '../xml.js';
import { OdtStoryReader } from './story-reader.js';
import type { StyleCollector } from './styles.js';
import { odtVocabularies } from './vocabulary.js';

/**
 * Reads a part of an .odt (OpenDocument 1.3 part 3) with all tracked changes accepted. Only `office:text` is
 * extracted; headers and footers (styles.xml), notes and comments are only cleaned. The part's styles are
 * added to `styles`. `isBody`: the part must have an `office:text`. Throws DocumentFailure.
 */
export function readOdtPart(source: string, styles: StyleCollector, bounds: Bounds, isBody: boolean): Story {
  const reader = new OdtStoryReader(source, styles, bounds);
  walkXml(source, odtVocabularies, bounds.xmlDepth, {
    open(name, attributes) {
      if (!reader.push(name)) return;
      const action = startTagActions.get(name);
      if (action !== undefined) action(reader, attributes);
      else if (skipped.has(name)) reader.skip();
      else styles.open(name, attributes);
    },
    close(name) {
      if (!reader.skipping) {
        const action = endTagActions.get(name);
        if (action !== undefined) action(reader);
        else styles.close(name);
      }
      reader.pop();
    },
    text: (text, span) => reader.text(text, span),
  });
  if (isBody && !reader.hasText)
    throw new DocumentFailure('unsupported', 'The file is an OpenDocument file, but not a text document.');
  return reader.story;
}

type StartTagAction = (reader: OdtStoryReader, attributes: Attributes) => void;
type EndTagAction = (reader: OdtStoryReader) => void;

/** Actions at start tags. Elements without an entry are transparent: only their content counts. */
const startTagActions = new Map<string, StartTagAction>(
  Object.entries<StartTagAction>({
    'office:text': reader => reader.openBody(),
    'text:p': (reader, attributes) => reader.openParagraph(attributes),
    'text:h': (reader, attributes) =>
      reader.openParagraph(attributes, Number(attributes.get('text:outline-level') ?? 1)),
    'text:span': (reader, attributes) => reader.openSpan(attributes),
    'text:s': (reader, attributes) => reader.appendFixed(' '.repeat(spaceCount(attributes.get('text:c')))),
    'text:tab': reader => reader.appendFixed('\t'),
    'text:line-break': reader => reader.appendFixed('\n'),
    'text:note': reader => reader.openSeparateText('notes'),
    'office:annotation': reader => reader.openSeparateText('comments'),
    'table:covered-table-cell': reader => reader.openSeparateText(),
    'text:deletion': reader => reader.omitAndSkip('deletions'),
    'text:section': (reader, attributes) => {
      if (attributes.get('text:display') === 'none') reader.omitAndSkip('hidden passages');
    },
    'text:hidden-paragraph': (reader, attributes) => reader.hide(attributes.get('text:is-hidden') === 'true'),
    'draw:image': reader => reader.omitAndSkip('images'),
    'draw:object': reader => reader.omitAndSkip('objects'),
    'draw:object-ole': reader => reader.omitAndSkip('objects'),
  }),
);

/** Actions at end tags. */
const endTagActions = new Map<string, EndTagAction>(
  Object.entries<EndTagAction>({
    'office:text': reader => reader.closeBody(),
    'text:p': reader => reader.closeParagraph(),
    'text:h': reader => reader.closeParagraph(),
    'text:span': reader => reader.closeSpan(),
    'text:note': reader => reader.closeSeparateText(),
    'office:annotation': reader => reader.closeSeparateText(),
    'table:covered-table-cell': reader => reader.closeSeparateText(),
  }),
);

/** Elements whose text is not displayed, or not the author's. */
const skipped = new Set(
  (
    'dc:creator dc:date office:binary-data office:event-listeners office:forms office:meta office:scripts ' +
    'office:settings svg:desc svg:title table:desc table:title text:alphabetical-index-source ' +
    'text:bibliography-source text:hidden-text text:illustration-index-source text:note-citation ' +
    'text:number text:object-index-source text:script text:table-index-source ' +
    'text:table-of-content-source text:user-index-source'
  ).split(' '),
);

/** Spaces that one `text:s` can add; runs of spaces are reduced to one in the end. */
const repeatedSpacesMax = 16;

const spaceCount = (count: string | undefined): number => {
  const n = Number(count ?? 1);
  return n >= 1 ? Math.min(Math.trunc(n), repeatedSpacesMax) : 0;
};
