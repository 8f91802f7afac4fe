/**
 * Worker threads that crash and hang under load. Only the text that caused it may get an error, without using
 * quota.
 */
import { countWords } from '../../src/engine/text/words.js';
import { passage } from '../inputs/real-texts.js';
import { usage } from './client.js';
import { runScenario } from './scenario.js';
import { pause, type Verdict } from './verdict.js';

/**
 * Expected statuses by the first word of a text, which tells the worker of peers/faulty-text-worker.ts what
 * to do. On a busy machine a text that hangs has waited too long before it has used its processor time.
 */
const expected = { crash: [500], hang: [504, 503], throw: [500], fine: [200] } as const;
type Behaviour = keyof typeof expected;
const callers = 8;
/** Share of texts that may reach their deadline, since batches are slow on a busy machine. */
const lateMax = 0.02;
/** Megabytes above idle. Crashed threads must release their heaps. */
const megabytesMax = 400;

const behaviourOf = (i: number): Behaviour => {
  const faults: Readonly<Record<number, Behaviour>> = { 10: 'throw', 25: 'crash', 40: 'hang' };
  return faults[i % 50] ?? 'fine';
};

/** How often a client sends a text again that a busy machine rejects. */
const triesMax = 30;

/** @param texts one in fifty crashes and one hangs: each takes seconds, in which a thread starts again */
export const run = (texts = 300): Promise<Verdict> =>
  runScenario(
    async ({ service: { url, key }, idle, watch, failures }) => {
      const tally: Record<string, number> = {};
      let [sent, words, late] = [0, 0, 0];
      const call = async () => {
        while (sent < texts) {
          const i = ++sent;
          const behaviour = behaviourOf(i);
          const text = `${behaviour} ${passage(120, i)}`;
          const send = async (triesLeft: number): Promise<Response> => {
            const response = await fetch(`${url}/api/scan`, {
              method: 'POST',
              headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
              body: JSON.stringify({ text }),
            });
            await response.arrayBuffer();
            if (response.status !== 503 || triesLeft === 0) return response;
            await pause(1_000 * Number(response.headers.get('retry-after')));
            return send(triesLeft - 1);
          };
          const response = await send(behaviour === 'hang' ? 0 : triesMax);
          if (response.ok) words += countWords(text);
          const answer = `${behaviour} ${response.status}`;
          tally[answer] = (tally[answer] ?? 0) + 1;
          if (behaviour === 'fine' && response.status === 504) late++;
          else if (!expected[behaviour].some(status => status === response.status))
            failures.push(`a text with behaviour ${behaviour} got ${response.status}`);
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
      if (late > lateMax * texts) failures.push(`${late} texts reached their deadline because of others`);
      const used = (await usage({ url, key, counted: 0 })).words_this_month;
      if (used !== words) failures.push(`${used} words are counted, but ${words} were in the answered texts`);
      const peak = watch.peakMegabytes - idle.megabytes;
      if (peak > megabytesMax) failures.push(`peak memory was ${peak.toFixed(0)} MB above idle`);
      return Object.entries(tally)
        .map(([what, n]) => `${n} x ${what}`)
        .join(', ');
    },
    { POOL_THREADS: '2' },
    './peers/faulty-service.js',
  );
