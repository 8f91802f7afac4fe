import type { RewriteMode } from '../contract/rewrite.js';
import { upstreamModel } from '../model/upstream.js';
import { readingMembers } from '../report/json.js';
import { plainReport } from '../report/plain.js';
import { clean } from '../text/clean.js';
import { type Guarded, guardRewrite } from '../text/rewrite/guard.js';
import { rewriteSentence } from '../text/rewrite/rewrite.js';
import { habits, risen } from '../text/rewrite/rises.js';
import { type DeeperModel, scan } from '../text/scan.js';
import type { ScanAnswer, ScanTask, TextAnswer, TextTask } from './text-tasks.js';

/** What a text thread does with a task. */
export function workOn(task: TextTask, model: DeeperModel | null): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return read(task, model);
    case 'clean':
      return clean(task.text, { contractions: task.contractions });
    case 'rewrite':
      return rewriteSentence(task.text, task.mode);
    case 'guard':
      return guard(task.text, task.after, task.mode);
  }
}

/** The embedded rewriter's two conditions, for a rewrite of another's making. */
function guard(text: string, after: string, mode: RewriteMode): Guarded {
  const guarded = guardRewrite(text, after, mode);
  if ('reason' in guarded || risen(habits(text), habits(after), mode) === undefined) return guarded;
  return { reason: 'The rewrite shows more habits of machine prose than the original.' };
}

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
