/**
 * Work that outlives its tab: a text with the document it came from, in the browser's IndexedDB. Work is
 * deleted 24 hours after its last change. The database may be disabled or full: work is then lost with its
 * tab, and reading returns null.
 */
import { outdated } from './expiry.js';
import { readStorage, writeStorage } from './storage.js';

export interface KeptWork<T> {
  /** Tab that saved it. */
  id: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  value: T;
}

const tabKey = 'telltale-tab';
const storeName = 'work';

/** Identifies this tab; it survives a reload. */
function tabId(): string {
  const known = readStorage('sessionStorage', tabKey);
  if (known !== null) return known;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), part => part.toString(36)).join('');
  writeStorage('sessionStorage', tabKey, id);
  return id;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('telltale', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
  return settled(request);
}

/** Runs an operation; null when the database does not work. */
async function inStore<R>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<R>,
): Promise<R | null> {
  try {
    opened ??= open();
    return await use((await opened).transaction(storeName, mode).objectStore(storeName));
  } catch {
    return null;
  }
}

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
