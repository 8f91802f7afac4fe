import { limits } from '../../contract/limits.js';
import { upstreamModel } from '../../engine/classifier/upstream.js';
import { clean } from '../../engine/cleanup/clean.js';
import { guardRewrite } from '../../engine/rewrite/guard.js';
import { rewriteSentence } from '../../engine/rewrite/rewrite.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { engineResultMembers } from '../../engine/scan/results/json.js';
import { scan } from '../../engine/scan/scan.js';
import { engineOptions, selectedMembers } from '../../engine/selection/selection.js';
import { reportPage } from '../../report/page.js';
import { plainReport } from '../../report/plain.js';
import { shortReport } from '../../report/short.js';
import { attestedResult } from '../../report/signing/attested-result.js';
import { hashOf, sha256 } from '../../report/signing/hash.js';
import { reportText } from '../../report/text.js';
import { reportView } from '../../report/view.js';
import type { ScanEncoder } from './encoding/scan-bytes.js';
import {
  encodeTextMember,
  type ReportTask,
  type ScanAnswer,
  type ScanTask,
  type TextAnswer,
  type TextAnswers,
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

const noBytes = new Uint8Array(0);

/** Runs one text task on a worker thread. The bytes of a scan's answer are written by `encoder.encode`. */
export function runTextTask(task: TextTask, model: Classifier | null, encoder: ScanEncoder): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return scanText(task, model, encoder);
    case 'clean':
      return clean(task.text, { contractions: task.contractions });
    case 'rewrite':
      return rewriteSentence(task.text, task.mode, rewriteBounds);
    case 'guard':
      return guardRewrite(task.text, task.after, task.mode);
    case 'report':
      return reportPages(task);
    case 'hash':
      return { result_sha256: hashOf(JSON.parse(task.text)) };
  }
}

/** A report whose text is not the scanned one is not signed. */
function reportPages({ text, head, source, keys, saved }: ReportTask): TextAnswers['report'] {
  const object = JSON.parse(text) as Record<string, unknown>;
  const attested = attestedResult(object, keys, saved);
  const isScannedText = source === null || attested === null ? null : sha256(source) === attested.textSha256;
  const signed = isScannedText === false ? null : attested;
  const signature = signed && { kid: keys[0]!.kid, textSha256: signed.textSha256 };
  const whole = { ...head, isScannedText, signature };
  const view = reportView(attested?.result ?? object, reportBounds);
  return { html: reportPage(view, whole, source), text: reportText(view, whole), attested: signed };
}

function scanText(
  { text, options, upstreamLogOdds, plain, selection, withText, line }: ScanTask,
  embedded: Classifier | null,
  encoder: ScanEncoder,
): ScanAnswer {
  const model = upstreamLogOdds === null ? embedded : upstreamModel(upstreamLogOdds);
  const needsWhole = selection === null || withText;
  const isWhole = needsWhole || plain === 'report';
  const result = scan(text, isWhole ? options : engineOptions(options, selection), model);
  const { score, band, genre, word_count } = result;
  const answer: ScanAnswer = {
    members: noBytes,
    resultBytes: 0,
    selected: null,
    line: null,
    plain: plain && (plain === 'report' ? plainReport(result) : shortReport(result, limits.shortPassages)),
    score,
    band,
    genre,
    word_count,
  };
  if (line !== undefined) {
    const members = selection === null ? engineResultMembers(result) : selectedMembers(result, selection);
    const comma = line.own === '' || members === '' ? '' : ',';
    encoder.addLine(answer, `${line.before}{${line.own}${comma}${members}}${line.after}`);
    return answer;
  }
  encoder.add(answer, {
    result: needsWhole ? engineResultMembers(result) : '',
    text: withText ? encodeTextMember(text) : '',
    selected: selection && selectedMembers(result, selection),
  });
  return answer;
}
