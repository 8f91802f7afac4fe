/**
 * A second process at the same store, driven by messages: a verb and its arguments in, `{ value }` or `{ error }` out.
 * Started with `saves ACCOUNT` it saves records as fast as it can, telling each acknowledged number, until it is killed.
 */
import { openDurable } from '../../../src/store/lmdb/durable.js';
import { record } from '../records.js';

const [folder, mode, account] = process.argv.slice(2);
const store = openDurable(folder!);

if (mode === 'saves') {
  let next = 0;
  const save = async () => {
    for (;;) {
      const n = ++next;
      try {
        await store.save(account!, record(n));
        process.send!({ saved: n });
      } catch (error) {
        process.send!({ failed: n, name: (error as Error).name });
        return;
      }
    }
  };
  for (let lane = 0; lane < 16; lane++) void save();
} else {
  process.on('message', async ({ verb, args }: { verb: keyof typeof store; args: unknown[] }) => {
    try {
      const call = store[verb] as (...args: unknown[]) => unknown;
      process.send!({ value: (await call(...args)) ?? null });
    } catch (error) {
      process.send!({ error: (error as Error).message });
    }
  });
  process.send!({ value: 'ready' });
}
