/**
 * Runs the mixed load of an integration for a long time. Every request must succeed and memory must stay
 * flat.
 */
import { benchFolder, resident, startTarget } from '../driver.js';
import { closedLoop, percentile } from '../load/load-generator.js';
import { requestMix } from '../load/request-mix.js';
import { health } from './client.js';
import { leakedResources, usageAtRest, usageOf } from './hostile/process-usage.js';
import { isFlat, type Verdict, verdict } from './verdict.js';

const callers = 16;
const parts = 10;

export async function run(minutes = Number(process.env.SOAK_MINUTES ?? 20)): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  const requests = requestMix(key);
  const failures: string[] = [];
  const idle = await usageAtRest(target.pid);
  const own: number[] = [];
  let total = 0;
  try {
    for (let part = 0; part < parts; part++) {
      const seconds = (minutes * 60) / parts;
      const { responses } = await closedLoop({ url: target.url, requests, seconds }, callers);
      const unexpected = responses.filter(({ status }) => status !== 200);
      if (unexpected.length > 0)
        failures.push(`${unexpected.length} responses with ${unexpected[0]!.status}`);
      own.push(resident(target.pid).own);
      total += responses.length;
      const p99 = percentile(
        responses.map(({ ms }) => ms),
        0.99,
      );
      console.log(
        `${(((part + 1) * seconds) / 60).toFixed(1)} min: ${total} requests, p99 ${p99.toFixed(0)} ms, ${own.at(-1)} MB`,
      );
    }
    // The first part is a warm-up, in which stores and heaps fill.
    if (!isFlat(own[1]!, own.at(-1)!)) failures.push(`memory grew: ${own.join(' ')} MB`);
    failures.push(...leakedResources(idle, usageOf(target.pid)));
    const { status } = await health(target.url);
    if (status !== 'ok') failures.push(`health is ${status}`);
  } finally {
    if ((await target.stop()) !== 0) failures.push('the service did not exit with 0');
    remove();
  }
  return verdict(`${minutes} minutes, ${total} requests, ${own[1]} MB to ${own.at(-1)} MB`, failures);
}
