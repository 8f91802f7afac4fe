/** The browser's IndexedDB. It may be disabled or full: an operation then resolves to null. */

import { readStorage, writeStorage } from './storage.js';

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Opens a database with one object store, indexed by `savedAt`, at its first use, and runs operations in the
 * store.
 */
export function database(name: string, keyPath: string | string[]) {
  const storeName = 'work';
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath }).createIndex('savedAt', 'savedAt');
    return settled(request);
  };
  return async <R>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => Promise<R>,
  ): Promise<R | null> => {
    try {
      opened ??= open();
      return await use((await opened).transaction(storeName, mode).objectStore(storeName));
    } catch {
      return null;
    }
  };
}

const tabKey = 'telltale-tab';

/** A random name that no other tab, request or result has. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('');

/** Identifies this tab; it survives a reload. */
export function tabId(): string {
  const known = readStorage('sessionStorage', tabKey);
  if (known !== null) return known;
  const id = randomName();
  writeStorage('sessionStorage', tabKey, id);
  return id;
}
