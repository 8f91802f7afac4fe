import type { Bounds } from '../bounds.js';
import { DocumentFailure, type DocumentKind } from './document.js';
import { acceptedExtensions, extensionOf, kindByExtension } from './extensions.js';
import { isFlatOdt } from './office/odt/odt.js';
import { mediaType } from './office/odt/package.js';
import { isZip, openZip, type ZipArchive } from './office/zip.js';

/** Formats recognised by their first bytes. */
type Signature = 'zip' | 'ole' | 'pdf' | 'rtf' | 'flat odt';

const descriptions: Record<Signature, string> = {
  zip: 'a zip archive',
  ole: 'a document of an old Office format',
  pdf: 'a PDF',
  rtf: 'rich text (RTF)',
  'flat odt': 'an OpenDocument file',
};

/** Signatures that a kind requires. A PDF has none here, since junk may precede its header. */
const requiredSignatures: Partial<Record<DocumentKind, readonly Signature[]>> = {
  docx: ['zip'],
  odt: ['zip', 'flat odt'],
  pptx: ['zip'],
  epub: ['zip'],
};

/** The kind that the file name's extension gives. Throws DocumentFailure when the content contradicts it. */
export function kindOf(bytes: Uint8Array, filename: string, bounds: Bounds): DocumentKind {
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
  const required = requiredSignatures[kind];
  if (required !== undefined && (signature === undefined || !required.includes(signature)))
    throw mismatch(extension, signature === undefined ? 'no such document' : descriptions[signature]);
  if (
    required === undefined &&
    signature !== undefined &&
    signature !== kind &&
    signature !== 'flat odt' &&
    signature !== 'rtf'
  )
    throw mismatch(extension, descriptions[signature]);
  if (signature === 'zip') requirePackageOf(kind, extension, bytes, bounds);
  return kind;
}

const mismatch = (extension: string, what: string) =>
  new DocumentFailure('unreadable', `The file is named ${extension}, but its content is ${what}.`);

function signatureOf(bytes: Uint8Array): Signature | undefined {
  if (isZip(bytes)) return 'zip';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'ole';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  return isFlatOdt(bytes) ? 'flat odt' : undefined;
}

/** Encrypted Office files are OLE2 containers with a stream of this name (MS-OFFCRYPTO §1.3). */
const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );

/** Distinguishes the packages, all of them zip archives, before a reader opens one. */
function requirePackageOf(kind: DocumentKind, extension: string, bytes: Uint8Array, bounds: Bounds): void {
  const found = packageOf(openZip(bytes, bounds));
  if (found !== packageByKind[kind])
    throw mismatch(extension, found === undefined ? 'another zip archive' : packageDescriptions[found]);
}

/** Packages of zip archives: Open Packaging Conventions, OpenDocument, EPUB. */
type PackageFormat = 'opc' | 'odf' | 'epub';

const packageDescriptions: Record<PackageFormat, string> = {
  opc: 'an Office document',
  odf: 'an OpenDocument file',
  epub: 'an EPUB publication',
};

const packageByKind: Partial<Record<DocumentKind, PackageFormat>> = {
  docx: 'opc',
  pptx: 'opc',
  odt: 'odf',
  epub: 'epub',
};

function packageOf(zip: ZipArchive): PackageFormat | undefined {
  const { entries } = zip;
  const type = mediaType(zip);
  if (type === 'application/epub+zip' || entries.has('META-INF/container.xml')) return 'epub';
  if (entries.has('[Content_Types].xml') || entries.has('_rels/.rels')) return 'opc';
  if (type?.startsWith('application/vnd.oasis.opendocument') || entries.has('content.xml')) return 'odf';
  return undefined;
}
