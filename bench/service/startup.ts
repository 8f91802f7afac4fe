import { limits } from '../../src/contract/limits.js';
import { benchFolder, cpuSeconds, resident, startTarget } from '../driver.js';

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
    listenMs: [] as number[],
    cpuMs: [] as number[],
    ownMb: [] as number[],
    mappedMb: [] as number[],
  }));
  const { folder, remove } = await benchFolder();
  try {
    // Alternates, so that a slow phase of the machine affects both.
    for (let round = 0; round < rounds; round++)
      for (const row of rows) {
        const start = performance.now();
        const target = await startTarget(row.name, row.program, { DATA_DIR: folder });
        row.listenMs.push(performance.now() - start);
        row.cpuMs.push(cpuSeconds(target.pid) * 1000);
        await new Promise(resolve => setTimeout(resolve, settleMs));
        const { own, mapped } = resident(target.pid);
        row.ownMb.push(own);
        row.mappedMb.push(mapped);
        await target.stop();
      }
  } finally {
    remove();
  }
  for (const { name, listenMs, cpuMs, ownMb, mappedMb } of rows)
    console.log(
      `${name.padEnd(15)} listens after ${middle(listenMs)} ms (best ${Math.round(Math.min(...listenMs))}), ` +
        `${middle(cpuMs)} ms of CPU; at rest ${middle(ownMb)} MB and ${middle(mappedMb)} MB of mapped files`,
    );
}

const middle = (values: readonly number[]) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!);
