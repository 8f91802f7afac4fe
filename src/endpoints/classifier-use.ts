import type { Caller } from '../accounts/caller.js';
import type { ScanRequest } from '../contract/scan.js';
import { limits } from '../limits.js';
import type { Services } from '../services.js';
import { undisguise } from '../text/look-alikes.js';
import { countWords } from '../text/words.js';
import { releaseQuota as giveBackTo } from './monthly-quota.js';

/** What part the deeper model takes in a scan. */
export interface ClassifierUse {
  use_model: boolean;
  deep: boolean;
  /** Why it takes none, when the caller wanted it. */
  degraded?: string;
  /** Log-odds from an operator's model server, when one is configured. */
  upstream?: number;
  /** Gives a deep scan back when the reading fails. */
  giveBack(): void;
}

const none: ClassifierUse = { use_model: false, deep: false, giveBack() {} };
const light: ClassifierUse = { use_model: true, deep: false, giveBack() {} };

/** Settles the deeper model's part: wanted, there, within the month's deep scans, asked over the network when it lives there. */
export async function decideClassifierUse(
  input: ScanRequest,
  text: string,
  caller: Caller,
  services: Services,
  charged: boolean,
): Promise<ClassifierUse> {
  const { deeper } = services;
  if (input.use_model === false) return none;
  const deep = input.deep === true && caller.account !== null;
  if (deeper.kind === 'absent' || (deeper.kind === 'embedded' && !deep)) return light;
  // Of a text this short the model says nothing: no deep scan is spent, no server asked.
  if (countWords(text) < limits.modelWordsMin) return light;

  const part = deep ? await deepScan(caller, services, charged) : light;
  if (deeper.kind === 'embedded' || !part.use_model) return part;
  const answer = await deeper.classifier.classify(
    // Few words of a text that may be long: the event loop must not stop for the rest.
    windowsOf(text, deep).map(window => undisguise(window).text),
  );
  if ('logOdds' in answer) return { ...part, upstream: answer.logOdds };
  part.giveBack();
  return { ...none, degraded: answer.degraded };
}

/** One deep scan of the caller's month, if it is charged; when they are used up, heuristics alone and a note that says so. */
async function deepScan(
  { subject, plan }: Caller,
  { counters, now }: Services,
  charged: boolean,
): Promise<ClassifierUse> {
  if (!charged) return { use_model: true, deep: true, giveBack() {} };
  const allowance = plan.deep_per_month;
  const giveBack = () => giveBackTo(counters, subject, 'deep', 1, now());
  if (allowance === null) await counters.addUsage(subject, 'deep', 1, now());
  else if (!(await counters.addUsageWithin(subject, 'deep', 1, allowance, now()))) {
    const degraded = `This month's ${allowance} deep scans are used up, so this scan rests on the heuristic signals alone; without "deep" the deeper model still takes part.`;
    return { ...none, degraded };
  }
  return { use_model: true, deep: true, giveBack };
}

/** The text in windows that a classifier takes whole: the first ones, or with `deep` all, evenly drawn when there are too many. */
function windowsOf(text: string, deep: boolean): string[] {
  const words = [...text.matchAll(/\S+/g)];
  const read = deep ? words.length : Math.min(words.length, limits.modelWords);
  const starts: number[] = [];
  for (let from = 0; from < read; from += limits.modelWindowWords) starts.push(from);
  const step = Math.max(1, starts.length / limits.modelWindows);
  const drawn = starts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return drawn.map(from => {
    const last = words[Math.min(from + limits.modelWindowWords, read) - 1]!;
    return text.slice(words[from]!.index, last.index + last[0].length);
  });
}
