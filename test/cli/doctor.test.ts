import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openEnvironment } from '../../src/store/lmdb/environment.js';
import { localPort } from '../local-server.js';
import { telltale } from '../programs.js';
import { sharedServer, sockets } from '../server.js';
import { temporaryFolder } from '../temporary-folder.js';

interface Finding {
  check: string;
  state: string;
  message: string;
}

async function examine(env: Record<string, string> = {}) {
  const all = { PORT: '0', DATA_DIR: temporaryFolder(), ...env };
  const ran = await telltale(['doctor', '--json'], { env: all, cwd: temporaryFolder() });
  const { findings } = JSON.parse(ran.out) as { findings: Finding[] };
  return { code: ran.code, of: (check: string) => findings.find(one => one.check === check) };
}

const rsaKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

/** A data folder with rate limits and no records. */
async function withoutRecords(): Promise<string> {
  const folder = temporaryFolder();
  await openEnvironment(folder, 'windows').close();
  return folder;
}

/** A data folder whose records are a text. */
function withOtherRecords(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'records'));
  writeFileSync(join(folder, 'records', 'data.mdb'), 'x'.repeat(9_000));
  return folder;
}

/** A new file with this content. */
function file(content: string): string {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return path;
}

describe('telltale doctor', async () => {
  const running = sharedServer(sockets);

  it('finds nothing that fails on a machine that runs the tests, and creates nothing', async () => {
    const folder = join(temporaryFolder(), 'data');
    const { code, of } = await examine({ DATA_DIR: folder, UV_THREADPOOL_SIZE: '16' });
    assert.equal(code, 0);
    for (const check of ['configuration', 'lmdb', 'sharp', 'libuv threads', 'data folder', 'store', 'port'])
      assert.equal(of(check)!.state, 'ok', `${check}: ${of(check)!.message}`);
    assert.equal(existsSync(folder), false);
  });

  const nowhere = 'http://127.0.0.1:1';
  /** Without the password. */
  const refused = /^PostgreSQL at 127\.0\.0\.1:1 does not accept connections \(ECONNREFUSED\)\.$/;
  const failing: [name: string, env: Record<string, string>, check: string, message: RegExp][] = [
    ['invalid variables', { PORT: 'x', LOG_LEVEL: 'y' }, 'configuration', /PORT="x".*LOG_LEVEL="y"/s],
    ['one problem of a variable', { PROCESSES: '0' }, 'configuration', /^(?!.*POOL_THREADS)/s],
    ['a file without key', { REPORT_KEY_FILE: file('no key') }, 'report key', /has no private key/],
    ['no rewrite server', { REWRITE_URL: nowhere, REWRITE_MODEL: 'm' }, 'rewrite server', /ECONNREFUSED/],
    ['no model server', { MODEL_URL: nowhere }, 'model server', /ECONNREFUSED/],
    ['a folder that cannot be made', { DATA_DIR: '/proc/telltale/data' }, 'data folder', /ENOENT/],
    ['a folder that is a file', { DATA_DIR: join(file(''), 'inner') }, 'data folder', /./],
    ['no PostgreSQL', { STORE_URL: 'postgres://ann:secret@127.0.0.1:1/telltale' }, 'store', refused],
    ['a folder that is itself a file', { DATA_DIR: file('') }, 'data folder', /ENOTDIR/],
    ['lost records', { DATA_DIR: await withoutRecords() }, 'store', /missing, while .* has the rate limits/],
    ['records of another format', { DATA_DIR: withOtherRecords() }, 'store', /is not an LMDB file/],
    ['a key of another kind', { REPORT_KEY_FILE: file(rsaKey) }, 'report key', /not an Ed25519 key/],
    ['a key file that never ends', { REPORT_KEY_FILE: '/dev/zero' }, 'report key', /is not a file/],
    ['plans that never end', { PLANS_FILE: '/dev/zero' }, 'configuration', /is not a file/],
    ['no Valkey', { WINDOWS_URL: 'redis://127.0.0.1:1' }, 'counters', /^Valkey or Redis at 127\.0\.0\.1:1 /],
  ];
  for (const [name, env, check, message] of failing)
    it(`exits with 1 for ${name}`, async () => {
      const { code, of } = await examine(env);
      assert.deepEqual([code, of(check)!.state], [1, 'failing']);
      assert.match(of(check)!.message, message);
    });

  it('fails where a server on the port is none of the configured kind', async () => {
    const server = createServer(socket => socket.on('error', () => {}).end('hello\r\n'));
    const port = await localPort(server);
    for (const [check, env, message] of [
      ['port', { PORT: String(port) }, /is in use by another program/],
      ['store', { STORE_URL: `postgres://ann:secret@127.0.0.1:${port}/telltale` }, /^(?!.*secret)/],
      ['counters', { WINDOWS_URL: `redis://127.0.0.1:${port}` }, /No server at/],
    ] as [string, Record<string, string>, RegExp][]) {
      const { code, of } = await examine(env);
      assert.deepEqual([code, of(check)!.state], [1, 'failing'], check);
      assert.match(of(check)!.message, message);
    }
  });

  it('warns beside the service of these settings, and fails where its port or its folder is another', async () => {
    const { port } = new URL(running.url);
    const own = { PORT: port, DATA_DIR: running.folder };
    for (const [env, code, states] of [
      [own, 0, ['ok', 'warning']],
      [{ PORT: port }, 1, ['ok', 'failing']],
      [{ ...own, PORT: '0' }, 1, ['failing', 'ok']],
    ] as [Record<string, string>, number, string[]][]) {
      const found = await examine(env);
      const seen = [found.code, found.of('data folder')!.state, found.of('port')!.state];
      assert.deepEqual(seen, [code, ...states]);
      if (env.PORT === '0')
        assert.match(found.of('data folder')!.message, / by the service with pid \d+, which is not on /);
    }
  });

  it('names the machine as the scope of limits beside a shared store without shared counters', async () => {
    for (const [env, message] of [
      [{}, /^The counters are in the embedded store\.$/],
      [{ STORE_URL: 'postgres://127.0.0.1:1/telltale' }, /each machine counts limits by itself/],
    ] as [Record<string, string>, RegExp][])
      assert.match((await examine(env)).of('counters')!.message, message);
  });

  it('names the setting that a mistyped variable means', async () => {
    const log_level = 'LOG_LEVEL';
    const mistyped = { DATADIR: 'DATA_DIR', STORE_URLS: 'STORE_URL', TELLTALE_PORT: 'PORT', log_level };
    const { code, of } = await examine({ ...mistyped, PATHS: 'x', TELLTALE_KEY: 'x' });
    assert.equal(code, 0);
    for (const [name, meant] of Object.entries(mistyped)) {
      const message = `${name} is not a setting; did you mean ${meant}?`;
      assert.deepEqual(of(name), { check: name, state: 'warning', message });
    }
    for (const name of ['PATH', 'PATHS', 'TELLTALE_KEY', 'DATA_DIR']) assert.equal(of(name), undefined);
  });

  it('prints one line for each check', async () => {
    const { out } = await telltale(['doctor'], { env: { PORT: '0', DATA_DIR: temporaryFolder() } });
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
