import type { ImageFormat } from './image.js';

// Without Node's modules: the site refuses other files before it asks for an account.
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const viewOf = ({ buffer, byteOffset, length }: Uint8Array) => new DataView(buffer, byteOffset, length);

/** HEIF brands (ISO/IEC 23008-12, AVIF): those of a codec, and general ones. */
const avifBrands = new Set(['avif', 'avis', 'avio']);
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);
const generalBrands = new Set(['mif1', 'msf1']);

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

/** Uses the first brand that names a codec: the major brand, or a compatible one if that is general. */
function heifFormat(bytes: Uint8Array): ImageFormat | null {
  const end = Math.min(viewOf(bytes).getUint32(0), 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= Math.min(end, bytes.length); at += at === 8 ? 8 : 4)
    brands.push(latin1(bytes.subarray(at, at + 4)));
  const codec = brands.find(brand => avifBrands.has(brand) || heicBrands.has(brand));
  if (codec === undefined) return brands.some(brand => generalBrands.has(brand)) ? 'heic' : null;
  return avifBrands.has(codec) ? 'avif' : 'heic';
}

/** Requires a defined header size besides the two letters of the signature. */
function isBitmapHeader(bytes: Uint8Array): boolean {
  if (bytes.length < 18) return false;
  const size = viewOf(bytes).getUint32(14, true);
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(size);
}

/** An `svg` root element within the first 4 KB, after what XML allows before a root. */
function opensSvg(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = first === 0 || second === 0 || first! >= 0xfe;
  const encoding = !isUtf16 ? 'utf-8' : first === 0 || first === 0xfe ? 'utf-16be' : 'utf-16le';
  let rest = new TextDecoder(encoding).decode(bytes.subarray(0, 4096)).trimStart();
  for (;;) {
    const skipped = /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)\s*/i.exec(rest);
    if (skipped === null) return /^<(?:[\w.-]+:)?svg[\s/>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
