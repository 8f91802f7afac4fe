/** Writes zip archives (APPNOTE 6.3.10) in the browser. */
import { stemOf } from '../base/format.js';

interface ZippedFile {
  /** Path in the archive, with `/`. */
  name: string;
  content: string;
}

const utf8Names = 0x800;
const deflate = 8;
/** Version 2.0 of the format: folders and deflate. */
const versionNeeded = 20;

/** An archive of texts in UTF-8, deflated. */
export async function zipOf(files: readonly ZippedFile[], at: Date): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = new TextEncoder().encode(name);
    const bytes = new TextEncoder().encode(content);
    const data = await deflated(bytes);
    // The fields that the local header and the directory share.
    const shared = numbers(
      [2, versionNeeded],
      [2, utf8Names],
      [2, deflate],
      [2, dosTime(at)],
      [2, dosDate(at)],
      [4, crc32(bytes)],
      [4, data.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    );
    const local = [numbers([4, 0x04034b50]), shared, path, data];
    const tail = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    pieces.push(...local);
    directory.push(numbers([4, 0x02014b50], [2, versionNeeded]), shared, tail, path);
    offset += sizeOf(local);
  }
  const counts = [2, files.length] as const;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    counts,
    counts,
    [4, sizeOf(directory)],
    [4, offset],
    [2, 0],
  );
  return new Blob([...pieces, ...directory, end], { type: 'application/zip' });
}

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Little-endian numbers, each with its width in bytes. */
function numbers(...fields: readonly (readonly [bytes: number, value: number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) & 255),
    ),
  );
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const dosTime = (at: Date): number => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);

const dosDate = (at: Date): number =>
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();

/** Characters that a file system forbids, or that separate folders. */
const forbidden = /[\p{Cc}<>:"|?*\\]+/gu;

/**
 * Paths for an archive from names of files, with an ending in place of their extensions: relative, without
 * forbidden characters, and all different.
 */
export function archivePaths(names: readonly string[], ending: string): string[] {
  const taken = new Set<string>();
  return names.map(name => {
    const segments = name
      .split('/')
      .map(segment => segment.replace(forbidden, '_').trim())
      .filter(segment => !/^\.*$/.test(segment));
    const base = stemOf(segments.join('/')) || 'file';
    let path = `${base}${ending}`;
    for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `${base} (${copy})${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of zip archives (section 4.4.7). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
