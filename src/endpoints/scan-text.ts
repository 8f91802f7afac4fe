import type { ScanAnswer } from '../../workers/text-tasks.js';
import type { ScanRequest } from '../contract/scan.js';
import type { Context } from '../http/route.js';
import type { ScanOptions } from '../scan/scan.js';
import { type ClassifierUse, decideClassifierUse } from './classifier-use.js';
import { reserveWords, unchargedWords } from './monthly-quota.js';

/** What a reading needs to know of its caller, whether it is part of an answer that has begun, and whether it is charged. */
export type ScanContext = Pick<Context, 'caller' | 'services' | 'onAbort' | 'replay'> & { begun?: boolean };

export interface ScanOutput {
  /** Whether the plain-text report is wanted beside the reading. */
  plain: boolean;
  /** Saves the reading; its words are given back when that fails. Null for a reading that isn't kept. */
  keep: ((scanned: ScanAnswer) => Promise<void>) | null;
}

/**
 * Reads a text whose bounds are checked: quota → deeper model's part → engine → words spent → keep. What was taken of
 * the month is given back when any of it fails. The same for every door: REST, batches, files and agents.
 */
export async function scanText(
  text: string,
  input: ScanRequest,
  { caller, services, onAbort, replay, begun = false }: ScanContext,
  { plain, keep }: ScanOutput,
): Promise<ScanAnswer> {
  const charged = replay === null;
  const words = charged ? await reserveWords(text, caller, services) : unchargedWords;
  const deeper = await decideClassifierUse(input, text, caller, services, charged);
  const task = {
    kind: 'scan' as const,
    text,
    options: optionsOf(input, deeper),
    upstream: deeper.upstream ?? null,
    plain,
    keep: keep !== null,
  };
  try {
    const background = input.background ?? false;
    const scanned = await services.texts.run(task, { caller: caller.subject, background, begun, onAbort });
    await words.settle(scanned.word_count);
    await keep?.(scanned);
    return scanned;
  } catch (error) {
    words.giveBack();
    deeper.giveBack();
    throw error;
  }
}

const optionsOf = (input: ScanRequest, { use_model, deep, degraded }: ClassifierUse): ScanOptions => ({
  genre: input.genre ?? '',
  esl: input.esl ?? false,
  include_fixes: input.include_fixes ?? true,
  include_sentences: input.include_sentences ?? false,
  use_model,
  deep,
  ...(degraded !== undefined && { degraded }),
});

/** The bytes of the reading itself, without the text kept behind it. */
export const resultMembers = ({
  members,
  readingBytes,
}: Pick<ScanAnswer, 'members' | 'readingBytes'>): Uint8Array => members.subarray(0, readingBytes);
