import { withCallerCache } from './caller-cache.js';
import type { CounterStore } from './counters.js';
import type { DurableStore } from './durable.js';
import { withLocalFallback } from './local-fallback.js';

/** Locations of the two stores. */
export interface StoreLocations {
  dataDir: string;
  /** PostgreSQL; null selects the embedded store in `dataDir`. */
  storeUrl: URL | null;
  /** Valkey or Redis servers; an empty list selects the embedded counters in `dataDir`. */
  windowsUrls: readonly URL[];
  /** Number of processes that share `dataDir`. */
  processes: number;
}

/** Receivers of errors and progress. */
export interface StoreListeners {
  /** Receives broken connections, and the first failed call of an outage. */
  onError?: (error: Error) => void;
  /**
   * Receives damage found in the embedded store: the first structural error, and each damaged record once.
   */
  onDamage?: (part: StorePart, error: Error) => void;
  /** Receives the progress of a migration as log lines. */
  onMigration?: (line: string) => void;
}

/** Names of the two stores in logs, metrics and the health check. */
type StorePart = 'store' | 'windows';

export interface Stores {
  durable: DurableStore;
  counters: CounterStore;
}

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
 * Before an embedded environment is opened, its files are checked (lmdb/checks/check-at-start.ts) and an
 * older schema is migrated. The modules of a store that is not configured are not loaded.
 * @param prepared whether this process has already called `prepareStores`, which checks and migrates too
 * @throws StoreDamaged when a file is damaged; StoreUnavailable when a store cannot be used. Neither stays
 * open.
 */
export async function openStores(
  places: StoreLocations,
  listeners: StoreListeners = {},
  prepared = false,
): Promise<Stores> {
  if (!prepared) {
    await checkStoreFiles(places);
    await migrateEmbedded(places, listeners.onMigration ?? (() => {}));
  }
  const durable = await openDurableStore(places, listeners);
  try {
    return { durable, counters: await openCounterStore(places, listeners) };
  } catch (error) {
    await durable.close();
    throw error;
  }
}

/**
 * Prepares the embedded stores for a server, before it opens them or starts processes that do: checks the
 * files, requires that no other server uses the counters, and migrates an older schema.
 * @throws StoreDamaged when a file is damaged; StoreUnavailable when a store is in use or cannot be used
 */
export async function prepareStores(
  places: StoreLocations,
  onMigration: (line: string) => void = () => {},
): Promise<void> {
  await checkStoreFiles(places);
  if (places.windowsUrls.length === 0) {
    const { requireExclusiveCounters } = await import('./lmdb/maintenance.js');
    await requireExclusiveCounters(places.dataDir);
  }
  await migrateEmbedded(places, onMigration);
}

/**
 * Checks the files of an embedded store and changes nothing.
 * @throws StoreDamaged
 */
export async function checkStoreFiles(places: StoreLocations): Promise<void> {
  const names = embeddedEnvironments(places);
  if (names.length === 0) return;
  const { requireUndamaged } = await import('./lmdb/checks/check-at-start.js');
  requireUndamaged(places.dataDir, names);
}

async function migrateEmbedded(places: StoreLocations, onMigration: (line: string) => void): Promise<void> {
  const names = embeddedEnvironments(places);
  if (names.length === 0) return;
  const { migrateEnvironment } = await import('./lmdb/migrations.js');
  for (const name of names) await migrateEnvironment(places.dataDir, name, onMigration);
}

/** The LMDB environments that this configuration uses. */
const embeddedEnvironments = ({ storeUrl, windowsUrls }: StoreLocations): ('records' | 'windows')[] => [
  ...(storeUrl === null ? (['records'] as const) : []),
  ...(windowsUrls.length === 0 ? (['windows'] as const) : []),
];

async function openDurableStore(
  { dataDir, storeUrl }: StoreLocations,
  { onError = () => {}, onDamage }: StoreListeners,
): Promise<DurableStore> {
  if (storeUrl !== null) {
    const { openPostgres } = await import('./postgres/open.js');
    return withCallerCache(await openPostgres(storeUrl, { onError }));
  }
  const { openDurable } = await import('./lmdb/records/open.js');
  return withCallerCache(openDurable(dataDir, Date.now, onError, error => onDamage?.('store', error)));
}

async function openCounterStore(
  { dataDir, windowsUrls, processes }: StoreLocations,
  { onError = () => {}, onDamage }: StoreListeners,
): Promise<CounterStore> {
  if (windowsUrls.length > 0) {
    const { openValkey } = await import('./valkey/open.js');
    return withLocalFallback(await openValkey(windowsUrls, { onError }));
  }
  const damaged = (error: Error) => onDamage?.('windows', error);
  if (processes > 1) {
    const { openSharedCounters } = await import('./lmdb/counters/open-shared.js');
    return openSharedCounters(dataDir, Date.now, onError, damaged);
  }
  const { openCounters } = await import('./lmdb/counters/open.js');
  return openCounters(dataDir, Date.now, onError, damaged);
}
