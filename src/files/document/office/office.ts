import type { Bounds } from '../../bounds.js';
import { DocumentFailure, type DocumentFormat, type DocumentKind } from '../document.js';
import { type DocumentPart, inPlace, type OpenDocument, type Purpose } from '../in-place.js';
import { editXml } from './paragraph.js';
import { type OfficePart, storyText } from './paragraphs.js';
import { relationships } from './relationships.js';
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
  ...inPlace((bytes, bounds, purpose) => {
    const { zip, body, others } = open(bytes, bounds);
    return { type, parts: editableParts(body, others, bounds, purpose), write: writerOf(bytes, zip) };
  }),
});

function* editableParts(
  body: readonly OfficePart[],
  others: OfficeDocument['others'],
  bounds: Bounds,
  purpose: Purpose,
): Iterable<DocumentPart> {
  for (const parts of purpose === 'clean' ? [body, others()] : [body])
    for (const { name, xml, paragraphs, trimmed } of parts) {
      if (paragraphs.some(({ text }) => text.text.length > bounds.editedParagraphChars))
        throw new DocumentFailure(
          'too_large_inside',
          'A paragraph of the document is too long to be cleaned.',
        );
      yield {
        name,
        paragraphs: purpose === 'clean' ? paragraphs : paragraphs.filter(({ isBodyText }) => isBodyText),
        write: edits => encodeXml({ ...xml, text: editXml(xml.text, edits, trimmed) }),
      };
    }
}

const writerOf =
  (bytes: Uint8Array, zip: ZipArchive | undefined): OpenDocument['write'] =>
  changed =>
    zip === undefined
      ? { bytes: changed.get('') ?? bytes, warnings: [] }
      : {
          bytes: rewriteZip(zip, changed),
          warnings: changed.size > 0 && isSigned(zip) ? [signedWarning] : [],
        };

const isSigned = (zip: ZipArchive): boolean =>
  [...zip.entries.keys()].some(name => /^_xmlsignatures\/|^META-INF\/documentsignatures\.xml$/i.test(name)) ||
  relationships(zip, '').some(({ type }) => type === 'origin');

const signedWarning =
  'The document is digitally signed. Its signature no longer matches, because cleaning changed the text.';
