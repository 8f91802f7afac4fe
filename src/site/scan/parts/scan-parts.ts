/** Scans the parts of a text one after the other. */
import type { ScanOptions } from '../../../client/index.js';
import { limits } from '../../../contract/limits.js';
import type { ScanResult } from '../../../contract/scan.js';
import { telltale } from '../../api.js';
import { randomName } from '../../shared/database.js';
import { deleteRecords, keepRecord, keptRecords } from '../../shared/kept-records.js';
import type { ScannedPart } from './joined-result.js';
import type { TextPart } from './split-text.js';

/**
 * A run and its scanned parts. The browser keeps it until it is complete, so that no part is charged twice.
 */
interface Run {
  /** The text and the options. */
  request: string;
  /** Begins the Idempotency-Keys of its scans. */
  key: string;
  results: ScanResult[];
}

const recordId = 'run';

async function runFor(request: string): Promise<Run> {
  const kept = (await keptRecords<Run>('part'))[0]?.value;
  return kept?.request === request ? kept : { request, key: randomName(), results: [] };
}

/**
 * Scans the parts of a text, each under its own title. Parts that an interrupted run of the same request has
 * scanned are not scanned again.
 *
 * @param onPart is called with the index of each part before it is scanned
 */
export async function scanParts(
  text: string,
  parts: readonly TextPart[],
  options: ScanOptions,
  title: string,
  onPart: (index: number) => void,
  signal: AbortSignal,
): Promise<ScannedPart[]> {
  const run = await runFor(JSON.stringify([text, parts, options, title]));
  for (let i = run.results.length; i < parts.length; i++) {
    onPart(i);
    const { start, end } = parts[i]!;
    const own = ` (part ${i + 1} of ${parts.length})`;
    const named = { ...options, title: `${title.slice(0, limits.titleChars - own.length)}${own}` };
    // A busy service does not end a long run.
    const call = { signal, retries: 2, idempotencyKey: `${run.key}-${i}` };
    run.results.push(await telltale.scan(text.slice(start, end), named, call));
    await keepRecord('part', recordId, run);
  }
  await deleteRecords('part');
  return run.results.map((result, i) => ({ start: parts[i]!.start, result }));
}
