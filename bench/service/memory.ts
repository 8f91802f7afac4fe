import autocannon from 'autocannon';
import { benchFolder, type Resident, resident, startTarget } from '../driver.js';
import { prose } from '../inputs/prose.js';

/** Number of requests; BENCH_REQUESTS overrides it. */
const total = Number(process.env.BENCH_REQUESTS ?? 100_000);
const sampleMs = 500;

/** Mixed load: saved and unsaved scans, cleanups, lists, unknown records and invalid bodies. */
export async function run(): Promise<void> {
  const { folder, key, remove } = await benchFolder();
  const target = await startTarget('telltale', '../bundle/src/main.js', { DATA_DIR: folder });
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

  const samples: Resident[] = [];
  try {
    const start = resident(target.pid);
    const sampler = setInterval(() => samples.push(resident(target.pid)), sampleMs);
    const result = await autocannon({ url: target.url, connections: 32, amount: total, requests });
    clearInterval(sampler);
    const answered = result['2xx'] + result.non2xx;
    console.log(`${answered} requests in ${result.duration.toFixed(0)} s, ${result.errors} errors`);
    for (const part of ['own', 'mapped'] as const) {
      const values = samples.map(sample => sample[part]);
      const tenth = Math.max(1, Math.floor(values.length / 10));
      const tenths = Array.from({ length: 10 }, (_, i) => mean(values.slice(i * tenth, (i + 1) * tenth)));
      console.log(
        `${part}: start ${start[part]} MB, by tenths ${tenths.join(' ')}, peak ${Math.max(...values)} MB`,
      );
    }
  } finally {
    await target.stop();
    remove();
  }
}

const mean = (part: number[]) => Math.round(part.reduce((sum, mb) => sum + mb, 0) / part.length);
