import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { defaultPlans } from '../src/accounts/plans.js';
import { eventually } from './eventually.js';
import { png } from './files/image/files.js';
import { childrenOf, type Serving, serve, startProgram, telltale } from './programs.js';
import { temporaryFolder } from './temporary-folder.js';

/** Opens a new connection for every call, so that the kernel distributes the calls. */
const clean = (run: Serving) =>
  fetch(`${run.url}/api/cleanup`, {
    method: 'POST',
    headers: { origin: run.url, connection: 'close', 'content-type': 'application/json' },
    body: '{"text":"so — on"}',
  });

describe('main', () => {
  const folder = temporaryFolder();
  const env = { PORT: '0', DATA_DIR: folder, POOL_THREADS: '1' };

  let run: Serving;
  const start = async () => {
    run = await startProgram(env).listening;
  };
  after(() => run.child.kill('SIGKILL'));

  it('reads texts, files and images with the workers of the bundle', async () => {
    const created = await telltale(['keys', 'create', '--account', 'ann'], { env: { DATA_DIR: folder } });
    await start();
    assert.match(run.stdout(), /^telltale listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    const authorization = `Bearer ${created.out.trim()}`;
    const post = (path: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
      fetch(run.url + path, { method: 'POST', headers: { authorization, ...headers }, body });
    // A busy machine answers with 503 while a worker starts.
    const read = async (path: string, name: string, body: string | Uint8Array<ArrayBuffer>) => {
      let response: Response;
      await eventually(async () => {
        response = await post(path, { 'x-filename': name }, body);
        return response.status !== 503;
      });
      return response!.json() as Promise<Record<string, unknown>>;
    };
    const truncated = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [truncated, truncated.replace('file', 'other')])
      assert.equal((await post('/api/extract', form, body)).status, 400);
    const scanned = await read('/api/scan', 'a.md', '# Title\n\nA sentence of six plain words.');
    assert.equal(scanned.word_count, 7);
    const extracted = await read('/api/extract', 'a.html', '<p>One</p><p>Two</p>');
    assert.equal(extracted.text, 'One\n\nTwo');
    // A busy machine may take longer to decode a picture than the service allows.
    await eventually(async () => {
      const image = await read('/api/injection/image', 'a.png', new Uint8Array(png()));
      assert.equal((image.image as { format?: string }).format, 'png');
      return image.degraded === null;
    });
  });

  it('does not start on a port or on counters in use, and starts when their process was killed', async () => {
    const port = await serve({ ...env, PORT: new URL(run.url).port, DATA_DIR: join(folder, 'second') });
    assert.notEqual(await port.exit, 0);
    assert.match(port.stderr(), /in use/);
    const second = await serve(env);
    assert.equal(await second.exit, 1);
    assert.match(second.stderr(), new RegExp(`in use by process ${run.child.pid}`));
    run.child.kill('SIGKILL');
    await run.exit;
    await start();
    assert.equal((await fetch(`${run.url}/api/health`)).status, 200);
  });

  it('exits with 0 on two SIGINT while connections are open, of which one waits for its body', async () => {
    const { hostname, port } = new URL(run.url);
    const waiting = connect(Number(port), hostname);
    waiting.on('error', () => {});
    waiting.write('POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
    await fetch(`${run.url}/api/health`);
    // npm sends the signal twice.
    run.child.kill('SIGINT');
    await new Promise(resolve => run.child.stderr!.once('data', resolve));
    run.child.kill('SIGINT');
    assert.equal(await run.exit, 0);
  });

  it('exits with 0 on a signal before it listens, and leaves the store in order', async () => {
    for (const PROCESSES of ['1', '2']) {
      const data = join(folder, `early-${PROCESSES}`);
      const { child } = startProgram({ ...env, DATA_DIR: data, PROCESSES });
      await eventually(() => existsSync(join(data, 'serving')));
      child.kill('SIGTERM');
      assert.deepEqual(await once(child, 'exit'), [0, null]);
      assert.deepEqual(readdirSync(data).sort(), ['records', 'windows']);
    }
  });

  it('ends by itself and leaves the store in order when a thread does not end', async () => {
    const [data, pipe] = [join(folder, 'blocked'), join(folder, 'pipe')];
    // A thread that opens a pipe without a writer cannot be terminated. Idle threads call Atomics.wait.
    const blocks = `import fs from 'node:fs'; import { isMainThread } from 'node:worker_threads';
      const wait = Atomics.wait;
      if (!isMainThread)
        Atomics.wait = (...args) => fs.existsSync('${pipe}') ? fs.openSync('${pipe}') : wait(...args);`;
    const preload = `--import="data:text/javascript,${encodeURIComponent(blocks)}"`;
    const run = await serve({ ...env, DATA_DIR: data, NODE_OPTIONS: preload });
    spawnSync('mkfifo', [pipe]);
    await clean(run);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, null, run.stderr());
    assert.equal(run.child.signalCode, 'SIGTERM');
    assert.deepEqual(readdirSync(data).sort(), ['records', 'windows']);
  });

  it('reports every invalid environment variable and does not start', async () => {
    const invalid = { PORT: 'eighty', TRUST_PROXY: 'everyone', REGISTRATION: 'maybe' };
    const run = await serve({ ...invalid, DATA_DIR: folder });
    assert.notEqual(await run.exit, 0);
    for (const name of ['PORT', 'TRUST_PROXY', 'REGISTRATION']) assert.match(run.stderr(), new RegExp(name));
    assert.equal(run.stdout(), '');
  });

  it('rejects arguments, which it would ignore, with exit code 2', () => {
    const program = fileURLToPath(new URL('../src/main.js', import.meta.url));
    for (const argument of ['--help', '--port=80']) {
      const run = spawnSync(process.execPath, [program, argument], { env: { DATA_DIR: folder } });
      assert.equal(run.status, 2);
      const message = `Unexpected argument "${argument}": environment variables configure the service.\n`;
      assert.equal(run.stderr.toString(), message);
      assert.equal(run.stdout.length, 0);
    }
  });
});

describe('main with several processes', {
  skip: process.platform !== 'linux' && 'ports are shared on Linux only',
}, () => {
  const folder = temporaryFolder();
  const plans = join(folder, 'plans.json');
  const anonymous = { ...defaultPlans.anonymous, requests_per_hour: 40 };
  writeFileSync(plans, JSON.stringify({ ...defaultPlans, anonymous }));
  const env = { PORT: '0', DATA_DIR: folder, PROCESSES: '2', POOL_THREADS: '1', PLANS_FILE: plans };
  const workers = (run: Serving) => childrenOf(run.child.pid!);

  it('serves from one address, counts exactly, sums the metrics, replaces a process that dies, and exits with 0', async () => {
    const run = await serve(env);
    assert.match(run.stdout(), /^telltale listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    assert.equal(workers(run).length, 2);
    const calls = await Promise.all(Array.from({ length: 80 }, () => clean(run)));
    assert.equal(calls.filter(answer => answer.status === 200).length, 40);
    assert.equal(calls.filter(answer => answer.status === 429).length, 40);
    const metrics = await (await fetch(`${run.url}/metrics`)).text();
    const cleanups = 'telltale_requests_total{method="POST",route="/api/cleanup",status="200"}';
    for (const sum of [`${cleanups} 40`, 'telltale_pool_threads{pool="text"} 2'])
      assert.ok(metrics.includes(`\n${sum}\n`), sum);

    for (const pid of workers(run))
      assert.match(readFileSync(`/proc/${pid}/environ`, 'latin1'), /(?:^|\0)UV_THREADPOOL_SIZE=16\0/);
    const [victim, ...others] = workers(run);
    process.kill(victim!, 'SIGKILL');
    const replaced = () => {
      const now = workers(run);
      return now.length === 2 && !now.includes(victim!) && others.every(pid => now.includes(pid));
    };
    await eventually(replaced);
    assert.equal((await clean(run)).status, 429, 'what was counted is still counted');
    const second = await serve({ ...env, PORT: new URL(run.url).port, DATA_DIR: join(folder, 'second') });
    assert.notEqual(await second.exit, 0);
    assert.match(second.stderr(), /in use/);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
  });
});
