/**
 * Kills the service with SIGKILL at random times during saves and unsaved cleanups. Every acknowledged record
 * must be stored intact, and neither the monthly quota nor the hourly rate limit may fall below the
 * acknowledged count. The run must take less than an hour, since older calls leave the rate-limit window.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPlans } from '../../src/accounts/plans.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTelltale } from '../driver.js';
import {
  type AcknowledgedRecord,
  busy,
  type Caller,
  clean,
  listedIds,
  recordProblem,
  save,
  usage,
} from './client.js';
import { pause, type Verdict, verdict } from './verdict.js';

const writers = 8;

export async function run(times = 200): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder('metered');
  const plans = join(folder, 'plans.json');
  const metered = { ...defaultPlans.unlimited, words_per_month: 1e12, requests_per_hour: 1e12 };
  writeFileSync(plans, JSON.stringify({ ...defaultPlans, metered }));
  const env = { DATA_DIR: folder, PLANS_FILE: plans, POOL_THREADS: '1', LOG_LEVEL: 'silent' };
  const next = mulberry32(times);
  const failures: string[] = [];
  const all: AcknowledgedRecord[] = [];
  let fresh: AcknowledgedRecord[] = [];
  const caller: Caller = { url: '', key, counted: 0 };

  for (let round = 0; round <= times && failures.length === 0; round++) {
    const target = await startTelltale(env);
    caller.url = target.url;
    const used = await usage(caller);
    const words = all.reduce((sum, each) => sum + each.words, 0);
    if (used.words_this_month < words)
      failures.push(`${used.words_this_month} of ${words} words are counted`);
    if (used.requests_this_hour < caller.counted)
      failures.push(`${used.requests_this_hour} of ${caller.counted} calls are counted`);
    for (const each of round === times ? all : fresh) {
      const wrong = await recordProblem(caller, each);
      if (wrong !== null) failures.push(wrong);
    }
    if (round % 20 === 0) console.log(`${round} kills, ${all.length} records acknowledged`);
    if (round === times) {
      const ids = new Set([...(await listedIds(caller, 'scan')), ...(await listedIds(caller, 'cleanup'))]);
      for (const { id } of all) if (!ids.has(id)) failures.push(`${id} is not listed`);
      await target.stop();
      break;
    }

    fresh = [];
    const before = caller.counted;
    // Rounds without saves test that counts become durable on their own.
    const onlyCleans = round % 2 === 1;
    let dead = false;
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let i = 0; !dead; i++) {
        if (onlyCleans) {
          const status = await clean(caller).catch(() => 0);
          if (!dead && status !== 200 && !busy.has(status)) failures.push(`a cleanup returned ${status}`);
          continue;
        }
        const saved = await save(caller, `${round}-${writer}-${i}`).catch(() => null);
        if (saved !== null && typeof saved !== 'number') fresh.push(saved);
        else if (!dead && typeof saved === 'number' && !busy.has(saved))
          failures.push(`a save returned ${saved}`);
      }
    });
    while (caller.counted === before) await pause(1);
    await pause(next() * 250);
    const killed = target.kill();
    dead = true;
    await killed;
    await Promise.all(writing);
    all.push(...fresh);
  }
  remove();
  return verdict(
    `${times} kills, ${all.length} records and ${caller.counted} calls acknowledged, none lost, torn or uncounted`,
    failures,
  );
}
