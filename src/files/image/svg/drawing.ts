/**
 * Drawings for the scans: their elements, and the images that they embed as `data:` URLs. Drawings are never
 * rendered, and external URLs are never followed.
 */

import { type CheerioAPI, load } from 'cheerio/slim';
import { limits } from '../../../contract/limits.js';
import { type ImageContents, isProblem, type SvgTree } from '../image.js';
import { readMetadata } from '../metadata/read-metadata.js';

interface EmbeddedImage {
  bytes: Uint8Array;
  contents: ImageContents;
}

export interface Drawing {
  $: CheerioAPI;
  embedded: EmbeddedImage[];
  /** Public sentences about parts that were not read. */
  notes: string[];
}

/** Reads a drawing. Images inside an embedded drawing are omitted. */
export function readDrawing({ document, isComplete }: SvgTree, isEmbedded = false): Drawing {
  const $ = load(document, { xml: true });
  const { images, leftOut } = embeddedImages($);
  const embedded = isEmbedded ? [] : images;
  const missing = leftOut + images.length - embedded.length;
  const notes: string[] = [];
  if (mayShowMore($))
    notes.push('Drawings are not rendered, so text and codes drawn with shapes were not looked for.');
  if (!isComplete) notes.push('The drawing has too many parts, so hidden text may be missed.');
  if (missing > 0) notes.push(`${missing} of the drawing's embedded images could not be read.`);
  return { $, embedded, notes };
}

/** Maximum basic shapes that are too few to form letters or a code. */
const basicShapesMax = 8;

/** Whether a drawing has shapes that can form letters or codes. */
const mayShowMore = ($: CheerioAPI): boolean =>
  $('path, polygon, polyline').length > 0 || $('rect, circle, ellipse, line, use').length > basicShapesMax;

/**
 * Returns every distinct embedded image of a drawing in document order, drawn or not, and the number of those
 * that cannot be read, or are beyond the bounds on their number and pixels. The file bounds their bytes.
 */
function embeddedImages($: CheerioAPI) {
  const images: EmbeddedImage[] = [];
  const seen = new Set<string>();
  let pixelsLeft = limits.decodedPixels;
  let leftOut = 0;
  for (const { attribs } of $('image, feImage')) {
    // SVG 2 dropped the prefix `xlink:`.
    const href = (attribs.href ?? attribs['xlink:href'])?.trim();
    if (href === undefined || !/^data:/i.test(href) || seen.has(href)) continue;
    seen.add(href);
    if (images.length === limits.svgImages) {
      leftOut++;
      continue;
    }
    const bytes = dataOf(href);
    if (bytes.length === 0) continue;
    const contents = readMetadata(bytes);
    if (isProblem(contents)) {
      leftOut++;
      continue;
    }
    pixelsLeft -= contents.format === 'svg' ? 0 : contents.width * contents.height;
    if (pixelsLeft < 0) leftOut++;
    else images.push({ bytes, contents });
  }
  return { images, leftOut };
}

/** Content of a `data:` URL (RFC 2397). Malformed percent escapes stay as they are. */
function dataOf(href: string): Uint8Array {
  const comma = href.indexOf(',');
  if (comma < 0) return new Uint8Array(0);
  const escaped = Buffer.from(href.slice(comma + 1), 'utf8').toString('latin1');
  const data = escaped.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const isBase64 = /;\s?base64\s?$/i.test(href.slice(Math.max(0, comma - 20), comma));
  return new Uint8Array(Buffer.from(data, isBase64 ? 'base64' : 'latin1'));
}
