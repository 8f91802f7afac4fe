import type { DurableStore } from '../durable.js';
import { StoreUnavailable } from '../errors.js';
import { accountVerbs } from './accounts.js';
import { answerVerbs } from './answers.js';
import { nameUser, openEnvironment } from './environment.js';
import { historyVerbs } from './history.js';
import { keyVerbs } from './keys.js';
import { schemaOf } from './schema.js';
import { sweepVerbs } from './sweep.js';
import { openTables } from './tables.js';
import { Writer } from './writer.js';

/** The durable store in `folder/records`. @throws StoreUnavailable */
export function openDurable(
  folder: string,
  clock: () => number = Date.now,
  onError?: (error: Error) => void,
): DurableStore {
  const env = openEnvironment(folder, 'records', schemaOf('records'));
  const tables = openTables(env);
  nameUser(env);
  const writer = new Writer(env, onError);
  let closing: Promise<void> | undefined;

  return {
    ...accountVerbs(tables, writer),
    ...keyVerbs(tables, writer),
    ...historyVerbs(tables, writer),
    ...answerVerbs(tables, writer, clock),
    ...sweepVerbs(tables, writer, env),

    async check() {
      const stamp = String(clock());
      await writer.run(() => tables.counters.put('checked', stamp));
      if (tables.counters.get('checked') === undefined)
        throw new StoreUnavailable('a write was not read back');
    },

    close() {
      closing ??= writer.close().then(() => env.close());
      return closing;
    },
  };
}
