import type { Walk } from '../walk-state.js';

/** Windows and OS/2 bitmaps: file size, header, pixels, and any bytes after them. */
export function walkBmp(walk: Walk): void {
  const { bytes, view } = walk;
  const isCore = view.getUint32(14, true) === 12;
  walk.width = isCore ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true));
  // A negative height means rows from top to bottom.
  walk.height = isCore ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true));
  const declared = view.getUint32(2, true);
  if (declared > bytes.length) walk.warn('The bitmap is truncated: it is shorter than its header states.');
  // Some writers leave the size at 0.
  else if (declared >= 26 && declared < bytes.length) walk.addTrailing(declared, 'the end of the bitmap');
}
