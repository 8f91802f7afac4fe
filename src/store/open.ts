import { withCallerCache } from './caller-cache.js';
import type { CounterStore } from './counters.js';
import type { DurableStore } from './durable.js';
import type { StoreListeners } from './errors.js';
import type { PreparedStore } from './lmdb/prepare.js';
import { withLocalFallback } from './local-fallback.js';

export interface StoreLocations {
  dataDir: string;
  /** PostgreSQL; null selects the embedded store in `dataDir`. */
  storeUrl: URL | null;
  /** Valkey or Redis servers; an empty list selects the embedded counters in `dataDir`. */
  windowsUrls: readonly URL[];
  /** Number of processes that share `dataDir`. */
  processes: number;
}

export interface Stores {
  durable: DurableStore;
  counters: CounterStore;
}

/** Runs a function that opens an LMDB environment, when no other process writes to it. */
export type Opening = <T>(open: () => T) => Promise<T>;

/** Opens a folder that no other process uses. */
const openAlone: Opening = async open => open();

/**
 * Opens the durable store and the counter store. Embedded, they are two LMDB environments in one folder:
 *
 *     folder/records   accounts, keys, sessions, history: every write is on disk before it is acknowledged
 *     folder/windows   counters: the value on disk is never less than the acknowledged one
 *
 * They are separate because LMDB has one write lock per environment and holds it during fsync: counters that
 * several processes share must not wait for history writes, and damaged counters must not affect records. No
 * code holds both write locks at once.
 *
 * The modules of a store that is not configured are not loaded. A server calls `prepareStores` first.
 * @throws StoreDamaged when LMDB rejects a file; StoreUnavailable when a store cannot be used. Neither stays
 * open.
 */
export async function openStores(
  places: StoreLocations,
  listeners: StoreListeners = {},
  opening = openAlone,
): Promise<Stores> {
  const durable = await openDurableStore(places, listeners, opening);
  try {
    return { durable, counters: await openCounterStore(places, listeners, opening) };
  } catch (error) {
    await durable.close();
    throw error;
  }
}

/**
 * Prepares the embedded stores for a server, before it opens them or starts processes that do: see
 * lmdb/prepare.ts.
 * @throws StoreDamaged when a file is damaged; StoreUnavailable when a store is in use or cannot be used
 */
export async function prepareStores(
  places: StoreLocations,
  report: (line: string) => void,
): Promise<PreparedStore> {
  const names = embeddedEnvironments(places);
  if (names.length === 0) return { owner: null, check: async () => {}, stopped() {} };
  const { prepareEmbedded } = await import('./lmdb/prepare.js');
  return prepareEmbedded(places.dataDir, names, report);
}

export const closeStores = ({ durable, counters }: Stores) =>
  Promise.all([durable.close(), counters.close()]);

/** The LMDB environments that this configuration uses. */
export const embeddedEnvironments = ({
  storeUrl,
  windowsUrls,
}: StoreLocations): ('records' | 'windows')[] => [
  ...(storeUrl === null ? (['records'] as const) : []),
  ...(windowsUrls.length === 0 ? (['windows'] as const) : []),
];

export async function openDurableStore(
  { dataDir, storeUrl }: StoreLocations,
  listeners: StoreListeners = {},
  opening = openAlone,
): Promise<DurableStore> {
  if (storeUrl !== null) {
    const { openPostgres } = await import('./postgres/open.js');
    return withCallerCache(await openPostgres(storeUrl, Date.now, listeners));
  }
  const { openDurable } = await import('./lmdb/records/open.js');
  return withCallerCache(await opening(() => openDurable(dataDir, Date.now, listeners)));
}

export async function openCounterStore(
  { dataDir, windowsUrls, processes }: StoreLocations,
  listeners: StoreListeners = {},
  opening = openAlone,
): Promise<CounterStore> {
  if (windowsUrls.length > 0) {
    const { openValkey } = await import('./valkey/open.js');
    return withLocalFallback(await openValkey(windowsUrls, listeners));
  }
  if (processes > 1) {
    const { openSharedCounters } = await import('./lmdb/counters/open.js');
    return opening(() => openSharedCounters(dataDir, listeners));
  }
  const { openCounters } = await import('./lmdb/counters/open.js');
  return opening(() => openCounters(dataDir, listeners));
}
