import type { Caller } from '../../../accounts/caller.js';
import { number, usedUp } from '../../../contract/figures.js';
import { limits } from '../../../contract/limits.js';
import type { ScanRequest } from '../../../contract/scan.js';
import { lightWords } from '../../../engine/classifier/text-lengths.js';
import { scoredWordsMin } from '../../../engine/scan/classifier.js';
import { normalizeConfusables } from '../../../engine/text/homoglyphs.js';
import type { Services } from '../../../services.js';
import type { KeyedRequest } from '../../../store/durable.js';
import type { CountedText } from '../documents/text-bounds.js';
import { type QuotaReservation, reserveQuota, uncharged } from './monthly-quota.js';

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
  const text = await textRead(counted, input, caller, services);
  const answer = await classifier.server.classify(
    // Normalizes only the windows that are sent: normalizing a long text would block the event loop.
    windowsOf(text, deep).map(window => normalizeConfusables(window).text),
  );
  if ('logOdds' in answer) return { ...use, upstream: answer.logOdds };
  use.release();
  return { ...notUsed, degraded: answer.degraded };
}

/** The text that a scan reads, which is without the markup of Markdown. */
async function textRead(
  { text, extractedAs }: CountedText,
  { read_as = 'auto', background = false }: ScanRequest,
  { subject }: Caller,
  { texts }: Pick<Services, 'texts'>,
): Promise<string> {
  if (extractedAs !== undefined || read_as === 'plain') return text;
  const task = { kind: 'read' as const, text, readAs: read_as };
  const { visible } = await texts.run(task, { caller: subject, background });
  return visible ?? text;
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

/**
 * Splits a text into windows of the classifier's input size. Returns the first windows; with `deep`, windows
 * from the whole text, evenly sampled when there are too many.
 */
function windowsOf(text: string, deep: boolean): string[] {
  const words = [...text.matchAll(/\S+/g)];
  const wordsUsed = deep ? words.length : Math.min(words.length, lightWords);
  const starts: number[] = [];
  for (let from = 0; from < wordsUsed; from += limits.modelWindowWords) starts.push(from);
  const step = Math.max(1, starts.length / limits.modelWindows);
  const sampled = starts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return sampled.map(from => {
    const last = words[Math.min(from + limits.modelWindowWords, wordsUsed) - 1]!;
    return text.slice(words[from]!.index, last.index + last[0].length);
  });
}
