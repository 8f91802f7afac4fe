import { limits } from '../../../contract/limits.js';
import { decodeText, latin1 } from '../../../document/charset.js';
import { readableText } from './text.js';
import { unsignedAt, viewOf, type Walk } from './walk-state.js';

/**
 * Reads the texts of a manifest store (content credentials, C2PA 2.2, 11.1) into one block. The store
 * consists of nested JUMBF boxes with CBOR or JSON in the innermost; the content of a `jumb` box begins with
 * the next box. Validation is left to the provenance scan.
 */
export function readC2pa(walk: Walk, store: Uint8Array, place: string): void {
  const view = viewOf(store);
  const texts: string[] = [];
  let label = '';
  for (let at = 0; at + 8 <= store.length && walk.step(); ) {
    const end = at + (view.getUint32(at) || store.length - at);
    if (end < at + 8 || end > store.length) {
      walk.warn(`The content credentials in ${place} are damaged.`);
      texts.push(readableText(store.subarray(at)));
      break;
    }
    const type = latin1(store.subarray(at + 4, at + 8));
    const data = store.subarray(at + 8, end);
    if (type === 'jumd') label ||= labelOf(data);
    else if (type === 'json') texts.push(decodeText(data));
    else if (type === 'cbor') texts.push(...cborTexts(data, limits.imageBlocks));
    at = type === 'jumb' ? at + 8 : end;
  }
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
