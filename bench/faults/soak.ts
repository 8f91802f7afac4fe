/** The mixed load of an integration for a long time: every text is read, and memory stays flat. */
import { benchFolder, resident, startTarget } from '../driver.js';
import { byCallers, percentile } from '../load/load-generator.js';
import { mix } from '../load/request-mix.js';
import { health } from './client.js';
import { leftovers, usageOf } from './hostile/process-usage.js';
import { isFlat, type Verdict, verdict } from './verdict.js';

const callers = 16;
const parts = 10;

export async function run(minutes = Number(process.env.SOAK_MINUTES ?? 20)): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const requests = mix(key);
  const wrongs: string[] = [];
  const idle = usageOf(target.pid);
  const own: number[] = [];
  let total = 0;
  try {
    for (let part = 0; part < parts; part++) {
      const seconds = (minutes * 60) / parts;
      const { answers } = await byCallers({ url: target.url, requests, seconds }, callers);
      const odd = answers.filter(({ status }) => status !== 200);
      if (odd.length > 0) wrongs.push(`${odd.length} answers of ${odd[0]!.status}`);
      own.push(resident(target.pid).own);
      total += answers.length;
      const p99 = percentile(
        answers.map(({ ms }) => ms),
        0.99,
      );
      console.log(
        `${(((part + 1) * seconds) / 60).toFixed(1)} min: ${total} requests, p99 ${p99.toFixed(0)} ms, ${own.at(-1)} MB`,
      );
    }
    // The first part warms up: stores and heaps fill.
    if (!isFlat(own[1]!, own.at(-1)!)) wrongs.push(`memory grew: ${own.join(' ')} MB`);
    wrongs.push(...leftovers(idle, usageOf(target.pid)));
    const { status } = await health(target.url);
    if (status !== 'ok') wrongs.push(`health is ${status}`);
  } finally {
    if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
    remove();
  }
  return verdict(`${minutes} minutes, ${total} requests, ${own[1]} MB to ${own.at(-1)} MB`, wrongs);
}
