import { limits } from '../../src/contract/limits.js';
import { benchFolder, startTarget } from '../driver.js';
import { memoryOf, statOf } from '../processes.js';
import { median } from '../times.js';

const rounds = 3;
/** Time after which all threads are loaded and have collected garbage (`idleCollectionMs`), with a margin. */
const settleMs = limits.idleCollectionMs + 5_000;

/**
 * Time and processor time until the service listens, and at rest its private memory and that of mapped
 * files, against a bare uWebSockets.js route and fastify with the same engine and store on its main thread.
 */
export async function run(): Promise<void> {
  const programs = {
    telltale: '../bundle/src/main.js',
    fastify: './peers/fastify.js',
    echo: './peers/echo.js',
  };
  const rows = Object.entries(programs).map(([name, program]) => ({
    name,
    program,
    starts: [] as { listenMs: number; cpuMs: number; own: number; mapped: number }[],
  }));
  const { folder, remove } = await benchFolder();
  try {
    // Alternates, so that a slow phase of the machine affects all.
    for (let round = 0; round < rounds; round++)
      for (const { name, program, starts } of rows) {
        const begun = performance.now();
        const target = await startTarget(name, program, { DATA_DIR: folder });
        const listenMs = performance.now() - begun;
        const cpuMs = 1_000 * statOf(target.pid)!.cpuSeconds;
        await new Promise(resolve => setTimeout(resolve, settleMs));
        starts.push({ listenMs, cpuMs, ...memoryOf(target.pid) });
        await target.stop();
      }
  } finally {
    remove();
  }
  for (const { name, starts } of rows) {
    const middle = (of: 'listenMs' | 'cpuMs' | 'own' | 'mapped') =>
      Math.round(median(starts.map(each => each[of])));
    console.log(
      `${name.padEnd(15)} listens after ${middle('listenMs')} ms, ${middle('cpuMs')} ms of CPU; ` +
        `at rest ${middle('own')} MB and ${middle('mapped')} MB of mapped files`,
    );
  }
}
