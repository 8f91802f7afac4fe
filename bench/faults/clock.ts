/**
 * The machine's clock set back and forward under a running service: nothing fails, records keep their order of listing and
 * none is lost, an hour's limit holds, nobody is locked out for longer than an hour, and a month comes back with its count.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { generateKey } from '../../src/accounts/key.js';
import { defaultPlans } from '../../src/accounts/plans.js';
import { openApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { type Acknowledged, health, listed, missing, save, usage } from './client.js';
import { type Verdict, verdict } from './verdict.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse('2026-11-21T12:00:00Z');
const hourly = 20;

export async function run(jumps = 60): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-clock-'));
  const durable = openDurable(folder);
  const mint = async (account: string, plan: string, expires_at: string | null = null) => {
    const created_at = new Date(start).toISOString();
    await durable.createAccount({ name: account, plan, created_at, disabled: false, password: null });
    const { text, record } = generateKey({ account, scope: 'full', label: null, expires_at }, start);
    await durable.createKey(record);
    return text;
  };
  const keys = {
    limited: await mint('limited', 'limited'),
    free: await mint('free', 'unlimited'),
    expiring: await mint('expiring', 'unlimited', new Date(start + day).toISOString()),
  };
  await durable.close();
  const plans = join(folder, 'plans.json');
  const limited = { ...defaultPlans.unlimited, requests_per_hour: hourly };
  writeFileSync(plans, JSON.stringify({ ...defaultPlans, limited }));

  let now = start;
  const config = readConfig({ PORT: '0', DATA_DIR: folder, PLANS_FILE: plans, POOL_THREADS: '1' });
  const app = await openApp(config, pino({ level: 'silent' }), { now: () => now });
  const wrongs: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) wrongs.push(`${what}: ${seen} instead of ${wanted}`);
  };
  let serial = 0;
  const status = async (key: string) => {
    const told = await save({ url: app.url, key, counted: 0 }, `${serial++}-0`);
    return typeof told === 'number' ? told : 200;
  };
  const free = { url: app.url, key: keys.free, counted: 0 };
  try {
    for (let i = 0; i < hourly; i++) expect('within the hour', await status(keys.limited), 200);
    expect('over the hour', await status(keys.limited), 429);
    now = start - 30 * day;
    expect('over the hour, set back a month', await status(keys.limited), 429);
    now += hour + minute;
    expect('an hour after it was set back', await status(keys.limited), 200);
    now = start + 365 * day;
    expect('set forward a year', await status(keys.limited), 200);
    now = start;
    for (let i = 0; i < hourly; i++) await status(keys.limited);
    expect('over the hour, set back a year', await status(keys.limited), 429);

    now = start + 2 * day;
    expect('a key that has expired', await status(keys.expiring), 401);
    now = start;
    expect('the same key, set back', await status(keys.expiring), 200);

    const words = (await usage(free)).words_this_month;
    expect('a call in November', await status(keys.free), 200);
    const november = (await usage(free)).words_this_month;
    if (november <= words) wrongs.push('November does not count');
    now = Date.parse('2026-12-01T00:00:00Z');
    expect('words on the first of December', (await usage(free)).words_this_month, 0);
    now = start;
    expect('words, set back to November', (await usage(free)).words_this_month, november);

    const next = mulberry32(jumps);
    const kept: Acknowledged[] = [];
    for (let i = 0; i < jumps; i++) {
      now = start + Math.floor((next() - 0.5) * 2 * 3_650 * day);
      for (const each of ['a', 'b5']) {
        const told = await save(free, `jump-${i}-${each}`);
        if (typeof told === 'number') wrongs.push(`a save after a jump was answered ${told}`);
        else kept.push(told);
      }
      if ((await health(app.url)).status !== 'ok') wrongs.push('health is not ok after a jump');
    }
    const ids = [...(await listed(free, 'scan')), ...(await listed(free, 'cleanup'))];
    expect('ids that are listed twice', ids.length - new Set(ids).size, 0);
    for (const each of kept) {
      if (!ids.includes(each.id)) wrongs.push(`${each.id} is not listed`);
      const wrong = await missing(free, each);
      if (wrong !== null) wrongs.push(wrong);
    }
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return verdict(`${jumps} jumps over twenty years, limits, months, keys and history as promised`, wrongs);
}
