import { DocumentFailure } from '../../document.js';
import { odtVocabularies } from '../vocabularies.js';
import { readXml, walkPart, type XmlSource } from '../xml.js';
import { readEntry } from '../zip.js';
import type { ZipArchive } from '../zip-directory.js';

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
export function openOdtPackage(zip: ZipArchive): OdtPackage {
  const type = mediaType(zip);
  if (type?.startsWith('application/vnd.oasis.opendocument.') && !/\.text(-|$)/.test(type))
    throw new DocumentFailure('unsupported', 'The file is an OpenDocument file, but not a text document.');
  rejectEncrypted(zip);
  if (!zip.entries.has(content))
    throw new DocumentFailure('unreadable', 'The file is not an OpenDocument text: it has no content.');
  return {
    zip,
    styles: zip.entries.has(styles) ? readXml(zip, styles) : undefined,
    content: readXml(zip, content),
    signed: zip.entries.has('META-INF/documentsignatures.xml'),
  };
}

/** The content of the `mimetype` entry. Old writers omit it, so its absence means nothing. */
export function mediaType(zip: ZipArchive): string | undefined {
  const entry = zip.entries.get('mimetype');
  if (entry === undefined || entry.inflatedBytes > 200) return undefined;
  return new TextDecoder().decode(readEntry(zip, entry)).trim();
}

/** ODF encrypts single entries without the archive's flag: only the manifest records it. */
function rejectEncrypted(zip: ZipArchive): void {
  walkPart(zip, 'META-INF/manifest.xml', odtVocabularies, {
    open(name) {
      if (name === 'manifest:encryption-data')
        throw new DocumentFailure('encrypted', 'The document is protected with a password.');
    },
  });
}
