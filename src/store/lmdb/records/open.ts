import { join } from 'node:path';
import type { DurableStore } from '../../durable.js';
import type { StoreListeners } from '../../errors.js';
import { withDamageDetection } from '../damage.js';
import { closingOnError, openEnvironment } from '../environment.js';
import { GroupCommitWriter } from '../group-commit.js';
import { accountOperations } from './accounts.js';
import { apiKeyOperations } from './api-keys.js';
import { expiryOperations } from './expiry.js';
import { historyOperations } from './history.js';
import { idempotencyOperations } from './idempotency.js';
import { sessionOperations } from './sessions.js';
import { signInOperations } from './sign-ins.js';
import { openTables } from './tables.js';

/**
 * Opens the durable store in the LMDB environment `folder/records`.
 * @throws StoreDamaged, StoreUnavailable
 */
export function openDurable(
  folder: string,
  clock: () => number = Date.now,
  { onError, onDamage }: StoreListeners = {},
): DurableStore {
  const env = openEnvironment(folder, 'records');
  const path = join(folder, 'records');
  const tables = closingOnError(env, path, () => openTables(env));
  const writer = new GroupCommitWriter(env, onError);
  let closing: Promise<void> | undefined;

  const store: DurableStore = {
    ...accountOperations(tables, writer),
    ...apiKeyOperations(tables, writer),
    ...sessionOperations(tables, writer),
    ...signInOperations(tables, writer),
    ...historyOperations(tables, writer, clock),
    ...idempotencyOperations(tables, writer, clock),
    ...expiryOperations(tables, writer, env),

    check: () => writer.check(),

    close() {
      closing ??= writer.close().then(() => env.close());
      return closing;
    },
  };
  return withDamageDetection(store, path, onDamage);
}
