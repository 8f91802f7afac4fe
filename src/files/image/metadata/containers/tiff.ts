import { isUtf8 } from 'node:buffer';
import { limits } from '../../../../contract/limits.js';
import { decodeText, latin1 } from '../../../../document/charset.js';
import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';
import names from '../names.json' with { type: 'json' };
import { readIptc, readPhotoshop } from '../photoshop.js';
import { decodeUtf16, readableText, trimNulls } from '../text.js';
import { type BlockReader, ImageFailure, viewOf, type Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';

/** Bytes of one value by field type (TIFF 6.0, Exif 3.0). Other types, such as UTF-8 (129), take one. */
const typeBytes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const type = { byte: 1, ascii: 2, short: 3, undefined: 7, utf8: 129 };

const tag = { width: 0x0100, height: 0x0101, makerNote: 0x927c };
/** Tags whose text begins with its encoding: UserComment, GPSProcessingMethod and GPSAreaInformation. */
const encodedTags = new Set([0x9286, 0x001b, 0x001c]);
/** Readers of the tags that hold a block of another format. */
const blockReaders: Readonly<Record<number, BlockReader>> = {
  700: readXmp,
  33723: readIptc,
  34377: readPhotoshop,
  34675: readIcc,
  52545: readC2pa,
};
/** Tags that can contain text (Exif 3.0, TIFF 6.0, DNG 1.7); those below 32 are of GPS. */
const tagNames: Readonly<Record<string, string>> = names.exif;
/** Names of the directories that tags point to. */
const directories: Readonly<Record<number, string>> = {
  330: 'SubIFD',
  34665: 'Exif IFD',
  34853: 'GPS IFD',
  40965: 'Interop IFD',
};

interface Tiff {
  walk: Walk;
  data: Uint8Array;
  view: DataView;
  little: boolean;
  /** The container of the block, for display: `JPEG APP1 segment at byte 2`. */
  within: string;
  /** Offsets of the directories already read, because files may link them in a cycle. */
  seen: Set<number>;
  /** Whether this is a TIFF file, whose directories state the picture's size, or a block. */
  isFile: boolean;
}

interface Directory {
  name: string;
  depth: number;
  /** The picture that the directory describes; 0 without one. */
  width: number;
  height: number;
}

interface Entry {
  tag: number;
  type: number;
  value: Uint8Array;
}

export function walkTiff(walk: Walk): void {
  readDirectories(walk, walk.bytes, 'the TIFF file', true);
  if (walk.width === 0)
    throw new ImageFailure('unreadable', 'The TIFF is damaged: no directory describes a picture.');
}

/** Reads the EXIF block of another container: a TIFF file without pixels. */
export const readTiff = (walk: Walk, data: Uint8Array, within: string): void =>
  readDirectories(walk, data, within, false);

function readDirectories(walk: Walk, block: Uint8Array, within: string, isFile: boolean): void {
  // The header of a JPEG segment, which some writers use in other formats.
  const data = latin1(block.subarray(0, 6)) === 'Exif\0\0' ? block.subarray(6) : block;
  const order = latin1(data.subarray(0, 2));
  if ((order !== 'II' && order !== 'MM') || data.length < 8)
    return walk.warn(`The EXIF block in ${within} is damaged: it has no header.`);
  const view = viewOf(data);
  const tiff: Tiff = { walk, data, view, little: order === 'II', within, seen: new Set(), isFile };
  let next = view.getUint32(4, tiff.little);
  for (let i = 0; next !== 0 && walk.step(); i++) next = readDirectory(tiff, next, `IFD${i}`, 0);
}

/** Reads a directory and its subdirectories. Returns the offset of the next one; 0 without any. */
function readDirectory(tiff: Tiff, at: number, name: string, depth: number): number {
  const { walk, view, little, seen, within } = tiff;
  const place = `The EXIF ${name} in ${within}`;
  let next = 0;
  if (seen.has(at) || depth > limits.imageDepth) {
    walk.warn(`${place} is damaged: its directories form a cycle.`);
    return next;
  }
  seen.add(at);
  const directory: Directory = { name, depth, width: 0, height: 0 };
  walk.attempt(place, () => {
    const end = at + 2 + view.getUint16(at, little) * 12;
    for (let entryAt = at + 2; entryAt < end && walk.step(); entryAt += 12) {
      const entry = readEntry(tiff, entryAt);
      if (entry === null) walk.warn(`${place} is damaged: a tag points outside of it.`);
      else walk.attempt(place, () => readTag(tiff, entry, directory));
    }
    if (end + 4 <= view.byteLength) next = view.getUint32(end, little);
  });
  if (tiff.isFile) walk.growTo(directory.width, directory.height);
  return next;
}

/** Reads an entry: tag (2), type (2), count (4), then the value if it fits into 4 bytes, else its offset. */
function readEntry({ data, view, little }: Tiff, at: number): Entry | null {
  const valueType = view.getUint16(at + 2, little);
  const bytes = view.getUint32(at + 4, little) * (typeBytes[valueType] ?? 1);
  const start = bytes <= 4 ? at + 8 : view.getUint32(at + 8, little);
  if (start > data.length) return null;
  return { tag: view.getUint16(at, little), type: valueType, value: data.subarray(start, start + bytes) };
}

function readTag(tiff: Tiff, entry: Entry, directory: Directory): void {
  const { walk, within } = tiff;
  const { tag: id, value } = entry;
  if (directories[id] !== undefined) return readBranches(tiff, entry, directory.depth);
  if (id === tag.makerNote) return;
  if (id === tag.width) directory.width = firstNumber(tiff, entry);
  else if (id === tag.height) directory.height = firstNumber(tiff, entry);
  else if (walk.spend(value.length)) {
    const readBlock = blockReaders[id];
    if (readBlock !== undefined) return readBlock(walk, value, within);
    const text = textOf(entry);
    const name = tagNames[id] ?? `tag 0x${id.toString(16).padStart(4, '0')}`;
    if (text !== '')
      walk.add({ layer: 'exif', name, place: `EXIF ${name} (${directory.name}) in ${within}`, text });
  }
}

function readBranches(tiff: Tiff, { tag: branch, value }: Entry, depth: number): void {
  const { little, walk } = tiff;
  const view = viewOf(value);
  for (let i = 0; i + 4 <= value.length && walk.step(); i += 4)
    readDirectory(tiff, view.getUint32(i, little), directories[branch]!, depth + 1);
}

function firstNumber({ little }: Tiff, { type: valueType, value }: Entry): number {
  const view = viewOf(value);
  return valueType === type.short ? view.getUint16(0, little) : view.getUint32(0, little);
}

/** The text of a tag; empty for numbers and binary data. */
function textOf({ tag: id, type: valueType, value }: Entry): string {
  if (encodedTags.has(id)) return encodedText(value);
  // XPTitle, XPComment, XPAuthor, XPKeywords, XPSubject: written by Windows, always little-endian.
  if (id >= 0x9c9b && id <= 0x9c9f)
    return trimNulls(new TextDecoder('utf-16le').decode(value.subarray(0, value.length & ~1)));
  if (valueType === type.ascii || valueType === type.utf8) return trimNulls(decodeText(value));
  const isBytes = valueType === type.undefined || valueType === type.byte;
  return isBytes && value.length >= 8 ? readableText(value) : '';
}

/** Text as in UserComment (Exif 3.0): eight bytes name its encoding; Unicode is UTF-16 or UTF-8. */
function encodedText(value: Uint8Array): string {
  const code = latin1(value.subarray(0, 8));
  const text = value.subarray(8);
  if (/^utf-?8/i.test(code)) return trimNulls(decodeText(text));
  if (/^unicode/i.test(code)) return trimNulls(seemsUtf8(text) ? decodeText(text) : decodeUtf16(text, 'be'));
  if (code.startsWith('JIS')) return trimNulls(new TextDecoder('iso-2022-jp').decode(text));
  if (code.startsWith('ASCII') || code === '\0'.repeat(8)) return trimNulls(decodeText(text));
  return trimNulls(decodeText(value));
}

/**
 * Whether bytes that are valid UTF-8 without a NUL are not UTF-16: Latin text in UTF-16 has NULs, and a few
 * characters of other scripts are valid UTF-8 by chance only, without a space.
 */
function seemsUtf8(bytes: Uint8Array): boolean {
  const text = bytes.subarray(0, bytes.findLastIndex(byte => byte !== 0) + 1);
  return isUtf8(text) && !text.includes(0) && (text.length >= 12 || text.includes(0x20));
}
