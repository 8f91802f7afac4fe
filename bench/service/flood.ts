import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchFolder, startTarget } from '../driver.js';
import { pdf } from '../inputs/pdf-file.js';
import { windowsOf } from '../inputs/real-texts.js';
import { openLoop, summarise } from '../load/load-generator.js';
import { requestBytes } from '../load/raw-connection.js';

const seconds = 12;
/** A low rate, so that the benchmark measures waiting time and not capacity. */
const callsPerSecond = 100;

/** p99 of POST /api/cleanup during a flood of documents, compared with the p99 without it. */
export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const requests = windowsOf(800).map(text =>
    requestBytes('POST', '/api/cleanup', headers, JSON.stringify({ text, save: false })),
  );
  const cleanups = async () =>
    summarise(await openLoop({ url: target.url, requests, seconds }, callsPerSecond));
  try {
    await cleanups();
    const calm = await cleanups();
    const file = join(folder, 'flood.pdf');
    writeFileSync(file, pdf(120));
    // A separate process, so that sending bodies does not delay the measurement.
    const flooder = spawn(process.execPath, [
      fileURLToPath(new URL('../peers/flood.js', import.meta.url)),
      target.url,
      key,
      file,
    ]);
    let tally = '';
    flooder.stdout.on('data', chunk => {
      tally += chunk;
    });
    await new Promise(resolve => setTimeout(resolve, 1_500));
    const flooded = await cleanups();
    flooder.kill('SIGTERM');
    await once(flooder, 'exit');
    for (const [name, { p50, p95, p99, rejected, unexpected }] of Object.entries({ calm, flooded }))
      console.log(
        `${name.padEnd(8)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  refused ${rejected + unexpected}`,
      );
    console.log(`p99 under the flood: ${(flooded.p99 / calm.p99).toFixed(2)}x (target 2x)`);
    console.log(`responses to PDFs of 120 pages: ${tally.trim().split('\n').at(-1)}`);
  } finally {
    await target.stop();
    remove();
  }
}
