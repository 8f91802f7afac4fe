import { limits } from '../../contract/limits.js';
import type { EngineResult } from '../../contract/scan.js';
import { upstreamModel, windowsOf } from '../../engine/classifier/upstream.js';
import { clean } from '../../engine/cleanup/clean.js';
import { alternativeOf } from '../../engine/rewrite/alternative.js';
import { guardCandidates } from '../../engine/rewrite/guard.js';
import { rewriteSentence } from '../../engine/rewrite/rewrite.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { engineResultMembers, jsonMembers } from '../../engine/scan/results/json.js';
import { engineOptions, selectedMembers } from '../../engine/selection/selection.js';
import { scanText, visibleText } from '../../files/document/scan-text.js';
import { reportPage } from '../../report/page.js';
import { attestedResult } from '../../report/signing/attested-result.js';
import { hashOf, sha256 } from '../../report/signing/hash.js';
import { engineResultIn } from '../../report/signing/signed-document.js';
import { plainReport, reportText, shortReport } from '../../report/text.js';
import { reportView } from '../../report/view.js';
import type { ResultEncoder } from './encoding/result-encoder.js';
import {
  type CleanAnswer,
  type CleanTask,
  type EncodedResult,
  encodeTextMember,
  type ReportTask,
  type ScanAnswer,
  type ScanOutput,
  type ScanTask,
  type TextAnswer,
  type TextAnswers,
  type TextTask,
} from './text-tasks.js';

/** A code point of the longest sentence may take two UTF-16 units. */
const rewriteBounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

const noBytes = new Uint8Array(0);

/** Runs one text task on a worker thread. The bytes of a scan's answer are written by `encoder.encode`. */
export function runTextTask(task: TextTask, model: Classifier | null, encoder: ResultEncoder): TextAnswer {
  switch (task.kind) {
    case 'scan':
      return scanTask(task, model, encoder);
    case 'clean':
      return cleanTask(task, encoder);
    case 'rewrite':
      return rewriteSentence(task.text, task.mode, rewriteBounds);
    case 'guard':
      return guardCandidates(task.text, task.candidates, task.mode);
    case 'report':
      return reportPages(task);
    case 'windows': {
      const visible = visibleText(task.text, task.readAs, limits) ?? task.text;
      return { windows: windowsOf(visible, task.deep, limits) };
    }
    case 'select': {
      const answer = { members: noBytes };
      encoder.add(selectedMembers(JSON.parse(task.text), task.selection), '', receiveMembers(answer));
      return answer;
    }
    case 'hash':
      return hashTask(task.text, encoder);
  }
}

function hashTask(record: string, encoder: ResultEncoder): TextAnswers['hash'] {
  const { text, ...saved } = JSON.parse(record) as EngineResult & { text: string };
  const result = engineResultIn(saved);
  const answer = { members: noBytes, result_sha256: hashOf(result), text_sha256: sha256(text) };
  encoder.add(jsonMembers(result), '', receiveMembers(answer));
  return answer;
}

function cleanTask(
  { text, contractions, readAs, saves = false, withText = false }: CleanTask,
  encoder: ResultEncoder,
): CleanAnswer {
  const cleaned = clean(text, { contractions }, readAs);
  const { mode, total_changes, chars_in, chars_out, output_text } = cleaned;
  const members = JSON.stringify(cleaned).slice(1, -1);
  const answer: CleanAnswer = { members: noBytes, text: withText ? output_text : null, record: null };
  if (!saves) {
    encoder.add('', members, receiveMembers(answer));
    return answer;
  }
  const beginning = output_text.slice(0, 2 * limits.previewChars);
  answer.record = { members: noBytes, mode, total_changes, chars_in, chars_out, beginning };
  const input = `,"input_text":${JSON.stringify(text)}`;
  encoder.add('', members + input, receiveRecord(answer.record, answer, Buffer.byteLength(members)));
  return answer;
}

/** A report whose text is not the scanned one is not signed. */
function reportPages({ text, head, source, keys, saved }: ReportTask): TextAnswers['report'] {
  const object = JSON.parse(text) as Record<string, unknown>;
  const attested = attestedResult(object, keys, saved);
  const isScannedText = source === null || attested === null ? null : sha256(source) === attested.textSha256;
  const signed = isScannedText === false ? null : attested;
  const signature = signed && { kid: keys[0]!.kid, textSha256: signed.textSha256 };
  const whole = { ...head, isScannedText, signature };
  const view = reportView(attested?.result ?? object, attested !== null);
  return { html: reportPage(view, whole, source), text: reportText(view, whole), attested: signed };
}

function scanTask(
  { text, readAs, options, upstreamLogOdds, saves, output }: ScanTask,
  embedded: Classifier | null,
  encoder: ResultEncoder,
): ScanAnswer {
  const model = upstreamLogOdds === null ? embedded : upstreamModel(upstreamLogOdds);
  const selection = output.form === 'report' ? null : output.selection;
  const chosen = saves || selection === null ? options : engineOptions(options, selection);
  const result = scanText(text, readAs, chosen, model, alternativeOf, limits);
  const encoded = emptyResult(output, result);
  const answer: ScanAnswer = { encoded, score: result.score, record: null };
  const whole = saves ? engineResultMembers(result) : null;
  if (whole !== null) {
    const { headline, assessed, score, band, mixed, genre, word_count } = result;
    answer.record = { members: noBytes, headline, assessed, score, band, mixed, genre, word_count };
    const shown = selection === null && 'members' in encoded ? encoded : null;
    encoder.add(whole, encodeTextMember(text), receiveRecord(answer.record, shown, whole.length));
  }
  if (output.form === 'report' || (whole !== null && selection === null)) return answer;
  const members = selection === null ? engineResultMembers(result) : selectedMembers(result, selection);
  if (output.form === 'line') {
    const comma = output.own === '' || members === '' ? '' : ',';
    encoder.addLine(
      `${output.before}{${output.own}${comma}${members}}${output.after}`,
      receiveLine(encoded as { line: Uint8Array }),
    );
  } else encoder.add(members, '', receiveMembers(encoded as { members: Uint8Array }));
  return answer;
}

// The functions below hold no result: it would otherwise stay in memory until its batch ends.

const receiveMembers = (of: { members: Uint8Array }) => (bytes: Uint8Array) => {
  of.members = bytes;
};

const receiveLine = (of: { line: Uint8Array }) => (bytes: Uint8Array) => {
  of.line = bytes;
};

/** Receives the members of a result and the text after them; `shown` is the answer with the result alone. */
const receiveRecord =
  (record: { members: Uint8Array }, shown: { members: Uint8Array } | null, resultBytes: number) =>
  (bytes: Uint8Array) => {
    record.members = bytes;
    if (shown !== null) shown.members = bytes.subarray(0, resultBytes);
  };

/** The form that was requested, without the bytes that the encoder adds. */
function emptyResult({ form }: ScanOutput, result: EngineResult): EncodedResult {
  switch (form) {
    case 'json':
      return { form, members: noBytes };
    case 'report':
      return { form, text: plainReport(result) };
    case 'short':
      return { form, text: shortReport(result, limits.shortPassages), members: noBytes };
    case 'line':
      return { form, line: noBytes };
  }
}
