/** Native processes of a running server: they exit with it and use separate memory. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import sharp from 'sharp';
import { limits } from '../src/contract/limits.js';
import { eventually } from './eventually.js';
import { type Serving, serve } from './programs.js';
import { temporaryFolder } from './server.js';

const megabyte = 1_048_576;

/** Ids of all descendants of a process. */
function below(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap(task => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
      .filter(id => id !== '')
      .flatMap(id => [Number(id), ...below(Number(id))]);
  } catch {
    return [];
  }
}
const status = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'latin1');
  } catch {
    return '';
  }
};
const isAlive = (pid: number) => /^State:\s+[^ZX]/m.test(status(pid));
const residentMegabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(status(pid))?.[1] ?? 0) / 1024;
const isDecoder = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('workers/native.js');
  } catch {
    return false;
  }
};

async function newKey(url: string): Promise<string> {
  const json = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
  const account = await json('/api/account', { name: `n${Date.now()}`, password: 'correct horse' });
  const cookie = account.headers.getSetCookie()[0]!.split(';')[0]!;
  return ((await (await json('/api/keys', {}, cookie)).json()) as { key: string }).key;
}

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
  const decoders = (run: Serving) => below(run.child.pid!).filter(isDecoder);

  /** Starts a server and a request whose text recognition is running. */
  async function reading(env: Record<string, string> = {}): Promise<Serving> {
    const run = await serve({ PORT: '0', DATA_DIR: folder, ...env });
    const key = await newKey(run.url);
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
    const all = below(run.child.pid!);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
    await eventually(() => !all.some(isAlive));
  });

  it('exits when the service is killed', async () => {
    const run = await reading();
    const all = below(run.child.pid!);
    run.child.kill('SIGKILL');
    await eventually(() => !all.some(isAlive));
  });

  it('loads the decoder libraries, which the service does not load', async () => {
    const run = await serve({ PORT: '0', DATA_DIR: folder });
    const key = await newKey(run.url);
    const total = () =>
      [run.child.pid!, ...below(run.child.pid!)].reduce((sum, pid) => sum + residentMegabytes(pid), 0);
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
