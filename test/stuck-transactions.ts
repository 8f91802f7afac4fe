/**
 * Preloaded into a service, which then imports this module instead of lmdb: after SIGUSR2, transactions wait
 * for ever for their callback.
 */
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { open as openLmdb } from 'lmdb';

const hooks = `export const resolve = (name, context, next) =>
  name === 'lmdb' && context.parentURL !== ${JSON.stringify(import.meta.url)}
    ? { url: ${JSON.stringify(import.meta.url)}, shortCircuit: true }
    : next(name, context);`;

let isStuck = false;
if (isMainThread) {
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
  process.on('SIGUSR2', () => {
    isStuck = true;
  });
}

export function open(...options: Parameters<typeof openLmdb>): ReturnType<typeof openLmdb> {
  const env = openLmdb(...options);
  const childTransaction = env.childTransaction.bind(env);
  const waiting = () => {
    process.stderr.write('a transaction waits\n');
    return new Promise<never>(() => {});
  };
  env.childTransaction = <T>(callback: () => T) =>
    childTransaction<T>(isStuck ? (waiting as () => T) : callback);
  return env;
}
