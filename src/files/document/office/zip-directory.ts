import { limits } from '../../../contract/limits.js';
import { DocumentFailure } from '../document.js';

/**
 * A strict reader of the directory of zip archives (APPNOTE 6.3.10) in memory. It trusts the central
 * directory alone and rejects every archive that two readers could read differently: duplicate names,
 * overlapping entries, local headers that contradict the directory, bytes after the end record. The site
 * bundles this file, so it uses no Node module.
 */

/** Offset and width of a little-endian number in a header, so that a rewritten archive can change it. */
export interface NumberField {
  at: number;
  bytes: 2 | 4 | 8;
}

export interface ZipEntry {
  /** With `\` replaced by `/`. Only compared, never used as a path. */
  name: string;
  method: number;
  flags: number;
  encrypted: boolean;
  crc: number;
  compressedBytes: number;
  /** Declared size; checked when the entry is inflated. */
  inflatedBytes: number;
  /** Offsets in the archive. `end` is the start of the next entry, or of the directory. */
  start: number;
  dataStart: number;
  end: number;
  /** Number fields of the central directory record and of the local header. */
  central: EntryFields & { offset: NumberField };
  local: EntryFields;
}

interface EntryFields {
  flags: NumberField;
  crc: NumberField;
  compressed: NumberField;
  inflated: NumberField;
}

export interface ZipArchive {
  source: Uint8Array;
  view: DataView;
  entries: Map<string, ZipEntry>;
  /** Names of the entries by their names in lower case. */
  names: Map<string, string>;
  directoryStart: number;
  /** Fields with the offset of the directory, two in some zip64 archives, and of the zip64 end record. */
  offsetFields: NumberField[];
  /** Bytes inflated so far: the bound is for the whole archive, not for each entry. */
  inflatedBytes: number;
}

export const damaged = (why: string) => new DocumentFailure('unreadable', `The archive is damaged: ${why}.`);
const signature = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};
/** Value of a 32-bit field whose real value is in the zip64 extra field. */
const isInZip64 = 0xffffffff;
const utf8Names = 0x800;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2]! + 1;

/** Reads the directory of an archive. Throws DocumentFailure. */
export function openZip(bytes: Uint8Array, entriesMax: number = limits.archiveEntries): ZipArchive {
  // slice() copies a plain Uint8Array, but would share the memory of a Buffer.
  const source = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(view, entriesMax);
  const zip: ZipArchive = {
    source,
    view,
    entries: new Map(),
    names: new Map(),
    directoryStart: directory.start,
    offsetFields: directory.offsetFields,
    inflatedBytes: 0,
  };
  let at = directory.start;
  for (let i = 0; i < directory.entries; i++) {
    const { entry, next } = readCentral(zip, at, directory.end);
    const folded = entry.name.toLowerCase();
    if (zip.names.has(folded)) throw damaged('two entries have the same name');
    zip.names.set(folded, entry.name);
    zip.entries.set(entry.name, entry);
    at = next;
  }
  if (at !== directory.end) throw damaged('its directory has a wrong length');
  setEntryEnds(zip);
  return zip;
}

function findDirectory(view: DataView, entriesMax: number) {
  const end = findEnd(view);
  let entries: number = view.getUint16(end + 10, true);
  let bytes: number = view.getUint32(end + 12, true);
  let start: number = view.getUint32(end + 16, true);
  const offsetFields: NumberField[] = [{ at: end + 16, bytes: 4 }];
  let limit = end;
  const split = view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== entries;
  const locator = end - 20;
  if (locator >= 0 && view.getUint32(locator, true) === signature.locator64) {
    const end64 = { at: locator + 8, bytes: 8 } as const;
    limit = readNumber(view, end64);
    if (limit > locator - 56 || view.getUint32(limit, true) !== signature.end64)
      throw damaged('its zip64 record is missing');
    entries = readNumber(view, { at: limit + 32, bytes: 8 });
    bytes = readNumber(view, { at: limit + 40, bytes: 8 });
    start = readNumber(view, { at: limit + 48, bytes: 8 });
    offsetFields.push({ at: limit + 48, bytes: 8 }, end64);
    if (view.getUint32(end + 16, true) === isInZip64) offsetFields.shift();
  } else if (split) throw damaged('it is split over several files');
  if (entries > entriesMax) throw new DocumentFailure('too_large_inside', 'The document has too many parts.');
  if (start + bytes !== limit) throw damaged('its directory is not at the declared offset');
  return { start, end: limit, entries, offsetFields };
}

