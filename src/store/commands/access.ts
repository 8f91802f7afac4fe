import type { FileReport } from '../lmdb/checks/table-reader.js';
import type { FolderOwner } from '../lmdb/ownership/owner.js';
import { closeStores, openStores, type StoreLocations, type Stores } from '../open.js';

export type Progress = (environment: string, entries: number) => void;

/** Access of commands (`telltale keys list`, `backup`, …) to the stores. */
export interface StoreAccess {
  /** The stores; `close` closes them. */
  stores(): Promise<Stores>;
  /** Copies the embedded store to a new folder, an absolute path (lmdb/maintenance.ts). */
  backup(target: string): Promise<void>;
  /** Checks the embedded store (lmdb/maintenance.ts). */
  check(progress: Progress): Promise<FileReport[]>;
  close(): Promise<void>;
}

/** Access through the stores of this process. `owner` is null when no store is embedded. */
export function localAccess(owner: FolderOwner | null, places: StoreLocations, own?: Stores): StoreAccess {
  let opened: Promise<Stores> | null = null;
  let closing: Promise<unknown> = Promise.resolve();
  const maintenance = () => import('../lmdb/maintenance.js');
  return {
    async stores() {
      if (own !== undefined) return own;
      opened ??= closing.then(() => openStores(places, {}, owner?.open));
      return opened;
    },
    backup: async target => (await maintenance()).backup(owner!, target),
    check: async progress => (await maintenance()).checkStore(owner!, progress),
    async close() {
      if (opened !== null) closing = opened.then(closeStores, () => {});
      opened = null;
      await closing;
    },
  };
}
