/** Copies a durable store into another through the DurableStore interface (`telltale migrate`). */
import { createHash } from 'node:crypto';
import type { CounterStore } from './counters.js';
import { type DurableStore, type HistoryKind, type HistoryRecord, historyKinds } from './durable.js';

/** Records copied in parallel. */
const copiesAtOnce = 16;
const monthlyCounters = ['words', 'deep', 'ocr'] as const;

export interface CopyProgress {
  accounts: number;
  keys: number;
  records: number;
  /** Records that the target already had. */
  skipped: number;
}

/**
 * Copies accounts, keys and history. Data that the target already has is skipped, so an interrupted copy is
 * completed by running it again. Sessions and idempotency records are not copied: users sign in again.
 */
export async function copyStore(
  from: DurableStore,
  to: DurableStore,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<CopyProgress> {
  const progress: CopyProgress = { accounts: 0, keys: 0, records: 0, skipped: 0 };
  for (const account of await from.accounts()) {
    await to.createAccount(account);
    progress.accounts++;
    const existing = new Set((await to.keys(account.name)).map(key => key.id));
    for (const key of await from.keys(account.name)) {
      if (!existing.has(key.id)) await to.createKey(key);
      progress.keys++;
    }
    for (const kind of historyKinds) {
      for await (const items of historyPages(from, account.name, kind)) {
        const copy = async ({ id }: { id: string }) => {
          if ((await to.record(account.name, kind, id)) !== null) progress.skipped++;
          else {
            const record = await readWholeRecord(from, account.name, kind, id);
            // The record was deleted after its page was read.
            if (record === null) return;
            await to.save(account.name, record);
          }
          progress.records++;
        };
        for (let at = 0; at < items.length; at += copiesAtOnce)
          await Promise.all(items.slice(at, at + copiesAtOnce).map(copy));
        onProgress(progress);
      }
    }
  }
  return progress;
}

/** Copies the usage of this month. Adds the difference only, so it may run again. */
export async function copyMonthlyUsage(
  accounts: readonly string[],
  from: CounterStore,
  to: CounterStore,
  now: number,
): Promise<void> {
  for (const account of accounts)
    for (const name of monthlyCounters) {
      const subject = `a:${account}`;
      const missing =
        (await from.monthlyUsage(subject, name, now)) - (await to.monthlyUsage(subject, name, now));
      if (missing > 0) await to.addUsage(subject, name, missing, now);
    }
}

/** Compares two stores. Returns one line for each difference, such as `ann: account`; empty when equal. */
export async function compareStores(from: DurableStore, to: DurableStore): Promise<string[]> {
  const differences: string[] = [];
  for (const account of await from.accounts()) {
    const { name } = account;
    const [source, target] = [await digest(from, name), await digest(to, name)];
    if (JSON.stringify(account) !== JSON.stringify(await to.account(name)))
      differences.push(`${name}: account`);
    for (const part of Object.keys(source))
      if (source[part] !== target[part])
        differences.push(`${name}: ${part} (${source[part]} against ${target[part]})`);
  }
  return differences;
}

/** Count and SHA-256 of the keys and of each kind of record of an account. */
async function digest(store: DurableStore, account: string): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  const keys = (await store.keys(account)).map(({ last_used_at: _, ...key }) => JSON.stringify(key)).sort();
  parts.keys = `${keys.length}, ${createHash('sha256').update(keys.join('\n')).digest('hex')}`;
  for (const kind of historyKinds) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const items of historyPages(store, account, kind)) {
      for (const { id } of items) {
        const record = await readWholeRecord(store, account, kind, id);
        if (record === null) continue;
        const { members, ...rest } = record;
        hash.update(JSON.stringify(rest)).update(members);
        count++;
      }
    }
    parts[kind] = `${count}, ${hash.digest('hex')}`;
  }
  return parts;
}

async function readWholeRecord(
  store: DurableStore,
  account: string,
  kind: HistoryKind,
  id: string,
): Promise<HistoryRecord | null> {
  const stored = await store.record(account, kind, id);
  if (stored === null) return null;
  const revisions = stored.chain === null ? [] : await store.revisions(account, stored.chain);
  const revision = revisions.find(each => each.id === id) ?? null;
  return { id, kind, ...stored, revision };
}

const pageRecords = 200;

/** The summaries of the records of an account, newest first, page by page. */
export async function* historyPages(
  store: DurableStore,
  account: string,
  kind: HistoryKind,
): AsyncGenerator<{ id: string }[]> {
  let after: string | null = null;
  do {
    const page = await store.list(account, kind, { limit: pageRecords, offset: 0, after });
    yield page.items as { id: string }[];
    after = page.next;
  } while (after !== null);
}
