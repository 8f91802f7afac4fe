import type { Bounds } from '../../bounds.js';
import { DocumentFailure, type DocumentFormat, type DocumentKind } from '../document.js';
import { placeEdits } from '../edits/place-edits.js';
import { editFinder } from '../typography-edits.js';
import { EditableRuns } from './editable-runs.js';
import { type OfficePart, type Paragraph, storyText } from './paragraphs.js';
import { relationships } from './relationships.js';
import { type Omissions, omissionNotes } from './warnings.js';
import { cleanParagraphs, writeReplacements } from './write-edits.js';
import { encodeXml } from './xml.js';
import { rewriteZip } from './zip.js';
import type { ZipArchive } from './zip-directory.js';

export interface OfficeDocument {
  /** Undefined for a document that is a single XML file. */
  zip: ZipArchive | undefined;
  /** The parts with the extracted text, in order. */
  body: readonly OfficePart[];
  /** Reads the parts that are only cleaned: headers, footers, notes, comments. */
  others: () => Iterable<OfficePart>;
  omitted: Omissions;
}

/**
 * Reads, cleans and edits an office format.
 * @param noText the problem of a document without text
 * @param open opens a document and reads the paragraphs of its body; throws DocumentFailure
 */
export const officeFormat = (
  kind: DocumentKind,
  type: string,
  noText: string,
  open: (bytes: Uint8Array, bounds: Bounds) => OfficeDocument,
): DocumentFormat => ({
  read(bytes, bounds) {
    const { body, omitted } = open(bytes, bounds);
    const text = storyText(body.flatMap(({ paragraphs }) => paragraphs));
    if (text === '') throw new DocumentFailure('no_text', noText);
    return { kind, text, ...omissionNotes(omitted) };
  },
  clean(bytes, bounds, options) {
    const { zip, body, others } = open(bytes, bounds);
    const edits = editFinder(options);
    const changes: Record<string, number> = {};
    const changed = new Map<string, Uint8Array>();
    for (const parts of [body, others()])
      for (const part of parts) setText(changed, part, cleanParagraphs(part, bounds, edits, changes));
    return { ...written(bytes, zip, changed), type, changes };
  },
  edit(bytes, bounds, edits) {
    const { zip, body } = open(bytes, bounds);
    const paragraphs = body
      .flatMap(part => part.paragraphs)
      .filter(({ isBodyText }) => isBodyText)
      .map(paragraph => new EditableRuns(paragraph));
    const { outcome, changes } = placeEdits(edits, paragraphs);
    const byParagraph = new Map([...changes].map(([{ paragraph }, list]) => [paragraph, list]));
    const changesOf = (paragraph: Paragraph) => byParagraph.get(paragraph) ?? [];
    const changed = new Map<string, Uint8Array>();
    for (const part of body) setText(changed, part, writeReplacements(part, changesOf));
    return { ...written(bytes, zip, changed), outcome };
  },
});

function setText(changed: Map<string, Uint8Array>, { name, xml }: OfficePart, text: string): void {
  if (text !== xml.text) changed.set(name, encodeXml({ ...xml, text }));
}

function written(
  bytes: Uint8Array,
  zip: ZipArchive | undefined,
  changed: ReadonlyMap<string, Uint8Array>,
): { bytes: Uint8Array; warnings: string[] } {
  if (zip === undefined) return { bytes: changed.get('') ?? bytes, warnings: [] };
  return {
    bytes: rewriteZip(zip, changed),
    warnings: changed.size > 0 && isSigned(zip) ? [signedWarning] : [],
  };
}

const isSigned = (zip: ZipArchive): boolean =>
  [...zip.entries.keys()].some(name => /^_xmlsignatures\/|^META-INF\/documentsignatures\.xml$/.test(name)) ||
  relationships(zip, '').some(({ type }) => type === 'origin');

const signedWarning =
  'The document is digitally signed. Its signature no longer matches, because cleaning changed the text.';
