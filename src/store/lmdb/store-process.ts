import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StoreDamaged, StoreUnavailable } from '../errors.js';
import type { FileReport } from './check-environment.js';
import type { EnvironmentName } from './environment.js';
import type { FolderOwner } from './ownership/owner.js';

/** Messages from the process. The result is the report of a check; null for a copy. */
export type StoreMessage = { result: FileReport | null } | { error: string; damaged: boolean };

/** Signals that people and the system send. Any other one (SIGSEGV, SIGBUS, SIGABRT…) is a crash. */
const stopSignals: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The program is beside the folder of the sources: this module is in src/store/lmdb, or bundled in src. */
const program = ['../../../workers/store.js', '../workers/store.js']
  .map(path => fileURLToPath(new URL(path, import.meta.url)))
  .find(path => existsSync(path));

/**
 * Reads a whole environment in another process (workers/store.ts), to copy it to the folder `target`, or to
 * check it: LMDB follows page numbers unchecked, so a damaged file may end the process that reads it.
 *
 * Settles when the process has ended.
 * @param owner owner of the data folder, which starts the process
 * @param folder the data folder, or a backup
 * @throws StoreDamaged when the file is damaged or ended the process; StoreUnavailable when the task failed
 */
export function readInProcess<T extends string | null>(
  owner: FolderOwner,
  folder: string,
  name: EnvironmentName,
  target: T,
): Promise<T extends null ? FileReport : null> {
  return new Promise((resolve, reject) => {
    const args = [folder, name, ...(target === null ? [] : [target])];
    const child = owner.fork(program!, args, {}, false);
    let settle: (() => void) | undefined;
    child.on('message', (message: StoreMessage) => {
      if ('result' in message) settle = () => resolve(message.result as never);
      else if ('error' in message)
        settle = () => reject(new (message.damaged ? StoreDamaged : StoreUnavailable)(message.error));
    });
    child.on('error', reject);
    // After `disconnect` no message follows.
    Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, by]]) => {
      if (settle !== undefined) return settle();
      const what = `the process that read it ended with ${by ?? `code ${code}`}`;
      const crashed = by !== null && !stopSignals.has(by);
      reject(new (crashed ? StoreDamaged : StoreUnavailable)(what));
    }, reject);
  });
}
