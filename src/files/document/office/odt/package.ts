import type { Bounds } from '../../../bounds.js';
import { DocumentFailure } from '../../document.js';
import { decodeXml, walkXml, type XmlSource } from '../xml.js';
import { readEntry, type ZipArchive } from '../zip.js';
import { odtVocabularies } from './vocabulary.js';

const content = 'content.xml';
const styles = 'styles.xml';

/** An .odt as a package (OpenDocument 1.3 part 2). */
export interface OdtPackage {
  zip: ZipArchive;
  content: XmlSource;
  /** Named styles, headers and footers. */
  styles: XmlSource | undefined;
  signed: boolean;
}

/** Throws DocumentFailure for another kind of OpenDocument file and for an encrypted one. */
export function openOdtPackage(zip: ZipArchive, bounds: Bounds): OdtPackage {
  const type = mediaType(zip);
  if (type?.startsWith('application/vnd.oasis.opendocument.') && !/\.text(-|$)/.test(type))
    throw new DocumentFailure('unsupported', 'The file is an OpenDocument file, but not a text document.');
  rejectEncrypted(zip, bounds);
  if (!zip.entries.has(content))
    throw new DocumentFailure('unreadable', 'The file is not an OpenDocument text: it has no content.');
  return {
    zip,
    styles: zip.entries.has(styles) ? readPart(zip, styles) : undefined,
    content: readPart(zip, content),
    signed: zip.entries.has('META-INF/documentsignatures.xml'),
  };
}

/** The content of the `mimetype` entry. Old writers omit it, so its absence means nothing. */
export function mediaType(zip: ZipArchive): string | undefined {
  const entry = zip.entries.get('mimetype');
  if (entry === undefined || entry.inflatedBytes > 200) return undefined;
  return new TextDecoder().decode(readEntry(zip, entry)).trim();
}

const readPart = (zip: ZipArchive, name: string): XmlSource =>
  decodeXml(readEntry(zip, zip.entries.get(name)!));

/** ODF encrypts single entries without the archive's flag: only the manifest records it. */
function rejectEncrypted(zip: ZipArchive, bounds: Bounds): void {
  const manifest = zip.entries.get('META-INF/manifest.xml');
  if (manifest === undefined) return;
  walkXml(decodeXml(readEntry(zip, manifest)).text, odtVocabularies, bounds.xmlDepth, {
    open(name) {
      if (name === 'manifest:encryption-data')
        throw new DocumentFailure('encrypted', 'The document is protected with a password.');
    },
    close() {},
    text() {},
  });
}
