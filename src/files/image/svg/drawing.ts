/**
 * A parsed SVG file for the scans: its tree, the sanitised drawing for a renderer, and its embedded images.
 */
import type { ImageBounds } from '../bounds.js';
import type { ImageContents } from '../image.js';
import { type EmbeddedImage, embeddedImages } from './embedded.js';
import { parseSvg } from './parse.js';
import { type PreparedSvg, prepareSvg, type SkippedSvg } from './prepare.js';
import { elementsOf, type SvgElement, type SvgTree } from './tree.js';

export interface Drawing {
  /** Null when the file has no root element. */
  tree: SvgTree | null;
  prepared: PreparedSvg | SkippedSvg;
  embedded: EmbeddedImage[];
  /** Public sentences about parts that were not read or not drawn. */
  notes: string[];
  /** Whether text may be hidden by style rules that were not understood. */
  mayHideText: boolean;
}

/** Parses a drawing and prepares it for rendering. Images inside an embedded drawing are omitted. */
export function readDrawing(
  bytes: Uint8Array,
  size: Pick<ImageContents, 'width' | 'height'>,
  bounds: Pick<ImageBounds, 'svg' | 'metadata'>,
  isEmbedded = false,
): Drawing {
  const tree = parseSvg(bytes, bounds);
  if (tree === null)
    return { tree, prepared: { skipped: null }, embedded: [], notes: [], mayHideText: false };
  const { images, leftOut } = embeddedImages(tree.root, bounds);
  const embedded = isEmbedded ? [] : images;
  const prepared = prepareSvg(tree, size, embedded, bounds.svg);
  const mayHideText = tree.hasUncertainStyles && hasText(tree.root);
  const missing = leftOut + images.length - embedded.length;
  const notes: string[] = [];
  if ('skipped' in prepared && prepared.skipped !== null) notes.push(prepared.skipped);
  if ('svg' in prepared && prepared.withoutFilters)
    notes.push('The drawing was rendered without its filters.');
  if (mayHideText)
    notes.push('Some style rules of the drawing were not understood, so text that they hide may be missed.');
  if (missing > 0)
    notes.push(`${missing} of the drawing's embedded images ${missing === 1 ? 'was' : 'were'} omitted.`);
  return { tree, prepared, embedded, notes, mayHideText };
}

function hasText(root: SvgElement): boolean {
  for (const { name } of elementsOf(root)) if (name === 'text' || name === 'foreignObject') return true;
  return false;
}