/** Finds the end record, which must end at the last byte of the file, comment included. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (view.getUint32(at, true) === signature.end && view.getUint16(at + 20, true) === last - at) return at;
  }
  throw damaged('its directory is missing, so it may be cut off');
}

function readCentral(zip: ZipArchive, at: number, limit: number): { entry: ZipEntry; next: number } {
  const { view, source } = zip;
  if (at + 46 > limit || view.getUint32(at, true) !== signature.central)
    throw damaged('its directory is broken');
  const nameBytes = view.getUint16(at + 28, true);
  const extraBytes = view.getUint16(at + 30, true);
  const next = at + 46 + nameBytes + extraBytes + view.getUint16(at + 32, true);
  if (next > limit) throw damaged('its directory is broken');
  const extra = { at: at + 46 + nameBytes, bytes: extraBytes };
  const [inflated, compressed, offset] = wideFields(view, extra, [at + 24, at + 20, at + 42]);
  const fields = {
    flags: field16(at + 8),
    crc: field32(at + 16),
    compressed: compressed!,
    inflated: inflated!,
  };
  const flags = readNumber(view, fields.flags);
  const method = view.getUint16(at + 10, true);
  const start = readNumber(view, offset!);
  const name = source.subarray(at + 46, at + 46 + nameBytes);
  const local = readLocal(zip, start, method, name);
  const compressedBytes = readNumber(view, fields.compressed);
  if (local.dataStart + compressedBytes > zip.directoryStart)
    throw damaged('an entry extends into the directory');
  return {
    next,
    entry: {
      name: decodeName(name, flags),
      method,
      flags,
      encrypted: (flags & 1) !== 0,
      crc: readNumber(view, fields.crc),
      compressedBytes,
      inflatedBytes: readNumber(view, fields.inflated),
      start,
      dataStart: local.dataStart,
      end: 0,
      central: { ...fields, offset: offset! },
      local: local.fields,
    },
  };
}

function readLocal(zip: ZipArchive, at: number, method: number, name: Uint8Array) {
  const { view, source, directoryStart } = zip;
  if (at + 30 > directoryStart || view.getUint32(at, true) !== signature.local)
    throw damaged('an entry is not at the offset that the directory declares');
  const nameBytes = view.getUint16(at + 26, true);
  const extra = { at: at + 30 + nameBytes, bytes: view.getUint16(at + 28, true) };
  const dataStart = extra.at + extra.bytes;
  if (dataStart > directoryStart) throw damaged('an entry extends into the directory');
  const localName = source.subarray(at + 30, at + 30 + nameBytes);
  if (view.getUint16(at + 8, true) !== method || !isSame(localName, name))
    throw damaged('an entry and the directory disagree');
  const [inflated, compressed] = wideFields(view, extra, [at + 22, at + 18]);
  return {
    dataStart,
    fields: { flags: field16(at + 6), crc: field32(at + 14), compressed: compressed!, inflated: inflated! },
  };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Each 32-bit field, or the field of the zip64 extra field that replaces it. */
function wideFields(view: DataView, extra: { at: number; bytes: number }, narrow: number[]): NumberField[] {
  let wide = 0;
  let wideEnd = 0;
  for (let at = extra.at; at + 4 <= extra.at + extra.bytes; ) {
    const bytes = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      wide = at + 4;
      wideEnd = Math.min(wide + bytes, extra.at + extra.bytes);
    }
    at += 4 + bytes;
  }
  return narrow.map(at => {
    if (view.getUint32(at, true) !== isInZip64) return field32(at);
    if (wide + 8 > wideEnd) throw damaged('a zip64 size is missing');
    wide += 8;
    return { at: wide - 8, bytes: 8 };
  });
}

/** The entries in the order of their data. */
export const entriesInOrder = ({ entries }: ZipArchive): ZipEntry[] =>
  [...entries.values()].sort((a, b) => a.start - b.start);

/** Sets the end of each entry and rejects entries that share bytes, as zip quines and overlap bombs do. */
function setEntryEnds(zip: ZipArchive): void {
  const inOrder = entriesInOrder(zip);
  for (const [i, entry] of inOrder.entries()) {
    entry.end = inOrder[i + 1]?.start ?? zip.directoryStart;
    if (entry.dataStart + entry.compressedBytes > entry.end) throw damaged('its entries overlap');
  }
}

const field16 = (at: number): NumberField => ({ at, bytes: 2 });
const field32 = (at: number): NumberField => ({ at, bytes: 4 });

export function readNumber(view: DataView, { at, bytes }: NumberField): number {
  if (bytes === 2) return view.getUint16(at, true);
  if (bytes === 4) return view.getUint32(at, true);
  const value = view.getBigUint64(at, true);
  if (value > BigInt(view.byteLength) * 2_000n) throw damaged('a size is impossible');
  return Number(value);
}

function decodeName(name: Uint8Array, flags: number): string {
  const encoding = (flags & utf8Names) !== 0 ? 'utf-8' : 'latin1';
  return new TextDecoder(encoding).decode(name).replaceAll('\\', '/');
}
