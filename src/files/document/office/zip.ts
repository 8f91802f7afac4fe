import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { limits } from '../../../contract/limits.js';
import { DocumentFailure } from '../document.js';
import { damaged, type NumberField, type ZipArchive, type ZipEntry } from './zip-directory.js';

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
  const pieces: Uint8Array[] = [];
  /** Entries with the distance that they move and, where it is replaced, their content. */
  const moved: { entry: ZipEntry; shift: number; replaced?: { content: Uint8Array; data: Uint8Array } }[] =
    [];
  let copied = 0;
  let grown = 0;
  for (const entry of [...zip.entries.values()].sort((a, b) => a.start - b.start)) {
    const content = replacements.get(entry.name);
    if (content === undefined) {
      moved.push({ entry, shift: grown });
      continue;
    }
    const data = entry.method === 0 ? content : deflateRawSync(content);
    moved.push({ entry, shift: grown, replaced: { content, data } });
    pieces.push(zip.source.subarray(copied, entry.dataStart), data);
    // The header gets the sizes, so the data descriptor after the data is dropped.
    copied = entry.hasDescriptor ? entry.end : entry.dataStart + entry.compressedBytes;
    grown += entry.dataStart + data.length - copied;
  }
  pieces.push(zip.source.subarray(copied));

  // A copy: Buffer.concat may use Node's buffer pool, which cannot be transferred to a thread.
  const rewritten = new Uint8Array(Buffer.concat(pieces));
  const view = new DataView(rewritten.buffer);
  const patch = (field: NumberField, shift: number, value: number) =>
    writeNumber(view, { ...field, at: field.at + shift }, value);
  for (const { entry, shift, replaced } of moved) {
    patch(entry.central.offset, grown, entry.start + shift);
    if (replaced === undefined) continue;
    const { content, data } = replaced;
    for (const [fields, by] of [[entry.local, shift] as const, [entry.central, grown] as const]) {
      patch(fields.flags, by, entry.flags & ~8);
      patch(fields.crc, by, crc32(content));
      patch(fields.compressed, by, data.length);
      patch(fields.inflated, by, content.length);
    }
  }
  for (const field of zip.directoryOffset) patch(field, grown, zip.directoryStart + grown);
  if (zip.endRecord64 !== undefined) patch(zip.endRecord64, grown, zip.directoryEnd + grown);
  return rewritten;
}

function writeNumber(view: DataView, { at, bytes }: NumberField, value: number): void {
  if (bytes === 2) view.setUint16(at, value, true);
  else if (bytes === 4) view.setUint32(at, value, true);
  else view.setBigUint64(at, BigInt(value), true);
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
