import { withCallerCache } from './caller-cache.js';
import type { CounterStore } from './counters.js';
import type { DurableStore } from './durable.js';
import { withLocalFallback } from './local-fallback.js';

/** Where things are kept. */
export interface StoreLocations {
  dataDir: string;
  /** PostgreSQL; null for the embedded store in `dataDir`. */
  storeUrl: URL | null;
  /** Valkey or Redis; empty for the embedded counters in `dataDir`. */
  windowsUrls: readonly URL[];
  /** Processes that share `dataDir`. */
  processes: number;
}

/** What a store reports besides its answers. */
export interface StoreListeners {
  /** A connection that broke, and the first call that a store could not do after one it did. */
  onError?: (error: Error) => void;
  /** Damage found in the embedded store: the first structural error, and each damaged record once. */
  onDamage?: (part: StorePart, error: Error) => void;
  /** The progress of a migration, a line each time. */
  onMigration?: (line: string) => void;
}

/** Names of the two stores in logs, metrics and the health check. */
export type StorePart = 'store' | 'windows';

export interface Stores {
  durable: DurableStore;
  counters: CounterStore;
}

/**
 * Opens the two stores wherever they are. Embedded, they are two LMDB environments in one folder:
 *
 *     folder/records   accounts, keys, sessions, history: every write is on the disk before it is acknowledged
 *     folder/windows   counters: what is on the disk is never less than what was acknowledged
 *
 * Two, because LMDB has one write lock an environment and holds it through the fsync: counters shared between
 * processes must not wait for somebody's history, and losing them must not endanger it.
 * Modules of stores that are not used are not loaded.
 * The files of an embedded store are checked first (require-sound.ts), and an older schema is migrated.
 * @param prepared whether this process has called `prepareStores`, which does the same
 * @throws StoreDamaged when a file is damaged; StoreUnavailable when one can't be used; then neither is open
 */
export async function openStores(
  places: StoreLocations,
  listeners: StoreListeners = {},
  prepared = false,
): Promise<Stores> {
  if (!prepared) {
    await requireUndamagedFiles(places);
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
 * For a server, before it opens them or starts processes that do: the embedded counters must not be another server's,
 * its files must be sound, and an older schema is migrated.
 * @throws StoreDamaged when its files are damaged; StoreUnavailable when the store can't be used
 */
export async function prepareStores(
  places: StoreLocations,
  onMigration: (line: string) => void = () => {},
): Promise<void> {
  await requireUndamagedFiles(places);
  if (places.windowsUrls.length === 0) {
    const { requireExclusiveCounters } = await import('./lmdb/maintenance.js');
    await requireExclusiveCounters(places.dataDir);
  }
  await migrateEmbedded(places, onMigration);
}

/** @throws StoreDamaged */
async function requireUndamagedFiles(places: StoreLocations): Promise<void> {
  const names = embeddedEnvironments(places);
  if (names.length === 0) return;
  const { requireUndamaged } = await import('./lmdb/checks/check-at-start.js');
  requireUndamaged(places.dataDir, names);
}

async function migrateEmbedded(places: StoreLocations, onMigration: (line: string) => void): Promise<void> {
  const names = embeddedEnvironments(places);
  if (names.length === 0) return;
  const { migrateEnvironment } = await import('./lmdb/migrations/migrate.js');
  const { migrations } = await import('./lmdb/migrations/schema.js');
  for (const name of names) await migrateEnvironment(places.dataDir, name, migrations[name], onMigration);
}

/** The environments that are in `dataDir`. */
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
  return openDurable(dataDir, Date.now, onError, error => onDamage?.('store', error));
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
