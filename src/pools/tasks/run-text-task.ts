import { limits } from '../../contract/limits.js';
import type { EngineResult } from '../../contract/scan.js';
import { upstreamModel, windowsOf } from '../../engine/classifier/upstream.js';
import { clean } from '../../engine/cleanup/clean.js';
import { guardCandidates } from '../../engine/rewrite/guard.js';
import { alternativeOf, rewriteSentence } from '../../engine/rewrite/rewrite.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { engineResultMembers, jsonMembers } from '../../engine/scan/results/json.js';
import { engineOptions, selectedMembers } from '../../engine/selection/selection.js';
import { scanText, visibleText } from '../../files/document/scan-text.js';
import { reportPage } from '../../report/render.js';
import { reportedResult } from '../../report/shown-result.js';
import { attestedResult, hashOf, sha256 } from '../../report/signing/attested-result.js';
import { engineResultIn } from '../../report/signing/signed-document.js';
import { plainReport, reportText, shortReport } from '../../report/text.js';
import { sampleText } from './samples.js';
import {
  type CleanAnswer,
  type CleanTask,
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

/** Runs one text task on a worker thread. */
export function runTextTask(task: TextTask, model: Classifier | null): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return scanTask(task, model);
    case 'clean':
      return cleanTask(task);
    case 'rewrite':
      return rewriteSentence(task.text, task.mode, rewriteBounds, task.around);
    case 'guard':
      return guardCandidates(task.text, task.candidates, task.mode);
    case 'report':
      return reportPages(task);
    case 'windows': {
      const visible = visibleText(task.text, task.readAs, limits) ?? task.text;
      return { windows: windowsOf(visible, task.deep, limits) };
    }
    case 'select':
      return { members: selectedMembers(JSON.parse(task.text), task.selection) };
    case 'hash':
      return hashTask(task.text);
  }
}

function hashTask(record: string): TextAnswers['hash'] {
  const { text, ...saved } = JSON.parse(record) as EngineResult & { text: string };
  const result = engineResultIn(saved);
  return { members: jsonMembers(result), result_sha256: hashOf(result), text_sha256: sha256(text) };
}

function cleanTask(task: CleanTask): CleanAnswer {
  const { text, contractions, style, readAs, saves = false, withText = false } = task;
  const cleaned = clean(text, { contractions, style }, readAs);
  const { mode, total_changes, chars_in, chars_out, output_text } = cleaned;
  const members = JSON.stringify(cleaned).slice(1, -1);
  const record = {
    members: `${members},"input_text":${JSON.stringify(text)}`,
    mode,
    total_changes,
    chars_in,
    chars_out,
    beginning: output_text.slice(0, 2 * limits.previewChars),
  };
  return { members, text: withText ? output_text : null, record: saves ? record : null };
}

/** A report whose text is not the scanned one is not signed. */
function reportPages({ text, head, source, keys, saved }: ReportTask): TextAnswers['report'] {
  const object = JSON.parse(text) as Record<string, unknown>;
  const attested = attestedResult(object, keys, saved);
  const isScannedText = source === null || attested === null ? null : sha256(source) === attested.textSha256;
  const signed = isScannedText === false ? null : attested;
  const signature = signed && { kid: keys[0]!.kid, textSha256: signed.textSha256 };
  const whole = { ...head, isScannedText, signature };
  const reported = reportedResult(attested?.result ?? object, attested !== null);
  return {
    html: reportPage({ reported, head: whole, text: source }),
    text: reportText(reported, whole),
    attested: signed,
  };
}

function scanTask(
  { text, readAs, options, upstreamLogOdds, saves, output }: ScanTask,
  embedded: Classifier | null,
): ScanAnswer {
  const { selection, report } = output;
  const model = upstreamLogOdds === null ? embedded : upstreamModel(upstreamLogOdds);
  const chosen = saves || selection === null ? options : engineOptions(options, selection);
  const result = scanText(text, readAs, chosen, model, alternativeOf, limits);
  const { headline, assessed, score, band, mixed, word_count, genre, degraded = null } = result;
  const whole = saves || (selection === null && report !== 'plain') ? engineResultMembers(result) : '';
  return {
    members: selection === null ? whole : selectedMembers(result, selection),
    report: report === undefined ? null : reports[report](result),
    score,
    degraded,
    record: saves
      ? {
          members: whole + encodeTextMember(text),
          shown: { headline, assessed, score, band, mixed, word_count, genre },
        }
      : null,
  };
}

const reports = {
  plain: plainReport,
  short: (result: EngineResult) => shortReport(result, limits.shortPassages),
};

const warmUpOptions = {
  genre: '',
  esl: false,
  include_fixes: true,
  include_sentences: true,
  use_model: true,
  deep: false,
  evidenceMax: 5,
} as const;

/** Scans after which V8 has compiled what a scan runs often; further ones gain little. */
const warmUpRounds = 5;

/**
 * Runs scans, cleanups and rewrites of a sample, so that the first tasks of a thread take about as long as
 * its later ones. V8 compiles functions and patterns at their first uses.
 */
export function warmUpTextTasks(model: Classifier | null): void {
  const texts = [sampleText, sampleText.replace(/\P{ASCII}/gu, '-')];
  const scan = { kind: 'scan', readAs: 'auto', options: warmUpOptions, upstreamLogOdds: null } as const;
  for (let round = 0; round < warmUpRounds; round++)
    for (const text of texts) {
      const saves = round % 2 === 0;
      runTextTask({ ...scan, text, saves, output: { selection: null } }, model);
      runTextTask({ kind: 'clean', text, contractions: true, saves }, model);
    }
  for (const text of texts)
    for (const sentence of text.split(/(?<=[.!?])\s+/))
      runTextTask({ kind: 'rewrite', text: sentence, mode: 'natural' }, model);
}
