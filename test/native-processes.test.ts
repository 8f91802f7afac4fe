/** Native processes of a running server: they exit with it and use separate memory. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { limits } from '../src/contract/limits.js';
import { eventually } from './eventually.js';
import { commandOf, descendantsOf, isAlive, type Serving, serve, statusOf, telltale } from './programs.js';
import { temporaryFolder } from './server.js';

const megabyte = 1_048_576;

const residentMegabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;

const send = (run: Serving, key: string, bytes: Uint8Array, query = '') =>
  fetch(`${run.url}/api/injection/image${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-filename': 'picture' },
    body: bytes,
  }).then(
    async answer => ({ status: answer.status, body: (await answer.json()) as { degraded: string | null } }),
    () => null,
  );

/** An image of a printed page, for which text recognition takes seconds. */
async function print(): Promise<Uint8Array> {
  const lines = Array.from(
    { length: 40 },
    (_, i) => `<text x="20" y="${30 + i * 30}" font-size="20">${`line ${i} of this page `.repeat(9)}</text>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1250"><rect width="2000" height="1250" fill="#fff"/>${lines}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('native processes', { skip: process.platform !== 'linux' && 'reads /proc' }, () => {
  const folder = temporaryFolder();
  after(() => rmSync(folder, { recursive: true, force: true }));
  const newKey = async () =>
    (await telltale(['keys', 'create', '--account', 'ann'], { env: { DATA_DIR: folder } })).out.trim();
  const decoders = (run: Serving) =>
    descendantsOf(run.child.pid!).filter(pid => commandOf(pid).includes('workers/native.js'));

  /** Starts a server and a request whose text recognition is running. */
  async function reading(env: Record<string, string> = {}): Promise<Serving> {
    const run = await serve({ PORT: '0', DATA_DIR: folder, ...env });
    const key = await newKey();
    // Each serving process keeps a decoder.
    const kept = Number(env.PROCESSES ?? 1);
    await eventually(() => decoders(run).length === kept);
    const bytes = await print();
    // A busy machine may take longer to decode a picture than the service allows.
    for (;;) {
      let isAnswered = false;
      void send(run, key, bytes, '?deep=true').then(() => {
        isAnswered = true;
      });
      await eventually(() => isAnswered || decoders(run).length > kept);
      if (decoders(run).length > kept) return run;
    }
  }

  it('exits on SIGTERM with several processes of the service', async () => {
    const run = await reading({ PROCESSES: '2' });
    const all = descendantsOf(run.child.pid!);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
    await eventually(() => !all.some(isAlive));
  });

  it('exits when the service is killed', async () => {
    const run = await reading();
    const all = descendantsOf(run.child.pid!);
    run.child.kill('SIGKILL');
    await eventually(() => !all.some(isAlive));
  });

  it('loads the decoder libraries, which the service does not load', async () => {
    const run = await serve({ PORT: '0', DATA_DIR: folder });
    const key = await newKey();
    const total = () =>
      [run.child.pid!, ...descendantsOf(run.child.pid!)].reduce(
        (sum, pid) => sum + residentMegabytes(pid),
        0,
      );
    await new Promise(resolve => setTimeout(resolve, 500));
    const idle = total();
    let peak = 0;
    const sampler = setInterval(() => {
      peak = Math.max(peak, total());
      // Guard.
      if (peak > idle + 1_000) run.child.kill('SIGKILL');
    }, 25);
    const side = Math.floor(Math.sqrt(limits.imagePixels));
    const large = sharp({ create: { width: side, height: side, channels: 3, background: '#d0e0c0' } });
    const files: Record<string, Buffer> = {
      'interlaced png': await large.clone().png({ progressive: true }).toBuffer(),
      'progressive jpeg': await large.clone().jpeg({ progressive: true }).toBuffer(),
      webp: await large.clone().webp({ effort: 0 }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(files)) {
      assert.ok(bytes.length <= limits.imageBytes, name);
      let answer = await send(run, key, bytes);
      // On a busy machine its time may be over before the image is read.
      await eventually(async () => {
        if (answer?.status === 503) answer = await send(run, key, bytes);
        return answer?.status !== 503;
      });
      assert.equal(answer?.status, 200, name);
      if (answer!.body.degraded !== null)
        assert.match(answer!.body.degraded, /than is allowed|smaller|too large/, name);
    }
    clearInterval(sampler);
    const allowed = limits.nativeDataBytes / megabyte;
    assert.ok(peak - idle < allowed, `${Math.round(peak - idle)} MB above idle`);
    assert.doesNotMatch(readFileSync(`/proc/${run.child.pid}/maps`, 'latin1'), /libvips|sharp/);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
  });
});
