import type { Caller } from '../../../accounts/caller.js';
import { number } from '../../../contract/prose.js';
import type { ScanRequest } from '../../../contract/scan.js';
import { lightWords, scoredWordsMin } from '../../../engine/scan/classifier.js';
import type { Services } from '../../../server/services.js';
import type { KeyedRequest } from '../../../store/durable.js';
import type { CountedText } from '../documents/text-bounds.js';
import { type QuotaReservation, reserveQuota, uncharged, usedUp } from './monthly-quota.js';

/** How one scan uses the n-gram classifier (`deeper_model` in results), and its reserved deep scan. */
export interface ClassifierUse extends QuotaReservation {
  use_model: boolean;
  deep: boolean;
  /** Why the classifier does not run although the caller requested it. */
  degraded?: string;
  /** Why `deep` was requested and not used. */
  deepNote?: string;
  /** Log-odds from the operator's model server (MODEL_URL). */
  upstream?: number;
}

const notUsed: ClassifierUse = { use_model: false, deep: false, ...uncharged };
const firstWindows: ClassifierUse = { use_model: true, deep: false, ...uncharged };

/**
 * Decides whether the classifier runs (requested, available, within the monthly deep scans) and queries the
 * model server when one is configured.
 * @param charged whether a deep scan counts against the monthly quota
 */
export async function decideClassifierUse(
  input: ScanRequest,
  counted: CountedText,
  caller: Caller,
  services: Pick<Services, 'classifier' | 'counters' | 'now' | 'texts'>,
  charged: boolean,
  keyed: KeyedRequest | null = null,
): Promise<ClassifierUse> {
  const { classifier } = services;
  const { words } = counted;
  if (input.use_model === false) return notUsed;
  const asked = input.deep === true && caller.account !== null;
  if (classifier.kind === 'absent' || (classifier.kind === 'embedded' && !asked)) return firstWindows;
  // Every scan reads a text of this length whole, so no deep scan is reserved.
  const deep = asked && words > lightWords;
  const light = asked && !deep ? { ...firstWindows, deepNote: deepUnused(words) } : firstWindows;
  // The classifier ignores texts this short, so no server is queried.
  if (words < scoredWordsMin) return light;

  const use = deep ? await reserveDeepScan(caller, services, charged, keyed) : light;
  if (classifier.kind === 'embedded' || !use.use_model) return use;
  const windows = await windowsRead(counted, input, deep, caller, services);
  const answer = await classifier.server.classify(windows);
  if ('logOdds' in answer) return { ...use, upstream: answer.logOdds };
  use.release();
  return { ...notUsed, degraded: answer.degraded };
}

/** The windows of the text that a scan reads, which is without the markup of Markdown. */
async function windowsRead(
  { text, extractedAs }: CountedText,
  { read_as = 'auto', background = false }: ScanRequest,
  deep: boolean,
  caller: Caller,
  { texts }: Pick<Services, 'texts'>,
): Promise<string[]> {
  const readAs = extractedAs === undefined ? read_as : 'plain';
  const task = { kind: 'windows' as const, text, readAs, deep };
  return (await texts.run(task, { caller, background })).windows;
}

const deepUnused = (words: number): string =>
  words < scoredWordsMin
    ? `The wording model reads texts of at least ${scoredWordsMin} words, so "deep" changed nothing and was not counted.`
    : `Every scan reads the first ${number(lightWords)} words with the wording model, which is this whole text, so "deep" changed nothing and was not counted.`;

/** Reserves one of the month's deep scans; without one left, returns heuristics only, with `degraded`. */
async function reserveDeepScan(
  { subject, plan }: Caller,
  services: Pick<Services, 'counters' | 'now'>,
  charged: boolean,
  keyed: KeyedRequest | null,
): Promise<ClassifierUse> {
  if (!charged) return { use_model: true, deep: true, ...uncharged };
  const allowance = plan.deep_scans_per_month;
  const reservation = await reserveQuota(subject, 'deep', 1, allowance, keyed, services);
  if (reservation === null) {
    const degraded =
      `${usedUp(allowance!, 'deep scan')}, so this scan used only the heuristic signals. ` +
      'Scans without "deep" still use the wording model.';
    return { ...notUsed, degraded };
  }
  return { use_model: true, deep: true, ...reservation };
}
