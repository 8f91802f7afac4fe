/**
 * Ends the service with SIGKILL at random while records are written and texts cleaned of which nothing is kept. What it
 * had acknowledged must be there, whole and counted once, and neither the caller's month nor the hour may have fallen
 * below what was acknowledged. More rounds than an hour holds would count what is no longer in it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPlans } from '../../src/accounts/plans.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { benchFolder, startTarget } from '../driver.js';
import { type Acknowledged, type Caller, clean, listed, missing, save, usage } from './client.js';
import { pause, type Verdict, verdict } from './verdict.js';

const writers = 8;
/** Honest answers of a machine that is kept from its work. */
const busy = new Set([503, 504]);

export async function run(times = Number(process.env.KILLS ?? 200)): Promise<Verdict> {
  const { folder, key, remove } = await benchFolder('metered');
  const plans = join(folder, 'plans.json');
  const metered = { ...defaultPlans.unlimited, words_per_month: 1e12, requests_per_hour: 1e12 };
  writeFileSync(plans, JSON.stringify({ ...defaultPlans, metered }));
  const env = { DATA_DIR: folder, PLANS_FILE: plans, POOL_THREADS: '1', LOG_LEVEL: 'silent' };
  const next = mulberry32(times);
  const wrongs: string[] = [];
  const all: Acknowledged[] = [];
  let fresh: Acknowledged[] = [];
  const caller: Caller = { url: '', key, counted: 0 };

  for (let round = 0; round <= times && wrongs.length === 0; round++) {
    const target = await startTarget('telltale', '../src/main.js', env);
    caller.url = target.url;
    const used = await usage(caller);
    const words = all.reduce((sum, each) => sum + each.words, 0);
    if (used.words_this_month < words) wrongs.push(`${used.words_this_month} of ${words} words are counted`);
    if (used.requests_this_hour < caller.counted)
      wrongs.push(`${used.requests_this_hour} of ${caller.counted} calls are counted`);
    for (const each of round === times ? all : fresh) {
      const wrong = await missing(caller, each);
      if (wrong !== null) wrongs.push(wrong);
    }
    if (round % 20 === 0) console.log(`${round} kills, ${all.length} records acknowledged`);
    if (round === times) {
      const ids = new Set([...(await listed(caller, 'scan')), ...(await listed(caller, 'cleanup'))]);
      for (const { id } of all) if (!ids.has(id)) wrongs.push(`${id} is not listed`);
      await target.stop();
      break;
    }

    fresh = [];
    const before = caller.counted;
    // No save makes these calls' counts durable by the way.
    const onlyCleans = round % 2 === 1;
    let dead = false;
    const writing = Array.from({ length: writers }, async (_, lane) => {
      for (let i = 0; !dead; i++) {
        if (onlyCleans) {
          const status = await clean(caller).catch(() => 0);
          if (!dead && status !== 200 && !busy.has(status)) wrongs.push(`a cleanup was answered ${status}`);
          continue;
        }
        const told = await save(caller, `${round}-${lane}-${i}`).catch(() => null);
        if (told !== null && typeof told !== 'number') fresh.push(told);
        else if (!dead && typeof told === 'number' && !busy.has(told))
          wrongs.push(`a save was answered ${told}`);
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
    wrongs,
  );
}
