import { latin1 } from '../../../../document/charset.js';
import { readIcc } from '../icc.js';
import { readC2pa } from '../jumbf.js';

import { type BlockReader, ImageFailure, viewOf, type Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';
import { readTiff } from './tiff.js';

/** Chunks with pixels, transparency or animation. They contain no text. */
const pictorial = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const blockReaders = new Map<string, BlockReader>([
  ['EXIF', readTiff],
  ['XMP ', readXmp],
  ['ICCP', readIcc],
  ['C2PA', readC2pa],
]);

/** WebP (RFC 9649): RIFF chunks of a four-letter type, a little-endian length, and data padded to even. */
export function walkWebp(walk: Walk): void {
  const { bytes, view } = walk;
  const declared = 8 + view.getUint32(4, true);
  if (declared > bytes.length) walk.warn('The WebP is truncated: it is shorter than its header states.');
  const end = Math.min(declared, bytes.length);
  let at = 12;
  while (at + 8 <= end && walk.step()) {
    const type = latin1(bytes.subarray(at, at + 4));
    const dataEnd = at + 8 + view.getUint32(at + 4, true);
    const place = `WebP chunk ${type.trim()} at byte ${at}`;
    if (dataEnd > bytes.length) walk.warn(`The ${place} extends past the end of the file.`);
    const data = bytes.subarray(at + 8, dataEnd);
    walk.attempt(place, () => {
      const readBlock = blockReaders.get(type);
      if (pictorial.has(type)) readSize(walk, type, data);
      else if (readBlock !== undefined) readBlock(walk, data, place);
      else walk.addReadable({ layer: 'webp', name: type.trim(), place }, data);
    });
    at = dataEnd + (dataEnd & 1);
  }
  if (walk.width === 0) throw new ImageFailure('unreadable', 'The WebP is damaged: it has no picture.');
  if (end < bytes.length) walk.addTrailing(end, 'the end of the WebP');
}

/** Size: the canvas of an extended file (VP8X; sides minus 1 in 3 bytes each), else of a picture. */
function readSize(walk: Walk, type: string, data: Uint8Array): void {
  if (walk.width > 0) return;
  const view = viewOf(data);
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
