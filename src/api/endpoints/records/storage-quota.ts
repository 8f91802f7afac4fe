import type { Caller } from '../../../accounts/caller.js';
import type { Plan } from '../../../accounts/plans.js';
import { httpErrors } from '../../../contract/errors.js';
import type { Services } from '../../../services.js';
import type { StorageLimits, StorageUse } from '../../../store/durable.js';
import { StoreUnreachable } from '../../../store/errors.js';

export const storageLimits = ({ stored_records, stored_bytes }: Plan): StorageLimits => ({
  records: stored_records,
  bytes: stored_bytes,
});

/**
 * Throws 402 before any work when a record of at least `bytes` exceeds the plan's storage. This check is
 * early and approximate; the transaction that saves the record enforces the exact limit.
 */
export async function requireStorage(
  bytes: number,
  caller: Caller,
  services: Pick<Services, 'store'>,
): Promise<void> {
  const limits = storageLimits(caller.plan);
  if (limits.records === null && limits.bytes === null) return;
  const used = await storageUse(caller, services);
  if (used === null) return;
  if (limits.records !== null && used.records >= limits.records) throw httpErrors.storageFull();
  if (limits.bytes !== null && used.bytes + bytes > limits.bytes) throw httpErrors.storageFull();
}

/** Stored records and bytes of the caller; null while a remote store is unreachable. */
export async function storageUse(
  { account }: Caller,
  { store }: Pick<Services, 'store'>,
): Promise<StorageUse | null> {
  if (account === null) return { records: 0, bytes: 0 };
  try {
    return await store.storageUse(account);
  } catch (error) {
    if (error instanceof StoreUnreachable) return null;
    throw error;
  }
}
