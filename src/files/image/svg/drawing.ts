/** Drawings for the scans: their styled elements and embedded images. Drawings are never rendered. */
import type { Bounds } from '../../bounds.js';
import { type EmbeddedImage, embeddedImages } from './embedded.js';
import { applyStyles } from './style.js';
import { elementsOf, type SvgElement, type SvgTree } from './tree.js';

export interface Drawing {
  root: SvgElement;
  embedded: EmbeddedImage[];
  /** Public sentences about parts that were not read. */
  notes: string[];
}

/** Applies the styles of a drawing. Images inside an embedded drawing are omitted. */
export function readDrawing({ root, isComplete }: SvgTree, bounds: Bounds, isEmbedded = false): Drawing {
  const styles = applyStyles(root, bounds);
  const { images, leftOut } = embeddedImages(root, bounds);
  const embedded = isEmbedded ? [] : images;
  const missing = leftOut + images.length - embedded.length;
  const notes: string[] = [];
  if (mayShowMore(root))
    notes.push('Drawings are not rendered, so text and codes drawn with shapes were not looked for.');
  if (!isComplete || !styles.isComplete)
    notes.push('The drawing has too many parts or style rules, so hidden text may be missed.');
  if (styles.isUncertain && hasText(root))
    notes.push('Some style rules of the drawing were not understood, so text that they hide may be missed.');
  if (missing > 0) notes.push(`${missing} of the drawing's embedded images could not be read.`);
  return { root, embedded, notes };
}

/** Maximum basic shapes that are too few to form letters or a code. */
const basicShapesMax = 8;
const basicShape = /^(?:rect|circle|ellipse|line|use)$/;
const freeShape = /^(?:path|polygon|polyline)$/;

/** Whether a drawing has shapes that can form letters or codes. */
function mayShowMore(root: SvgElement): boolean {
  let shapes = 0;
  for (const { name } of elementsOf(root))
    if (freeShape.test(name) || (basicShape.test(name) && ++shapes > basicShapesMax)) return true;
  return false;
}

function hasText(root: SvgElement): boolean {
  for (const { name } of elementsOf(root)) if (name === 'text' || name === 'foreignObject') return true;
  return false;
}
