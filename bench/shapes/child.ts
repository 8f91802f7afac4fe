/** Runs entries in a separate process, which the caller can kill, and reports processor times. */
import type { Runtime } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { processorTimer } from '../times.js';
import { entries, outcomeOf } from './entries.js';
import { type HostileText, textOf } from './texts.js';

export interface Call {
  entry: string;
  text: HostileText;
  size: number;
  /** Whether to report the function that takes most of the time. */
  profiled?: boolean;
}
export interface Timed {
  /** Processor time of a run. The process does nothing else. */
  ms: number;
  outcome: 'answered' | 'rejected' | 'fault' | 'ended';
  /** An error of the work, or why it was ended. */
  error?: string;
  /** Name and place of the function that takes most of the time. */
  slowest?: string;
}

/** A run repeats faster work until it takes this time. */
const measurableMs = 2;

async function time({ entry: name, text, size, profiled }: Call): Promise<Timed> {
  const work = await entries.find(entry => entry.name === name)!.prepare(textOf(text, size));
  if (profiled) return { ms: 0, outcome: 'answered', slowest: await slowestOf(work) };
  const micros = processorTimer();
  let outcome: Timed['outcome'] = 'answered';
  let [ms, count] = [0, 0];
  while (ms < measurableMs && count < 100) {
    outcome = await outcomeOf(work);
    ms = micros() / 1_000;
    count++;
  }
  return { ms: ms / count, outcome };
}

async function slowestOf(work: () => unknown): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await outcomeOf(work);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const parents = new Map(profile.nodes.flatMap(node => (node.children ?? []).map(child => [child, node])));
  const [slowest] = profile.nodes
    .filter(({ callFrame }) => placeOf(callFrame) !== '')
    .sort((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0));
  const caller = slowest && parents.get(slowest.id);
  return [slowest, caller]
    .map(node => (node === undefined ? '' : placeOf(node.callFrame)))
    .filter(place => place !== '')
    .join(' called by ');
}

/** A pattern has no place, and parts of Node.js are not of interest. */
function placeOf({ functionName, url, lineNumber }: Runtime.CallFrame): string {
  if (functionName.startsWith('RegExp: ')) return functionName;
  if (url === '' || url.startsWith('node:')) return '';
  return `${functionName || 'a function'} ${url.replace(/^.*\/(?:dist|node_modules)\//, '')}:${lineNumber + 1}`;
}

process.on('message', async (call: Call) => {
  try {
    process.send!(await time(call));
  } catch (error) {
    const timed: Timed = { ms: 0, outcome: 'fault', error: String((error as Error)?.stack ?? error) };
    process.send!(timed);
  }
});
process.send!('ready');
