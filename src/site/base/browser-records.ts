/**
 * Values that outlive a page, in the browser's IndexedDB: they survive a reload and are deleted 24 hours
 * after they were saved. The database may be disabled or full: a value is then lost with the page.
 */
import { tabId } from './storage.js';

/** What the values are: drafts, results, files of a batch. */
type Kind = 'draft' | 'result' | 'file';

export interface StoredRecord<T> {
  kind: Kind;
  tab: string;
  id: string | number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  value: T;
}

export const lifetimeMs = 24 * 3_600_000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const storeName = 'records';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('telltale-records', 1);
  request.onupgradeneeded = () =>
    request.result
      .createObjectStore(storeName, { keyPath: ['kind', 'tab', 'id'] })
      .createIndex('savedAt', 'savedAt');
  return settled(request);
}

/** Makes one request to the store, which is opened at its first use. Null without a database. */
async function inStore<T>(use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(storeName, 'readwrite');
    const request = use(transaction.objectStore(storeName));
    // Otherwise a page that is left before the answer loses what it saves.
    transaction.commit();
    return await settled(request);
  } catch {
    return null;
  }
}

/** Key range of the records whose keys begin with these values. */
const beginningWith = (...keys: string[]) => IDBKeyRange.bound(keys, [...keys, []]);

export const storeRecord = (
  kind: Kind,
  id: string | number,
  value: unknown,
  savedAt = Date.now(),
): Promise<unknown> =>
  inStore(store => store.put({ kind, tab: tabId(), id, savedAt, value } satisfies StoredRecord<unknown>));

export const deleteRecord = (kind: Kind, id: string | number, tab = tabId()): Promise<unknown> =>
  inStore(store => store.delete([kind, tab, id]));

/** Deletes all records of a kind of this tab. */
export const deleteRecords = (kind: Kind): Promise<unknown> =>
  inStore(store => store.delete(beginningWith(kind, tabId())));

/** Deletes the records of all tabs. */
export const deleteAllRecords = (): Promise<unknown> => inStore(store => store.clear());

const recordsIn = async <T>(range: IDBKeyRange): Promise<StoredRecord<T>[]> =>
  (await inStore(store => store.getAll(range))) ?? [];

/** The records of a kind of this tab, by their ids. */
export const recordsOfTab = <T>(kind: Kind) => recordsIn<T>(beginningWith(kind, tabId()));

/** The records of a kind of all tabs. */
export const recordsOfAllTabs = <T>(kind: Kind) => recordsIn<T>(beginningWith(kind));

/** Deletes the expired records of all tabs. */
export async function deleteExpiredRecords(): Promise<void> {
  const expired = IDBKeyRange.upperBound(Date.now() - lifetimeMs);
  for (const key of (await inStore(store => store.index('savedAt').getAllKeys(expired))) ?? [])
    await inStore(store => store.delete(key));
}
