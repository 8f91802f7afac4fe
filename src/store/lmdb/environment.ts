import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../errors.js';

export type Environment = RootDatabase<string, string>;

/** Address space reserved for an environment, the same in every process, so that none has to remap while others read. */
const mapBytes = 2 ** 40;

/**
 * Opens (or makes) an LMDB environment in `folder/name`. Several processes may hold the same one.
 *
 * @param durable false leaves writing to the disk to the system: a commit then survives the death of the process, but
 *   not of the machine, and costs no fsync
 * @throws StoreUnavailable when the folder can't be used, or the environment has another schema
 */
export function openEnvironment(folder: string, name: string, schema: number, durable = true): Environment {
  const env = openAnySchema(folder, name, schema, durable);
  const { found, unfinished } = env.transactionSync(() => {
    const written = env.get('schema');
    if (written === undefined) env.put('schema', String(schema));
    return { found: Number(written ?? schema), unfinished: env.get('migration') !== undefined };
  });
  if (found === schema && !unfinished) return env;
  void env.close();
  throw new StoreUnavailable(
    `The store in ${join(folder, name)} has schema ${found}${unfinished ? ', not fully migrated' : ''}; this version needs ${schema}. Starting the service migrates it.`,
  );
}

/**
 * Opens an environment of this schema or an older one, to copy or migrate it.
 *
 * A commit is on the disk when its promise resolves (`overlappingSync: false`). `eventTurnBatching: false` because
 * lmdb's batches make a promise nobody holds, whose rejection (disk full) would end the process.
 *
 * @throws StoreUnavailable when the folder can't be used, or was written by a newer version
 */
export function openAnySchema(folder: string, name: string, schema: number, durable = true): Environment {
  const path = join(folder, name);
  let env: Environment;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    env = open<string, string>({
      path,
      noSubdir: false,
      encoding: 'string',
      mapSize: mapBytes,
      maxDbs: 24,
      maxReaders: 1024,
      overlappingSync: false,
      eventTurnBatching: false,
      noSync: !durable,
    });
  } catch (error) {
    throw new StoreUnavailable(`The store in ${path} can't be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
  // Read inside a transaction: a read outside would list this process among the users.
  const found = env.transactionSync(() => Number(env.get('schema') ?? 0));
  if (found <= schema) return env;
  void env.close();
  throw new StoreUnavailable(
    `The store in ${path} was written by a newer version (schema ${found}, this one knows ${schema}). Start that version, or restore a backup.`,
  );
}

/** From its first read after the tables are open, LMDB lists a process among the users of an environment. */
export const registerReader = (env: Environment): void => void env.get('schema');

/** Process ids of the other users of an environment. LMDB lists them in lines of process id, thread and transaction. */
export function otherReaderPids(env: Environment): number[] {
  // Removes those of processes that were killed.
  env.readerCheck();
  const users = [...env.readerList().matchAll(/^\s*(\d+) /gm)].map(([, pid]) => Number(pid));
  return users.filter(pid => pid !== process.pid);
}
