import { bufferOf } from '../../document/charset.js';
import { DocumentFailure, type DocumentKind } from './document.js';
import { acceptedExtensions, extensionOf, kindByExtension } from './extensions.js';
import { isFlatOdt, mediaType } from './office/zip.js';
import { isZip, openZip, type ZipArchive } from './office/zip-directory.js';

/** Formats recognised by their first bytes, and packages in zip archives. */
const descriptions = {
  zip: 'a zip archive',
  ole: 'a document of an old Office format',
  pdf: 'a PDF',
  rtf: 'rich text (RTF)',
  'flat odt': 'an OpenDocument file',
  opc: 'an Office document',
  odf: 'an OpenDocument file',
  epub: 'an EPUB publication',
  'other zip': 'another zip archive',
};
type Content = keyof typeof descriptions;

/** Contents that a package may have. */
const packages: Partial<Record<DocumentKind, readonly (Content | undefined)[]>> = {
  docx: ['opc'],
  pptx: ['opc'],
  odt: ['odf', 'flat odt'],
  epub: ['epub'],
};

/** The kind that the file name's extension gives. Throws DocumentFailure when the content contradicts it. */
export function kindOf(bytes: Uint8Array, filename: string): DocumentKind {
  const extension = extensionOf(filename).toLowerCase();
  const kind = kindByExtension[extension];
  if (kind === undefined)
    throw new DocumentFailure(
      'unsupported',
      `This file type is not supported. Send one of: ${acceptedExtensions.join(' ')}`,
    );
  const signature = signatureOf(bytes);
  if (signature === 'ole' && isEncryptedOffice(bytes))
    throw new DocumentFailure('encrypted', 'The document is protected with a password.');
  // Junk may precede the header of a PDF.
  const accepted = packages[kind] ?? [undefined, kind === 'pdf' ? kind : undefined, 'flat odt', 'rtf'];
  const content = signature === 'zip' && kind in packages ? packageOf(openZip(bytes)) : signature;
  if (accepted.includes(content)) return kind;
  const found = content === undefined ? 'no such document' : descriptions[content];
  throw new DocumentFailure('unreadable', `The file is named ${extension}, but its content is ${found}.`);
}

function signatureOf(bytes: Uint8Array): Content | undefined {
  if (isZip(bytes)) return 'zip';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'ole';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  return isFlatOdt(bytes) ? 'flat odt' : undefined;
}

/** Encrypted Office files are OLE2 containers with a stream of this name (MS-OFFCRYPTO §1.3). */
const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  bufferOf(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** Distinguishes packages: Open Packaging Conventions, OpenDocument, EPUB. */
function packageOf(zip: ZipArchive): Content {
  const { entries, names } = zip;
  const type = mediaType(zip);
  if (type === 'application/epub+zip' || entries.has('META-INF/container.xml')) return 'epub';
  if (names.has('[content_types].xml') || names.has('_rels/.rels')) return 'opc';
  if (type?.startsWith('application/vnd.oasis.opendocument') || entries.has('content.xml')) return 'odf';
  return 'other zip';
}
