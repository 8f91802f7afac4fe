import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startService } from '../driver.js';
import { pdf } from '../inputs/pdf-file.js';
import { windowsOf } from '../inputs/real-texts.js';

const seconds = 12;
/** A low rate, so that the benchmark measures waiting time and not capacity. */
const callsPerSecond = 100;

/** p99 of POST /api/cleanup during a flood of documents, compared with the p99 without it. */
export async function run(): Promise<void> {
  const { url, key, folder, stop, remove } = await startService();
  const authorization = `Bearer ${key}`;
  const bodies = windowsOf(800).map(text => JSON.stringify({ text, save: false }));
  const cleanups = () =>
    autocannon({
      url: `${url}/api/cleanup`,
      requests: bodies.map(body => ({
        method: 'POST' as const,
        headers: { authorization, 'content-type': 'application/json' },
        body,
      })),
      connections: 4,
      overallRate: callsPerSecond,
      duration: seconds,
    });
  try {
    await cleanups();
    const calm = await cleanups();
    const file = join(folder, 'flood.pdf');
    writeFileSync(file, pdf(120));
    // A separate process, so that sending bodies does not delay the measurement.
    const flooder = spawn(process.execPath, [
      fileURLToPath(new URL('../peers/flood.js', import.meta.url)),
      url,
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
    for (const [name, { latency, non2xx }] of [
      ['calm', calm],
      ['flooded', flooded],
    ] as const)
      console.log(
        `${name.padEnd(8)} p50 ${latency.p50} ms  p99 ${latency.p99} ms  max ${latency.max} ms  refused ${non2xx}`,
      );
    console.log(
      `p99 under the flood: ${(flooded.latency.p99 / Math.max(1, calm.latency.p99)).toFixed(2)}x (target 2x)`,
    );
    console.log(`responses to PDFs of 120 pages: ${tally.trim().split('\n').at(-1)}`);
  } finally {
    await stop();
    remove();
  }
}
