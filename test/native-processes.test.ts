/** Native processes of a running server: they exit with it and use separate memory. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { Telltale } from '../src/client/index.js';
import { limits } from '../src/contract/limits.js';
import { eventually } from './eventually.js';
import { commandOf, descendantsOf, isAlive, type Serving, serve, statusOf, telltale } from './programs.js';
import { temporaryFolder } from './temporary-folder.js';
import { variants } from './variants.js';

const megabyte = 1_048_576;

const residentMegabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;

/** An image of a printed page, for which text recognition takes seconds. */
async function print(): Promise<Uint8Array<ArrayBuffer>> {
  const lines = Array.from(
    { length: 40 },
    (_, i) => `<text x="20" y="${30 + i * 30}" font-size="20">${`line ${i} of this page `.repeat(9)}</text>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1250"><rect width="2000" height="1250" fill="#fff"/>${lines}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

describe('native processes', { skip: process.platform !== 'linux' && 'reads /proc' }, () => {
  const folder = temporaryFolder();
  /** A client with an account, which sends an image again when the service is busy. */
  async function clientOf(run: Serving, retries: number): Promise<Telltale> {
    const created = await telltale(['keys', 'create', '--account', 'ann'], { env: { DATA_DIR: folder } });
    return new Telltale({ baseUrl: run.url, apiKey: created.out.trim(), retries, timeoutMs: 0 });
  }
  const decoders = (run: Serving) =>
    descendantsOf(run.child.pid!).filter(pid => commandOf(pid).includes('workers/native.js'));

  /** Starts a request, and returns when its text recognition is running. */
  async function startReading(run: Serving, processes = 1): Promise<void> {
    const client = await clientOf(run, 0);
    // Each serving process keeps a decoder.
    await eventually(() => decoders(run).length === processes);
    const picture = { name: 'print.png', data: await print() };
    // A busy machine may take longer to decode a picture than the service allows.
    for (;;) {
      let isAnswered = false;
      const end = () => {
        isAnswered = true;
      };
      client.injectionImage(picture, { deep: true }).then(end, end);
      await eventually(() => isAnswered || decoders(run).length > processes);
      if (decoders(run).length > processes) return;
    }
  }

  it('exits on SIGTERM with several processes of the service', async () => {
    const run = await serve({ PORT: '0', DATA_DIR: folder, PROCESSES: '2' });
    await startReading(run, 2);
    const all = descendantsOf(run.child.pid!);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
    await eventually(() => !all.some(isAlive));
  });

  it('loads the decoder libraries, which the service does not load, and exits when it is killed', async () => {
    const run = await serve({ PORT: '0', DATA_DIR: folder });
    const client = await clientOf(run, 1_000);
    const own = run.child.pid!;
    const total = () => [own, ...descendantsOf(own)].reduce((sum, pid) => sum + residentMegabytes(pid), 0);
    const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).png();
    // All that an image needs is loaded then.
    await client.injectionImage({ name: 'small', data: new Uint8Array(await small.toBuffer()) });
    const idle = total();
    let peak = 0;
    const sampler = setInterval(() => {
      peak = Math.max(peak, total());
      // Guard.
      if (peak > idle + 1_000) run.child.kill('SIGKILL');
    }, 25);
    const side = Math.floor(Math.sqrt(limits.imagePixels));
    const large = sharp({ create: { width: side, height: side, channels: 3, background: '#d0e0c0' } });
    for (const [name, format] of variants(
      ['interlaced png', large.clone().png({ progressive: true })],
      ['progressive jpeg', large.clone().jpeg({ progressive: true })],
      ['webp', large.clone().webp({ effort: 0 })],
    ) as [string, Sharp][]) {
      const bytes = await format.toBuffer();
      assert.ok(bytes.length <= limits.imageBytes, name);
      const { degraded } = await client.injectionImage({ name, data: new Uint8Array(bytes) });
      if (degraded !== null) assert.match(degraded, /than is allowed|smaller|too large/, name);
    }
    clearInterval(sampler);
    const allowed = limits.nativeDataBytes / megabyte;
    assert.ok(peak - idle < allowed, `${Math.round(peak - idle)} MB above idle`);
    assert.doesNotMatch(readFileSync(`/proc/${run.child.pid}/maps`, 'latin1'), /libvips|sharp/);
    await startReading(run);
    const all = descendantsOf(run.child.pid!);
    run.child.kill('SIGKILL');
    await eventually(() => !all.some(isAlive));
  });
});
