import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { telltale } from '../programs.js';
import { sockets, startServer } from '../server.js';
import { dropFolders, newFolder } from '../store/folder.js';

after(dropFolders);

interface Finding {
  check: string;
  state: string;
  message: string;
}

async function examine(env: Record<string, string>) {
  const { code, out } = await telltale(['doctor', '--json'], { env: { PORT: '0', ...env } });
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  return { code, of: (check: string) => findings.find(one => one.check === check)! };
}

describe('telltale doctor', () => {
  it('finds nothing that fails on a machine that runs the tests, and creates nothing', async () => {
    const folder = join(newFolder(), 'data');
    const { code, of } = await examine({ DATA_DIR: folder, UV_THREADPOOL_SIZE: '16' });
    assert.equal(code, 0);
    for (const check of ['configuration', 'lmdb', 'sharp', 'libuv threads', 'data folder', 'store', 'port'])
      assert.equal(of(check).state, 'ok', `${check}: ${of(check).message}`);
    assert.equal(existsSync(folder), false);
  });

  it('names every invalid variable and exits with 1', async () => {
    const { code, of } = await examine({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    assert.equal(code, 1);
    assert.equal(of('configuration').state, 'failing');
    assert.match(of('configuration').message, /PORT="eighty"[\s\S]*LOG_LEVEL="loud"/);
  });

  it('fails where another program uses the port, and warns where it is the service', async () => {
    const server = createServer(socket => socket.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, of } = await examine({ DATA_DIR: newFolder(), PORT: String(port) });
    assert.equal(code, 1);
    assert.match(of('port').message, /is in use by another program/);
    server.close();
    const running = await startServer(sockets);
    const beside = await examine({ DATA_DIR: newFolder(), PORT: new URL(running.url).port });
    assert.equal(beside.of('port').state, 'warning');
    await running.close();
  });

  it('fails where the service would not start or rewrite', async () => {
    const file = join(newFolder(), 'key.pem');
    writeFileSync(file, 'no key');
    const closed = 'http://127.0.0.1:1';
    const settings = { REPORT_KEY_FILE: file, REWRITE_URL: closed, REWRITE_MODEL: 'm', MODEL_URL: closed };
    const { code, of } = await examine({ DATA_DIR: newFolder(), ...settings });
    assert.equal(code, 1);
    assert.match(of('report key').message, /has no private key/);
    for (const check of ['rewrite server', 'model server']) assert.match(of(check).message, /ECONNREFUSED/);
  });

  it('fails for a data folder that cannot be created', async () => {
    const { of } = await examine({ DATA_DIR: '/proc/telltale/data' });
    assert.match(of('data folder').message, /ENOENT/);
  });

  it('reports one problem of one invalid variable', async () => {
    const { of } = await examine({ PROCESSES: '0' });
    assert.doesNotMatch(of('configuration').message, /POOL_THREADS/);
  });

  it('fails when a remote store does not accept connections, without its password', async () => {
    const { code, of } = await examine({
      DATA_DIR: newFolder(),
      STORE_URL: 'postgres://telltale:secret@127.0.0.1:1/telltale',
      WINDOWS_URL: 'redis://127.0.0.1:1',
    });
    assert.equal(code, 1);
    assert.equal(
      of('store').message,
      'PostgreSQL at 127.0.0.1:1 does not accept connections (ECONNREFUSED).',
    );
    assert.match(of('counters').message, /^Valkey or Redis at 127\.0\.0\.1:1 /);
  });

  it('fails when the data folder is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');
    const { code, of } = await examine({ DATA_DIR: join(file, 'inner') });
    assert.equal(code, 1);
    assert.equal(of('data folder').state, 'failing');
  });

  it('prints one line for each check', async () => {
    const { out } = await telltale(['doctor'], { env: { PORT: '0', DATA_DIR: newFolder() } });
    assert.match(out, /^ok {7}configuration {2}All variables are valid\.$/m);
  });

  it('names every setting that is unsafe on a public address, and none on this machine', async () => {
    const unsafe = {
      HOST: '0.0.0.0',
      BASE_URL: 'http://telltale.example',
      TRUST_PROXY: '0.0.0.0/0',
      ALLOWED_ORIGINS: '*',
      METRICS_TOKEN: 'short',
      CONNECTIONS_PER_ADDRESS: '0',
      REWRITE_URL: 'http://8.8.8.8/v1',
      REWRITE_MODEL: 'm',
    };
    const { code, of } = await examine({ DATA_DIR: newFolder(), ...unsafe });
    assert.equal(code, 0);
    for (const variable of [
      'BASE_URL',
      'TRUST_PROXY',
      'REGISTRATION',
      'ALLOWED_ORIGINS',
      'METRICS_TOKEN',
      'CONNECTIONS_PER_ADDRESS',
      'REWRITE_URL',
    ])
      assert.equal(of(variable)?.state, 'warning', variable);
    const local = await examine({ DATA_DIR: newFolder(), ALLOWED_ORIGINS: '*' });
    assert.equal(local.of('ALLOWED_ORIGINS'), undefined);
    const safe = await examine({
      DATA_DIR: newFolder(),
      BASE_URL: 'https://telltale.example',
      TRUST_PROXY: '127.0.0.1',
      REGISTRATION: 'closed',
    });
    for (const variable of ['BASE_URL', 'HOST', 'TRUST_PROXY', 'REGISTRATION'])
      assert.equal(safe.of(variable), undefined, variable);
  });
});
