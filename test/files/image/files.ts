/** Builders of small image files, byte by byte. */
import { crc32, deflateSync } from 'node:zlib';

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
export const join = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map(part => (typeof part === 'string' ? latin1(part) : part))));

export const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const le16 = (value: number): Buffer => u16(value).reverse();
export const le32 = (value: number): Buffer => u32(value).reverse();

/** A PNG chunk with its checksum. */
export function chunk(type: string, data: Uint8Array | string): Uint8Array {
  const body = join(type, data);
  return join(u32(body.length - 4), body, u32(crc32(body)));
}

const pngHead = (width: number, height: number) =>
  join('\x89PNG\r\n\x1a\n', chunk('IHDR', join(u32(width), u32(height), Buffer.from([8, 6, 0, 0, 0]))));

/** A PNG of one grey pixel, with chunks before and after the pixel data. */
export const png = (
  before: Uint8Array[] = [],
  after: Uint8Array[] = [],
  size = { width: 1, height: 1 },
): Uint8Array =>
  join(
    pngHead(size.width, size.height),
    ...before,
    chunk('IDAT', deflateSync(Buffer.from([0, 128, 128, 128, 255]))),
    ...after,
    chunk('IEND', ''),
  );

export const textChunk = (keyword: string, text: string): Uint8Array => chunk('tEXt', `${keyword}\0${text}`);
export const packedChunk = (keyword: string, text: string): Uint8Array =>
  chunk('zTXt', join(`${keyword}\0\0`, deflateSync(latin1(text))));
export const itxtChunk = (keyword: string, text: string, packed = false): Uint8Array => {
  const value = Buffer.from(text, 'utf8');
  const head = `${keyword}\0${packed ? '\x01' : '\0'}\0\0\0`;
  return chunk('iTXt', join(head, packed ? deflateSync(value) : value));
};

/** A JPEG segment. */
export const segment = (marker: number, data: Uint8Array | string): Uint8Array => {
  const body = join(data);
  return join(Buffer.from([0xff, marker]), u16(body.length + 2), body);
};

/** A JPEG of a frame header and an empty scan. */
export const jpeg = (segments: Uint8Array[] = [], behind: Uint8Array | string = ''): Uint8Array =>
  join(
    '\xff\xd8',
    ...segments,
    segment(0xc0, Buffer.from([8, 0, 4, 0, 3, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    '\x12\xff\x00\x34\xff\xd9',
    behind,
  );

export interface Tag {
  tag: number;
  type: number;
  value: Uint8Array;
}
const typeBytes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1 };
export const ascii = (tag: number, text: string): Tag => ({ tag, type: 2, value: latin1(`${text}\0`) });

/** A little-endian TIFF file: one directory, and an Exif directory when there are tags for it. */
export function tiff(tags: Tag[], exif: Tag[] = []): Uint8Array {
  const pointer: Tag[] = exif.length === 0 ? [] : [{ tag: 0x8769, type: 4, value: Buffer.alloc(4) }];
  const first = [...tags, ...pointer];
  const exifAt = 8 + 2 + first.length * 12 + 4;
  if (pointer[0] !== undefined) pointer[0].value = le32(exifAt);
  const dataAt = exifAt + (exif.length === 0 ? 0 : 2 + exif.length * 12 + 4);
  const data: Uint8Array[] = [];
  let at = dataAt;
  const directory = (entries: Tag[]) =>
    join(
      le16(entries.length),
      ...entries.map(({ tag, type, value }) => {
        let place: Uint8Array = Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4);
        if (value.length > 4) {
          place = le32(at);
          data.push(value);
          at += value.length;
        }
        return join(le16(tag), le16(type), le32(value.length / (typeBytes[type] ?? 1)), place);
      }),
      le32(0),
    );
  const directories = [directory(first), ...(exif.length === 0 ? [] : [directory(exif)])];
  return join('II*\0', le32(8), ...directories, ...data);
}
export const size = (width: number, height: number): Tag[] => [
  { tag: 0x100, type: 4, value: le32(width) },
  { tag: 0x101, type: 4, value: le32(height) },
];

/** A RIFF chunk, padded to even. */
export const riff = (type: string, data: Uint8Array | string): Uint8Array => {
  const body = join(data);
  return join(type, le32(body.length), body, body.length % 2 === 1 ? '\0' : '');
};
export const webp = (chunks: Uint8Array[], behind = ''): Uint8Array => {
  const body = join('WEBP', riff('VP8X', Buffer.from([0, 0, 0, 0, 6, 0, 0, 4, 0, 0])), ...chunks);
  return join('RIFF', le32(body.length), body, behind);
};

const gifFrame = '\x2c\0\0\0\0\x03\0\x02\0\0\x02\x02\x44\x01\0';
export const gif = (blocks: (Uint8Array | string)[] = [], behind = ''): Uint8Array =>
  join('GIF89a', le16(3), le16(2), '\0\0\0', ...blocks, gifFrame, ';', behind);
export const gifComment = (text: string): Uint8Array => join('!\xfe', Buffer.from([text.length]), text, '\0');

/** A box of the ISO base media format. */
export const box = (type: string, ...parts: (Uint8Array | string)[]): Uint8Array => {
  const body = join(...parts);
  return join(u32(body.length + 8), type, body);
};

/** An AVIF without pixels, with one XMP item in its `idat` box. */
export function avif(xmp: string): Uint8Array {
  const data = Buffer.from(xmp, 'utf8');
  return join(
    box('ftyp', 'avif', u32(0), 'avifmif1'),
    box(
      'meta',
      u32(0),
      box('pitm', u32(0), u16(1)),
      box(
        'iinf',
        u32(0),
        u16(2),
        box('infe', '\x02\0\0\0', u16(1), u16(0), 'av01\0'),
        box('infe', '\x02\0\0\0', u16(2), u16(0), 'mime\0application/rdf+xml\0'),
      ),
      box('iloc', '\x01\0\0\0', '\x44\0', u16(1), u16(2), u16(1), u16(0), u16(1), u32(0), u32(data.length)),
      box(
        'iprp',
        box('ipco', box('ispe', u32(0), u32(20), u32(10))),
        box('ipma', u32(0), u32(1), u16(1), '\x01\x81'),
      ),
      box('idat', data),
    ),
  );
}

export const xmpOf = (properties: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"` +
  ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"` +
  ` xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#">` +
  `${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A PNG with a packet of XMP. */
export const pngXmp = (packet: string, packed = false): Uint8Array =>
  png([itxtChunk('XML:com.adobe.xmp', packet, packed)]);

/** The header of a BMP with 24 bits a pixel, and one pixel. */
export function bmp(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(58);
  header.write('BM');
  header.writeUInt32LE(58, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(24, 28);
  return new Uint8Array(header);
}
