import { decodeText, latin1 } from '../../../../document/charset.js';
import { readC2pa } from '../jumbf.js';
import type { Walk } from '../walk-state.js';
import { readXmp } from '../xmp.js';

/** Bytes after an XMP packet that make it readable as sub-blocks (Adobe XMP part 3, 1.1.2). */
const xmpTrailerBytes = 257;

/** GIF87a and GIF89a: screen, colour tables, and blocks made of sub-blocks of up to 255 bytes. */
export function walkGif(walk: Walk): void {
  const { bytes, view } = walk;
  walk.width = view.getUint16(6, true);
  walk.height = view.getUint16(8, true);
  let at = 13 + tableBytes(bytes[10]!);
  while (at < bytes.length && walk.step()) {
    const kind = bytes[at]!;
    if (kind === 0x3b) return walk.addTrailing(at + 1, 'the end of the GIF');
    if (kind === 0x2c && at + 10 < bytes.length)
      at = readSubBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]!)).end;
    else if (kind === 0x21) at = readExtension(walk, at);
    else break;
  }
  walk.warn(`The GIF is damaged or truncated at byte ${Math.min(at, bytes.length)}.`);
  if (at < bytes.length) walk.addTrailing(at, 'the damaged block');
}

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Reads a comment, an application block or an unknown extension. Returns the offset after it. */
function readExtension(walk: Walk, at: number): number {
  const { bytes } = walk;
  const label = bytes[at + 1];
  const start = label === 0xff ? at + 3 + (bytes[at + 2] ?? 0) : at + 2;
  const { pieces, end } = readSubBlocks(bytes, start);
  const data = new Uint8Array(Buffer.concat(pieces));
  if (label === 0xfe) {
    const place = `GIF comment at byte ${at}`;
    walk.add({ layer: 'gif_comment', name: 'comment', place, text: decodeText(data) });
  } else if (label === 0xff) {
    const name = latin1(bytes.subarray(at + 3, start));
    const place = `GIF application block "${name}" at byte ${at}`;
    walk.attempt(place, () => {
      // An XMP packet is not in sub-blocks; its trailer leads a reader of sub-blocks to the end.
      if (name === 'XMP DataXMP')
        readXmp(walk, bytes.subarray(start, Math.max(start, end - 1 - xmpTrailerBytes)), place);
      else if (name.startsWith('C2PA_GIF')) readC2pa(walk, data, place);
      else walk.addReadable({ layer: 'gif', name, place }, data);
    });
  } else if (label !== 0xf9) {
    const name = `extension 0x${label?.toString(16)}`;
    walk.addReadable({ layer: 'gif', name, place: `GIF extension at byte ${at}` }, data);
  }
  return end;
}

/** A sequence of sub-blocks, and the offset after the empty one that ends it. */
function readSubBlocks(bytes: Uint8Array, from: number): { pieces: Uint8Array[]; end: number } {
  const pieces: Uint8Array[] = [];
  let at = from;
  for (; at < bytes.length && bytes[at] !== 0; at += 1 + bytes[at]!)
    pieces.push(bytes.subarray(at + 1, at + 1 + bytes[at]!));
  return { pieces, end: at + 1 };
}
