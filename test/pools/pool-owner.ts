/** Opens a process pool, runs the task named by the argument, and prints the id of the process. */
import { openProcessPool } from './process-pool.js';

const pool = openProcessPool({ abortGraceMs: 1_000, niceness: 10 });
const task = (name: string) => pool.run({ name, args: [], bytes: new Uint8Array(0), workMs: 60_000 });
const { pid } = (await task('echo')) as { pid: number };
void task(process.argv[2]!);
setTimeout(() => process.stdout.write(String(pid)), 200);
