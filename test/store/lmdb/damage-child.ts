/**
 * Reads damaged copies of a store and reports the outcome of each. A copy may end this process. Arguments:
 * the folder of the intact store, a working folder. Messages in: `Damaging`; messages out: `Outcome`.
 */
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoSuchAccount, RecordDamaged, StoreDamaged, StoreUnavailable } from '../../../src/store/errors.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { mulberry32 } from '../../../src/training/statistics/random.js';
import { account, idOf, key, range, record } from '../records.js';

export type Damaging =
  | { kind: 'bits' | 'bytes' | 'headers' | 'zeroed pages'; seed: number }
  | { kind: 'cut'; bytes: number };

export interface Outcome {
  /** Reads that failed as damaged, or found nothing or only a part of a list. */
  unread: number;
  /** Failures: other values and unexpected errors. */
  wrong: string[];
}

/** Records of each account in the intact store. */
export const records = 60;
export const owners = ['ann', 'bob'] as const;
export const bodyOf = (n: number) => Buffer.from(`"text":"${`word ${n} `.repeat(n * 15)}"`);

export async function fillStore(folder: string): Promise<void> {
  const store = openDurable(folder);
  for (const name of owners) {
    await store.createAccount(account(name));
    await store.createKey(key(`key of ${name}`, name));
    for (const n of range(1, records)) await store.save(name, { ...record(n), members: bodyOf(n) });
  }
  for (const n of range(1, 10)) await store.save('ann', record(100 + n, 'cleanup'));
  await store.removeAll('ann', 'cleanup');
  await store.close();
}

const pageBytes = 4096;

export function damage(file: string, how: Damaging): void {
  if (how.kind === 'cut') return truncateSync(file, how.bytes);
  const bytes = readFileSync(file);
  const random = mulberry32(how.seed);
  const next = (below: number) => Math.floor(random() * below);
  const pages = bytes.length / pageBytes;
  if (how.kind === 'bits') for (let i = 0; i < 64; i++) bytes[next(bytes.length)]! ^= 1 << next(8);
  else if (how.kind === 'bytes') for (let i = 0; i < 2_000; i++) bytes[next(bytes.length)] = next(256);
  else
    for (let i = 0; i < 3; i++) {
      const at = next(pages) * pageBytes;
      const length = how.kind === 'headers' ? 24 : pageBytes;
      for (let k = at; k < at + length; k++) bytes[k] = how.kind === 'headers' ? next(256) : 0;
    }
  writeFileSync(file, bytes);
}

/** Whether a value has the given members. */
const isMatch = (value: unknown, members: Record<string, unknown>) =>
  Object.entries(members).every(([name, member]) => (value as typeof members)[name] === member);

async function readAll(folder: string): Promise<Outcome> {
  const outcome: Outcome = { unread: 0, wrong: [] };
  const store = openDurable(folder);
  const attempt = async (what: string, read: () => unknown, check: (value: unknown) => boolean) => {
    try {
      const value = await read();
      if (value === null) outcome.unread++;
      else if (!check(value)) outcome.wrong.push(`${what}: another value`);
    } catch (error) {
      const isDamage = [RecordDamaged, StoreUnavailable, NoSuchAccount].some(type => error instanceof type);
      // MDB_BAD_TXN: a read before this one hit a damaged page.
      if (isDamage || (error as { code?: unknown }).code === -30_782) outcome.unread++;
      else outcome.wrong.push(`${what}: ${(error as Error).stack}`);
    }
  };
  const page = { limit: 100, offset: 0, after: null };
  for (const name of owners) {
    const hash = `hash-of-key of ${name}`;
    await attempt(
      name,
      () => store.account(name),
      own => isMatch(own, { name }),
    );
    await attempt(
      hash,
      () => store.keyByHash(hash),
      own => isMatch(own, { account: name }),
    );
    for (const n of range(1, records)) {
      const isStored = (own: unknown) => bodyOf(n).equals((own as { members: Uint8Array }).members);
      await attempt(`${name} ${n}`, () => store.record(name, 'scan', idOf(n)), isStored);
    }
    const list = async () => {
      const { items, total } = await store.list(name, 'scan', page);
      return items.length === total && total === records ? items : null;
    };
    await attempt(`list of ${name}`, list, items =>
      (items as object[]).every((item, i) => isMatch(item, { title: `number ${records - i}` })),
    );
    await attempt(
      `save of ${name}`,
      () => store.save(name, record(900)),
      () => true,
    );
  }
  await store.close();
  return outcome;
}

const [intact, work] = process.argv.slice(2) as [string, string];
if (process.send !== undefined)
  process.on('message', async (how: Damaging) => {
    rmSync(work, { recursive: true, force: true });
    cpSync(intact, work, { recursive: true });
    damage(join(work, 'records', 'data.mdb'), how);
    let outcome: Outcome = { unread: 1, wrong: [] };
    try {
      outcome = await readAll(work);
    } catch (error) {
      if (!(error instanceof StoreDamaged)) outcome.wrong.push((error as Error).stack!);
    }
    process.send!(outcome);
  });
