import autocannon from 'autocannon';
import { benchFolder, rssMegabytes, startTarget } from './load.js';
import { prose } from './prose.js';

/** BENCH_REQUESTS sets the length of the run. */
const total = Number(process.env.BENCH_REQUESTS ?? 100_000);
const sampleMs = 500;

/** A mixed load: scans kept and not kept, cleanups, lists, records that are not there, bodies that are not right. */
export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const post = (path: string, body: object) => ({
    method: 'POST' as const,
    path,
    headers,
    body: JSON.stringify(body),
  });
  const requests = Array.from({ length: 20 }, (_, i) => [
    post('/api/scan', { text: prose(100 + 20 * i, i), save: i % 10 === 0 }),
    post('/api/cleanup', { text: prose(200, i), save: false }),
    i % 2 ? { method: 'GET' as const, path: '/api/scan?limit=10', headers } : post('/api/scan', { text: '' }),
    { method: 'GET' as const, path: `/api/scan/scan_${i}`, headers },
  ]).flat();

  const samples: number[] = [];
  try {
    const start = rssMegabytes(target.pid);
    const sampler = setInterval(() => samples.push(rssMegabytes(target.pid)), sampleMs);
    const result = await autocannon({ url: target.url, connections: 32, amount: total, requests });
    clearInterval(sampler);
    const tenth = Math.max(1, Math.floor(samples.length / 10));
    const mean = (part: number[]) => Math.round(part.reduce((sum, mb) => sum + mb, 0) / part.length);
    const answered = result['2xx'] + result.non2xx;
    console.log(`${answered} requests in ${result.duration.toFixed(0)} s, ${result.errors} errors`);
    console.log(
      `RSS: start ${start} MB, second tenth ${mean(samples.slice(tenth, 2 * tenth))} MB, last tenth ${mean(samples.slice(-tenth))} MB, peak ${Math.max(...samples)} MB`,
    );
  } finally {
    await target.stop();
    remove();
  }
}
