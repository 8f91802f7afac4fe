import { request } from 'node:http';
import {
  benchFolder,
  cpuSeconds,
  type Figures,
  measure,
  median,
  printFigures,
  startTarget,
  type Target,
} from '../driver.js';
import { windowsOf } from '../inputs/real-texts.js';

const words = 100;
const lines = 1_000;
const rounds = 3;
const seconds = 6;
/** Concurrent batches. Single scans use the number of connections with the highest throughput. */
const batches = 2;

/** Throughput of unsaved scans in batches, compared with single requests of the same caller. */
export async function run(): Promise<void> {
  const texts = windowsOf(words);
  const bodies = texts.map(text => JSON.stringify({ text, save: false }));
  const batch = Buffer.from(
    Array.from(
      { length: lines },
      (_, i) => `${JSON.stringify({ id: i, text: texts[i % texts.length] })}\n`,
    ).join(''),
  );
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
  const load = { path: '/api/scan', key, bodies, connections: 32 };
  const single: Figures[] = [];
  const batched: Figures[] = [];
  try {
    await measure(target, { ...load, seconds: 3 });
    await measureBatches(target, key, batch, 2);
    for (let round = 0; round < rounds; round++) {
      single.push(await measure(target, { ...load, seconds }));
      batched.push(await measureBatches(target, key, batch, seconds));
    }
    const [one, many] = [median(single), median(batched)];
    printFigures(`scans of ${words} words, one a request`, one);
    printFigures(`the same, ${lines} a batch`, many);
    console.log(`scans per second: ${(many.perSecond / one.perSecond).toFixed(2)}x single (target 2x)`);
    console.log(`CPU per scan: ${(many.cpuMicros / one.cpuMicros).toFixed(2)}x single`);
  } finally {
    await target.stop();
    remove();
  }
}

/** Sends batches for a while. Latencies refer to whole batches, rejections to lines. */
async function measureBatches(
  target: Target,
  key: string,
  body: Buffer,
  forSeconds: number,
): Promise<Figures> {
  const latencies: number[] = [];
  let scans = 0;
  let rejected = 0;
  let errors = 0;
  const cpu = cpuSeconds(target.pid);
  const start = performance.now();
  const until = start + forSeconds * 1000;
  const sender = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      const answer = await send(target.url, key, body);
      latencies.push(performance.now() - sent);
      scans += answer.ok;
      rejected += answer.lines - answer.ok;
      if (answer.lines !== lines) errors++;
    }
  };
  await Promise.all(Array.from({ length: batches }, sender));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)]!);
  return {
    perSecond: scans / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    rejected,
    errors,
    requests: scans,
    cpuMicros: ((cpuSeconds(target.pid) - cpu) / scans) * 1e6,
  };
}

const ok = Buffer.from('"status":200,');

/** Counts the lines of a response and the results among them while it arrives. */
function send(url: string, key: string, body: Buffer): Promise<{ lines: number; ok: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-ndjson',
      'content-length': body.length,
    };
    const sent = request(`${url}/api/scan/batch`, { method: 'POST', headers }, response => {
      const count = { lines: 0, ok: 0 };
      let begun = Buffer.alloc(0);
      response.on('data', (piece: Buffer) => {
        let from = 0;
        for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, from)) {
          const head = begun.length < 60 ? Buffer.concat([begun, piece.subarray(from, from + 100)]) : begun;
          count.lines++;
          if (head.subarray(0, 100).includes(ok)) count.ok++;
          begun = Buffer.alloc(0);
          from = end + 1;
        }
        if (begun.length < 100) begun = Buffer.concat([begun, piece.subarray(from, from + 100)]);
      });
      response.on('end', () => resolve(count));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
