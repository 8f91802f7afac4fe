/**
 * Runs the mixed load of an integration for a long time. Every request must succeed and memory must stay
 * flat.
 */
import { closedLoop } from '../load/load-generator.js';
import { requestMix } from '../load/request-mix.js';
import { memoryOf } from '../processes.js';
import { percentile } from '../times.js';
import { runScenario } from './scenario.js';
import { isFlat, type Verdict } from './verdict.js';

const callers = 16;
const parts = 10;

export const run = (minutes = Number(process.env.SOAK_MINUTES ?? 20)): Promise<Verdict> =>
  runScenario(async ({ service: { url, pid, key }, failures }) => {
    const requests = requestMix(key);
    const own: number[] = [];
    let total = 0;
    for (let part = 0; part < parts; part++) {
      const seconds = (minutes * 60) / parts;
      const { responses } = await closedLoop({ url, requests, seconds }, callers);
      const unexpected = responses.filter(({ status }) => status !== 200);
      if (unexpected.length > 0)
        failures.push(`${unexpected.length} responses with ${unexpected[0]!.status}`);
      own.push(Math.round(memoryOf(pid).own));
      total += responses.length;
      const times = responses.map(({ ms }) => ms);
      console.log(
        `${(((part + 1) * seconds) / 60).toFixed(1)} min: ${total} requests, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${own.at(-1)} MB`,
      );
    }
    // The first part is a warm-up, in which stores and heaps fill.
    if (!isFlat(own[1]!, own.at(-1)!)) failures.push(`memory grew: ${own.join(' ')} MB`);
    return `${minutes} minutes, ${total} requests, ${own[1]} MB to ${own.at(-1)} MB`;
  });
