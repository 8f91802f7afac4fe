import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';
import { latin1, readableText } from '../text.js';
import { addBlock, attempt, ImageFailure, step, type Walk, warn } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';
import { readTrailing } from './trailing.js';

/** Chunks with pixels, transparency or animation. They contain no text. */
const pictorial = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** WebP (RFC 9649): RIFF chunks of a four-letter type, a little-endian length, and data padded to even. */
export function walkWebp(walk: Walk): void {
  const { bytes, view } = walk;
  const declared = 8 + view.getUint32(4, true);
  if (declared > bytes.length) warn(walk, 'The WebP is truncated: it is shorter than its header states.');
  const end = Math.min(declared, bytes.length);
  let at = 12;
  while (at + 8 <= end && step(walk)) {
    const type = latin1(bytes.subarray(at, at + 4));
    const dataEnd = at + 8 + view.getUint32(at + 4, true);
    if (dataEnd > bytes.length)
      warn(walk, `The WebP chunk ${type.trim()} at byte ${at} extends past the end of the file.`);
    const [data, offset] = [bytes.subarray(at + 8, dataEnd), at];
    attempt(walk, `WebP chunk ${type.trim()} at byte ${at}`, () => readChunk(walk, type, data, offset));
    at = dataEnd + (dataEnd & 1);
  }
  if (walk.width === 0) throw new ImageFailure('unreadable', 'The WebP is damaged: it has no picture.');
  if (end < bytes.length) readTrailing(walk, end, 'the end of the WebP');
}

function readChunk(walk: Walk, type: string, data: Uint8Array, offset: number): void {
  const place = `WebP chunk ${type.trim()} at byte ${offset}`;
  if (pictorial.has(type)) return readSize(walk, type, data);
  switch (type) {
    case 'EXIF':
      // Some writers include the header of a JPEG segment.
      return readTiff(walk, latin1(data.subarray(0, 6)) === 'Exif\0\0' ? data.subarray(6) : data, place);
    case 'XMP ':
      return readXmp(walk, data, place);
    case 'ICCP':
      return readIcc(walk, data, place);
    case 'C2PA':
      return readC2pa(walk, data, place);
    default: {
      const text = readableText(data, walk.bounds);
      if (text !== '') addBlock(walk, { layer: 'webp', name: type.trim(), place, text });
    }
  }
}

/** Size: the canvas of an extended file (VP8X; sides minus 1 in 3 bytes each), else of a picture. */
function readSize(walk: Walk, type: string, data: Uint8Array): void {
  if (walk.width > 0) return;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type === 'VP8X') {
    walk.width = 1 + (view.getUint32(4, true) & 0xffffff);
    walk.height = 1 + (view.getUint16(7, true) | (view.getUint8(9) << 16));
  } else if (type === 'VP8L' && view.getUint8(0) === 0x2f) {
    const bits = view.getUint32(1, true);
    walk.width = 1 + (bits & 0x3fff);
    walk.height = 1 + ((bits >>> 14) & 0x3fff);
  } else if (type === 'VP8 ' && view.getUint8(3) === 0x9d) {
    walk.width = view.getUint16(6, true) & 0x3fff;
    walk.height = view.getUint16(8, true) & 0x3fff;
  }
}
