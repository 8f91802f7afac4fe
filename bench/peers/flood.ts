/**
 * Sends documents to /api/extract over several connections until SIGTERM, then prints the number of responses
 * by status.
 */
import { readFileSync } from 'node:fs';

const [url, key, file] = process.argv.slice(2) as [string, string, string];
const connections = 8;
const body = readFileSync(file);
const headers = { authorization: `Bearer ${key}`, 'x-filename': 'flood.pdf' };
const tally = new Map<number, number>();

process.once('SIGTERM', () => {
  console.log([...tally].map(([status, count]) => `${count} responses with ${status}`).join(', '));
  process.exit(0);
});
console.log('flooding');
for (let i = 0; i < connections; i++) void flood();

async function flood(): Promise<never> {
  for (;;) {
    const response = await fetch(`${url}/api/extract`, { method: 'POST', body, headers });
    await response.arrayBuffer();
    tally.set(response.status, (tally.get(response.status) ?? 0) + 1);
  }
}
