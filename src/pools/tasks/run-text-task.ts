import type { ReadAsChoice } from '../../contract/document.js';
import { limits } from '../../contract/limits.js';
import type { RewriteMode } from '../../contract/rewrite.js';
import type { EngineResult } from '../../contract/scan.js';
import { upstreamModel, windowsOf } from '../../engine/classifier/upstream.js';
import { clean } from '../../engine/cleanup/clean.js';
import { guardCandidates } from '../../engine/rewrite/guard.js';
import { type Around, alternativeOf, rewriteSentence } from '../../engine/rewrite/rewrite.js';
import { highestScore } from '../../engine/scan/bands.js';
import type { Classifier } from '../../engine/scan/classifier.js';
import { engineResultMembers, jsonMembers } from '../../engine/scan/results/json.js';
import { engineOptions, type Selection, selectedMembers } from '../../engine/selection/selection.js';
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
} from './text-tasks.js';

/** A code point of the longest sentence may take two UTF-16 units. */
const rewriteBounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

interface Text {
  text: string;
}

const tasks = {
  scan: scanTask,
  clean: cleanTask,
  report: reportPages,
  rewrite: ({ text, mode, around }: Text & { mode: RewriteMode; around?: Around }) =>
    rewriteSentence(text, mode, rewriteBounds, around),
  /** Checks which of the rewrites by another server preserve the facts of `text`. */
  guard: ({ text, candidates, mode }: Text & { candidates: string[]; mode: RewriteMode }) =>
    guardCandidates(text, candidates, mode),
  /** Splits the visible text into windows for the operator's model server. */
  windows: ({ text, readAs, deep }: Text & { readAs: ReadAsChoice; deep: boolean }) => ({
    windows: windowsOf(visibleText(text, readAs) ?? text, deep, limits),
  }),
  /** Selects parts of a saved scan, which `text` is as JSON. */
  select: ({ text, selection }: Text & { selection: Selection }) => ({
    members: selectedMembers(JSON.parse(text), selection),
  }),
  /** Hashes the result and the text of a saved scan, which `text` is as JSON, for their signature. */
  hash: (record: Text) => {
    const { text, ...saved } = JSON.parse(record.text) as EngineResult & Text;
    const result = engineResultIn(saved);
    return { members: jsonMembers(result), result_sha256: hashOf(result), text_sha256: sha256(text) };
  },
};

type TaskKind = keyof typeof tasks;
export type TextTask = { [K in TaskKind]: { kind: K } & Parameters<(typeof tasks)[K]>[0] }[TaskKind];
export type TextAnswer<K extends TaskKind = TaskKind> = ReturnType<(typeof tasks)[K]>;

/** The message to a text thread. */
export interface TextBatch {
  tasks: TextTask[];
  /** Slot of its clock (worker.ts). */
  slot: number;
}

/** The outcome of a task of a batch. An error is sent as text: error objects lose fields on the way. */
export type TextOutcome = { ok: true; value: TextAnswer } | { ok: false; error: string; value?: undefined };

export const runTextTask = (task: TextTask, model: Classifier | null): TextAnswer =>
  tasks[task.kind](task as never, model);

function cleanTask(task: CleanTask): CleanAnswer {
  const { text, contractions, style, readAs, saves = false, withText = false } = task;
  const cleaned = clean(text, { contractions, style }, readAs);
  const { mode, total_changes, chars_in, chars_out, output_text } = cleaned;
  const members = JSON.stringify(cleaned).slice(1, -1);
  const record = saves
    ? {
        members: `${members},"input_text":${JSON.stringify(text)}`,
        ...{ mode, total_changes, chars_in, chars_out },
        beginning: output_text.slice(0, 2 * limits.previewChars),
      }
    : null;
  return { members, text: withText ? output_text : null, record };
}

/** A report whose text is not the scanned one is not signed. */
function reportPages({ text, head, source, keys, saved }: ReportTask) {
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
  const result = scanText(text, readAs, chosen, model, alternativeOf);
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
          shown: {
            ...{ headline, assessed, score, band, mixed, word_count, genre },
            ...(mixed.mixed && { highest_score: highestScore(result) }),
          },
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

/**
 * Scans of each sample. Three more take 0.3 s of processor time at the start, and save 10 ms of the first
 * scan of a client, less of the next ten, and nothing of later ones.
 */
const warmUpRounds = 2;

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
  // Half of the sentences as they are, and the others in ASCII: V8 compiles patterns for each of both.
  for (const [i, text] of texts.entries())
    for (const [n, sentence] of text.split(/(?<=[.!?])\s+/).entries())
      if (n % texts.length === i) runTextTask({ kind: 'rewrite', text: sentence, mode: 'natural' }, model);
}
