import type { ImageFormat } from './image.js';
import { decodeXml, latin1 } from './metadata/text.js';

/** HEIF brands (ISO/IEC 23008-12, AVIF), which name the codec of a file's primary picture. */
const avifBrands = new Set(['avif', 'avis', 'avio']);
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

/** Detects an image's format by its first bytes; null when it is not supported. */
export function sniff(bytes: Uint8Array): ImageFormat | null {
  const head = latin1(bytes.subarray(0, 16));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.slice(4, 8) === 'ftyp') return heifFormat(bytes);
  if (head.startsWith('BM') && isBitmapHeader(bytes)) return 'bmp';
  return opensSvg(bytes) ? 'svg' : null;
}

/** Uses the major brand, or the compatible brands if the major brand is a general one (mif1). */
function heifFormat(bytes: Uint8Array): ImageFormat | null {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= Math.min(end, bytes.length); at += at === 8 ? 8 : 4)
    brands.push(latin1(bytes.subarray(at, at + 4)));
  if (avifBrands.has(brands[0] ?? '')) return 'avif';
  if (!brands.some(brand => heicBrands.has(brand))) return null;
  const isGeneral = brands[0] === 'mif1' || brands[0] === 'msf1' || !heicBrands.has(brands[0]!);
  return isGeneral && brands.some(brand => avifBrands.has(brand)) ? 'avif' : 'heic';
}

/** Requires a defined header size besides the two letters of the signature. */
function isBitmapHeader(bytes: Uint8Array): boolean {
  if (bytes.length < 18) return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(14, true);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(size);
}

/** An `svg` root element within the first 4 KB, after what XML allows before a root. */
function opensSvg(bytes: Uint8Array): boolean {
  let rest = decodeXml(bytes.subarray(0, 4096)).trimStart();
  for (;;) {
    const skipped = /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)\s*/i.exec(rest);
    if (skipped === null) return /^<(?:[\w.-]+:)?svg[\s/>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
