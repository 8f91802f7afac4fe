import names from './names.json' with { type: 'json' };
import { decodeText, latin1, trimNulls } from './text.js';
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
    for (const text of textsOf(walk, data))
      walk.add({ layer: 'icc', name, place: `ICC ${name} in ${place}`, text });
  }
}

/** Texts of a tag: `text` and `desc` contain one, `mluc` one per language in UTF-16. */
function textsOf(walk: Walk, data: Uint8Array): string[] {
  const type = latin1(data.subarray(0, 4));
  const view = viewOf(data);
  if (!walk.spend(data.length)) return [];
  if (type === 'text') return [trimNulls(decodeText(data.subarray(8)))];
  if (type === 'desc') return [trimNulls(decodeText(data.subarray(12, 12 + view.getUint32(8))))];
  if (type !== 'mluc') return [];
  return Array.from({ length: Math.min(view.getUint32(8), tagsMax) }, (_, i) => {
    const record = 16 + i * 12;
    const start = view.getUint32(record + 8);
    const text = data.subarray(start, start + view.getUint32(record + 4));
    return walk.spend(text.length) ? utf16be.decode(text) : '';
  });
}
