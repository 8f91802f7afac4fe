/** Opens a process pool, runs the task named by the argument, and prints the id of the process. */
import { fileURLToPath } from 'node:url';
import { ProcessPool } from '../../src/pools/process-pool.js';

const megabyte = 1_048_576;
const pool = new ProcessPool({
  filename: fileURLToPath(new URL('unruly-process.js', import.meta.url)),
  processes: 1,
  warmsUp: false,
  warm: 1,
  abortGraceMs: 1_000,
  idleMs: 60_000,
  recycleBytes: 200 * megabyte,
  residentBytes: 250 * megabyte,
  dataBytes: 2_000 * megabyte,
  threads: 2,
  heapMb: 200,
  niceness: 10,
});
const task = (name: string) => pool.run({ name, options: {}, bytes: new Uint8Array(0), workMs: 60_000 });
const { pid } = (await task('echo')) as { pid: number };
void task(process.argv[2]!);
setTimeout(() => process.stdout.write(String(pid)), 200);
