/**
 * Work that outlives its tab: a text with the document it came from, in the browser's IndexedDB. Work is
 * deleted 24 hours after its last change. The database may be disabled or full: work is then lost with its
 * tab, and reading returns null.
 */
import { database, settled, tabId } from './database.js';
import { outdated } from './expiry.js';

export interface KeptWork<T> {
  /** Tab that saved it. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  value: T;
}

const inStore = database('telltale', 'id');

/** Saves the work of this tab. */
export const keepWork = (value: unknown, now: number): Promise<unknown> =>
  inStore('readwrite', store => settled(store.put({ id: tabId(), savedAt: now, value })));

/** Deletes the work of this tab, or of another one. */
export const deleteWork = (id = tabId()): Promise<unknown> =>
  inStore('readwrite', store => settled(store.delete(id)));

export const deleteAllWork = (): Promise<unknown> => inStore('readwrite', store => settled(store.clear()));

/** The work of this tab, and the latest one of another tab. Deletes expired works. */
export async function keptWork<T>(
  now: number,
): Promise<{ own: KeptWork<T> | null; other: KeptWork<T> | null }> {
  const works = await inStore('readwrite', async store => {
    const all = await settled<KeptWork<T>[]>(store.getAll());
    const old = new Set(outdated(all, now));
    for (const id of old) store.delete(id);
    return all.filter(({ id }) => !old.has(id)).sort((one, other) => other.savedAt - one.savedAt);
  });
  const id = tabId();
  return {
    own: works?.find(work => work.id === id) ?? null,
    other: works?.find(work => work.id !== id) ?? null,
  };
}
