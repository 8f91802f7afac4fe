import { decodeText, latin1 } from '../../../../document/charset.js';
import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';
import { readPhotoshop } from '../photoshop.js';
import { trimNulls } from '../text.js';
import { type BlockReader, ImageFailure, viewOf, type Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';

/** Blocks of other formats by their application segment and header. */
const blockReaders: readonly [segment: number, header: string, read: BlockReader][] = [
  [1, 'Exif\0\0', readTiff],
  [1, 'http://ns.adobe.com/xap/1.0/\0', readXmp],
  [13, 'Photoshop 3.0\0', readPhotoshop],
];
const extendedHeader = 'http://ns.adobe.com/xmp/extension/\0';
const iccHeader = 'ICC_PROFILE\0';

/** A block that is split over segments. */
interface SplitBlock {
  read: BlockReader;
  place: string;
  pieces: { order: number; data: Uint8Array }[];
}
/** Split blocks by key: extended XMP by digest, JUMBF boxes by instance number, and the ICC profile. */
type SplitBlocks = Map<string, SplitBlock>;

/** JPEG (ITU-T T.81, JFIF, Exif): reads all segments and skips the scans. */
export function walkJpeg(walk: Walk): void {
  const { bytes, view } = walk;
  const parts: SplitBlocks = new Map();
  let at = 2;
  let ended = false;
  while (at + 2 <= bytes.length && !ended && walk.step()) {
    if (bytes[at] !== 0xff) {
      walk.warn(`The JPEG is damaged at byte ${at}: no segment starts there.`);
      at = nextMarker(bytes, at);
      continue;
    }
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at++;
    else if (marker === 0xd9) {
      ended = true;
      at += 2;
    } else if (marker === 0x01 || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (at + 4 > bytes.length) break;
      const end = at + 2 + view.getUint16(at + 2);
      if (end > bytes.length) walk.warn(`A JPEG segment at byte ${at} extends past the end of the file.`);
      const [data, offset] = [bytes.subarray(at + 4, end), at];
      walk.attempt(`JPEG segment at byte ${at}`, () => readSegment(walk, parts, marker, data, offset));
      at = marker === 0xda ? nextMarker(bytes, end) : end;
    }
  }
  readParts(walk, parts);
  if (walk.width === 0) throw new ImageFailure('unreadable', 'The JPEG is damaged: it has no frame header.');
  if (ended) walk.addTrailing(at, 'the end of the JPEG');
  else walk.warn('The JPEG is truncated: its end is missing.');
}

function readParts(walk: Walk, parts: SplitBlocks): void {
  for (const { read, place, pieces } of parts.values()) {
    const data = pieces.sort((a, b) => a.order - b.order).map(piece => piece.data);
    walk.attempt(place, () => read(walk, new Uint8Array(Buffer.concat(data)), place));
  }
}

/** Offset of the next 0xFF that is neither stuffed data nor a restart marker. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** SOF0 to SOF15, without the markers of that range that are not frames (DHT, JPG, DAC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readSegment(walk: Walk, parts: SplitBlocks, marker: number, data: Uint8Array, at: number): void {
  if (isFrame(marker) && walk.width === 0) {
    if (data.length < 5) return;
    walk.height = (data[1]! << 8) | data[2]!;
    walk.width = (data[3]! << 8) | data[4]!;
    // A height of 0 means that a DNL marker after the first scan states it. No real encoder writes that.
    walk.height ||= 1;
  } else if (marker === 0xfe) {
    const place = `JPEG comment at byte ${at}`;
    walk.add({ layer: 'jpeg_comment', name: 'COM', place, text: trimNulls(decodeText(data)) });
  } else if (marker >= 0xe0 && marker <= 0xef) readApplication(walk, parts, marker - 0xe0, data, at);
}

function readApplication(walk: Walk, parts: SplitBlocks, n: number, data: Uint8Array, at: number): void {
  const place = `JPEG APP${n} segment at byte ${at}`;
  const head = latin1(data.subarray(0, 40));
  const collect = (key: string, read: BlockReader, piece: Uint8Array, order = 0) => {
    const block = parts.get(key) ?? { read, place: `JPEG APP${n} segments from byte ${at}`, pieces: [] };
    block.pieces.push({ order, data: piece });
    parts.set(key, block);
  };
  for (const [segment, header, read] of blockReaders)
    if (n === segment && head.startsWith(header)) return read(walk, data.subarray(header.length), place);
  if (n === 1 && head.startsWith(extendedHeader)) {
    // Extended XMP (Adobe XMP part 3, 1.1.3.1): digest of the packet (32), its length (4), offset (4).
    const part = data.subarray(extendedHeader.length);
    collect(`XMP ${latin1(part.subarray(0, 32))}`, readXmp, part.subarray(40), viewOf(part).getUint32(36));
  } else if (n === 2 && head.startsWith(iccHeader)) {
    collect('ICC', readIcc, data.subarray(iccHeader.length + 2));
  } else if (n === 11 && head.startsWith('JP')) {
    // JUMBF (ISO 19566-5, D.2): `JP`, instance (2), packet (4), box. Later packets repeat its header (8).
    const key = `JUMBF ${viewOf(data).getUint16(2)}`;
    collect(key, readC2pa, data.subarray(parts.has(key) ? 16 : 8));
  } else walk.addReadable({ layer: 'jpeg', name: `APP${n}`, place }, data);
}
