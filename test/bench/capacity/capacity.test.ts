import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clock, exponential, Processor, Station } from '../../../bench/capacity/queueing.js';
import { type Machine, type ServiceTimes, simulate } from '../../../bench/capacity/simulation.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';

const closeTo = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual / expected - 1) < 0.05, `${actual} is not within 5% of ${expected}`);

describe('queues', () => {
  const jobs = 60_000;

  /** Mean response time of jobs with random arrivals at a rate and random demands of mean 1. */
  function meanResponse(perMs: number, open: (clock: Clock) => (demand: number, done: () => void) => void) {
    const random = mulberry32(5);
    const clock = new Clock();
    const add = open(clock);
    let [total, done] = [0, 0];
    const arrive = () => {
      const begun = clock.now;
      add(exponential(1, random), () => {
        total += clock.now - begun;
        done++;
      });
      clock.after(exponential(1 / perMs, random), arrive);
    };
    arrive();
    clock.runWhile(() => done < jobs);
    return total / jobs;
  }
  it('have the response time of M/M/1 processor sharing for threads that share a core', () => {
    const response = meanResponse(0.6, clock => {
      const processor = new Processor(clock, 1);
      return (demand, done) => processor.run(demand, done);
    });
    closeTo(response, 1 / (1 - 0.6));
  });

  for (const [name, threads, batchMax, jobs, expected] of [
    ['serve the jobs that waited during a batch together in the next', 1, 4, 7, [1, 4, 2]],
    ['divide queued jobs evenly between idle threads', 2, 16, 8, [1, 1, 6]],
  ] as const)
    it(name, () => {
      const clock = new Clock();
      const batches: number[] = [];
      const serve = (demands: readonly number[], done: () => void) => {
        batches.push(demands.length);
        clock.after(10, done);
      };
      const station = new Station(clock, { threads, batchMax, serve });
      for (let i = 0; i < jobs; i++) clock.after(i, () => station.add(1, () => {}));
      clock.runWhile(() => true);
      assert.deepEqual(batches, expected);
      assert.equal(station.used, 30);
    });
});

describe('the simulated service', () => {
  const times: ServiceTimes = {
    main: 0.3,
    scan: 0.4,
    helpers: 0.1,
    database: 0,
    generator: 0.2,
    spread: [0.5, 1, 1.5],
    commit: { base: 3, each: 0.05 },
  };
  const alone = { databaseCores: null, generatorShares: false };
  const machine: Machine = { cores: 8, processes: 1, scanThreads: 7, store: 'embedded', ...alone };

  const two = { cores: 2, processes: 2, scanThreads: 1 };
  for (const [what, changes, perSecond, part] of [
    ['the main thread of a process with many scan threads', {}, 1_000 / 0.3, 'main threads'],
    ['the scan threads when they are few', { scanThreads: 1 }, 1_000 / 0.4, 'scan threads'],
    ['few cores', two, 2_000 / 0.8, 'cores'],
    ['few cores, with the load generator on them', { ...two, generatorShares: true }, 2_000, 'cores'],
  ] as const)
    it(`is limited by ${what}`, () => {
      const prediction = simulate(times, { ...machine, ...changes }, { callers: 256 }, 4_000);
      closeTo(prediction.perSecond, perSecond);
      closeTo(prediction.utilisation[part], 1);
    });

  it('serves open arrivals at their rate, later the higher the rate', () => {
    const at = (perSecond: number) => simulate(times, machine, { perSecond }, 8_000);
    const [low, high] = [at(1_000), at(3_000)];
    closeTo(low.perSecond, 1_000);
    closeTo(high.perSecond, 3_000);
    assert.ok(low.p50 > 0.3 + 0.2 + 3 && low.p50 < low.p99 && low.p99 < high.p99);
  });
});
