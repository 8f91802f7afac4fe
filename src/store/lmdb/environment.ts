import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../errors.js';

/** Address space reserved for an environment, the same in every process, so that none has to remap while others read. */
const mapBytes = 2 ** 40;

/**
 * Opens (or makes) an LMDB environment in `folder/name`. Several processes may hold the same one.
 *
 * A commit is on the disk when its promise resolves (`overlappingSync: false`). `eventTurnBatching: false` because
 * lmdb's batches make a promise nobody holds, whose rejection (disk full) would end the process.
 *
 * @param durable false leaves writing to the disk to the system: a commit then survives the death of the process, but
 *   not of the machine, and costs no fsync
 * @throws StoreUnavailable when the folder can't be used, or was written by a newer version
 */
export function openEnvironment(
  folder: string,
  name: string,
  schema: number,
  durable = true,
): RootDatabase<string, string> {
  const path = join(folder, name);
  let env: RootDatabase<string, string>;
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
  try {
    checkSchema(env, path, schema);
  } catch (error) {
    void env.close();
    throw error;
  }
  return env;
}

/** From its first read after the tables are open, LMDB names a process among those that use an environment. */
export const nameUser = (env: RootDatabase<string, string>): void => void env.get('schema');

/** The root database holds the environment's one setting; everything else lives in named databases. */
function checkSchema(env: RootDatabase<string, string>, path: string, schema: number): void {
  const found = env.transactionSync(() => {
    const written = env.get('schema');
    if (written === undefined) env.put('schema', String(schema));
    return written === undefined ? schema : Number(written);
  });
  if (found > schema) {
    throw new StoreUnavailable(
      `The store in ${path} was written by a newer version (schema ${found}, this one knows ${schema}). Start that version, or restore a backup.`,
    );
  }
  if (found !== schema) {
    throw new StoreUnavailable(`The store in ${path} has schema ${found}, which this version can't read.`);
  }
}
