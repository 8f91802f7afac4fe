/**
 * Predicts the throughput and latency of stored scans of 500 words on machines with more cores, from service
 * times measured on this one, and compares the prediction for this machine with its measured throughput.
 */
import { availableParallelism, loadavg } from 'node:os';
import { limits } from '../src/contract/limits.js';
import { defaultThreads } from '../src/server/config.js';
import { callersOf, measureCommits, measureService, type Setup, textSpread } from './capacity/measurement.js';
import { type Machine, type Prediction, type ServiceTimes, simulate } from './capacity/simulation.js';
import { type StoreServers, startStoreServers, storeServersAbsent } from './capacity/stores.js';

const simulatedRequests = 10_000;
const predictedCores = [2, 4, 8, 16, 32];
const processCounts = [2, 3, 4, 6, 8, 12, 16];
/** Callers for each core that saturate a simulated machine. */
const callersPerCore = 64;
/** Share of the maximum throughput at which the latency is predicted (docs/capacity.md, headroom). */
const planned = 0.6;
/** Largest difference of the predicted from the measured throughput. */
const differenceMax = 0.1;

const cores = availableParallelism();
const threadsOf = (cores: number, processes: number) =>
  defaultThreads(Math.max(1, Math.floor(cores / processes)));

export async function run(): Promise<void> {
  console.log(`${cores} cores, load ${loadavg()[0]!.toFixed(1)}, Node ${process.versions.node}`);
  const absent = storeServersAbsent();
  if (absent !== undefined) console.log(`SKIPPED PostgreSQL and Valkey: ${absent}`);
  const servers = absent === undefined ? await startStoreServers() : null;
  try {
    const spread = textSpread();
    const one = await measureAndCheck({ processes: 1, servers: null }, spread);
    const several = await measureAndCheck(
      { processes: Math.max(2, Math.floor(cores / 4)), servers: null },
      spread,
    );
    const remote = servers && (await measureAndCheck({ processes: 1, servers }, spread));
    console.log('\nembedded store:');
    printPredictions(storeOf(null), one, several);
    if (remote === null) return;
    console.log('\nPostgreSQL and Valkey, on another machine of the same size:');
    printPredictions(storeOf(servers), remote, remote);
  } finally {
    await servers?.stop();
  }
}

/**
 * Measures the service times with one scan thread a process, so that its thread can be told from the others,
 * and compares the simulated with the measured throughput of the default number of threads.
 */
async function measureAndCheck(
  { processes, servers }: Pick<Setup, 'processes' | 'servers'>,
  spread: readonly number[],
): Promise<ServiceTimes> {
  const name = `${servers === null ? 'embedded store' : 'PostgreSQL and Valkey'}, PROCESSES=${processes}`;
  const commit = await measureCommits(servers);
  const setup = { processes, servers, scanThreads: 1 };
  const measured = await measureService(setup, planned);
  const times = { ...measured.times, spread, commit };
  printTimes(name, times);

  const scanThreads = threadsOf(cores, processes);
  const checked = { ...setup, scanThreads };
  const check = scanThreads === 1 ? measured : await measureService(checked, planned);
  const callers = callersOf(checked);
  const machine = (others: number): Machine => ({
    cores: cores - others,
    processes,
    scanThreads,
    store: storeOf(servers),
    databaseCores: null,
    generatorShares: true,
  });
  const { throughput, atRate } = check;
  const predicted = simulate(times, machine(throughput.others), { callers }, simulatedRequests);
  const difference = predicted.perSecond / throughput.perSecond - 1;
  console.log(
    `  ${callers} callers: measured ${rate(throughput)}, predicted ${rate(predicted)}, ` +
      `${percent(difference)} ${Math.abs(difference) <= differenceMax ? 'met' : 'MISSED'} (target ${percent(differenceMax)}); ` +
      `other programs used ${throughput.others.toFixed(2)} cores`,
  );
  const latency = simulate(times, machine(atRate.others), { perSecond: atRate.perSecond }, simulatedRequests);
  console.log(
    `  at ${Math.round(atRate.perSecond)}/s: measured ${latencies(atRate)}, predicted ${latencies(latency)}`,
  );
  return times;
}

const storeOf = (servers: StoreServers | null): Machine['store'] =>
  servers === null ? 'embedded' : { connections: limits.storeConnections };

function printTimes(name: string, { main, scan, helpers, database, generator, commit }: ServiceTimes): void {
  const micros = (ms: number) => `${Math.round(ms * 1_000)} µs`;
  console.log(
    `\n${name}: main thread ${micros(main)}, scan thread ${micros(scan)}, other threads ${micros(helpers)}, ` +
      `store servers ${micros(database)}, load generator ${micros(generator)}; ` +
      `commit ${commit.base.toFixed(2)} ms + ${micros(commit.each)} a record`,
  );
}

/** Prints the table of docs/capacity.md for a store. A database has a machine of the same size to itself. */
function printPredictions(store: Machine['store'], one: ServiceTimes, several: ServiceTimes): void {
  console.log(
    '\n| cores | one process | saturates first | several processes | saturates first |\n|---|---|---|---|---|',
  );
  for (const cores of predictedCores) {
    const saturated = (times: ServiceTimes, processes: number) => {
      const scanThreads = threadsOf(cores, processes);
      const databaseCores = store === 'embedded' ? null : cores;
      const machine = { cores, processes, scanThreads, store, databaseCores, generatorShares: false };
      return {
        times,
        machine,
        maximum: simulate(times, machine, { callers: callersPerCore * cores }, simulatedRequests),
      };
    };
    const cells = ({ times, machine, maximum }: ReturnType<typeof saturated>) => {
      const { p99 } = simulate(times, machine, { perSecond: planned * maximum.perSecond }, simulatedRequests);
      return `${machine.processes > 1 ? `${machine.processes}: ` : ''}${rate(maximum)}, p99 ${p99.toFixed(0)} ms | ${busiest(maximum)}`;
    };
    const best = processCounts
      .filter(processes => processes === 2 || 2 * processes <= cores)
      .map(processes => saturated(several, processes))
      .reduce((a, b) => (b.maximum.perSecond > a.maximum.perSecond ? b : a));
    console.log(`| ${cores} | ${cells(saturated(one, 1))} | ${cells(best)} |`);
  }
}

const rate = ({ perSecond }: { perSecond: number }) => `${Math.round(perSecond).toLocaleString('en')}/s`;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const latencies = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;

function busiest({ utilisation }: Prediction): string {
  const [part, share] = Object.entries(utilisation).reduce((a, b) => (b[1] > a[1] ? b : a));
  return `${part} (${Math.round(100 * share)}%)`;
}
