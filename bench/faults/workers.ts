/**
 * Worker threads that crash and hang under load. Only the text that caused it may get an error, without using
 * quota.
 */
import { countWords } from '../../src/engine/text/words.js';
import { benchFolder, startTarget } from '../driver.js';
import { passage } from '../inputs/real-texts.js';
import { health, usage } from './client.js';
import { leakedResources, ProcessWatch, usageAtRest, usageOf } from './hostile/process-usage.js';
import { type Verdict, verdict } from './verdict.js';

/**
 * Expected status by the first word of a text, which tells the worker of peers/faulty-text-worker.ts what to
 * do.
 */
const expected = { crash: 500, hang: 504, throw: 500, fine: 200 } as const;
type Behaviour = keyof typeof expected;
const callers = 8;
/** Share of texts that may reach their deadline, since batches are slow on a busy machine. */
const lateMax = 0.02;
/** Megabytes above idle. Crashed threads must release their heaps. */
const megabytesMax = 400;
const guardMegabytes = 1_500;

export async function run(texts = 1_500): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', './peers/faulty-service.js', {
    DATA_DIR: folder,
    POOL_THREADS: '2',
  });
  const idle = await usageAtRest(target.pid);
  const watch = new ProcessWatch(target.pid, guardMegabytes);
  const failures: string[] = [];
  const tally: Record<string, number> = {};
  let [sent, words, late] = [0, 0, 0];
  const behaviourOf = (i: number): Behaviour =>
    i % 700 === 350 ? 'hang' : i % 50 === 25 ? 'crash' : i % 50 === 10 ? 'throw' : 'fine';
  try {
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (sent < texts) {
          const i = ++sent;
          const behaviour = behaviourOf(i);
          const text = `${behaviour} ${passage(120, i)}`;
          const response = await fetch(`${target.url}/api/scan`, {
            method: 'POST',
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            body: JSON.stringify({ text }),
          });
          await response.arrayBuffer();
          if (response.ok) words += countWords(text);
          tally[`${behaviour} ${response.status}`] = (tally[`${behaviour} ${response.status}`] ?? 0) + 1;
          if (behaviour === 'fine' && response.status === 504) late++;
          else if (response.status !== expected[behaviour])
            failures.push(`a text with behaviour ${behaviour} got ${response.status}`);
        }
      }),
    );
    if (late > lateMax * texts) failures.push(`${late} texts reached their deadline because of others`);
    const { status } = await health(target.url);
    if (status !== 'ok') failures.push(`health is ${status}`);
    const used = (await usage({ url: target.url, key, counted: 0 })).words_this_month;
    if (used !== words) failures.push(`${used} words are counted, but ${words} were in the answered texts`);
    const peak = watch.peakMegabytes - idle.megabytes;
    if (peak > megabytesMax) failures.push(`peak memory was ${peak.toFixed(0)} MB above idle`);
    failures.push(...leakedResources(idle, usageOf(target.pid)));
  } finally {
    if ((await target.stop()) !== 0) failures.push('the service did not exit with 0');
    watch.stop();
    remove();
  }
  return verdict(
    Object.entries(tally)
      .map(([what, n]) => `${n} x ${what}`)
      .join(', '),
    failures,
  );
}
