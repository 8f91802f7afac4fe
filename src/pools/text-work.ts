import type { Cleaned } from '../contract/cleanup.js';
import { upstreamModel } from '../model/upstream.js';
import { readingMembers } from '../report/json.js';
import { plainReport } from '../report/plain.js';
import { clean } from '../text/clean.js';
import { type DeeperModel, scan } from '../text/scan.js';
import type { ScanAnswer, ScanTask, TextOutcome, TextTask } from './text-tasks.js';

/** What a text thread does with a task. */
export const workOn = (task: TextTask, model: DeeperModel | null): ScanAnswer | Cleaned =>
  task.kind === 'clean' ? clean(task.text, { contractions: task.contractions }) : read(task, model);

function read({ text, options, upstream, plain, keep }: ScanTask, embedded: DeeperModel | null): ScanAnswer {
  const reading = scan(text, options, upstream === null ? embedded : upstreamModel(upstream));
  const { score, band, genre, word_count } = reading;
  const json = readingMembers(reading);
  const members = Buffer.from(json, 'latin1');
  return {
    members: keep ? Buffer.concat([members, Buffer.from(`,"text":${JSON.stringify(text)}`)]) : members,
    readingBytes: json.length,
    plain: plain ? plainReport(reading) : null,
    score,
    band,
    genre,
    word_count,
  };
}

/**
 * Lays the bytes of a batch's readings into one buffer that can change hands. Handing over costs a thread about as much
 * for each buffer as writing the reading did, whatever its size.
 */
export function intoOneBuffer(outcomes: readonly TextOutcome[]): ArrayBuffer {
  const readings = outcomes.flatMap(({ value }) => (value && 'members' in value ? [value] : []));
  // Of its own: pooled memory can't change hands.
  const all = new Uint8Array(readings.reduce((sum, { members }) => sum + members.length, 0));
  let at = 0;
  for (const reading of readings) {
    all.set(reading.members, at);
    reading.members = all.subarray(at, at + reading.members.length);
    at += reading.members.length;
  }
  return all.buffer;
}
