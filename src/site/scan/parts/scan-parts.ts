/** Scans of the parts of a text that is too long for one. */
import type { ScanOptions } from '../../../client/index.js';
import type { ScanResult } from '../../../contract/scan.js';
import { telltale } from '../../api.js';
import { partTitle } from '../../long-text/part-title.js';
import type { PartRun } from '../../long-text/run-parts.js';
import { splitText, type TextPart } from '../../long-text/split-text.js';

/** The parts of a text for scans: none without words. */
export const partsToScan = (text: string, unitsMax: number): TextPart[] =>
  splitText(text, unitsMax).filter(({ start, end }) => text.slice(start, end).trim() !== '');

/** Scans each part under the title of the text and its own number. */
export const scanRun = (
  text: string,
  parts: readonly TextPart[],
  options: ScanOptions,
  title: string,
): PartRun<ScanResult> => ({
  kind: 'scan-part',
  request: JSON.stringify([text, parts, options, title]),
  count: parts.length,
  send(i, call) {
    const { start, end } = parts[i]!;
    const name = partTitle(title || 'A long text', i, parts.length);
    return telltale.scan(text.slice(start, end), { ...options, title: name }, call);
  },
});
