import { limits } from '../../../contract/limits.js';
import type { ScanRequest } from '../../../contract/scan.js';
import type { ScanOptions } from '../../../engine/scan/scan.js';
import type { Selection } from '../../../engine/selection/selection.js';
import type { LineFrame, ScanAnswer } from '../../../pools/tasks/text-tasks.js';
import type { ServiceName } from '../../../services.js';
import type { Context } from '../../http/route.js';
import { jsonObject } from '../json-object.js';
import { type ClassifierUse, decideClassifierUse } from './classifier-use.js';
import { reserveWords, unchargedWords } from './monthly-quota.js';

/** The services that `scanText` uses; routes that call it declare them. */
export const scanServices = ['texts', 'classifier', 'counters', 'now'] as const satisfies ServiceName[];

/**
 * The caller's part of a scan. `inProgress` is true when the response has started, as for the lines of a
 * batch.
 */
export type ScanContext = Pick<
  Context<(typeof scanServices)[number]>,
  'caller' | 'services' | 'onAbort' | 'replay'
> &
  Partial<Pick<Context, 'keyed'>> & { inProgress?: boolean };

export interface ScanOutput {
  /** The text to render too: the plain-text report, its short form, or none. */
  plain: 'report' | 'short' | null;
  /** The part of the result to return; null for the whole. A saved result is always whole. */
  selection: Selection | null;
  /** What surrounds the result in a line of a batch; the answer is then the line only. */
  line?: LineFrame;
  /**
   * Saves the result, or takes the Idempotency-Key of a scan that is not saved. The words are released when
   * it fails. Null when there is nothing to store.
   */
  save: ((scanned: ScanAnswer) => Promise<void>) | null;
}

/**
 * Scans a text whose length was checked: reserve words → decide classifier use → run the engine → charge →
 * save → settle. Releases all reserved quota when a step fails. Single scans, batches, files and MCP tools
 * all call this function. A replay is not charged.
 */
export async function scanText(
  text: string,
  input: ScanRequest,
  { caller, services, onAbort, replay, keyed = null, inProgress = false }: ScanContext,
  { plain, selection, save, line }: ScanOutput,
): Promise<ScanAnswer> {
  const charged = replay === null;
  const words = charged ? await reserveWords(text, caller, keyed, services) : unchargedWords;
  const classifier = await decideClassifierUse(input, text, caller, services, charged, keyed);
  const task = {
    kind: 'scan' as const,
    text,
    options: scanOptions(input, classifier),
    upstreamLogOdds: classifier.upstream ?? null,
    plain,
    selection,
    withText: save !== null,
    ...(line !== undefined && { line }),
  };
  try {
    const background = input.background ?? false;
    const scanned = await services.texts.run(task, {
      caller: caller.subject,
      background,
      inProgress,
      onAbort,
    });
    await words.commit(scanned.word_count);
    await save?.(scanned);
    words.settle();
    classifier.settle();
    return scanned;
  } catch (error) {
    words.release();
    classifier.release();
    throw error;
  }
}

/** Engine options of a request, with the use of the classifier that was decided for it. */
export const scanOptions = (
  input: ScanRequest,
  { use_model, deep, degraded, deepNote }: ClassifierUse,
): ScanOptions => ({
  genre: input.genre ?? '',
  esl: input.esl ?? false,
  include_fixes: input.include_fixes ?? true,
  include_sentences: input.include_sentences ?? false,
  use_model,
  deep,
  evidenceMax: limits.evidencePerSignal,
  ...(degraded !== undefined && { degraded }),
  ...(deepNote !== undefined && { deepNote }),
});

/** The part of an answer that a response is built from. */
export type ResultBytes = Pick<ScanAnswer, 'members' | 'resultBytes' | 'room' | 'selected'>;

/** The serialised result as requested, without the scanned text that follows it in the stored record. */
export const resultMembers = ({ members, resultBytes, selected }: ResultBytes): Uint8Array =>
  selected ?? members.subarray(0, resultBytes);

/**
 * A JSON object of fields and the result as requested. A whole result is not copied: the rest is written into
 * the room around it. That overwrites the beginning of the text, so the record must be stored before; the
 * answer is not used afterwards.
 */
export function scanJson(fields: object, answer: ResultBytes): Buffer {
  const { members, resultBytes, room, selected } = answer;
  if (selected === null && room !== undefined) {
    const head = `${JSON.stringify(fields).slice(0, -1)},`;
    const headBytes = Buffer.byteLength(head);
    if (headBytes <= room.before) {
      const start = members.byteOffset - headBytes;
      const whole = Buffer.from(members.buffer, start, headBytes + resultBytes + 1);
      whole.write(head, 0);
      whole.write('}', headBytes + resultBytes);
      return whole;
    }
  }
  return jsonObject(fields, resultMembers(answer));
}
