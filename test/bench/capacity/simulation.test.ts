import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Machine, type ServiceTimes, simulate } from '../../../bench/capacity/simulation.js';

const times: ServiceTimes = {
  main: 0.3,
  scan: 0.4,
  helpers: 0.1,
  database: 0,
  generator: 0.2,
  spread: [0.5, 1, 1.5],
  commit: { base: 3, each: 0.05 },
};
const machine: Machine = {
  cores: 8,
  processes: 1,
  scanThreads: 7,
  store: 'embedded',
  databaseCores: null,
  generatorShares: false,
};
const saturated = (changes: Partial<Machine> = {}, other: Partial<ServiceTimes> = {}, callers = 256) =>
  simulate({ ...times, ...other }, { ...machine, ...changes }, { callers }, 4_000);

const closeTo = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual / expected - 1) < 0.05, `${actual} is not within 5% of ${expected}`);

test('is limited by the main thread of a process with many scan threads', () => {
  const { perSecond, utilisation } = saturated();
  closeTo(perSecond, 1_000 / times.main);
  closeTo(utilisation['main threads'], 1);
  closeTo(utilisation.cores, (0.3 + 0.4 + 0.1) / 0.3 / 8);
});

test('is limited by the scan threads when they are few', () => {
  const { perSecond, utilisation } = saturated({ scanThreads: 1 });
  closeTo(perSecond, 1_000 / times.scan);
  closeTo(utilisation['scan threads'], 1);
});

test('is limited by the cores when they are fewer than the threads, with the load generator on them', () => {
  const shared = { cores: 2, processes: 2, scanThreads: 1 };
  closeTo(saturated(shared).perSecond, 2_000 / 0.8);
  closeTo(saturated({ ...shared, generatorShares: true }).perSecond, 2_000 / 1);
});

test('shares the fixed time of a commit between the requests of a process, but not of several', () => {
  const slow = { commit: { base: 40, each: 0 } };
  // One record a commit would give 25 per second.
  assert.ok(saturated({}, slow).perSecond > 1_000);
  const [one, four] = [1, 4].map(processes => saturated({ processes, scanThreads: 2, cores: 32 }, slow, 16));
  assert.ok(four!.p50 > 2 * one!.p50, `${four!.p50} against ${one!.p50}`);
});

test('is limited by commits when each record takes longer than anything else', () => {
  const { perSecond, utilisation } = saturated({}, { commit: { base: 1, each: 0.8 } });
  assert.ok(perSecond < 1_000 / 0.8);
  assert.ok(utilisation.commits > 0.95);
});

test('is limited by the cores of the database when it has few', () => {
  const store = { connections: 20 };
  const { perSecond, utilisation } = saturated(
    { store, databaseCores: 1 },
    { database: 0.5, commit: { base: 1, each: 0 } },
  );
  closeTo(perSecond, 2_000);
  closeTo(utilisation.database, 1);
});

test('serves open arrivals at their rate, later the higher the rate', () => {
  const at = (perSecond: number) => simulate(times, machine, { perSecond }, 8_000);
  const [low, high] = [at(1_000), at(3_000)];
  closeTo(low.perSecond, 1_000);
  closeTo(high.perSecond, 3_000);
  assert.ok(low.p50 > 0.3 + 0.2 + 3 && low.p50 < low.p99 && low.p99 < high.p99);
});
