import { crc32, inflateRawSync } from 'node:zlib';
import { DocumentFailure } from '../document.js';
import { damaged, type ZipArchive, type ZipEntry } from './zip-directory.js';

/** Inflated bytes above which an entry's compression ratio is checked. */
const ratioCheckedAbove = 1_048_576;

/** Inflates an entry and checks its declared size and checksum. Throws DocumentFailure. */
export function readEntry(zip: ZipArchive, entry: ZipEntry): Uint8Array {
  if (entry.encrypted) throw new DocumentFailure('encrypted', 'The document is protected with a password.');
  zip.inflatedBytes += entry.inflatedBytes;
  const isBomb =
    entry.inflatedBytes > ratioCheckedAbove &&
    entry.inflatedBytes > entry.compressedBytes * zip.bounds.inflationRatio;
  if (zip.inflatedBytes > zip.bounds.inflatedBytes || isBomb)
    throw new DocumentFailure('too_large_inside', 'The document is too large once it is unpacked.');
  const raw = zip.source.subarray(entry.dataStart, entry.dataStart + entry.compressedBytes);
  const bytes = entry.method === 0 ? raw : inflate(raw, entry);
  if (bytes.length !== entry.inflatedBytes) throw damaged('an entry does not have its declared size');
  if (crc32(bytes) !== entry.crc) throw damaged('a checksum is wrong');
  return bytes;
}

function inflate(raw: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.method !== 8) throw damaged('it uses an unknown compression');
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(entry.inflatedBytes, 1) });
  } catch {
    throw damaged('an entry cannot be unpacked, or is longer than declared');
  }
}
