import { decodeText, latin1 } from './text.js';
import { unsignedAt, viewOf, type Walk } from './walk-state.js';

/**
 * Reads the texts of a manifest store (content credentials, C2PA 2.2, 11.1) into one block. The store
 * consists of nested JUMBF boxes with CBOR or JSON in the innermost. Validation is left to the provenance
 * scan.
 */
export function readC2pa(walk: Walk, store: Uint8Array, place: string): void {
  const texts: string[] = [];
  let label = '';
  const readBoxes = (from: number, end: number, depth: number): void => {
    const view = viewOf(store);
    for (let box = from; box + 8 <= end && walk.step(); ) {
      const size = view.getUint32(box);
      const boxEnd = size === 0 ? end : box + size;
      const type = latin1(store.subarray(box + 4, box + 8));
      if (size !== 0 && (size < 8 || boxEnd > end))
        return walk.warn(`The content credentials in ${place} are damaged.`);
      const data = store.subarray(box + 8, boxEnd);
      if (type === 'jumb' && depth < walk.bounds.imageDepth) readBoxes(box + 8, boxEnd, depth + 1);
      else if (type === 'jumd') label ||= labelOf(data);
      else if (type === 'json') texts.push(decodeText(data));
      else if (type === 'cbor') texts.push(...cborTexts(data, walk.bounds.imageBlocks));
      box = boxEnd;
    }
  };
  readBoxes(0, store.length, 0);
  const text = texts.join('\n');
  walk.add({ layer: 'c2pa', name: label || 'jumbf', place: `content credentials in ${place}`, text });
}

/** Label of a description box: type (16), toggles (1), NUL-terminated label if their bit 1 is set. */
function labelOf(data: Uint8Array): string {
  const end = data.indexOf(0, 17);
  return (data[16]! & 2) !== 0 && end > 17 ? latin1(data.subarray(17, end)) : '';
}

/** The text strings of CBOR (RFC 8949) in order, with the keys of maps. No values are built. */
function cborTexts(data: Uint8Array, textsMax: number): string[] {
  const texts: string[] = [];
  const view = viewOf(data);
  let at = 0;
  while (at < data.length && texts.length < textsMax) {
    const major = data[at]! >> 5;
    const short = data[at]! & 31;
    at++;
    const width = short < 24 ? 0 : short <= 27 ? 1 << (short - 24) : 0;
    if (at + width > data.length) break;
    const value = width === 0 ? short : unsignedAt(view, at, width);
    at += width;
    if (major !== 2 && major !== 3) continue;
    // Indefinite length: the chunks follow as separate strings.
    if (short === 31) continue;
    if (major === 3) texts.push(decodeText(data.subarray(at, at + value)));
    at += value;
  }
  return texts.filter(text => text.length > 1);
}
