/**
 * Compares the embedded store with a million records in an account and with a thousand: lists, totals and
 * saves must cost the same. Writes about 1.5 GB into a temporary folder and deletes it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DurableStore, HistoryRecord } from '../src/store/durable.js';
import { openDurable } from '../src/store/lmdb/records/open.js';
import { recordId } from '../src/store/record-id.js';
import { elapsedTimes, median, percentile } from './times.js';

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
      const measured = [];
      for (const built of [few, many]) {
        const ms = await elapsedTimes(times, i => probe(built, i));
        measured.push({ p50: median(ms), p99: percentile(ms, 0.99) });
      }
      const cells = measured.map(({ p50, p99 }) => pad(`${p50.toFixed(3)} / ${p99.toFixed(3)}`));
      console.log(`${name.padEnd(25)}${cells.join('')}${(measured[1]!.p50 / measured[0]!.p50).toFixed(2)}`);
    }
    await few.store.close();
    await many.store.close();
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

const pad = (text: string) => text.padEnd(20);
