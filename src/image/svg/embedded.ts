/** Raster images and drawings that an SVG holds in data: addresses. External addresses are never followed. */
import { limits } from '../../limits.js';
import { type ImageContents, isProblem } from '../image.js';
import { walkImage } from '../metadata/read-metadata.js';
import { sniff } from '../sniff.js';
import { hrefOf, type SvgElement } from './tree.js';

export interface EmbeddedImage {
  /** The elements that show it. */
  elements: SvgElement[];
  bytes: Uint8Array;
  contents: ImageContents;
}

export interface EmbeddedImages {
  images: EmbeddedImage[];
  /** Images beyond the limits of count, bytes and pixels. */
  leftOut: number;
}

/** Every distinct embedded image of a drawing in document order, drawn or not. */
export function embeddedImages(root: SvgElement): EmbeddedImages {
  const images: EmbeddedImage[] = [];
  const seen = new Map<string, SvgElement[]>();
  let bytesLeft: number = limits.svgImageBytes;
  let pixelsLeft: number = limits.decodedPixels;
  let leftOut = 0;
  for (const element of elementsOf(root)) {
    const href = /^(?:image|feImage)$/.test(element.name) ? hrefOf(element)?.trim() : undefined;
    if (href === undefined || !/^data:/i.test(href)) continue;
    const shared = seen.get(href);
    if (shared !== undefined) {
      shared.push(element);
      continue;
    }
    const elements = [element];
    seen.set(href, elements);
    if (images.length === limits.svgImages || href.length > bytesLeft * 1.4) {
      leftOut++;
      continue;
    }
    const bytes = dataOf(href);
    bytesLeft -= bytes.length;
    if (sniff(bytes) === null) continue;
    const contents = walkImage(bytes);
    if (isProblem(contents)) continue;
    pixelsLeft -= contents.format === 'svg' ? 0 : contents.width * contents.height;
    if (pixelsLeft < 0) leftOut++;
    else images.push({ elements, bytes, contents });
  }
  return { images, leftOut };
}

/** Content of a data: address (RFC 2397). */
function dataOf(href: string): Uint8Array {
  const comma = href.indexOf(',');
  const data = href.slice(comma + 1);
  if (comma < 0) return new Uint8Array(0);
  if (/;\s?base64\s?$/i.test(href.slice(Math.max(0, comma - 20), comma))) {
    const plain = data.includes('%') ? unescaped(data).toString('latin1') : data;
    return new Uint8Array(Buffer.from(plain, 'base64'));
  }
  return new Uint8Array(unescaped(data));
}

/** Percent escapes undone; malformed ones stay as they are. */
function unescaped(data: string): Buffer {
  const source = Buffer.from(data, 'utf8');
  const bytes = Buffer.alloc(source.length);
  let length = 0;
  for (let at = 0; at < source.length; at++) {
    const code =
      source[at] === 0x25 ? Number.parseInt(source.toString('latin1', at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) bytes[length++] = source[at]!;
    else {
      bytes[length++] = code;
      at += 2;
    }
  }
  return bytes.subarray(0, length);
}

function* elementsOf(root: SvgElement): Generator<SvgElement> {
  const pending = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    yield element;
    for (let i = element.children.length - 1; i >= 0; i--) {
      const child = element.children[i]!;
      if (typeof child !== 'string') pending.push(child);
    }
  }
}
