import { limits } from '../../../contract/limits.js';
import type { ScanRequest } from '../../../contract/scan.js';
import type { ScanOptions } from '../../../engine/scan/scan.js';
import type { ScanAnswer, ScanOutput } from '../../../pools/tasks/text-tasks.js';
import type { ServiceName } from '../../../server/services.js';
import type { Context } from '../../http/route.js';
import type { CountedText } from '../documents/text-bounds.js';
import { type ClassifierUse, decideClassifierUse } from './classifier-use.js';
import { type QuotaReservation, reserveWords, uncharged } from './monthly-quota.js';

/** The services that `scanText` uses; routes that call it declare them. */
export const scanServices = ['texts', 'classifier', 'counters', 'now'] as const satisfies ServiceName[];

/** The caller's part of a scan. `inProgress`: the response has started, as for the lines of a batch. */
export type ScanContext = Pick<
  Context<(typeof scanServices)[number]>,
  'caller' | 'services' | 'onAbort' | 'replay'
> &
  Partial<Pick<Context, 'keyed'>> & { inProgress?: boolean };

/**
 * Scans a text of `requireText`: reserve words → decide classifier use → run the engine → charge →
 * save → settle. Releases all reserved quota when a step fails. Single scans, batches, files and MCP tools
 * all call this function. A replay is not charged.
 * @param output what to return besides the saved record
 * @param save saves the result, or takes the Idempotency-Key of a scan that is not saved; the words are
 * released when it fails
 */
export async function scanText(
  counted: CountedText,
  input: ScanRequest,
  { caller, services, onAbort, replay, keyed = null, inProgress = false }: ScanContext,
  output: ScanOutput,
  save: ((scanned: ScanAnswer) => Promise<void>) | null = null,
): Promise<ScanAnswer> {
  const charged = replay === null;
  const words = charged ? await reserveWords(counted.words, caller, keyed, services) : uncharged;
  let classifier: ClassifierUse | null = null;
  try {
    classifier = await decideClassifierUse(input, counted, caller, services, charged, keyed);
    const task = {
      kind: 'scan' as const,
      text: counted.text,
      readAs: counted.extractedAs === undefined ? (input.read_as ?? 'auto') : null,
      options: {
        ...scanOptions(input, classifier),
        readAs: counted.extractedAs ?? 'plain',
        ...(counted.unread !== undefined && { unread: counted.unread }),
      },
      upstreamLogOdds: classifier.upstream ?? null,
      saves: save !== null,
      output,
    };
    const { background = false } = input;
    const scanned = await services.texts.run(task, { caller, onAbort, background, inProgress });
    // The charge is durable before the client sees the result.
    if (words !== uncharged) await services.counters.flush();
    await save?.(scanned);
    words.settle();
    classifier.settle();
    return scanned;
  } catch (error) {
    words.release();
    classifier?.release();
    throw error;
  }
}

/** Engine options of a request, with the use of the classifier that was decided for it. */
export const scanOptions = (
  input: ScanRequest,
  { use_model, deep, degraded, deepNote }: Omit<ClassifierUse, keyof QuotaReservation>,
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
