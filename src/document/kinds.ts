import { DocumentFailure, type DocumentKind } from './document.js';
import { acceptedExtensions, extensionOf, kindByExtension } from './extensions.js';
import { isFlat } from './office/odt/odt.js';
import { mediaType } from './office/odt/package.js';
import { isZip, openZip } from './office/zip.js';

/** What the first bytes say, for formats that say it. */
type Content = 'zip' | 'ole' | 'pdf' | 'rtf' | 'flat odt';

const named: Record<Content, string> = {
  zip: 'a zip archive',
  ole: 'a document of an old Office format',
  pdf: 'a PDF',
  rtf: 'rich text (RTF)',
  'flat odt': 'an OpenDocument file',
};

/** Contents each kind may have, where it has a signature; a PDF may have junk before its own. */
const contents: Partial<Record<DocumentKind, readonly Content[]>> = {
  docx: ['zip'],
  odt: ['zip', 'flat odt'],
};

/** The kind a file's name claims and its content bears out. Throws DocumentFailure when they disagree. */
export function kindOf(bytes: Uint8Array, filename: string): DocumentKind {
  const extension = extensionOf(filename).toLowerCase();
  const kind = kindByExtension[extension];
  if (kind === undefined)
    throw new DocumentFailure(
      'unsupported',
      `This file type is not supported. Send one of: ${acceptedExtensions.join(' ')}`,
    );
  const content = contentOf(bytes);
  if (content === 'ole' && isEncryptedOffice(bytes))
    throw new DocumentFailure('encrypted', 'The document is protected with a password.');
  const wanted = contents[kind];
  if (wanted !== undefined && (content === undefined || !wanted.includes(content)))
    throw mismatch(extension, content === undefined ? 'no such document' : named[content]);
  if (
    wanted === undefined &&
    content !== undefined &&
    content !== kind &&
    content !== 'flat odt' &&
    content !== 'rtf'
  )
    throw mismatch(extension, named[content]);
  if (content === 'zip') refuseOtherPackage(kind, extension, bytes);
  return kind;
}

const mismatch = (extension: string, what: string) =>
  new DocumentFailure('unreadable', `The file is named ${extension}, but its content is ${what}.`);

function contentOf(bytes: Uint8Array): Content | undefined {
  if (isZip(bytes)) return 'zip';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'ole';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  return isFlat(bytes) ? 'flat odt' : undefined;
}

/** Encrypted Office files are OLE2 containers with a stream of this name (MS-OFFCRYPTO §1.3). */
const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );

/** Both Office formats are zip archives: tells one from the other before their readers look inside. */
function refuseOtherPackage(kind: DocumentKind, extension: string, bytes: Uint8Array): void {
  const zip = openZip(bytes);
  const isOpc = zip.entries.has('[Content_Types].xml') || zip.entries.has('_rels/.rels');
  const isOdf =
    mediaType(zip)?.startsWith('application/vnd.oasis.opendocument') || zip.entries.has('content.xml');
  if (kind === 'docx' && !isOpc)
    throw mismatch(extension, isOdf ? 'an OpenDocument file' : 'another zip archive');
  if (kind === 'odt' && !isOdf)
    throw mismatch(extension, isOpc ? 'an Office document' : 'another zip archive');
}
