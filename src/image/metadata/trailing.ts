import { readableText } from './text.js';
import { keep, type Walk } from './walk-state.js';

/** What stands behind a picture's end: viewers skip it, readers of raw bytes do not. */
export function trailing(walk: Walk, from: number, after: string): void {
  const rest = walk.bytes.subarray(from);
  // Padding is no content.
  if (rest.every(byte => byte === 0)) return;
  const count = `${rest.length} byte${rest.length === 1 ? '' : 's'}`;
  keep(walk, {
    layer: 'trailing',
    name: 'trailing bytes',
    place: `${count} behind ${after}, from byte ${from}`,
    text: readableText(rest, walk.bounds.searchedBytes),
    offset: from,
  });
}
