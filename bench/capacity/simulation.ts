/** Simulates the service under a load of stored scans. Times are in milliseconds. */
import { limits } from '../../src/contract/limits.js';
import { mulberry32 } from '../../src/training/statistics/random.js';
import { percentile } from '../times.js';
import { Clock, exponential, onCores, Processor, Station, sum } from './queueing.js';

/** Measured times of one stored scan. */
export interface ServiceTimes {
  /** Processor time of the main thread of a process. */
  main: number;
  /** Processor time of a scan thread. */
  scan: number;
  /** Processor time of all other threads of the service: garbage collection, compilation, commits. */
  helpers: number;
  /** Processor time of the store's servers; 0 for the embedded store. */
  database: number;
  /** Processor time of the load generator. */
  generator: number;
  /** Scan times of the texts relative to their mean. */
  spread: readonly number[];
  /** Duration of a commit of `n` records: `base + n · each`. */
  commit: { base: number; each: number };
}

export interface Machine {
  /** Cores that are left by other programs. */
  cores: number;
  processes: number;
  /** Scan threads of a process. */
  scanThreads: number;
  /**
   * Commits of a process at once. The embedded store makes one at a time for all processes, with all records
   * that wait in a process (group commit). PostgreSQL makes one for each connection.
   */
  store: 'embedded' | { connections: number };
  /** Cores of the database's machine; null when it shares the cores of the service. */
  databaseCores: number | null;
  /** Whether the load generator runs on the same cores. */
  generatorShares: boolean;
}

/** Closed loop: each caller sends its next request after its response. Open loop: random arrivals. */
export type Arrivals = { callers: number } | { perSecond: number };

export interface Prediction {
  perSecond: number;
  p50: number;
  p99: number;
  /** Utilisation from 0 to 1 of each part. */
  utilisation: Record<Part, number>;
}

type Part = 'cores' | 'main threads' | 'scan threads' | 'commits' | 'database';

/** Texts of a task, and records of a commit (lmdb/group-commit.ts). */
const textsMax = limits.batchTexts;
const recordsMax = 512;

/**
 * A request visits the main thread of its process when it arrives, after its scan and after its commit, for a
 * third of the measured time each. The kernel distributes the requests over the processes at random.
 * @param requests simulated requests, after a tenth as many that are not counted
 */
export function simulate(
  times: ServiceTimes,
  machine: Machine,
  arrivals: Arrivals,
  requests: number,
  seed = 1,
): Prediction {
  const random = mulberry32(seed);
  const clock = new Clock();
  const cores = new Processor(clock, machine.cores);
  const database = machine.databaseCores === null ? cores : new Processor(clock, machine.databaseCores);
  const generator = new Station(clock, { threads: 1, serve: onCores(cores) });
  const generate = (done: () => void) =>
    machine.generatorShares ? generator.add(times.generator / 2, done) : clock.after(0, done);
  const lock = new Station(clock, { threads: 1, serve: ([ms], done) => clock.after(ms!, done) });
  const processes = Array.from({ length: machine.processes }, () =>
    openProcess(clock, cores, database, lock),
  );

  function openProcess(clock: Clock, cores: Processor, database: Processor, lock: Station) {
    const { store } = machine;
    return {
      main: new Station(clock, { threads: 1, serve: onCores(cores) }),
      scan: new Station(clock, { threads: machine.scanThreads, batchMax: textsMax, serve: onCores(cores) }),
      commit:
        store === 'embedded'
          ? new Station(clock, {
              threads: 1,
              batchMax: recordsMax,
              serve: (records, done) =>
                lock.add(times.commit.base + records.length * times.commit.each, done),
            })
          : new Station(clock, {
              threads: store.connections,
              serve: (_, done) =>
                clock.after(times.commit.base + times.commit.each, () => database.run(times.database, done)),
            }),
    };
  }

  const latencies: number[] = [];
  let answered = 0;
  let countedFrom = 0;
  const counted = Math.ceil(requests / 10);
  const used = { cores: 0, main: 0, scan: 0, commit: 0, database: 0 };
  const measureUse = () => ({
    cores: cores.used,
    main: sum(processes.map(({ main }) => main.used)),
    scan: sum(processes.map(({ scan }) => scan.used)),
    // The fixed part of a group commit is shared by more records the more wait, so it limits no throughput.
    commit:
      machine.store === 'embedded'
        ? answered * times.commit.each
        : sum(processes.map(({ commit }) => commit.used)),
    database: database.used,
  });

  const pick = (values: number) => Math.floor(random() * values);
  function request(done: () => void): void {
    const { main, scan, commit } = processes[pick(processes.length)]!;
    const text = times.spread[pick(times.spread.length)]!;
    const begun = clock.now;
    const visit = (next: () => void) => main.add(times.main / 3, next);
    generate(() =>
      visit(() =>
        scan.add(times.scan * text, () => {
          cores.run(times.helpers, () => {});
          visit(() =>
            commit.add(0, () =>
              visit(() =>
                generate(() => {
                  if (++answered === counted) {
                    countedFrom = clock.now;
                    Object.assign(used, measureUse());
                  } else if (answered > counted) latencies.push(clock.now - begun);
                  done();
                }),
              ),
            ),
          );
        }),
      ),
    );
  }

  if ('callers' in arrivals) {
    const call = () => request(call);
    for (let i = 0; i < arrivals.callers; i++) clock.after(0, call);
  } else {
    const arrive = () => {
      request(() => {});
      clock.after(exponential(1_000 / arrivals.perSecond, random), arrive);
    };
    arrive();
  }
  clock.runWhile(() => latencies.length < requests);

  const span = clock.now - countedFrom;
  const use = measureUse();
  const share = (part: keyof typeof use, capacity: number) => (use[part] - used[part]) / (span * capacity);
  const connections = machine.store === 'embedded' ? 1 : machine.store.connections * machine.processes;
  return {
    perSecond: (latencies.length * 1_000) / span,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    utilisation: {
      cores: share('cores', machine.cores),
      'main threads': share('main', machine.processes),
      'scan threads': share('scan', machine.processes * machine.scanThreads),
      commits: share('commit', connections),
      database: machine.databaseCores === null ? 0 : share('database', machine.databaseCores),
    },
  };
}
