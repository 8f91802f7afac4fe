import { GateFull } from '../concurrency/gate.js';
import { refusals } from '../errors.js';
import {
  NoSuchAccount,
  RecordDamaged,
  StorageFull,
  StoreDamaged,
  StoreUnavailable,
} from '../store/errors.js';

/** What rooms that know nothing of HTTP throw, as the refusal a client reads; anything else as it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof RecordDamaged) return refusals.recordDamaged(error.id);
  if (error instanceof StoreDamaged) return refusals.storeDamaged();
  if (error instanceof StoreUnavailable) return refusals.storeUnavailable();
  if (error instanceof StorageFull) return refusals.storageFull();
  if (error instanceof NoSuchAccount) return refusals.badCredential();
  if (error instanceof GateFull) return refusals.queueFull();
  return error;
}
