import { decodeText, latin1 } from '../../../document/charset.js';
import names from './names.json' with { type: 'json' };
import { trimNulls } from './text.js';
import { viewOf, type Walk } from './walk-state.js';

/** Tags of an ICC profile (ICC.1:2022) that contain text. */
const textTags: Readonly<Record<string, string>> = names.icc;
const tagsMax = 100;

const utf16be = new TextDecoder('utf-16be');

export function readIcc(walk: Walk, profile: Uint8Array, place: string): void {
  const view = viewOf(profile);
  const tags = Math.min(view.getUint32(128), tagsMax);
  for (let i = 0; i < tags && walk.step(); i++) {
    const at = 132 + i * 12;
    const name = textTags[latin1(profile.subarray(at, at + 4))];
    if (name === undefined) continue;
    const start = view.getUint32(at + 4);
    const data = profile.subarray(start, start + view.getUint32(at + 8));
    const text = walk.spend(data.length) ? trimNulls(textOf(data)) : '';
    if (text !== '') walk.add({ layer: 'icc', name, place: `ICC ${name} in ${place}`, text });
  }
}

/** The text of a tag. `mluc` has a list of languages before their texts in UTF-16. */
function textOf(data: Uint8Array): string {
  const type = latin1(data.subarray(0, 4));
  if (type === 'text') return decodeText(data.subarray(8));
  const length = viewOf(data).getUint32(8);
  if (type === 'desc') return decodeText(data.subarray(12, 12 + length));
  return type === 'mluc' ? utf16be.decode(data.subarray(16 + 12 * length)) : '';
}
