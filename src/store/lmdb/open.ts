import type { DurableStore } from '../durable.js';
import type { WindowStore } from '../windows.js';
import { openDurable } from './durable.js';
import { openWindows } from './windows.js';

/**
 * The embedded store: two LMDB environments in one folder.
 *
 *     folder/records   accounts, keys, sessions, history: every write is on the disk before it is acknowledged
 *     folder/windows   counters, written behind
 *
 * Two, because LMDB has one write lock an environment and holds it through the fsync: counters shared between
 * processes must not wait for somebody's history, and losing them must not endanger it.
 *
 * @throws StoreUnavailable when the folder can't be used or a newer version wrote it
 */
export function openLmdb(
  folder: string,
  clock: () => number = Date.now,
): { durable: DurableStore; windows: WindowStore } {
  return { durable: openDurable(folder, clock), windows: openWindows(folder, clock) };
}
