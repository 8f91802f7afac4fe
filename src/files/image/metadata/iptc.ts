import names from './names.json' with { type: 'json' };
import { decodeText, latin1 } from './text.js';
import { viewOf, type Walk } from './walk-state.js';

/** Names of the datasets of the application record that contain text (IPTC-IIM 4.2, chapter 6). */
const datasetNames: Readonly<Record<string, string>> = names.iptc;
const applicationRecord = 2;
const firstTextDataset = 4;

/** Reads IPTC-IIM: tag 0x1C, record, dataset, length (2 bytes, or the size of a longer one), data. */
export function readIptc(walk: Walk, data: Uint8Array, place: string): void {
  const view = viewOf(data);
  let at = 0;
  while (at + 5 <= data.length && data[at] === 0x1c && walk.step()) {
    const record = data[at + 1]!;
    const dataset = data[at + 2]!;
    let length = view.getUint16(at + 3);
    at += 5;
    if (length & 0x8000) {
      const width = length & 0x7fff;
      if (width !== 4) break;
      length = view.getUint32(at);
      at += 4;
    }
    const value = data.subarray(at, at + length);
    if (value.length < length) walk.warn(`The IPTC block in ${place} is truncated.`);
    at += length;
    if (record !== applicationRecord || dataset < firstTextDataset || /[\0-\x08]/.test(latin1(value)))
      continue;
    const name = datasetNames[dataset] ?? `dataset ${record}:${dataset}`;
    walk.add({ layer: 'iptc', name, place: `IPTC ${name} in ${place}`, text: decodeText(value) });
  }
}
