import { limits } from '../../../contract/limits.js';
import { DocumentFailure, type DocumentFormat, type DocumentKind } from '../document.js';
import { type DocumentPart, inPlace, type Purpose } from '../in-place.js';
import { editXml } from './paragraph.js';
import { type OfficePart, storyText } from './paragraphs.js';
import { relationships } from './relationships.js';
import { Changes } from './tracked.js';
import { type Omissions, omissionNotes } from './warnings.js';
import { encodeXml } from './xml.js';
import { rewriteZip } from './zip.js';
import type { ZipArchive } from './zip-directory.js';

export interface OfficeDocument {
  /** Undefined for a document that is a single XML file. */
  zip: ZipArchive | undefined;
  /** The parts with the extracted text, in order. */
  body: readonly OfficePart[];
  /** Reads the parts that are only cleaned: headers, footers, notes, comments. */
  others: () => readonly OfficePart[];
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
  open: (bytes: Uint8Array, isTracked: boolean, purpose: Purpose | 'read') => OfficeDocument,
): DocumentFormat => ({
  read(bytes) {
    const { body, omitted } = open(bytes, false, 'read');
    const text = storyText(body.flatMap(({ paragraphs }) => paragraphs));
    if (text === '') throw new DocumentFailure('no_text', noText);
    return { kind, text, ...omissionNotes(omitted) };
  },
  ...inPlace((bytes, purpose, { tracked }) => {
    const { zip, body, others } = open(bytes, tracked !== undefined, purpose);
    const all = purpose === 'clean' || tracked !== undefined ? [...body, ...others()] : body;
    const changes = tracked === undefined ? undefined : new Changes(tracked, limits.inflatedBytes);
    for (const { xml } of all) changes?.reserve(xml.text);
    return {
      type,
      parts: (purpose === 'clean' ? all : body).map(part => editablePart(part, purpose, changes)),
      write: changed => ({
        bytes: zip === undefined ? (changed.get('') ?? bytes) : rewriteZip(zip, changed),
        warnings: zip !== undefined && changed.size > 0 && isSigned(zip) ? [signedWarning] : [],
      }),
    };
  }),
});

function editablePart(
  { name, xml, paragraphs, trimmed, track }: OfficePart,
  purpose: Purpose,
  changes: Changes | undefined,
): DocumentPart {
  if (paragraphs.some(({ text }) => text.text.length > limits.editedParagraphChars))
    throw new DocumentFailure('too_large_inside', 'A paragraph of the document is too long to be cleaned.');
  return {
    name,
    paragraphs: purpose === 'clean' ? paragraphs : paragraphs.filter(({ isBodyText }) => isBodyText),
    write: edits => {
      const written = changes === undefined ? edits : track(edits, changes);
      return encodeXml({ ...xml, text: editXml(xml.text, written, trimmed) });
    },
  };
}

const isSigned = (zip: ZipArchive): boolean =>
  [...zip.entries.keys()].some(name => /^_xmlsignatures\/|^META-INF\/documentsignatures\.xml$/i.test(name)) ||
  relationships(zip, '').some(({ type }) => type === 'origin');

const signedWarning =
  'The document is digitally signed. Its signature no longer matches, because cleaning changed the text.';
