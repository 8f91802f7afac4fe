import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../errors.js';

export type Environment = RootDatabase<string, string>;

/** Environments of the embedded store (see store/open.ts). */
export type EnvironmentName = 'records' | 'windows';

/** Schema number that this version reads and writes: one more than there are migrations (migrations.ts). */
export const schemaOf: Readonly<Record<EnvironmentName, number>> = { records: 1, windows: 1 };
export const environmentNames = Object.keys(schemaOf) as EnvironmentName[];

/** Address space reserved for an environment: 1 TiB, so that no process ever has to remap the file. */
const mapBytes = 2 ** 40;

/**
 * Opens or creates an LMDB environment in `folder/name`. Several processes may use the same one.
 *
 * @param durable whether each commit waits for fsync. Without, a commit survives a crash of the process but
 * not of the machine.
 * @throws StoreUnavailable when the folder cannot be used, or the environment has another schema
 */
export function openEnvironment(
  folder: string,
  name: EnvironmentName,
  schema = schemaOf[name],
  durable = true,
): Environment {
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
 * Opens an environment that has this schema or an older one, to copy or migrate it.
 *
 * `overlappingSync: false`: the promise of a commit resolves only when the commit is on disk.
 * `eventTurnBatching: false`: lmdb's own batches create a promise without a handler, whose rejection (disk
 * full) would end the process.
 *
 * @throws StoreUnavailable when the folder cannot be used, or was written by a newer version
 */
export function openAnySchema(
  folder: string,
  name: EnvironmentName,
  schema = schemaOf[name],
  durable = true,
): Environment {
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
    throw new StoreUnavailable(`The store in ${path} cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
  // Read in a transaction: a plain read would add this process to the reader table.
  const found = env.transactionSync(() => Number(env.get('schema') ?? 0));
  if (found <= schema) return env;
  void env.close();
  throw new StoreUnavailable(
    `The store in ${path} was written by a newer version (schema ${found}, this one knows ${schema}). Start that version, or restore a backup.`,
  );
}

/**
 * Adds this process to the reader table of an environment, where other processes see it. LMDB does so at the
 * first read after the tables are open.
 */
export const registerReader = (env: Environment): void => void env.get('schema');

/**
 * Process ids of the other processes in the reader table, from LMDB's text: a line of pid, thread,
 * transaction each.
 */
export function otherReaderPids(env: Environment): number[] {
  // Removes the entries of killed processes.
  env.readerCheck();
  const pids = [...env.readerList().matchAll(/^\s*(\d+) /gm)].map(([, pid]) => Number(pid));
  return pids.filter(pid => pid !== process.pid);
}
