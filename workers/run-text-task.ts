import { upstreamModel } from '../src/classifier/upstream.js';
import { clean } from '../src/cleanup/clean.js';
import { limits } from '../src/limits.js';
import { engineResultMembers } from '../src/report/json.js';
import { reportPage } from '../src/report/page.js';
import { plainReport } from '../src/report/plain.js';
import { reportText } from '../src/report/text.js';
import { reportView } from '../src/report/view.js';
import { guardRewrite } from '../src/rewrite/guard.js';
import { rewriteSentence } from '../src/rewrite/rewrite.js';
import type { Classifier } from '../src/scan/classifier.js';
import { scan } from '../src/scan/scan.js';
import { engineOptions, selectedMembers } from '../src/selection/selection.js';
import {
  encodeTextMember,
  type ScanAnswer,
  type ScanTask,
  type TextAnswer,
  type TextAnswers,
  type TextOutcome,
  type TextTask,
} from './text-tasks.js';

/** A code point of the longest sentence may take two UTF-16 units. */
const rewriteBounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
const reportBounds = {
  signals: limits.reportSignals,
  evidencePerSignal: limits.evidencePerSignal,
  lines: limits.reportLines,
  sentences: limits.reportSentences,
  passages: limits.passages,
  signalsPerPassage: limits.passageSignals,
};

/** Runs one text task on a worker thread. */
export function runTextTask(task: TextTask, model: Classifier | null): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return scanText(task, model);
    case 'clean':
      return clean(task.text, { contractions: task.contractions });
    case 'rewrite':
      return rewriteSentence(task.text, task.mode, rewriteBounds);
    case 'guard':
      return guardRewrite(task.text, task.after, task.mode);
    case 'report':
      return reportPages(task);
  }
}

function reportPages({ text, head, source }: TextTask & { kind: 'report' }): TextAnswers['report'] {
  const view = reportView(JSON.parse(text), reportBounds);
  return { html: reportPage(view, head, source), text: reportText(view, head) };
}

function scanText(
  { text, options, upstreamLogOdds, plain, selection, withText }: ScanTask,
  embedded: Classifier | null,
): ScanAnswer {
  const model = upstreamLogOdds === null ? embedded : upstreamModel(upstreamLogOdds);
  const needsWhole = selection === null || withText;
  const result = scan(text, needsWhole || plain ? options : engineOptions(options, selection), model);
  const { score, band, genre, word_count } = result;
  const json = needsWhole ? engineResultMembers(result) : '';
  const members = Buffer.from(json, 'latin1');
  return {
    members: withText ? Buffer.concat([members, encodeTextMember(text)]) : members,
    resultBytes: json.length,
    selected: selection && Buffer.from(selectedMembers(result, selection), 'latin1'),
    plain: plain ? plainReport(result) : null,
    score,
    band,
    genre,
    word_count,
  };
}

/**
 * Copies the scan results of a batch into one transferable buffer. Transferring a buffer costs about as much
 * as encoding a scan result, whatever the size of the buffer.
 */
export function joinScanBytes(outcomes: readonly TextOutcome[]): ArrayBuffer {
  const scans = outcomes.flatMap(({ value }) => (value && 'members' in value ? [value] : []));
  const bytes = ({ members, selected }: ScanAnswer) => members.length + (selected?.length ?? 0);
  // A new array, because memory of Buffer's pool cannot be transferred.
  const all = new Uint8Array(scans.reduce((sum, answer) => sum + bytes(answer), 0));
  let offset = 0;
  const copy = (part: Uint8Array) => {
    all.set(part, offset);
    offset += part.length;
    return all.subarray(offset - part.length, offset);
  };
  for (const answer of scans) {
    answer.members = copy(answer.members);
    if (answer.selected !== null) answer.selected = copy(answer.selected);
  }
  return all.buffer;
}
