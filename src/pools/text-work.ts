import type { Cleaned } from '../contract/cleanup.js';
import { upstreamModel } from '../model/upstream.js';
import { readingMembers } from '../report/json.js';
import { plainReport } from '../report/plain.js';
import { clean } from '../text/clean.js';
import { type DeeperModel, scan } from '../text/scan.js';
import type { ScanAnswer, ScanTask, TextTask } from './text-tasks.js';

/** What a text thread does with a task. */
export const workOn = (task: TextTask, model: DeeperModel | null): ScanAnswer | Cleaned =>
  task.kind === 'clean' ? clean(task.text, { contractions: task.contractions }) : read(task, model);

function read({ text, options, upstream, plain, keep }: ScanTask, embedded: DeeperModel | null): ScanAnswer {
  const reading = scan(text, options, upstream === null ? embedded : upstreamModel(upstream));
  const { score, band, genre, word_count } = reading;
  const json = readingMembers(reading);
  const textMember = keep ? Buffer.from(`,"text":${JSON.stringify(text)}`) : Buffer.alloc(0);
  // Of their own: pooled memory can't change hands.
  const members = Buffer.allocUnsafeSlow(json.length + textMember.length);
  members.write(json, 'latin1');
  members.set(textMember, json.length);
  return {
    members,
    readingBytes: json.length,
    plain: plain ? plainReport(reading) : null,
    score,
    band,
    genre,
    word_count,
  };
}
