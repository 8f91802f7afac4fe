/** Image files whose metadata is expensive to read, by family: each grows with `n`. */
import { deflateSync } from 'node:zlib';
import {
  ascii,
  avif,
  box,
  chunk,
  gif,
  gifComment,
  itxtChunk,
  join,
  jpeg,
  latin1,
  le32,
  packedChunk,
  png,
  riff,
  segment,
  size,
  textChunk,
  tiff,
  u16,
  u32,
  webp,
  xmpOf,
} from './files.js';

const many = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.round(n)) }, (_, i) => make(i));
const xmpHeader = 'http://ns.adobe.com/xap/1.0/\0';
const app1 = (data: Uint8Array | string) => segment(0xe1, data);
const svg = (inside: string) => join(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const photoshop = (data: Uint8Array) => join('8BIM', u16(1028), '\0\0', u32(data.length), data);

/** Tags that all point to the same long value. */
function shared(n: number, tag: number, type: number): Uint8Array {
  const value = latin1('Windmill '.repeat(n * 10));
  const bytes = tiff([...size(9, 9), ...many(n, () => ({ tag, type, value: Buffer.alloc(8) }))]);
  const whole = join(bytes, value);
  const view = new DataView(whole.buffer, whole.byteOffset);
  for (let i = 2; i < n + 2; i++) {
    view.setUint32(10 + i * 12 + 4, value.length, true);
    view.setUint32(10 + i * 12 + 8, bytes.length, true);
  }
  return whole;
}

/** Profile tags that all point to the same translations. */
function profile(n: number): Uint8Array {
  const text = latin1('Windmill'.repeat(n));
  const records = many(100, () => join('enUS', u32(text.length), u32(16 + 1200)));
  const data = join('mluc', u32(0), u32(100), u32(12), ...records, text);
  return join(
    Buffer.alloc(128),
    u32(100),
    ...many(100, () => join('desc', u32(132 + 1200), u32(data.length))),
    data,
  );
}

export const hostileImages: Readonly<Record<string, (n: number) => Uint8Array>> = {
  'JPEG packets of open tags': n => jpeg(many(n / 20, () => app1(join(xmpHeader, '<'.repeat(60_000))))),
  'JPEG packets of tags': n => jpeg(many(n / 20, () => app1(join(xmpHeader, '<a b="c"/>'.repeat(6_000))))),
  'JPEG segments of damaged EXIF': n => jpeg(many(n, () => app1('Exif\0\0II*\0\xff\xff\xff\xff'))),
  'JPEG digests of extended XMP': n =>
    jpeg(
      many(n * 4, i =>
        app1(`http://ns.adobe.com/xmp/extension/\0${String(i).padStart(32, '0')}\0\0\0\0\0\0\0\0`),
      ),
    ),
  'JPEG pieces of one digest': n =>
    jpeg(
      many(n * 4, i =>
        app1(join(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}`, u32(n), u32(n * 4 - i), '<a>')),
      ),
    ),
  'JPEG markers': n => jpeg([new Uint8Array(n * 100).fill(0xff)]),
  'JPEG comments': n => jpeg(many(n * 4, i => segment(0xfe, `Windmill ${i} over the harbour`))),
  'JPEG bytes that are no marker': n => jpeg([join('\x12\xff\xd0\xff\x00'.repeat(n * 40))]),
  'PNG chunks': n => png(many(n * 8, () => chunk('teXt', ''))),
  'PNG text chunks': n => png(many(n * 4, i => textChunk(`Key ${i}`, 'Windmills over the harbour'))),
  'PNG packed chunks': n => png(many(n / 40, i => packedChunk(`Key ${i}`, ' '.repeat(400_000)))),
  'PNG XMP chunks': n =>
    png(many(n, () => itxtChunk('XML:com.adobe.xmp', xmpOf('<dc:title>Windmills</dc:title>'), true))),
  'PNG profiles': n => png(many(n / 40, () => chunk('iCCP', join('p\0\0', deflateSync(profile(200)))))),
  'PNG raw profiles': n =>
    png(
      many(n / 10, () => textChunk('Raw profile type iptc', `\n8BIM\n 8000\n${'1c02780001'.repeat(1_600)}`)),
    ),
  'PNG unknown chunks': n => png(many(n / 20, () => chunk('abCd', '\x01Windmill\x02'.repeat(5_000)))),
  'GIF frames': n => gif(many(n * 8, () => '\x2c\0\0\0\0\x03\0\x02\0\0\x02\x02\x44\x01\0')),
  'GIF comments': n => gif(many(n * 4, i => gifComment(`Windmill ${i}`))),
  'GIF empty extensions': n => gif(many(n * 8, () => '!\x01\0')),
  'GIF packets': n =>
    gif(many(n, () => join('!\xff\x0bXMP DataXMP', xmpOf('<dc:title>W</dc:title>'), '\x01\xff\0'))),
  'WebP chunks': n => webp(many(n * 8, () => riff('abcd', 'Windmills'))),
  'WebP packets': n => webp(many(n, () => riff('XMP ', xmpOf('<dc:title>Windmills</dc:title>')))),
  'TIFF tags of one comment': n => shared(n, 0x9286, 7),
  'TIFF tags of one packet': n => shared(n, 0x02bc, 1),
  'TIFF tags of one profile': n => shared(n, 0x8773, 7),
  'TIFF tags of one resource': n => shared(n, 0x8649, 1),
  'TIFF strings': n => tiff([...size(9, 9), ...many(n * 4, () => ascii(0x131, 'Windmill'))]),
  'TIFF subdirectories': n =>
    tiff([...size(9, 9), { tag: 0x14a, type: 4, value: Buffer.concat(many(n * 4, () => le32(8))) }]),
  'AVIF boxes': n => join(avif('<x/>'), ...many(n * 8, () => box('free', 'W'))),
  'AVIF nested boxes': n =>
    join(avif('<x/>'), ...many(n, () => box('meta', u32(0), box('iprp', box('ipco', ''))))),
  'XMP attributes': n =>
    png([itxtChunk('XML:com.adobe.xmp', xmpOf(`<dc:a ${many(n * 8, i => `dc:b${i}="c"`).join(' ')}/>`))]),
  'XMP long names': n =>
    png([
      itxtChunk(
        'XML:com.adobe.xmp',
        xmpOf(`${many(40, i => `<dc:${'w'.repeat(n * 4)}${i}>`).join('')}${'<dc:b>c</dc:b>'.repeat(n)}`),
      ),
    ]),
  'XMP elements': n => png([itxtChunk('XML:com.adobe.xmp', xmpOf('<dc:a>Windmill</dc:a>'.repeat(n * 8)))]),
  'XMP comments': n => png([itxtChunk('XML:com.adobe.xmp', xmpOf('<!--Windmill-->'.repeat(n * 8)))]),
  'IPTC datasets': n =>
    jpeg(
      many(n / 20, () =>
        segment(0xed, join('Photoshop 3.0\0', photoshop(join('\x1c\x02\x78\0\x08Windmill'.repeat(2_000))))),
      ),
    ),
  'JUMBF boxes': n => png([chunk('caBX', join(...many(n * 8, () => box('cbor', '\x63abc'))))]),
  'JUMBF nested boxes': n =>
    png([
      chunk('caBX', join(...many(n, () => box('jumb', box('jumb', box('jumb', box('cbor', '\x63abc'))))))),
    ]),
  'JUMBF strings': n => png([chunk('caBX', box('cbor', '\x63abc'.repeat(n * 20)))]),
  'SVG deep namespaces': n =>
    svg(`${many(200, i => `<g xmlns:a${i}="b">`).join('')}${'<a0:b a1:c="d"/>'.repeat(n * 4)}`),
  'SVG attributes': n => svg(`<g ${many(n * 8, i => `b${i}="c"`).join(' ')}/>`),
  'SVG metadata': n => svg(`<metadata>${xmpOf('<dc:a>Windmill</dc:a>'.repeat(n * 8))}</metadata>`),
  'SVG spans': n => svg(`<text>${'<tspan>Windmill</tspan>'.repeat(n * 8)}</text>`),
  'SVG nested spans': n =>
    svg(
      `<text>${'<tspan>Windmills turn '.repeat(400)}${'Windmill '.repeat(n * 20)}${'</tspan>'.repeat(400)}</text>`,
    ),
  'SVG comments': n => svg('<!--Windmill-->'.repeat(n * 8)),
  'SVG open tags': n => join(svg('').subarray(0, -6), '<'.repeat(n * 100)),
};
