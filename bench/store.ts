/**
 * Compares the embedded store with a million records in an account and with a thousand: lists, totals and
 * saves must cost the same. Then measures rate-limit decisions per second. Writes about 1.5 GB into a
 * temporary folder and deletes it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DurableStore, HistoryRecord } from '../src/store/durable.js';
import { openCounters } from '../src/store/lmdb/counters/open.js';
import { openDurable } from '../src/store/lmdb/records/open.js';
import { recordId } from '../src/store/record-id.js';

const small = 1_000;
const large = 1_000_000;
const account = 'bench';
/** Concurrent saves while building: enough to fill commits. */
const savesAtOnce = 512;

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-bench-'));
  try {
    const few = await build(join(folder, 'few'), small);
    const many = await build(join(folder, 'many'), large);
    console.log(`\nms, p50 / p99            ${pad('1,000 records')}${pad('1,000,000')}ratio of p50`);
    for (const [name, times, probe] of probes) {
      const [a, b] = [await measure(few, times, probe), await measure(many, times, probe)];
      console.log(`${name.padEnd(25)}${pad(show(a))}${pad(show(b))}${(b.p50 / a.p50).toFixed(2)}`);
    }
    await few.store.close();
    await many.store.close();
    await measureRateLimits(join(folder, 'windows'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface BuiltStore {
  store: DurableStore;
  /** Ids distributed over the account, oldest first. */
  sampleIds: string[];
}

type Probe = (built: BuiltStore, i: number) => unknown;

const list = ({ store }: BuiltStore, page: { limit?: number; offset?: number; after?: string | null }) =>
  store.list(account, 'scan', { limit: 50, offset: 0, after: null, ...page });

const probes: [string, number, Probe][] = [
  ['first page of 50', 2_000, built => list(built, {})],
  [
    'page of 50 at a cursor',
    2_000,
    (built, i) => list(built, { after: built.sampleIds[i % built.sampleIds.length]! }),
  ],
  ['total (page of 1)', 5_000, built => list(built, { limit: 1 })],
  ['page at offset 900', 1_000, built => list(built, { offset: 900 })],
  [
    'one record',
    5_000,
    ({ store, sampleIds }, i) => store.record(account, 'scan', sampleIds[i % sampleIds.length]!),
  ],
  ['save, one at a time', 1_000, ({ store }) => store.save(account, record())],
];

function record(): HistoryRecord {
  const id = recordId('scan', Date.now());
  const item = {
    id,
    title: 'A title',
    preview: 'x'.repeat(160),
    score: 42.5,
    band: 'moderate',
    word_count: 120,
  };
  return {
    id,
    kind: 'scan',
    item,
    members: Buffer.from(`"text":"${'y'.repeat(400)}"`),
    chain: id,
    revision: { id, score: 42.5 },
  };
}

async function build(folder: string, records: number): Promise<BuiltStore> {
  const store = openDurable(folder);
  const created_at = new Date().toISOString();
  await store.createAccount({ name: account, plan: 'free', created_at, disabled: false, password: null });
  const sampleIds: string[] = [];
  let started = 0;
  const startedAt = performance.now();
  const saveRecords = async () => {
    while (started < records) {
      const n = started++;
      const each = record();
      if (n % Math.ceil(records / 500) === 60) sampleIds.push(each.id);
      await store.save(account, each);
      if (n % 100_000 === 99_999) console.log(`${n + 1} of ${records} records saved`);
    }
  };
  await Promise.all(Array.from({ length: savesAtOnce }, saveRecords));
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${records} records saved, ${savesAtOnce} at a time: ${Math.round(records / seconds)} per second`,
  );
  return { store, sampleIds: sampleIds.length > 0 ? sampleIds : [record().id] };
}

interface Percentiles {
  p50: number;
  p99: number;
}

async function measure(built: BuiltStore, times: number, probe: Probe): Promise<Percentiles> {
  const ms: number[] = [];
  for (let i = 0; i < times; i++) {
    const startedAt = performance.now();
    await probe(built, i);
    ms.push(performance.now() - startedAt);
    // Yields to the event loop, so that later calls use a new read transaction like separate requests do.
    if (i % 10 === 0) await new Promise(resolve => setTimeout(resolve, 0));
  }
  ms.sort((a, b) => a - b);
  return { p50: ms[Math.floor(times * 0.5)]!, p99: ms[Math.floor(times * 0.99)]! };
}

async function measureRateLimits(folder: string): Promise<void> {
  const counters = openCounters(folder);
  const subjects = Array.from({ length: 10_000 }, (_, i) => `a:subject-${i}`);
  const count = 3_000_000;
  const startedAt = performance.now();
  for (let i = 0; i < count; i++) {
    // Lets the background writes proceed.
    if (i % 20_000 === 0) await new Promise(resolve => setImmediate(resolve));
    void counters.consume(subjects[i % subjects.length]!, 'requests', 1_000, 1, Date.now());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `\nrate-limit decisions, 10,000 subjects, written in the background: ${Math.round(count / seconds)} per second`,
  );
  await counters.close();
}

const show = ({ p50, p99 }: Percentiles) => `${p50.toFixed(3)} / ${p99.toFixed(3)}`;
const pad = (text: string) => text.padEnd(20);
