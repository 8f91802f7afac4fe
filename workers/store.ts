/** Entry of the process that checks or copies a whole environment: store.js FOLDER ENVIRONMENT [TARGET]. */
import { StoreDamaged, StoreUnavailable } from '../src/store/errors.js';
import { checkEnvironment } from '../src/store/lmdb/check-environment.js';
import { copyEnvironment } from '../src/store/lmdb/copy-environment.js';
import { isStructural } from '../src/store/lmdb/damage.js';
import type { EnvironmentName } from '../src/store/lmdb/environment.js';
import type { StoreMessage } from '../src/store/lmdb/store-process.js';

const [folder, name, target] = process.argv.slice(2) as [string, EnvironmentName, string?];
/** Errors of a closed channel are ignored: the parent has ended, and so does this process. */
const send = (message: StoreMessage, then = () => {}) =>
  void process.send!(message, undefined, undefined, then);
const end = () => process.disconnect();

process.on('disconnect', () => process.exit());
try {
  const result =
    target === undefined ? await checkEnvironment(folder, name) : await copyEnvironment(folder, name, target);
  send({ result: result ?? null }, end);
} catch (error) {
  // A check writes nothing, so its unexpected errors come from what it reads.
  const unexpected = target === undefined && !(error instanceof StoreUnavailable);
  const damaged = unexpected || error instanceof StoreDamaged || isStructural(error);
  send({ error: (error as Error).message, damaged }, end);
}
