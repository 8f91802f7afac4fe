import type { DurableStore } from '../durable.js';
import { reasonOf, type StoreListeners, StoreUnavailable } from '../errors.js';
import { accountOperations } from './accounts.js';
import { apiKeyOperations } from './api-keys.js';
import { connect } from './connection.js';
import { historyOperations } from './history.js';
import { idempotencyOperations } from './idempotency.js';
import { createTables } from './schema.js';
import { sessionOperations } from './sessions.js';
import { signInOperations } from './sign-ins.js';

/**
 * Opens the durable store in PostgreSQL, which several machines share.
 * @param url postgres://user:password@host:port/database?sslmode=…
 * @throws StoreUnavailable when the server cannot be reached, or another version wrote the database
 */
export async function openPostgres(
  url: URL,
  clock: () => number = Date.now,
  listeners: StoreListeners = {},
): Promise<DurableStore> {
  const database = connect(url, listeners);
  try {
    await createTables(database);
  } catch (error) {
    await database.close();
    if (error instanceof StoreUnavailable && error.cause === undefined) throw error;
    const why = (error as Error).cause ?? error;
    throw new StoreUnavailable(`PostgreSQL at ${url.host} cannot be used: ${reasonOf(why as Error)}`, {
      cause: error,
    });
  }
  return {
    ...accountOperations(database),
    ...apiKeyOperations(database),
    ...sessionOperations(database),
    ...signInOperations(database),
    ...historyOperations(database, clock),
    ...idempotencyOperations(database, clock),
    async check() {
      // Fails on a standby or a full disk. The temporary table is dropped at the commit.
      await database.transaction(async query => {
        await query('create temporary table probe (n integer) on commit drop');
        await query('insert into probe values (1)');
      });
    },
    close: () => database.close(),
  };
}
