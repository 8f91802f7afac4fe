import { type Caller, mayStore } from '../../../accounts/caller.js';
import { httpErrors } from '../../../contract/errors.js';
import type { Services } from '../../../server/services.js';
import type {
  HistoryKind,
  HistoryRecord,
  KeyedRequest,
  StorageUse,
  StoredRecord,
} from '../../../store/durable.js';
import { StoreUnreachable } from '../../../store/errors.js';
import type { Context } from '../../http/route.js';

export type StoreContext = Pick<Context<'store'>, 'caller' | 'services'>;

/**
 * Saves a record of the caller within the storage of the plan. The transaction takes the Idempotency-Key of
 * the request.
 */
export const saveRecord = async (
  record: Pick<HistoryRecord, 'id' | 'kind' | 'item' | 'members'> & Partial<HistoryRecord>,
  { caller, services, keyed }: StoreContext & Pick<Context, 'keyed'>,
): Promise<void> => {
  const { stored_records: records, stored_bytes: bytes } = caller.plan;
  await services.store.save(
    caller.account!,
    { chain: null, revision: null, ...record },
    { records, bytes },
    keyed,
  );
};

/**
 * A saved record of the caller; throws 404 when there is none. Reading a large one takes some milliseconds,
 * so that many at once would be a long turn.
 */
export async function findRecord(
  kind: HistoryKind,
  id: string,
  { caller, services, awaitTurn }: StoreContext & Pick<Context, 'awaitTurn'>,
): Promise<StoredRecord> {
  const turn = awaitTurn();
  if (turn !== undefined) await turn;
  const record = caller.account && (await services.store.record(caller.account, kind, id));
  if (!record) throw httpErrors.unknownRecord();
  return record;
}

const notSaved =
  'The result was not saved because storage is not reachable. It is complete, but it will not appear in the history.';

/**
 * Runs a store operation. When a remote store is unreachable, returns null and a `degraded` note instead of
 * an error, so that scans and cleanups continue. Any other failure, such as a full disk, fails the request.
 * A request with an Idempotency-Key always fails, because its key cannot be taken: a degraded answer could be
 * charged twice.
 */
export async function saveOrDegrade<T>(
  keyed: KeyedRequest | null,
  operation: () => Promise<T>,
): Promise<{ value: T | null; degraded?: string }> {
  try {
    return { value: await operation() };
  } catch (error) {
    if (keyed === null && error instanceof StoreUnreachable) return { value: null, degraded: notSaved };
    throw error;
  }
}

/**
 * Throws 402 before any work when the caller's next record, of at least `bytes`, exceeds the plan's storage.
 * This check is early and approximate; the transaction that saves the record enforces the exact limit.
 */
export async function requireStorage(bytes: number, { caller, services }: StoreContext): Promise<void> {
  const { stored_records, stored_bytes } = caller.plan;
  if (!mayStore(caller) || (stored_records === null && stored_bytes === null)) return;
  const used = await storageUse(caller, services);
  if (used === null) return;
  if (used.records >= (stored_records ?? Infinity) || used.bytes + bytes > (stored_bytes ?? Infinity))
    throw httpErrors.storageFull();
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
