/**
 * Decodes the pixels of a BMP file: Windows bitmaps of 1 to 32 bits per pixel without compression, with a
 * palette or bit masks (MS-WMF 2.2.2.9, "DeviceIndependentBitmap"). libvips has no decoder for them.
 */
const fileHeaderBytes = 14;
const infoHeaderBytes = 40;
/** Values of the field Compression. */
const uncompressed = 0;
const bitFields = [3, 6];

interface Header {
  width: number;
  height: number;
  /** Whether the first row of the file is the top row. */
  isTopDown: boolean;
  bits: number;
  /** Offsets of the palette and of the pixels. */
  palette: number;
  pixels: number;
  /** Masks of red, green and blue for 16 and 32 bits. */
  masks: readonly number[];
}

/** Decoded RGBA pixels, and the distance in the file of two neighbouring ones. */
export interface Bitmap {
  data: Uint8Array;
  width: number;
  height: number;
  step: number;
}

export const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

/**
 * Decodes a BMP to RGBA with every `step`th pixel of every `step`th row. Missing rows of a truncated file are
 * white. Returns null when the header is invalid or the pixels are compressed.
 */
export function decodeBmp(bytes: Uint8Array, pixelsMax: number): Bitmap | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  if (header === null) return null;
  const step = Math.max(1, Math.ceil(Math.sqrt((header.width * header.height) / pixelsMax)));
  const width = Math.ceil(header.width / step);
  const height = Math.ceil(header.height / step);
  // A very narrow bitmap is reduced in one direction only.
  if (width * height > 2 * pixelsMax) return null;
  const data = new Uint8Array(width * height * 4).fill(255);
  const rowBytes = Math.ceil((header.width * header.bits) / 32) * 4;
  const colourAt = colourReader(view, header);
  for (let y = 0; y < height; y++) {
    const fileRow = header.isTopDown ? y * step : header.height - 1 - y * step;
    const row = header.pixels + fileRow * rowBytes;
    if (row + rowBytes > view.byteLength) continue;
    for (let x = 0; x < width; x++) {
      const colour = colourAt(row, x * step);
      const at = (y * width + x) * 4;
      data[at] = colour >> 16;
      data[at + 1] = (colour >> 8) & 255;
      data[at + 2] = colour & 255;
    }
  }
  return { data, width, height, step };
}

function readHeader(view: DataView): Header | null {
  if (view.byteLength < fileHeaderBytes + infoHeaderBytes) return null;
  const size = view.getUint32(14, true);
  const width = view.getInt32(18, true);
  const height = view.getInt32(22, true);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  if (size < infoHeaderBytes) return null;
  const hasMasks = bitFields.includes(compression) && (bits === 16 || bits === 32);
  if (width <= 0 || height === 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) return null;
  if (compression !== uncompressed && !hasMasks) return null;
  const masksAt = fileHeaderBytes + infoHeaderBytes;
  if (hasMasks && view.byteLength < masksAt + 12) return null;
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    palette: fileHeaderBytes + size,
    pixels: view.getUint32(10, true),
    masks: hasMasks
      ? [0, 4, 8].map(at => view.getUint32(masksAt + at, true))
      : bits === 16
        ? [0x7c00, 0x3e0, 0x1f]
        : [0xff0000, 0xff00, 0xff],
  };
}

/** Returns a function that reads the colour, 0xRRGGBB, of a pixel of the row at an offset. */
function colourReader(view: DataView, header: Header): (row: number, x: number) => number {
  const { bits, masks } = header;
  if (bits <= 8) {
    const palette = readPalette(view, header);
    const perByte = 8 / bits;
    const mask = (1 << bits) - 1;
    return (row, x) => {
      const byte = view.getUint8(row + Math.floor(x / perByte));
      return palette[(byte >> (8 - bits - (x % perByte) * bits)) & mask]!;
    };
  }
  if (bits === 24)
    return (row, x) => view.getUint16(row + x * 3, true) | (view.getUint8(row + x * 3 + 2) << 16);
  const channels = masks.map(channelOf);
  return (row, x) => {
    const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
    return channels.reduce((colour, channel) => (colour << 8) | channel(value), 0);
  };
}

/** The colours of the palette; black where the file has none. */
function readPalette(view: DataView, { bits, palette }: Header): Uint32Array {
  const colours = new Uint32Array(1 << bits);
  colours.forEach((_, i) => {
    const at = palette + i * 4;
    if (at + 3 <= view.byteLength) colours[i] = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  });
  return colours;
}

/** Returns a function that scales the bits under a mask to 0 to 255. */
function channelOf(mask: number): (value: number) => number {
  const shift = mask === 0 ? 0 : Math.clz32(mask & -mask) ^ 31;
  const top = mask >>> shift;
  return top === 0 ? () => 0 : value => Math.round((((value & mask) >>> shift) * 255) / top);
}
