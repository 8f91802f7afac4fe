/** Text threads that crash and hang while others use them: only the text to blame gets the error, and pays nothing. */
import { benchFolder, startTarget } from '../driver.js';
import { prose } from '../prose.js';
import { health, usage } from './client.js';
import { leftovers, usageOf, Watch } from './hostile/process-usage.js';
import { type Verdict, verdict } from './verdict.js';

/** What each text that misbehaves must be answered; the worker of peers/unruly-text.ts knows them by their first words. */
const expected = { crash: 500, hang: 504, throw: 500, fine: 200 } as const;
type Habit = keyof typeof expected;
const callers = 8;
/** Share of texts that may be stopped at their deadline: on a busy machine a batch takes longer than is allowed. */
const lateMax = 0.02;
/** Megabytes above idle: dead threads leave no heaps behind. */
const megabytesMax = 400;
const guardMegabytes = 1_500;

export async function run(texts = 1_500): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', './peers/faulty-service.js', {
    DATA_DIR: folder,
    POOL_THREADS: '2',
  });
  const idle = usageOf(target.pid);
  const watch = new Watch(target.pid, guardMegabytes);
  const wrongs: string[] = [];
  const tally: Record<string, number> = {};
  let [sent, words, late] = [0, 0, 0];
  const habitOf = (i: number): Habit =>
    i % 700 === 350 ? 'hang' : i % 50 === 25 ? 'crash' : i % 50 === 10 ? 'throw' : 'fine';
  try {
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (sent < texts) {
          const i = ++sent;
          const habit = habitOf(i);
          const response = await fetch(`${target.url}/api/scan`, {
            method: 'POST',
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            body: JSON.stringify({ text: `${habit} ${prose(120, i)}` }),
          });
          const body = (await response.json()) as { word_count?: number };
          words += body.word_count ?? 0;
          tally[`${habit} ${response.status}`] = (tally[`${habit} ${response.status}`] ?? 0) + 1;
          if (habit === 'fine' && response.status === 504) late++;
          else if (response.status !== expected[habit])
            wrongs.push(`a text that is to ${habit} was answered ${response.status}`);
        }
      }),
    );
    if (late > lateMax * texts) wrongs.push(`${late} texts were stopped for others' sake`);
    const { status } = await health(target.url);
    if (status !== 'ok') wrongs.push(`health is ${status}`);
    const used = (await usage({ url: target.url, key, counted: 0 })).words_this_month;
    if (used !== words) wrongs.push(`${used} words are charged, ${words} were read`);
    const peak = watch.peakMegabytes - idle.megabytes;
    if (peak > megabytesMax) wrongs.push(`it took ${peak.toFixed(0)} MB above idle`);
    wrongs.push(...leftovers(idle, usageOf(target.pid)));
  } finally {
    if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
    watch.stop();
    remove();
  }
  return verdict(
    Object.entries(tally)
      .map(([what, n]) => `${n} x ${what}`)
      .join(', '),
    wrongs,
  );
}
