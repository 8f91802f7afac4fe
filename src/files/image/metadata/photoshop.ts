import { decodeText, latin1 } from '../../../document/charset.js';
import names from './names.json' with { type: 'json' };
import { viewOf, type Walk } from './walk-state.js';
import { readXmp } from './xmp.js';

/** Resources with another format, or text (Photoshop File Formats, "Image Resource IDs"). */
const resource = { iptc: 1028, xmp: 1060 };
/** EXIF blocks are read as text: they are copies of others, and may contain Photoshop resources again. */
const textResources: Readonly<Record<string, string>> = names.photoshop;

/** Reads image resources: `8BIM`, id (2), name padded to even, length (4), data padded to even. */
export function readPhotoshop(walk: Walk, data: Uint8Array, within: string): void {
  const view = viewOf(data);
  let at = 0;
  while (at + 12 <= data.length && walk.step()) {
    const signature = latin1(data.subarray(at, at + 4));
    if (!/^(8BIM|MeSa|PHUT|AgHg|DCSR)$/.test(signature))
      return walk.warn(`The Photoshop resources in ${within} are damaged.`);
    const id = view.getUint16(at + 4);
    const nameBytes = data[at + 6]!;
    const start = at + 6 + ((1 + nameBytes + 1) & ~1) + 4;
    const length = view.getUint32(start - 4);
    const end = start + length;
    readResource(walk, id, data.subarray(start, end), within);
    if (nameBytes > 0)
      addText(walk, `resource ${id} name`, data.subarray(at + 7, at + 7 + nameBytes), within);
    at = end + (length & 1);
  }
}

function readResource(walk: Walk, id: number, data: Uint8Array, within: string): void {
  if (id === resource.iptc) readIptc(walk, data, within);
  else if (id === resource.xmp) readXmp(walk, data, within);
  else if (textResources[id] !== undefined) addText(walk, textResources[id], data, within);
}

const addText = (walk: Walk, name: string, data: Uint8Array, within: string): void =>
  walk.addReadable({ layer: 'photoshop', name, place: `Photoshop ${name} in ${within}` }, data);

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
