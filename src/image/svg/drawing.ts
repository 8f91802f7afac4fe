/** An SVG file as it is read: its tree, what is handed to a renderer, and the images inside it. */
import type { ImageContents } from '../image.js';
import { type EmbeddedImage, embeddedImages } from './embedded.js';
import { type PreparedSvg, prepareSvg, type SkippedSvg } from './prepare.js';
import { parseSvg, type SvgTree } from './tree.js';

export interface Drawing {
  /** Null when the file has no root element. */
  tree: SvgTree | null;
  prepared: PreparedSvg | SkippedSvg;
  embedded: EmbeddedImage[];
  /** Public sentences: what was left out. */
  notes: string[];
}

/** Parses a drawing and prepares it for rendering. Images inside an embedded drawing are not followed. */
export function readDrawing(
  bytes: Uint8Array,
  size: Pick<ImageContents, 'width' | 'height'>,
  isEmbedded = false,
): Drawing {
  const tree = parseSvg(bytes);
  if (tree === null) return { tree, prepared: { skipped: null }, embedded: [], notes: [] };
  const { images, leftOut } = embeddedImages(tree.root);
  const embedded = isEmbedded ? [] : images;
  const prepared = prepareSvg(tree, size, embedded);
  const missing = leftOut + images.length - embedded.length;
  const notes: string[] = [];
  if ('skipped' in prepared && prepared.skipped !== null) notes.push(prepared.skipped);
  if ('svg' in prepared && prepared.withoutFilters)
    notes.push('The drawing was rendered without its filters.');
  if (missing > 0)
    notes.push(`${missing} of the drawing's embedded images ${missing === 1 ? 'was' : 'were'} left out.`);
  return { tree, prepared, embedded, notes };
}
