/**
 * Sets the clock back and forward under a running service. No request may fail and no record may be lost. The
 * hourly rate limit must hold without locking a client out for more than an hour, and a month must keep its
 * quota count.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { defaultPlans } from '../../src/accounts/plans.js';
import { openApp } from '../../src/app.js';
import { readConfig } from '../../src/server/config.js';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { createKey } from '../driver.js';
import { type AcknowledgedRecord, health, listedIds, recordProblem, save, usage } from './client.js';
import { type Verdict, verdict } from './verdict.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse('2026-11-21T12:00:00Z');
const hourly = 20;

export async function run(jumps = 60): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-clock-'));
  const durable = openDurable(folder);
  const at = { now: start };
  const tomorrow = new Date(start + day).toISOString();
  const keys = {
    limited: await createKey(durable, { name: 'limited', plan: 'limited' }, at),
    free: await createKey(durable, { name: 'free' }, at),
    expiring: await createKey(durable, { name: 'expiring' }, { ...at, expires_at: tomorrow }),
  };
  await durable.close();
  const plans = join(folder, 'plans.json');
  const limited = { ...defaultPlans.unlimited, requests_per_hour: hourly };
  writeFileSync(plans, JSON.stringify({ ...defaultPlans, limited }));

  let now = start;
  const config = readConfig({ PORT: '0', DATA_DIR: folder, PLANS_FILE: plans, POOL_THREADS: '1' });
  const app = await openApp(config, pino({ level: 'silent' }), { now: () => now });
  const failures: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) failures.push(`${what}: ${actual} instead of ${expected}`);
  };
  let serial = 0;
  const status = async (key: string) => {
    const saved = await save({ url: app.url, key, counted: 0 }, `${serial++}-0`);
    return typeof saved === 'number' ? saved : 200;
  };
  const free = { url: app.url, key: keys.free, counted: 0 };
  try {
    for (let i = 0; i < hourly; i++) expect('within the hourly limit', await status(keys.limited), 200);
    expect('over the hourly limit', await status(keys.limited), 429);
    now = start - 30 * day;
    expect('over the hourly limit, clock set back a month', await status(keys.limited), 429);
    now += hour + minute;
    expect('an hour after the clock was set back', await status(keys.limited), 200);
    now = start + 365 * day;
    expect('clock set forward a year', await status(keys.limited), 200);
    now = start;
    for (let i = 0; i < hourly; i++) await status(keys.limited);
    expect('over the hourly limit, clock set back a year', await status(keys.limited), 429);

    now = start + 2 * day;
    expect('an expired key', await status(keys.expiring), 401);
    now = start;
    expect('the same key, clock set back', await status(keys.expiring), 200);

    const words = (await usage(free)).words_this_month;
    expect('a call in November', await status(keys.free), 200);
    const november = (await usage(free)).words_this_month;
    if (november <= words) failures.push('words in November are not counted');
    now = Date.parse('2026-12-01T00:00:00Z');
    expect('words on the first of December', (await usage(free)).words_this_month, 0);
    now = start;
    expect('words, clock set back to November', (await usage(free)).words_this_month, november);

    const next = mulberry32(jumps);
    const savedRecords: AcknowledgedRecord[] = [];
    for (let i = 0; i < jumps; i++) {
      now = start + Math.floor((next() - 0.5) * 2 * 3_650 * day);
      for (const each of ['a', 'b5']) {
        const saved = await save(free, `jump-${i}-${each}`);
        if (typeof saved === 'number') failures.push(`a save after a jump returned ${saved}`);
        else savedRecords.push(saved);
      }
      if ((await health(app.url)).status !== 'ok') failures.push('health is not ok after a jump');
    }
    const ids = [...(await listedIds(free, 'scan')), ...(await listedIds(free, 'cleanup'))];
    expect('ids that are listed twice', ids.length - new Set(ids).size, 0);
    for (const each of savedRecords) {
      if (!ids.includes(each.id)) failures.push(`${each.id} is not listed`);
      const wrong = await recordProblem(free, each);
      if (wrong !== null) failures.push(wrong);
    }
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return verdict(`${jumps} jumps over twenty years, limits, quotas, keys and history are correct`, failures);
}
