/**
 * Runs the tests that the arguments select, as `run-files.ts` describes, and ends what they leave behind. The
 * tests and all programs that they start are a process group, which is killed when the tests have ended. So a
 * failed test may leave servers running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of all temporary files: in memory where there is enough, because commits wait for a disk. */
const memory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };
const isLarge = memory.bavail * memory.bsize > 4 * 1_024 ** 3;
const temporary = mkdtempSync(join(isLarge ? '/dev/shm' : tmpdir(), 'telltale-tests-'));
// PostgreSQL, which runs as another user, has folders in it.
chmodSync(temporary, 0o711);

/** Time after which a run ends in any case: a blocked process may ignore the signal of its timeout. */
const runMs = 3 * 3_600_000;

const program = fileURLToPath(new URL('run-files.js', import.meta.url));
const tests = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TMPDIR: temporary },
  timeout: runMs,
  killSignal: 'SIGKILL',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill('SIGKILL'));
const [code, signal] = await once(tests, 'exit');
if (signal) console.error(`The tests were ended by ${signal}, because of a signal or after ${runMs} ms.`);
try {
  process.kill(-tests.pid!, 'SIGKILL');
} catch {
  // No process of the group is left.
}
// Programs outside the group, such as browsers, end by themselves and may still write.
rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
process.exitCode = code ?? 1;
