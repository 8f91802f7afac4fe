import { join } from 'node:path';
import type { DurableStore } from '../../durable.js';
import { StoreDamaged, StoreUnavailable } from '../../errors.js';
import { Damage, watched } from '../damage-monitor.js';
import { nameUser, openEnvironment } from '../environment.js';
import { Eraser } from '../erasure/erasure-schedule.js';
import { Writer } from '../group-commit.js';
import { schemaOf } from '../migrations/schema.js';
import { accountVerbs } from './accounts.js';
import { keyVerbs } from './api-keys.js';
import { sweepVerbs } from './expiry.js';
import { historyVerbs } from './history.js';
import { idempotencyVerbs } from './idempotency.js';
import { sessionVerbs } from './sessions.js';
import { signInVerbs } from './sign-ins.js';
import { openTables } from './tables.js';

/**
 * The durable store in `folder/records`.
 * @param onError receives the first of the commits that fail
 * @param onDamage receives the first structural error, and each damaged record once
 * @throws StoreUnavailable
 */
export function openDurable(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
  onDamage?: (error: Error) => void,
): DurableStore {
  const env = openEnvironment(folder, 'records', schemaOf('records'));
  const tables = openTables(env);
  nameUser(env);
  const damage = new Damage(onDamage);
  const writer = new Writer(env, onError, damage);
  const eraser = new Eraser(env, writer, join(folder, 'records'));
  let closing: Promise<void> | undefined;

  const store: DurableStore = {
    ...accountVerbs(tables, writer),
    ...keyVerbs(tables, writer),
    ...sessionVerbs(tables, writer),
    ...signInVerbs(tables, writer),
    ...historyVerbs(tables, writer, damage),
    ...idempotencyVerbs(tables, writer, clock),
    ...sweepVerbs(tables, writer, env, eraser),

    async check() {
      if (damage.first !== null) throw new StoreDamaged(damage.first.message);
      const stamp = String(clock());
      await writer.run(() => tables.counters.put('checked', stamp));
      if (tables.counters.get('checked') === undefined)
        throw new StoreUnavailable('a write was not read back');
    },

    close() {
      closing ??= eraser
        .stop()
        .then(() => writer.close())
        .then(() => env.close());
      return closing;
    },
  };
  return watched(store, damage);
}
