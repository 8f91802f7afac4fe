import type { Bounds } from '../../../bounds.js';
import { DocumentFailure, type ExtractedDocument } from '../../document.js';
import { type Relationship, relationships } from '../relationships.js';
import { storyText } from '../story-text.js';
import { omissionWarnings } from '../warnings.js';
import { decodeXml, walkXml } from '../xml.js';
import { openZip, readEntry, type ZipArchive } from '../zip.js';
import { SlideReader } from './slide-reader.js';
import { pptxVocabularies } from './vocabulary.js';

/** Extracts the text of a .pptx, slide by slide in the order of the show. Throws DocumentFailure. */
export function readPptx(bytes: Uint8Array, bounds: Bounds): ExtractedDocument {
  const zip = openZip(bytes, bounds);
  const reader = new SlideReader(bounds);
  for (const slide of slidesOf(zip, bounds)) {
    reader.read(readPart(zip, slide));
    if (relationships(zip, slide, bounds).some(({ type }) => type === 'notesSlide'))
      reader.omitSpeakerNotes();
  }
  const text = storyText(reader.story.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The presentation has no text on its slides.');
  return { kind: 'pptx', text, warnings: omissionWarnings(reader.story) };
}

/** Entry names of the slides, in order. A slide that is listed twice is read once. */
function slidesOf(zip: ZipArchive, bounds: Bounds): Set<string> {
  const main = relationships(zip, '', bounds).find(({ type }) => type === 'officeDocument')?.target;
  if (main === undefined || !zip.entries.has(main)) throw noPresentation();
  const slides = new Map<string, Relationship>(
    relationships(zip, main, bounds)
      .filter(({ type, target }) => type === 'slide' && zip.entries.has(target))
      .map(relationship => [relationship.id, relationship]),
  );
  const found = new Set<string>();
  let root: string | undefined;
  walkXml(readPart(zip, main), pptxVocabularies, bounds.xmlDepth, {
    open(name, attributes) {
      root ??= name;
      if (name !== 'p:sldId') return;
      const slide = slides.get(attributes.get('r:id') ?? '');
      if (slide !== undefined) found.add(slide.target);
    },
    close() {},
    text() {},
  });
  if (root !== 'p:presentation') throw noPresentation();
  return found;
}

const readPart = (zip: ZipArchive, name: string): string =>
  decodeXml(readEntry(zip, zip.entries.get(name)!)).text;

const noPresentation = () =>
  new DocumentFailure('unsupported', 'The file is an Office document, but not a presentation.');
