import type { HistoryRecord, StorageLimits, StorageUse } from './durable.js';
import { StorageFull } from './errors.js';

/** UTF-8 bytes of a record that count towards its account's storage quota, defined for every store. */
export const recordBytes = ({
  item,
  members,
  revision,
}: Pick<HistoryRecord, 'item' | 'members' | 'revision'>): number =>
  Buffer.byteLength(JSON.stringify(item)) +
  members.length +
  (revision === null ? 0 : Buffer.byteLength(JSON.stringify(revision)));

export const noLimits: StorageLimits = { records: null, bytes: null };

/** Requires that a record of this size fits beside those that an account has. @throws StorageFull */
export function requireStorage(used: StorageUse, bytes: number, limits: StorageLimits): void {
  if (limits.records !== null && used.records + 1 > limits.records) throw new StorageFull();
  if (limits.bytes !== null && used.bytes + bytes > limits.bytes) throw new StorageFull();
}
