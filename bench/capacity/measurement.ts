/** Measures the service times of stored scans in a running service, and its throughput and latency. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadShippedClassifier } from '../../src/engine/classifier/shipped.js';
import { scan } from '../../src/engine/scan/scan.js';
import { closeStores, openStores, type StoreLocations } from '../../src/store/open.js';
import { recordId } from '../../src/store/record-id.js';
import { createKey, startTelltale, type Target } from '../driver.js';
import { scanOptions } from '../engine.js';
import { windowsOf } from '../inputs/real-texts.js';
import {
  closedLoop,
  type LoadOptions,
  type LoadResult,
  openLoop,
  summarise,
} from '../load/load-generator.js';
import { requestBytes } from '../load/raw-connection.js';
import { treeThreadTimes, treeTime } from '../processes.js';
import { elapsedTimes, median, processorTimer } from '../times.js';
import { coresBusy, serviceUse } from './processor-time.js';
import type { ServiceTimes } from './simulation.js';
import type { StoreServers } from './stores.js';

/** Accounts that share the load, so that no account's lock in PostgreSQL limits it. */
const accounts = 16;
const words = 500;
/** Requests before the first measurement, so that V8 has compiled every function. */
const warmUpRequests = 4_000;
const warmUpSecondsMax = 30;
const seconds = 5;
const texts = windowsOf(words);

export interface Setup {
  processes: number;
  scanThreads: number;
  /** Null selects the embedded store. */
  servers: StoreServers | null;
}

/** Callers that keep the threads busy, and few enough that the service rejects none. */
export const callersOf = ({ processes, scanThreads }: Setup): number => 16 * (1 + processes * scanThreads);

const placesOf = (dataDir: string, servers: StoreServers | null): StoreLocations => ({
  dataDir,
  storeUrl: servers?.storeUrl ?? null,
  windowsUrls: servers?.windowsUrls ?? [],
  processes: 1,
});

async function createKeys(places: StoreLocations): Promise<{ account: string; key: string }[]> {
  const stores = await openStores(places);
  const keys: { account: string; key: string }[] = [];
  for (let i = 0; i < accounts; i++) {
    const account = recordId('scan', Date.now());
    keys.push({ account, key: await createKey(stores.durable, { name: account }) });
  }
  await closeStores(stores);
  return keys;
}

interface Throughput {
  perSecond: number;
  p50: number;
  p99: number;
  /** Cores that other programs used. */
  others: number;
}

/** Times of one request, in ms, except those that other functions measure. */
type RequestTimes = Pick<ServiceTimes, 'main' | 'scan' | 'helpers' | 'database' | 'generator'>;

/** Sends a load and measures it, and the processor time of each kind of thread for a request. */
async function measure(
  { target, setup, requests }: { target: Target; setup: Setup; requests: Buffer[] },
  send: (options: LoadOptions) => Promise<LoadResult>,
): Promise<Throughput & RequestTimes> {
  const databases = setup.servers?.pids ?? [];
  const begun = performance.now();
  const before = { threads: treeThreadTimes(target.pid), busy: coresBusy() };
  const own = processorTimer();
  const databaseBefore = treeTime(databases);
  const result = await send({ url: target.url, requests, seconds });
  const use = serviceUse(before.threads, treeThreadTimes(target.pid), setup.processes, setup.scanThreads);
  const database = treeTime(databases) - databaseBefore;
  const generator = own() / 1_000;
  const busy = coresBusy();
  const elapsed = performance.now() - begun;
  const ours = use.main + use.scan + use.helpers + database + generator;
  const others = busy === null ? 0 : Math.max(0, (busy - before.busy! - ours) / elapsed);
  const { goodput, p50, p99, rejected, unexpected } = summarise(result);
  if (rejected + unexpected > 0)
    console.log(`  ${(100 * rejected).toFixed(1)}% rejected, ${unexpected} unexpected`);
  const count = goodput * result.seconds;
  return {
    perSecond: goodput,
    p50,
    p99,
    others,
    main: use.main / count,
    scan: use.scan / count,
    helpers: use.helpers / count,
    database: database / count,
    generator: generator / count,
  };
}

