import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';
import { readPhotoshop } from '../photoshop.js';
import { decodeText, latin1, readableText, trimNulls } from '../text.js';
import { addBlock, attempt, ImageFailure, step, type Walk, warn } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';
import { readTrailing } from './trailing.js';

const exifHeader = 'Exif\0\0';
const xmpHeader = 'http://ns.adobe.com/xap/1.0/\0';
const extendedHeader = 'http://ns.adobe.com/xmp/extension/\0';
const photoshopHeader = 'Photoshop 3.0\0';
const iccHeader = 'ICC_PROFILE\0';

/** Split blocks: extended XMP by digest, ICC profiles, JUMBF boxes by instance number. */
interface Parts {
  xmp: Map<string, { offset: number; pieces: Uint8Array[] }>;
  icc: Uint8Array[];
  jumbf: Map<number, { offset: number; pieces: Uint8Array[] }>;
}

/** JPEG (ITU-T T.81, JFIF, Exif): reads all segments and skips the scans. */
export function walkJpeg(walk: Walk): void {
  const { bytes, view } = walk;
  const parts: Parts = { xmp: new Map(), icc: [], jumbf: new Map() };
  let at = 2;
  let ended = false;
  while (at + 2 <= bytes.length && !ended && step(walk)) {
    if (bytes[at] !== 0xff) {
      warn(walk, `The JPEG is damaged at byte ${at}: no segment starts there.`);
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
      if (end > bytes.length) warn(walk, `A JPEG segment at byte ${at} extends past the end of the file.`);
      const [data, offset] = [bytes.subarray(at + 4, end), at];
      attempt(walk, `JPEG segment at byte ${at}`, () => readSegment(walk, parts, marker, data, offset));
      at = marker === 0xda ? nextMarker(bytes, end) : end;
    }
  }
  joinParts(walk, parts);
  if (walk.width === 0) throw new ImageFailure('unreadable', 'The JPEG is damaged: it has no frame header.');
  if (ended) readTrailing(walk, at, 'the end of the JPEG');
  else warn(walk, 'The JPEG is truncated: its end is missing.');
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

function readSegment(walk: Walk, parts: Parts, marker: number, data: Uint8Array, at: number): void {
  if (isFrame(marker) && walk.width === 0) {
    if (data.length < 5) return;
    walk.height = (data[1]! << 8) | data[2]!;
    walk.width = (data[3]! << 8) | data[4]!;
    // A height of 0 means that a DNL marker after the first scan states it. No real encoder writes that.
    walk.height ||= 1;
  } else if (marker === 0xfe) {
    const place = `JPEG comment at byte ${at}`;
    addBlock(walk, { layer: 'jpeg_comment', name: 'COM', place, text: trimNulls(decodeText(data)) });
  } else if (marker >= 0xe0 && marker <= 0xef) readApplication(walk, parts, marker - 0xe0, data, at);
}

function readApplication(walk: Walk, parts: Parts, n: number, data: Uint8Array, offset: number): void {
  const place = `JPEG APP${n} segment at byte ${offset}`;
  const opens = (header: string) => latin1(data.subarray(0, header.length)) === header;
  if (n === 1 && opens(exifHeader)) readTiff(walk, data.subarray(6), place);
  else if (n === 1 && opens(xmpHeader)) readXmp(walk, data.subarray(xmpHeader.length), place);
  else if (n === 1 && opens(extendedHeader))
    collectExtended(parts, data.subarray(extendedHeader.length), offset);
  else if (n === 2 && opens(iccHeader)) parts.icc.push(data.subarray(iccHeader.length + 2));
  else if (n === 11 && latin1(data.subarray(0, 2)) === 'JP') collectJumbf(parts, data, offset);
  else if (n === 13 && opens(photoshopHeader))
    readPhotoshop(walk, data.subarray(photoshopHeader.length), place);
  else if (n === 0 && (opens('JFIF\0') || opens('JFXX\0'))) return;
  else if ((n === 2 && opens('MPF\0')) || (n === 14 && opens('Adobe'))) return;
  else {
    const text = readableText(data, walk.bounds);
    if (text !== '') addBlock(walk, { layer: 'jpeg', name: `APP${n}`, place, text });
  }
}

/** Extended XMP (Adobe XMP part 3, 1.1.3.1): digest of the packet (32), its length (4), offset (4). */
function collectExtended(parts: Parts, data: Uint8Array, offset: number): void {
  if (data.length < 40) return;
  const digest = latin1(data.subarray(0, 32));
  const entry = parts.xmp.get(digest) ?? { offset, pieces: [] };
  entry.pieces.push(data.subarray(36));
  parts.xmp.set(digest, entry);
}

/** JUMBF (ISO 19566-5, D.2): `JP`, instance (2), packet (4), box. Later packets repeat its header. */
function collectJumbf(parts: Parts, data: Uint8Array, offset: number): void {
  if (data.length < 16) return;
  const instance = (data[2]! << 8) | data[3]!;
  const entry = parts.jumbf.get(instance);
  if (entry === undefined) parts.jumbf.set(instance, { offset, pieces: [data.subarray(8)] });
  else entry.pieces.push(data.subarray(16));
}

const offsetOf = (piece: Uint8Array): number =>
  ((piece[0]! << 24) | (piece[1]! << 16) | (piece[2]! << 8) | piece[3]!) >>> 0;

function joinParts(walk: Walk, { xmp, icc, jumbf }: Parts): void {
  for (const { offset, pieces } of xmp.values()) {
    pieces.sort((a, b) => offsetOf(a) - offsetOf(b));
    const place = `JPEG APP1 segments of extended XMP from byte ${offset}`;
    attempt(walk, place, () => readXmp(walk, join(pieces.map(piece => piece.subarray(4))), place));
  }
  for (const { offset, pieces } of jumbf.values()) {
    const place = `JPEG APP11 segments from byte ${offset}`;
    attempt(walk, place, () => readC2pa(walk, join(pieces), place));
  }
  if (icc.length > 0) attempt(walk, 'The ICC profile', () => readIcc(walk, join(icc), 'JPEG APP2 segments'));
}

const join = (pieces: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces));
