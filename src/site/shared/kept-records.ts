/**
 * Values of this tab that are too large for session storage, in the browser's IndexedDB: they survive a
 * reload and are deleted 24 hours after they were saved. Without a database they are lost with the page.
 */
import { database, settled, tabId } from './database.js';
import { keptMs } from './expiry.js';

/** What the values are: results, files of a batch, results of the parts of a long text. */
type Kind = 'result' | 'file' | 'scan-part' | 'cleanup-part';

interface KeptRecord<T> {
  tab: string;
  kind: Kind;
  id: string | number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  value: T;
}

const inStore = database('telltale-tabs', ['tab', 'kind', 'id']);

/** Key range of the records of a kind of this tab. */
const ofKind = (kind: Kind) => IDBKeyRange.bound([tabId(), kind], [tabId(), kind, []]);

export const keepRecord = (kind: Kind, id: string | number, value: unknown): Promise<unknown> =>
  inStore('readwrite', store =>
    settled(store.put({ tab: tabId(), kind, id, savedAt: Date.now(), value } satisfies KeptRecord<unknown>)),
  );

export const deleteRecord = (kind: Kind, id: string | number): Promise<unknown> =>
  inStore('readwrite', store => settled(store.delete([tabId(), kind, id])));

/** Deletes all records of a kind of this tab. */
export const deleteRecords = (kind: Kind): Promise<unknown> =>
  inStore('readwrite', store => settled(store.delete(ofKind(kind))));

/** Deletes the records of all tabs. */
export const deleteAllRecords = (): Promise<unknown> => inStore('readwrite', store => settled(store.clear()));

/** The records of a kind of this tab, by their ids. */
export const keptRecords = async <T>(kind: Kind): Promise<KeptRecord<T>[]> =>
  (await inStore('readonly', store => settled<KeptRecord<T>[]>(store.getAll(ofKind(kind))))) ?? [];

/** Deletes the expired records of all tabs. */
export const deleteExpiredRecords = (now: number): Promise<unknown> =>
  inStore(
    'readwrite',
    store =>
      new Promise<void>((resolve, reject) => {
        const request = store.index('savedAt').openKeyCursor(IDBKeyRange.upperBound(now - keptMs));
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const cursor = request.result;
          if (cursor === null) return resolve();
          store.delete(cursor.primaryKey);
          cursor.continue();
        };
      }),
  );
