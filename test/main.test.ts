import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './server.js';

const main = fileURLToPath(new URL('../src/main.js', import.meta.url));

interface Run {
  child: ChildProcess;
  url: string;
  stdout: () => string;
  stderr: () => string;
  exit: Promise<number | null>;
}

/** Starts the program as a person would; resolves when it says it listens, or when it ends. */
async function start(env: Record<string, string>): Promise<Run> {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH!, ...env } });
  let out = '';
  let err = '';
  child.stderr.on('data', chunk => (err += chunk));
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve));
  const url = await new Promise<string>(resolve => {
    child.stdout.on('data', chunk => {
      out += chunk;
      const found = /telltale listening on (\S+)/.exec(out);
      if (found) resolve(found[1]!);
    });
    child.on('exit', () => resolve(''));
  });
  after(() => child.kill('SIGKILL'));
  return { child, url, stdout: () => out, stderr: () => err, exit };
}

describe('the program', () => {
  const folder = temporaryFolder();
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('prints one line when it is ready, serves, and ends with 0 on SIGTERM', async () => {
    const run = await start({ PORT: '0', DATA_DIR: folder });
    assert.match(run.stdout(), /^telltale listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    assert.equal((await fetch(`${run.url}/api/health`)).status, 200);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
  });

  it('ends with 0 on SIGINT while clients are idle', async () => {
    const run = await start({ PORT: '0', DATA_DIR: folder });
    await fetch(`${run.url}/api/health`, { headers: { connection: 'keep-alive' } });
    run.child.kill('SIGINT');
    assert.equal(await run.exit, 0);
  });

  it('outlives an upload that breaks off in the middle of a part', async () => {
    const run = await start({ PORT: '0', DATA_DIR: folder });
    for (const name of ['file', 'other']) {
      const { status } = await fetch(`${run.url}/api/extract`, {
        method: 'POST',
        headers: { origin: run.url, 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nhalf`,
      });
      assert.equal(status, 400);
    }
    assert.equal((await fetch(`${run.url}/api/health`)).status, 200);
    run.child.kill('SIGTERM');
    assert.equal(await run.exit, 0);
  });

  it('stays with its orderly end when the signal comes twice, as npm passes on a Ctrl-C', async () => {
    const run = await start({ PORT: '0', DATA_DIR: folder });
    const { hostname, port } = new URL(run.url);
    const waiting = connect(Number(port), hostname);
    waiting.on('error', () => {});
    waiting.write('POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
    await fetch(`${run.url}/api/health`);
    run.child.kill('SIGINT');
    await new Promise(resolve => run.child.stderr!.once('data', resolve));
    run.child.kill('SIGINT');
    assert.equal(await run.exit, 0);
  });

  it('does not start on a malformed environment and names every mistake', async () => {
    const run = await start({
      PORT: 'eighty',
      TRUST_PROXY: 'everyone',
      REGISTRATION: 'maybe',
      DATA_DIR: folder,
    });
    assert.notEqual(await run.exit, 0);
    for (const name of ['PORT', 'TRUST_PROXY', 'REGISTRATION']) assert.match(run.stderr(), new RegExp(name));
    assert.equal(run.stdout(), '');
  });

  it('does not start on a port that is taken', async () => {
    const first = await start({ PORT: '0', DATA_DIR: folder });
    const second = await start({ PORT: new URL(first.url).port, DATA_DIR: folder });
    assert.notEqual(await second.exit, 0);
    assert.match(second.stderr(), /in use/);
    first.child.kill('SIGTERM');
    await first.exit;
  });
});
