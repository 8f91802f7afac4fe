import { GateFull } from '../concurrency/gate.js';
import { httpErrors } from '../errors.js';
import {
  NoSuchAccount,
  RecordDamaged,
  StorageFull,
  StoreDamaged,
  StoreUnavailable,
} from '../store/errors.js';

/** What rooms that know nothing of HTTP throw, as the refusal a client reads; anything else as it is. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof RecordDamaged) return httpErrors.recordDamaged(error.id);
  if (error instanceof StoreDamaged) return httpErrors.storeDamaged();
  if (error instanceof StoreUnavailable) return httpErrors.storeUnavailable();
  if (error instanceof StorageFull) return httpErrors.storageFull();
  if (error instanceof NoSuchAccount) return httpErrors.badCredential();
  if (error instanceof GateFull) return httpErrors.queueFull();
  return error;
}
