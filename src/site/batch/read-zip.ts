/** The files of a zip archive that a person adds to a list, unpacked in the browser within limits. */

import { gzipSync, inflateSync } from 'fflate';
import { fileSize, number } from '../../contract/prose.js';
import { DocumentFailure } from '../../files/document/document.js';
import { openZip, type ZipArchive, type ZipEntry } from '../../files/document/office/zip-directory.js';
import {
  bytesMax,
  entriesMax,
  formatProblem,
  isSystemFile,
  type NamedFile,
  type Refused,
} from './select-files.js';

export const isArchive = (name: string): boolean => /\.zip$/i.test(name);

/** Unpacks the files of an archive that can be scanned. Returns them, and the others with the reason. */
export async function filesOfZip({
  name,
  file,
}: NamedFile): Promise<{ files: NamedFile[]; refused: Refused[] }> {
  const refuse = (why: string) => ({ files: [], refused: [{ name, why }] });
  if (file.size > bytesMax) return refuse(`larger than ${fileSize(bytesMax)}`);
  let zip: ZipArchive;
  try {
    zip = openZip(new Uint8Array(await file.arrayBuffer()), entriesMax);
  } catch (error) {
    const isTooLarge = error instanceof DocumentFailure && error.problem === 'too_large_inside';
    return refuse(
      isTooLarge ? `more than ${number(entriesMax)} files in it` : 'not a ZIP archive, or damaged',
    );
  }
  const folder = name.replace(/\.zip$/i, '');
  const files: NamedFile[] = [];
  const refused: Refused[] = [];
  let unpacked = 0;
  for (const entry of zip.entries.values()) {
    if (entry.name.endsWith('/') || isSystemFile(entry.name)) continue;
    const path = entry.name.startsWith(`${folder}/`) ? entry.name : `${folder}/${entry.name}`;
    unpacked += entry.inflatedBytes;
    const content = problemOf(entry, unpacked) ?? contentOf(zip, entry);
    if (typeof content === 'string') refused.push({ name: path, why: content });
    else files.push({ name: path, file: new File([content], path, { lastModified: file.lastModified }) });
  }
  return { files, refused };
}

/** Why an entry is not unpacked; null for one that is. */
function problemOf({ name, encrypted, method, inflatedBytes }: ZipEntry, unpacked: number) {
  if (isArchive(name)) return 'an archive within an archive: unpack it first';
  if (encrypted) return 'protected with a password';
  if (method !== 0 && method !== 8) return 'packed in a way that can not be read';
  const problem = formatProblem(name, inflatedBytes);
  if (problem !== null) return problem;
  if (unpacked > bytesMax) return `the archive has more than ${fileSize(bytesMax)}`;
  return null;
}

/** The unpacked content of an entry, or why it can not be unpacked. */
function contentOf(zip: ZipArchive, entry: ZipEntry): Uint8Array<ArrayBuffer> | string {
  const packed = zip.source.slice(entry.dataStart, entry.dataStart + entry.compressedBytes);
  try {
    // What is longer than it declares is cut, and has another checksum.
    const content =
      entry.method === 0 ? packed : inflateSync(packed, { out: new Uint8Array(entry.inflatedBytes) });
    if (content.length === entry.inflatedBytes && crc32(content) === entry.crc)
      return content as Uint8Array<ArrayBuffer>;
  } catch {
    // Its data is no deflated data.
  }
  return 'damaged in the archive';
}

/** The checksum of content, which the end of gzip data has (RFC 1952, section 2.3.1). */
function crc32(content: Uint8Array): number {
  const packed = gzipSync(content, { level: 0 });
  return new DataView(packed.buffer, packed.byteOffset).getUint32(packed.byteLength - 8, true);
}
