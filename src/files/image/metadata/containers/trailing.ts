import { readableText } from '../text.js';
import { addBlock, type Walk } from '../walk-state.js';

/** Reads the bytes after a picture's end, which a model that is given the raw bytes reads. */
export function readTrailing(walk: Walk, from: number, after: string): void {
  const rest = walk.bytes.subarray(from);
  // Padding.
  if (rest.every(byte => byte === 0)) return;
  const count = `${rest.length} byte${rest.length === 1 ? '' : 's'}`;
  const place = `${count} behind ${after}, from byte ${from}`;
  const text = readableText(rest, walk.bounds);
  addBlock(walk, { layer: 'trailing', name: 'trailing bytes', place, text });
}
