import { type DurableStore, historyKinds } from './durable.js';
import { firstIdOf, prefixOf } from './record-id.js';

const dayMs = 86_400_000;

/** Deletes expired data and, with a retention period, history records older than that many days. */
export async function applyRetention(
  store: DurableStore,
  retentionDays: number | null,
  now: number,
): Promise<void> {
  await store.sweep(now);
  if (retentionDays === null) return;
  const oldestMs = now - retentionDays * dayMs;
  for (const { name } of await store.accounts())
    for (const kind of historyKinds) await store.removeAll(name, kind, firstIdOf(prefixOf[kind], oldestMs));
}
