import { upstreamModel } from '../src/classifier/upstream.js';
import { clean } from '../src/cleanup/clean.js';
import { engineResultMembers } from '../src/report/json.js';
import { reportPage } from '../src/report/page.js';
import { plainReport } from '../src/report/plain.js';
import { reportText } from '../src/report/text.js';
import { readResult } from '../src/report/view.js';
import { guardRewrite } from '../src/rewrite/guard.js';
import { rewriteSentence } from '../src/rewrite/rewrite.js';
import { type DeeperModel, scan } from '../src/scan/scan.js';
import {
  type ScanAnswer,
  type ScanTask,
  type TextAnswer,
  type TextAnswers,
  type TextOutcome,
  type TextTask,
  textMember,
} from './text-tasks.js';

/** What a text thread does with a task. */
export function runTextTask(task: TextTask, model: DeeperModel | null): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return scanText(task, model);
    case 'clean':
      return clean(task.text, { contractions: task.contractions });
    case 'rewrite':
      return rewriteSentence(task.text, task.mode);
    case 'guard':
      return guardRewrite(task.text, task.after, task.mode);
    case 'report':
      return reportPages(task);
  }
}

function reportPages({ text, head, source }: TextTask & { kind: 'report' }): TextAnswers['report'] {
  const view = readResult(JSON.parse(text));
  return { html: reportPage(view, head, source), text: reportText(view, head) };
}

function scanText(
  { text, options, upstream, plain, keep }: ScanTask,
  embedded: DeeperModel | null,
): ScanAnswer {
  const reading = scan(text, options, upstream === null ? embedded : upstreamModel(upstream));
  const { score, band, genre, word_count } = reading;
  const json = engineResultMembers(reading);
  const members = Buffer.from(json, 'latin1');
  return {
    members: keep ? Buffer.concat([members, textMember(text)]) : members,
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
export function joinScanBytes(outcomes: readonly TextOutcome[]): ArrayBuffer {
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
