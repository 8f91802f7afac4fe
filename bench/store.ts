/**
 * The embedded store at a million records an account, beside the same at a thousand: lists, totals and saves must cost
 * the same. Then the takes a second of the hour windows. Writes about 1.5 GB into a temporary folder and removes it.
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
/** Saves under way at a time while building: enough to fill commits. */
const lanes = 512;

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
    await takes(join(folder, 'windows'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Built {
  store: DurableStore;
  /** Ids spread over the account, oldest first. */
  marks: string[];
}

type Probe = (built: Built, i: number) => unknown;

const list = ({ store }: Built, page: { limit?: number; offset?: number; after?: string | null }) =>
  store.list(account, 'scan', { limit: 50, offset: 0, after: null, ...page });

const probes: [string, number, Probe][] = [
  ['first page of 50', 2_000, built => list(built, {})],
  [
    'page of 50 at a cursor',
    2_000,
    (built, i) => list(built, { after: built.marks[i % built.marks.length]! }),
  ],
  ['total (page of 1)', 5_000, built => list(built, { limit: 1 })],
  ['page at offset 900', 1_000, built => list(built, { offset: 900 })],
  ['one record', 5_000, ({ store, marks }, i) => store.record(account, 'scan', marks[i % marks.length]!)],
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

async function build(folder: string, records: number): Promise<Built> {
  const store = openDurable(folder);
  const created_at = new Date().toISOString();
  await store.createAccount({ name: account, plan: 'free', created_at, disabled: false, password: null });
  const marks: string[] = [];
  let started = 0;
  const begun = performance.now();
  const lane = async () => {
    while (started < records) {
      const n = started++;
      const each = record();
      if (n % Math.ceil(records / 500) === 60) marks.push(each.id);
      await store.save(account, each);
      if (n % 100_000 === 99_999) console.log(`${n + 1} of ${records} records saved`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${records} records saved, ${lanes} at a time: ${Math.round(records / seconds)} a second`);
  return { store, marks: marks.length > 0 ? marks : [record().id] };
}

interface Spread {
  p50: number;
  p99: number;
}

async function measure(built: Built, times: number, probe: Probe): Promise<Spread> {
  const ms: number[] = [];
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    await probe(built, i);
    ms.push(performance.now() - begun);
    // Every call is a request of its own to the store: a new turn, a new read transaction.
    if (i % 10 === 0) await new Promise(resolve => setTimeout(resolve, 0));
  }
  ms.sort((a, b) => a - b);
  return { p50: ms[Math.floor(times * 0.5)]!, p99: ms[Math.floor(times * 0.99)]! };
}

async function takes(folder: string): Promise<void> {
  const windows = openCounters(folder);
  const subjects = Array.from({ length: 10_000 }, (_, i) => `a:subject-${i}`);
  const count = 3_000_000;
  const begun = performance.now();
  for (let i = 0; i < count; i++) {
    // So that what is written behind gets written.
    if (i % 20_000 === 0) await new Promise(resolve => setImmediate(resolve));
    windows.consume(subjects[i % subjects.length]!, 'requests', 1_000, 1, Date.now());
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`\nwindow takes, 10,000 subjects, written behind: ${Math.round(count / seconds)} a second`);
  await windows.close();
}

const show = ({ p50, p99 }: Spread) => `${p50.toFixed(3)} / ${p99.toFixed(3)}`;
const pad = (text: string) => text.padEnd(20);
