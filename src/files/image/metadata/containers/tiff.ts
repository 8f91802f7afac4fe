import type { Bounds } from '../../../bounds.js';
import { readIcc } from '../icc.js';
import { readIptc } from '../iptc.js';
import { readC2pa } from '../jumbf.js';
import { numberedNames } from '../numbered-names.js';
import { readPhotoshop } from '../photoshop.js';
import { decodeText, decodeUtf16, latin1, readableText, trimNulls } from '../text.js';
import { addBlock, attempt, ImageFailure, spend, step, viewOf, type Walk, warn } from '../walk-state.js';
import { readXmp } from '../xmp.js';

/** Bytes of one value by field type (TIFF 6.0, Exif 3.0). Other types, such as UTF-8 (129), take one. */
const typeBytes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const type = { byte: 1, ascii: 2, short: 3, undefined: 7, utf8: 129 };

const tag = {
  width: 0x0100,
  height: 0x0101,
  subDirectories: 0x014a,
  exif: 0x8769,
  icc: 0x8773,
  gps: 0x8825,
  makerNote: 0x927c,
  userComment: 0x9286,
  gpsMethod: 0x001b,
  gpsArea: 0x001c,
  interoperability: 0xa005,
};
/** Readers of the tags that hold a block of another format. */
const blockReaders: Readonly<Record<number, (walk: Walk, value: Uint8Array, within: string) => void>> = {
  700: readXmp,
  33723: readIptc,
  34377: readPhotoshop,
  52545: readC2pa,
};
/** Names of the directories that tags point to. */
const directories: Readonly<Record<number, string>> = {
  [tag.subDirectories]: 'SubIFD',
  [tag.exif]: 'Exif IFD',
  [tag.gps]: 'GPS IFD',
  [tag.interoperability]: 'Interop IFD',
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

function readDirectories(walk: Walk, data: Uint8Array, within: string, isFile: boolean): void {
  const order = latin1(data.subarray(0, 2));
  if ((order !== 'II' && order !== 'MM') || data.length < 8)
    return warn(walk, `The EXIF block in ${within} is damaged: it has no header.`);
  const view = viewOf(data);
  const tiff: Tiff = { walk, data, view, little: order === 'II', within, seen: new Set(), isFile };
  let next = view.getUint32(4, tiff.little);
  for (let i = 0; next !== 0 && step(walk); i++) next = readDirectory(tiff, next, `IFD${i}`, 0);
}

/** Reads a directory and its subdirectories. Returns the offset of the next one; 0 without any. */
function readDirectory(tiff: Tiff, at: number, name: string, depth: number): number {
  const { walk, view, little, seen, within } = tiff;
  const place = `The EXIF ${name} in ${within}`;
  if (seen.has(at) || depth > walk.bounds.imageDepth) {
    warn(walk, `${place} is damaged: its directories form a cycle.`);
    return 0;
  }
  seen.add(at);
  if (at + 2 > view.byteLength) {
    warn(walk, `${place} is damaged or truncated.`);
    return 0;
  }
  const count = view.getUint16(at, little);
  const size = { width: 0, height: 0 };
  for (let i = 0; i < count && step(walk); i++) {
    const entryAt = at + 2 + i * 12;
    if (entryAt + 12 > view.byteLength) {
      warn(walk, `${place} is damaged or truncated.`);
      return 0;
    }
    const entry = readEntry(tiff, entryAt);
    if (entry === null) warn(walk, `${place} is damaged: a tag points outside of it.`);
    else attempt(walk, place, () => readTag(tiff, entry, name, depth, size));
  }
  if (tiff.isFile && size.width * size.height > walk.width * walk.height) Object.assign(walk, size);
  const nextAt = at + 2 + count * 12;
  return nextAt + 4 <= view.byteLength ? view.getUint32(nextAt, little) : 0;
}

/** Reads an entry: tag (2), type (2), count (4), then the value if it fits into 4 bytes, else its offset. */
function readEntry({ data, view, little }: Tiff, at: number): Entry | null {
  const valueType = view.getUint16(at + 2, little);
  const bytes = view.getUint32(at + 4, little) * (typeBytes[valueType] ?? 1);
  const start = bytes <= 4 ? at + 8 : view.getUint32(at + 8, little);
  if (start > data.length) return null;
  return { tag: view.getUint16(at, little), type: valueType, value: data.subarray(start, start + bytes) };
}

function readTag(
  tiff: Tiff,
  entry: Entry,
  directory: string,
  depth: number,
  size: { width: number; height: number },
) {
  const { walk, within } = tiff;
  const isGps = directory === directories[tag.gps];
  if (!isGps) {
    if (directories[entry.tag] !== undefined) return readBranches(tiff, entry, depth);
    if (entry.tag === tag.makerNote) return;
    if (entry.tag === tag.icc) return readIcc(walk, entry.value, within);
    if (entry.tag === tag.width || entry.tag === tag.height) {
      size[entry.tag === tag.width ? 'width' : 'height'] = firstNumber(tiff, entry);
      return;
    }
  }
  if (!spend(walk, entry.value.length)) return;
  const readBlock = isGps ? undefined : blockReaders[entry.tag];
  if (readBlock !== undefined) return readBlock(walk, entry.value, within);
  const text = textOf(entry, isGps, walk.bounds);
  if (text === null || text === '') return;
  const name =
    tagNames[isGps ? entry.tag + 0x10000 : entry.tag] ?? `tag 0x${entry.tag.toString(16).padStart(4, '0')}`;
  addBlock(walk, { layer: 'exif', name, place: `EXIF ${name} (${directory}) in ${within}`, text });
}

function readBranches(tiff: Tiff, { tag: branch, value }: Entry, depth: number): void {
  const { little, walk } = tiff;
  const view = viewOf(value);
  for (let i = 0; i + 4 <= value.length && step(walk); i += 4)
    readDirectory(tiff, view.getUint32(i, little), directories[branch]!, depth + 1);
}

function firstNumber({ little }: Tiff, { type: valueType, value }: Entry): number {
  const view = viewOf(value);
  return valueType === type.short ? view.getUint16(0, little) : view.getUint32(0, little);
}

/** The text of a tag; null for numbers and binary data. */
function textOf({ tag: id, type: valueType, value }: Entry, isGps: boolean, bounds: Bounds): string | null {
  const hasPrefix = isGps ? id === tag.gpsMethod || id === tag.gpsArea : id === tag.userComment;
  if (hasPrefix) return userComment(value);
  // XPTitle, XPComment, XPAuthor, XPKeywords, XPSubject: written by Windows, always little-endian.
  if (!isGps && id >= 0x9c9b && id <= 0x9c9f)
    return trimNulls(new TextDecoder('utf-16le').decode(value.subarray(0, value.length & ~1)));
  if (valueType === type.ascii || valueType === type.utf8) return trimNulls(decodeText(value));
  if ((valueType === type.undefined || valueType === type.byte) && value.length >= 8)
    return readableText(value, bounds) || null;
  return null;
}

/** UserComment (Exif 2.32, 4.6.5): eight bytes name the encoding. UTF-16 is of either byte order. */
function userComment(value: Uint8Array): string {
  const code = latin1(value.subarray(0, 8));
  const text = value.subarray(8);
  if (code.startsWith('UNICODE')) return trimNulls(decodeUtf16(text, 'be'));
  if (code.startsWith('JIS')) return trimNulls(new TextDecoder('iso-2022-jp').decode(text));
  if (code.startsWith('ASCII') || code === '\0'.repeat(8)) return trimNulls(decodeText(text));
  return trimNulls(decodeText(value));
}

/** Tags that can contain text (Exif 3.0, TIFF 6.0, DNG 1.7); those of GPS are offset by 0x10000. */
const tagNames = numberedNames(
  '269=DocumentName 270=ImageDescription 271=Make 272=Model 285=PageName 305=Software 306=DateTime ' +
    '315=Artist 316=HostComputer 337=TargetPrinter 18246=Rating 33432=Copyright 34665=ExifIFD ' +
    '36864=ExifVersion 36867=DateTimeOriginal 36868=DateTimeDigitized 36880=OffsetTime ' +
    '36881=OffsetTimeOriginal 36882=OffsetTimeDigitized 37510=UserComment 37520=SubSecTime ' +
    '37521=SubSecTimeOriginal 37522=SubSecTimeDigitized 40091=XPTitle 40092=XPComment 40093=XPAuthor ' +
    '40094=XPKeywords 40095=XPSubject 40964=RelatedSoundFile 42016=ImageUniqueID 42032=CameraOwnerName ' +
    '42033=BodySerialNumber 42035=LensMake 42036=LensModel 42037=LensSerialNumber 42038=ImageTitle ' +
    '42039=Photographer 42040=ImageEditor 42041=CameraFirmware 42042=RAWDevelopingSoftware ' +
    '42043=ImageEditingSoftware 42044=MetadataEditingSoftware 42112=GDALMetadata 50708=UniqueCameraModel ' +
    '50709=LocalizedCameraModel 50740=DNGPrivateData 50827=OriginalRawFileName 65554=GPSMapDatum ' +
    '65563=GPSProcessingMethod 65564=GPSAreaInformation 65565=GPSDateStamp',
);
