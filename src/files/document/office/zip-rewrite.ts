import { crc32, deflateRawSync } from 'node:zlib';
import type { EntryFields, NumberField, ZipArchive, ZipEntry } from './zip-directory.js';

/**
 * Replaces the content of the named entries and copies every other byte: order, compression methods, dates,
 * extra fields, comments, and the compressed data of unchanged entries. Without replacements, returns the
 * archive itself.
 */
export function rewriteZip(zip: ZipArchive, replacements: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (replacements.size === 0) return zip.source;
  const pieces: Uint8Array[] = [];
  const directory = zip.source.slice(zip.directoryStart);
  const directoryView = new DataView(directory.buffer);
  const patch = (field: NumberField, value: number) =>
    writeNumber(directoryView, { ...field, at: field.at - zip.directoryStart }, value);

  let copied = 0;
  let grown = 0;
  for (const entry of [...zip.entries.values()].sort((a, b) => a.start - b.start)) {
    const content = replacements.get(entry.name);
    patch(entry.central.offset, entry.start + grown);
    if (content === undefined) continue;
    const written = writeEntry(zip, entry, content);
    setSizes(patch, entry, entry.central, written);
    pieces.push(zip.source.subarray(copied, entry.start), written.header, written.data);
    // The header now has the sizes, so the data descriptor after the data is dropped.
    copied = entry.hasDescriptor ? entry.end : entry.dataStart + entry.compressedBytes;
    grown += written.header.length + written.data.length - (copied - entry.start);
  }
  pieces.push(zip.source.subarray(copied, zip.directoryStart), directory);
  for (const field of zip.directoryOffset) patch(field, zip.directoryStart + grown);
  if (zip.endRecord64 !== undefined) patch(zip.endRecord64, zip.directoryEnd + grown);
  return join(pieces);
}

/** Unlike Buffer.concat, never uses Node's buffer pool, which cannot be transferred to a thread. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

interface WrittenEntry {
  header: Uint8Array;
  data: Uint8Array;
  crc: number;
  inflatedBytes: number;
}

function writeEntry(zip: ZipArchive, entry: ZipEntry, content: Uint8Array): WrittenEntry {
  const written = {
    header: zip.source.slice(entry.start, entry.dataStart),
    data: entry.method === 0 ? content : deflateRawSync(content),
    crc: crc32(content),
    inflatedBytes: content.length,
  };
  const view = new DataView(written.header.buffer);
  const patch = (field: NumberField, value: number) =>
    writeNumber(view, { ...field, at: field.at - entry.start }, value);
  setSizes(patch, entry, entry.local, written);
  return written;
}

type Patch = (field: NumberField, value: number) => void;

function setSizes(patch: Patch, entry: ZipEntry, fields: EntryFields, written: WrittenEntry): void {
  patch(fields.flags, entry.flags & ~8);
  patch(fields.crc, written.crc);
  patch(fields.compressed, written.data.length);
  patch(fields.inflated, written.inflatedBytes);
}

function writeNumber(view: DataView, { at, bytes }: NumberField, value: number): void {
  if (bytes === 2) view.setUint16(at, value, true);
  else if (bytes === 4) view.setUint32(at, value, true);
  else view.setBigUint64(at, BigInt(value), true);
}