export interface Measured {
  /** Under a load that saturates the service. */
  times: RequestTimes;
  /** Under the same load at another time. */
  throughput: Throughput;
  /** At the planned part of that throughput. */
  atRate: Throughput;
}

const rounds = 3;

/**
 * Starts a service with a new store and accounts, and measures it in three rounds after a warm-up. Returns
 * the round with the median throughput.
 * @param planned part of the throughput at which the latency is measured
 */
export async function measureService(setup: Setup, planned: number): Promise<Measured> {
  const { processes, scanThreads, servers } = setup;
  const dataDir = mkdtempSync(join(tmpdir(), 'telltale-capacity-'));
  const keys = await createKeys(placesOf(dataDir, servers));
  const target = await startTelltale({
    DATA_DIR: dataDir,
    UV_THREADPOOL_SIZE: '16',
    PROCESSES: String(processes),
    POOL_THREADS: String(scanThreads),
    ...(servers && { STORE_URL: String(servers.storeUrl), WINDOWS_URL: servers.windowsUrls.join(',') }),
  });
  const requests = keys.flatMap(({ key }) =>
    texts.map(text =>
      requestBytes('POST', '/api/scan', { authorization: `Bearer ${key}` }, JSON.stringify({ text })),
    ),
  );
  const saturate = (options: LoadOptions) => closedLoop(options, callersOf(setup));
  const running = { target, setup, requests };
  const measured: Measured[] = [];
  try {
    for (let second = 0, sent = 0; second < warmUpSecondsMax && sent < warmUpRequests; second++)
      sent += (await saturate({ url: target.url, requests, seconds: 1 })).responses.length;
    for (let round = 0; round < rounds; round++) {
      const [times, throughput] = [await measure(running, saturate), await measure(running, saturate)];
      const perSecond = planned * throughput.perSecond;
      const atRate = await measure(running, options => openLoop(options, perSecond));
      measured.push({ times, throughput, atRate });
    }
  } finally {
    await target.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return measured.sort((a, b) => a.throughput.perSecond - b.throughput.perSecond)[Math.floor(rounds / 2)]!;
}

/** Times of the engine for each text, relative to their mean. */
export function textSpread(): number[] {
  const model = loadShippedClassifier();
  const micros = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 40; round++)
    for (const [i, text] of texts.entries()) {
      const spent = processorTimer();
      scan(text, scanOptions, model);
      micros[i] = Math.min(micros[i]!, spent());
    }
  const mean = micros.reduce((total, each) => total + each, 0) / micros.length;
  return micros.map(each => each / mean);
}

const commitRounds = 40;
const recordsTogether = 64;

/** Duration of a commit of `n` records: `base + n · each`, in ms, from commits of one record and of 64. */
export async function measureCommits(servers: StoreServers | null): Promise<ServiceTimes['commit']> {
  const dataDir = mkdtempSync(join(tmpdir(), 'telltale-capacity-'));
  const places = placesOf(dataDir, servers);
  const { account } = (await createKeys(places))[0]!;
  const stores = await openStores(places);
  const members = Buffer.from(JSON.stringify(scan(texts[0]!, scanOptions, null)).slice(1, -1));
  const save = () => {
    const id = recordId('scan', Date.now());
    const revision = { id, score: 42.5 };
    return stores.durable.save(account, { id, kind: 'scan', item: revision, members, chain: id, revision });
  };
  const duration = async (records: number) =>
    median(await elapsedTimes(commitRounds, () => Promise.all(Array.from({ length: records }, save))));
  try {
    const [one, many] = [await duration(1), await duration(recordsTogether)];
    // PostgreSQL commits each record by itself, so that only the duration of one matters.
    const each = servers === null ? Math.max(0, (many - one) / (recordsTogether - 1)) : 0;
    return { base: one - each, each };
  } finally {
    await closeStores(stores);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
