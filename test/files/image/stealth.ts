import { deflateSync } from 'node:zlib';
import * as make from './files.js';

/** A PNG with a block in the alpha channel, down the columns. Each row uses the next of the five filters. */
export function hiding(block: Uint8Array, width: number, height: number): Uint8Array {
  const bit = (x: number, y: number) => {
    const i = x * height + y;
    return ((block[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
  };
  const sample = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 ? 0 : channel === 3 ? 254 | bit(x, y) : (x * 7 + y * 13 + channel * 50) & 255;
  const rows: number[] = [];
  for (let y = 0; y < height; y++) {
    const filter = y % 5;
    rows.push(filter);
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const [left, up, corner] = [
          sample(x - 1, y, channel),
          sample(x, y - 1, channel),
          sample(x - 1, y - 1, channel),
        ];
        const distances = [left, up, corner].map(near => Math.abs(left + up - corner - near));
        const paeth = [left, up, corner][distances.indexOf(Math.min(...distances))]!;
        const prediction = [0, left, up, (left + up) >> 1, paeth][filter]!;
        rows.push((sample(x, y, channel) - prediction) & 255);
      }
  }
  const header = make.join(make.u32(width), make.u32(height), Buffer.from([8, 6, 0, 0, 0]));
  const data = deflateSync(Buffer.from(rows));
  const half = data.length >> 1;
  return make.join(
    '\x89PNG\r\n\x1a\n',
    make.chunk('IHDR', header),
    make.chunk('IDAT', data.subarray(0, half)),
    make.chunk('IDAT', data.subarray(half)),
    make.chunk('IEND', ''),
  );
}
/** A block with its signature and its length in bits. */
export const signed = (signature: string, data: Uint8Array) =>
  make.join(signature, make.u32(data.length * 8), data);
