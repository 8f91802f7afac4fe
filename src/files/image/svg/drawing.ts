/** Drawings for the scans: their elements and embedded images. Drawings are never rendered. */
import { type CheerioAPI, load } from 'cheerio/slim';
import type { Bounds } from '../../bounds.js';
import type { SvgTree } from '../image.js';
import { type EmbeddedImage, embeddedImages } from './embedded.js';

export interface Drawing {
  $: CheerioAPI;
  embedded: EmbeddedImage[];
  /** Public sentences about parts that were not read. */
  notes: string[];
}

/** Reads a drawing. Images inside an embedded drawing are omitted. */
export function readDrawing({ document, isComplete }: SvgTree, bounds: Bounds, isEmbedded = false): Drawing {
  const $ = load(document, { xml: true });
  const { images, leftOut } = embeddedImages($, bounds);
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
