import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { limits } from '../../../contract/limits.js';
import { DocumentFailure } from '../document.js';
import {
  damaged,
  entriesInOrder,
  type NumberField,
  readNumber,
  type ZipArchive,
  type ZipEntry,
} from './zip-directory.js';

/** Inflates an entry and checks its declared size and checksum. Throws DocumentFailure. */
export function readEntry(zip: ZipArchive, entry: ZipEntry): Uint8Array {
  if (entry.encrypted) throw new DocumentFailure('encrypted', 'The document is protected with a password.');
  zip.inflatedBytes += entry.inflatedBytes;
  if (zip.inflatedBytes > limits.inflatedBytes)
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

/**
 * Replaces the content of the named entries and copies every other byte: order, compression methods, dates,
 * extra fields, comments, and the compressed data of unchanged entries. Without replacements, returns the
 * archive itself.
 */
export function rewriteZip(zip: ZipArchive, replacements: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (replacements.size === 0) return zip.source;
  const parts: { start: number; end: number; bytes: Uint8Array }[] = [];
  const set = ({ at, bytes }: NumberField, value: number) =>
    parts.push({ start: at, end: at + bytes, bytes: littleEndian(value).subarray(0, bytes) });
  let grown = 0;
  for (const entry of entriesInOrder(zip)) {
    set(entry.central.offset, entry.start + grown);
    const content = replacements.get(entry.name);
    if (content === undefined) continue;
    const bytes = entry.method === 0 ? content : deflateRawSync(content);
    for (const fields of [entry.local, entry.central]) {
      set(fields.flags, entry.flags & ~descriptorFlag);
      set(fields.crc, crc32(content));
      set(fields.compressed, bytes.length);
      set(fields.inflated, content.length);
    }
    const start = entry.dataStart;
    // The header gets the sizes, so the data descriptor after the data is dropped.
    const end = (entry.flags & descriptorFlag) === 0 ? start + entry.compressedBytes : entry.end;
    parts.push({ start, end, bytes });
    grown += bytes.length - (end - start);
  }
  for (const field of zip.offsetFields) set(field, readNumber(zip.view, field) + grown);
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (const { start, end, bytes } of parts.sort((a, b) => a.start - b.start)) {
    pieces.push(zip.source.subarray(copied, start), bytes);
    copied = end;
  }
  pieces.push(zip.source.subarray(copied));
  // A copy: Buffer.concat may use Node's buffer pool, which cannot be transferred to a thread.
  return new Uint8Array(Buffer.concat(pieces));
}

/** A data descriptor with the sizes follows the data. */
const descriptorFlag = 8;

function littleEndian(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value), true);
  return new Uint8Array(view.buffer);
}

/** The content of the `mimetype` entry. Old writers omit it, so its absence means nothing. */
export function mediaType(zip: ZipArchive): string | undefined {
  const entry = zip.entries.get('mimetype');
  if (entry === undefined || entry.inflatedBytes > 200) return undefined;
  return new TextDecoder().decode(readEntry(zip, entry)).trim();
}

/** Whether a file starts as XML does, as an OpenDocument text without a package. Its reader checks more. */
export function isFlatOdt(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000));
  return /^\uFEFF?\s*<(\?xml|office:document)/.test(start);
}
