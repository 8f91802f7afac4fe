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

async function examine(env: Record<string, string> = {}) {
  const ran = await telltale(['doctor', '--json'], { env: { PORT: '0', DATA_DIR: newFolder(), ...env } });
  const { findings } = JSON.parse(ran.out) as { findings: Finding[] };
  return { code: ran.code, of: (check: string) => findings.find(one => one.check === check) };
}
/** A new file with this content. */
function file(content: string): string {
  const path = join(newFolder(), 'file');
  writeFileSync(path, content);
  return path;
}

describe('telltale doctor', () => {
  it('finds nothing that fails on a machine that runs the tests, and creates nothing', async () => {
    const folder = join(newFolder(), 'data');
    const { code, of } = await examine({ DATA_DIR: folder, UV_THREADPOOL_SIZE: '16' });
    assert.equal(code, 0);
    for (const check of ['configuration', 'lmdb', 'sharp', 'libuv threads', 'data folder', 'store', 'port'])
      assert.equal(of(check)!.state, 'ok', `${check}: ${of(check)!.message}`);
    assert.equal(existsSync(folder), false);
  });

  const nowhere = 'http://127.0.0.1:1';
  const failing: [name: string, env: Record<string, string>, check: string, message: RegExp][] = [
    [
      'invalid variables',
      { PORT: 'eighty', LOG_LEVEL: 'loud' },
      'configuration',
      /PORT="eighty"[\s\S]*LOG_LEVEL="loud"/,
    ],
    ['one problem of a variable', { PROCESSES: '0' }, 'configuration', /^(?!.*POOL_THREADS)/s],
    ['a file without key', { REPORT_KEY_FILE: file('no key') }, 'report key', /has no private key/],
    ['no rewrite server', { REWRITE_URL: nowhere, REWRITE_MODEL: 'm' }, 'rewrite server', /ECONNREFUSED/],
    ['no model server', { MODEL_URL: nowhere }, 'model server', /ECONNREFUSED/],
    ['a folder that cannot be made', { DATA_DIR: '/proc/telltale/data' }, 'data folder', /ENOENT/],
    ['a folder that is a file', { DATA_DIR: join(file(''), 'inner') }, 'data folder', /./],
    [
      'no PostgreSQL, without its password',
      { STORE_URL: 'postgres://telltale:secret@127.0.0.1:1/telltale' },
      'store',
      /^PostgreSQL at 127\.0\.0\.1:1 does not accept connections \(ECONNREFUSED\)\.$/,
    ],
    ['no Valkey', { WINDOWS_URL: 'redis://127.0.0.1:1' }, 'counters', /^Valkey or Redis at 127\.0\.0\.1:1 /],
  ];
  for (const [name, env, check, message] of failing)
    it(`exits with 1 for ${name}`, async () => {
      const { code, of } = await examine(env);
      assert.deepEqual([code, of(check)!.state], [1, 'failing']);
      assert.match(of(check)!.message, message);
    });

  it('fails where another program uses the port, and warns where it is the service', async () => {
    const server = createServer(socket => socket.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { code, of } = await examine({ PORT: String((server.address() as AddressInfo).port) });
    assert.equal(code, 1);
    assert.match(of('port')!.message, /is in use by another program/);
    server.close();
    const running = await startServer(sockets);
    const beside = await examine({ PORT: new URL(running.url).port });
    assert.equal(beside.of('port')!.state, 'warning');
    await running.close();
  });

  it('prints one line for each check', async () => {
    const { out } = await telltale(['doctor'], { env: { PORT: '0', DATA_DIR: newFolder() } });
    assert.match(out, /^ok {7}configuration {2}All variables are valid\.$/m);
  });

  it('names every setting that is unsafe on a public address, and none on this machine', async () => {
    const unsafe = {
      BASE_URL: 'http://telltale.example',
      TRUST_PROXY: '0.0.0.0/0',
      ALLOWED_ORIGINS: '*',
      METRICS_TOKEN: 'short',
      CONNECTIONS_PER_ADDRESS: '0',
      REWRITE_URL: 'http://8.8.8.8/v1',
    };
    const { code, of } = await examine({ ...unsafe, HOST: '0.0.0.0', REWRITE_MODEL: 'm' });
    assert.equal(code, 0);
    for (const variable of [...Object.keys(unsafe), 'REGISTRATION'])
      assert.equal(of(variable)?.state, 'warning', variable);
    const safe = { BASE_URL: 'https://telltale.example', TRUST_PROXY: '127.0.0.1', REGISTRATION: 'closed' };
    for (const env of [safe, { ALLOWED_ORIGINS: '*' }] as Record<string, string>[]) {
      const found = await examine(env);
      for (const variable of [...Object.keys(env), 'HOST'])
        assert.equal(found.of(variable), undefined, variable);
    }
  });
});
