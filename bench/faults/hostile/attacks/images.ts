import * as make from '../../../../test/files/image/files.js';
import type { Attack } from '../attack.js';

const times = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
/** A graphic control extension and a frame of one pixel. */
const frame = '!\xf9\x04\x00\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00';

const files: readonly { type: string; bytes: Uint8Array }[] = [
  {
    type: 'jpeg',
    bytes: make.jpeg(
      times(140, i =>
        make.segment(
          0xe1,
          make.join('http://ns.adobe.com/xap/1.0/\0', make.xmpOf(`a:b${i}="${'c'.repeat(60_000)}"`)),
        ),
      ),
    ),
  },
  { type: 'jpeg', bytes: make.jpeg([Buffer.concat(times(90_000, i => make.segment(0xe1, `Exif\0\0${i}`)))]) },
  { type: 'png', bytes: make.png(times(300, i => make.packedChunk(`k${i}`, 'prompt '.repeat(100_000)))) },
  { type: 'png', bytes: make.png([], [], { width: 9_900, height: 9_900 }) },
  { type: 'gif', bytes: make.gif([frame.repeat(300_000)]) },
  { type: 'webp', bytes: make.webp([Buffer.concat(times(60_000, i => make.riff('EXIF', `x${i}`)))]) },
];

export const attack: Attack = {
  what: 'images with huge numbers of segments, compressed texts, frames and pixels',
  run: scenario =>
    scenario.steadily(n => {
      const { type, bytes } = files[n % files.length]!;
      return scenario.keyed({
        path: ['/api/scan/image', '/api/injection/image', '/api/injection/image?deep=true'][n % 3]!,
        headers: { 'content-type': `image/${type}`, 'x-filename': `a.${type}` },
        body: bytes,
      });
    }),
};
