import type { DocumentEdit } from '../../../../contract/document.js';
import type { Bounds } from '../../../bounds.js';
import {
  type CleanedContent,
  DocumentFailure,
  type EditedDocument,
  type ExtractedDocument,
} from '../../document.js';
import { placeEdits } from '../../edits/place-edits.js';
import type { EditFinder } from '../allowed-edits.js';
import { editableParagraphs, writeWords } from '../editable-runs.js';
import { type EndActions, type StartActions, StoryReader, storyText } from '../paragraphs.js';
import { relationships } from '../relationships.js';
import { ooxmlVocabularies } from '../vocabularies.js';
import { omissionWarnings, signedWarning } from '../warnings.js';
import { editStory } from '../write-edits.js';
import { encodeXml, readXml, type SourceSpan, walkPart } from '../xml.js';
import { openZip, type ZipArchive } from '../zip-directory.js';
import { rewriteZip } from '../zip-rewrite.js';

/** Extracts the text of a .pptx, slide by slide in the order of the show. Throws DocumentFailure. */
export function readPptx(bytes: Uint8Array, bounds: Bounds): ExtractedDocument {
  const zip = openZip(bytes, bounds);
  const reader = new SlideReader(bounds);
  for (const slide of slidesOf(zip)) {
    reader.read(readXml(zip, slide).text, ooxmlVocabularies);
    if (relationships(zip, slide).some(({ type }) => type === 'notesSlide')) reader.omit('speaker notes');
  }
  const text = storyText(reader.story.paragraphs);
  if (text === '') throw new DocumentFailure('no_text', 'The presentation has no text on its slides.');
  return { kind: 'pptx', text, warnings: omissionWarnings(reader.story.omitted) };
}

/** Cleans the slides of a .pptx in place. Throws DocumentFailure. */
export function cleanPptx(bytes: Uint8Array, bounds: Bounds, edits: EditFinder): CleanedContent {
  const zip = openZip(bytes, bounds);
  const changes: Record<string, number> = {};
  const changed = new Map<string, Uint8Array>();
  for (const slide of slidesOf(zip)) {
    const part = readXml(zip, slide);
    const reader = new SlideReader(bounds);
    reader.read(part.text, ooxmlVocabularies);
    const text = editStory(part.text, reader.story, bounds, edits, changes);
    if (text !== part.text) changed.set(slide, encodeXml({ ...part, text }));
  }
  return {
    bytes: changed.size === 0 ? bytes : rewriteZip(zip, changed),
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    changes,
    warnings: signatureWarnings(zip, changed),
  };
}

/** Replaces words on the slides of a .pptx. Throws DocumentFailure. */
export function editPptx(bytes: Uint8Array, bounds: Bounds, edits: readonly DocumentEdit[]): EditedDocument {
  const zip = openZip(bytes, bounds);
  const slides = [...slidesOf(zip)].map(name => {
    const part = readXml(zip, name);
    const reader = new SlideReader(bounds);
    reader.read(part.text, ooxmlVocabularies);
    return { name, part, story: reader.story };
  });
  const { outcome, changes } = placeEdits(
    edits,
    slides.flatMap(({ story }) => editableParagraphs(story)),
  );
  const changed = new Map<string, Uint8Array>();
  for (const { name, part, story } of slides) {
    const text = writeWords(part.text, story, changes);
    if (text !== part.text) changed.set(name, encodeXml({ ...part, text }));
  }
  return {
    bytes: changed.size === 0 ? bytes : rewriteZip(zip, changed),
    outcome,
    warnings: signatureWarnings(zip, changed),
  };
}

const signatureWarnings = (zip: ZipArchive, changed: ReadonlyMap<string, Uint8Array>): string[] =>
  changed.size > 0 && [...zip.entries.keys()].some(name => name.startsWith('_xmlsignatures/'))
    ? [signedWarning]
    : [];

/** Entry names of the slides, in order. A slide that is listed twice is read once. */
function slidesOf(zip: ZipArchive): Set<string> {
  const main = relationships(zip, '').find(({ type }) => type === 'officeDocument')?.target;
  if (main === undefined || !zip.entries.has(main)) throw noPresentation();
  const slides = new Map<string, string>();
  for (const { id, type, target } of relationships(zip, main))
    if (type === 'slide' && zip.entries.has(target)) slides.set(id, target);
  const found = new Set<string>();
  let root: string | undefined;
  walkPart(zip, main, ooxmlVocabularies, {
    open(name, attributes) {
      root ??= name;
      const slide = name === 'p:sldId' ? slides.get(attributes.get('r:id') ?? '') : undefined;
      if (slide !== undefined) found.add(slide);
    },
  });
  if (root !== 'p:presentation') throw noPresentation();
  return found;
}

const noPresentation = () =>
  new DocumentFailure('unsupported', 'The file is an Office document, but not a presentation.');

/** Placeholders that repeat on every slide. */
const runningPlaceholders = new Set(['dt', 'ftr', 'hdr', 'sldNum']);

/** Reads slides (ECMA-376 part 1, chapters 19 and 21) into one story, in the order of the file. */
class SlideReader extends StoryReader {
  private textDepth = 0;

  protected readonly neutral = new Set(['a:r', 'a:t']);
  protected override readonly properties = 'a:rPr';

  protected readonly starts: StartActions = {
    'p:sld': attributes => {
      if (/^(?:0|false)$/.test(attributes.get('show') ?? '')) this.omitAndSkip('hidden slides');
    },
    // The placeholder is at p:sp/p:nvSpPr/p:nvPr/p:ph. Its shape precedes its text.
    'p:ph': attributes => {
      if (runningPlaceholders.has(attributes.get('type') ?? '')) this.omitAndSkip('headers', 3);
    },
    'a:p': () => this.enter(this.newParagraph(true)),
    'a:r': () => {
      this.formatting = '';
    },
    'a:t': () => this.textDepth++,
    'a:br': () => this.write({ text: '\n' }),
    'p:pic': () => this.omit('images'),
    'p:oleObj': () => this.omit('objects'),
    'c:chart': () => this.omit('objects'),
    'dgm:relIds': () => this.omit('objects'),
    // Repeats the alternative before it for other applications.
    'mc:Fallback': () => this.skip(),
  };

  protected readonly ends: EndActions = {
    'a:t': () => this.textDepth--,
    'a:p': () => this.leave(),
  };

  protected text(text: string, span: SourceSpan): void {
    if (this.textDepth === 0) return;
    this.write({
      text: text.replace(/[\t\n]/g, ' '),
      span: { ...span, whiteSpace: { space: 'preserved' } },
      isField: this.ancestor(1) === 'a:fld',
    });
  }
}
