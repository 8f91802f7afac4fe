/**
 * Works on the parts of a text one after the other. The browser keeps an interrupted run of this tab with the
 * results so far, so that no part is charged twice.
 */
import type { CallOptions } from '../../client/index.js';
import { deleteRecords, keepRecord, keptRecords } from '../shared/kept-records.js';
import { randomName } from '../shared/storage.js';

/** What is done with the parts of a text. */
export interface PartRun<Result> {
  kind: 'scan-part' | 'cleanup-part';
  /** Everything that the results depend on. */
  request: string;
  /** Number of parts. */
  count: number;
  /** Sends the part with an index. */
  send(index: number, call: CallOptions): Promise<Result>;
}

/** The record of a run. */
interface KeptRun<Result> {
  request: string;
  /** Begins the Idempotency-Keys of its calls. */
  key: string;
  /** Of the parts that are done. */
  results: Result[];
}

/** The interrupted run of the same request, or a new one. */
async function keptRun<Result>({ kind, request }: PartRun<Result>): Promise<KeptRun<Result>> {
  const [record] = await keptRecords<KeptRun<Result>>(kind);
  return record?.value.request === request ? record.value : { request, key: randomName(), results: [] };
}

/** The number of parts that an interrupted run of the same request has done. */
export const partsDone = async <Result>(run: PartRun<Result>): Promise<number> =>
  (await keptRun(run)).results.length;

/** Attempts after a failure of the connection or of a busy service, so that one does not end a long run. */
const retries = 2;

/**
 * The results of all parts, in their order. Throws what a call throws; a later run of the same request
 * continues from there.
 *
 * @param onPart is called with the index of each part before it is sent
 */
export async function runParts<Result>(
  run: PartRun<Result>,
  onPart: (index: number) => void,
  signal: AbortSignal,
): Promise<Result[]> {
  const kept = await keptRun(run);
  const { key, results } = kept;
  for (let i = results.length; i < run.count; i++) {
    await keepRecord(run.kind, 'run', kept);
    onPart(i);
    results.push(await run.send(i, { signal, retries, idempotencyKey: `${key}-${i}` }));
  }
  await deleteRecords(run.kind);
  return results;
}
