import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock, exponential, onCores, Processor, Station } from '../../../bench/capacity/queueing.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';

const jobs = 60_000;

/** Mean response time of jobs with random arrivals at a rate and random demands of mean 1. */
function meanResponse(perMs: number, open: (clock: Clock) => (demand: number, done: () => void) => void) {
  const random = mulberry32(5);
  const clock = new Clock();
  const add = open(clock);
  let total = 0;
  let done = 0;
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

const closeTo = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual / expected - 1) < 0.05, `${actual} is not within 5% of ${expected}`);

test('has the response time of M/M/1 for one thread on a core', () => {
  const response = meanResponse(0.7, clock => {
    const station = new Station(clock, { threads: 1, serve: onCores(new Processor(clock, 1)) });
    return (demand, done) => station.add(demand, done);
  });
  closeTo(response, 1 / (1 - 0.7));
});

test('has the response time of M/M/c for threads with a core each', () => {
  const [threads, load] = [3, 2.4];
  const response = meanResponse(load, clock => {
    const station = new Station(clock, { threads, serve: onCores(new Processor(clock, threads)) });
    return (demand, done) => station.add(demand, done);
  });
  // Erlang C: the probability that an arrival waits.
  const terms = [1, load, load ** 2 / 2];
  const last = (load ** 3 / 6) * (threads / (threads - load));
  const waits = last / (terms.reduce((a, b) => a + b, 0) + last);
  closeTo(response, 1 + waits / (threads - load));
});

test('has the response time of M/M/1 processor sharing for threads that share a core', () => {
  const response = meanResponse(0.6, clock => {
    const processor = new Processor(clock, 1);
    return (demand, done) => processor.run(demand, done);
  });
  closeTo(response, 1 / (1 - 0.6));
});

test('runs tasks at the speed of a share of the cores', () => {
  const clock = new Clock();
  const processor = new Processor(clock, 1.5);
  const ends: number[] = [];
  for (const demand of [3, 3, 6]) processor.run(demand, () => ends.push(clock.now));
  clock.runWhile(() => true);
  assert.deepEqual(ends, [6, 6, 9]);
  assert.equal(processor.used, 12);
});

test('serves the jobs that waited during a batch together in the next', () => {
  const clock = new Clock();
  const batches: number[] = [];
  const station = new Station(clock, {
    threads: 1,
    batchMax: 4,
    serve: (demands, done) => {
      batches.push(demands.length);
      clock.after(10, done);
    },
  });
  for (let i = 0; i < 7; i++) clock.after(i, () => station.add(1, () => {}));
  clock.runWhile(() => true);
  assert.deepEqual(batches, [1, 4, 2]);
  assert.equal(station.used, 30);
});

test('divides queued jobs evenly between idle threads', () => {
  const clock = new Clock();
  const batches: number[] = [];
  const station = new Station(clock, {
    threads: 2,
    batchMax: 16,
    serve: (demands, done) => {
      batches.push(demands.length);
      clock.after(10, done);
    },
  });
  for (let i = 0; i < 8; i++) clock.after(i, () => station.add(1, () => {}));
  clock.runWhile(() => true);
  assert.deepEqual(batches, [1, 1, 6]);
});
