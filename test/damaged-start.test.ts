import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve, telltale } from './programs.js';
import { startServer } from './server.js';
import { dropFolders, newFolder } from './store/folder.js';
import { range } from './store/records.js';

const records = (folder: string) => join(folder, 'records', 'data.mdb');
const windows = (folder: string) => join(folder, 'windows', 'data.mdb');
const environment = (folder: string, processes = 1) => ({
  DATA_DIR: folder,
  PORT: '0',
  POOL_THREADS: '1',
  PROCESSES: String(processes),
});

/** Overwrites bytes in place, like a faulty disk: processes that have the file open see the change. */
function overwrite(file: string, at: number, bytes: Buffer): void {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, at);
}

describe('starting with a damaged store', () => {
  const intact = newFolder();
  before(async () => {
    const server = await startServer({}, {}, intact);
    const key = await server.key('ann');
    for (const n of range(1, 20))
      await server.call('/api/scan', { key, json: { text: `Letter ${n} of many. `.repeat(n * 10) } });
    await server.close();
  });
  after(dropFolders);

  const damages: Record<string, { damage(folder: string): void; message: RegExp }> = {
    'records is a text file': {
      damage: folder => writeFileSync(records(folder), 'Not a data file at all. '.repeat(800)),
      message: /records.data\.mdb is damaged: it does not begin as an LMDB file does/,
    },
    'records is truncated': {
      damage: folder => truncateSync(records(folder), 30_000),
      message: /records.data\.mdb is damaged/,
    },
    'the first page of windows is overwritten': {
      damage: folder => overwrite(windows(folder), 0, Buffer.alloc(4_096, 9)),
      message: /windows.data\.mdb is damaged: .*move the folder "windows" away/,
    },
    'windows is truncated': {
      damage: folder => truncateSync(windows(folder), 4_096),
      message: /windows.data\.mdb is damaged/,
    },
    'all pages after the first two are zero': {
      damage: folder =>
        overwrite(records(folder), 8_192, Buffer.alloc(readFileSync(records(folder)).length - 8_192)),
      message: /records.data\.mdb is damaged: page \d+ has the number 0/,
    },
    'records is empty': {
      damage: folder => truncateSync(records(folder), 0),
      message: /data\.mdb is empty, while .*windows/,
    },
    'records is missing': {
      damage: folder => rmSync(join(folder, 'records'), { recursive: true }),
      message: /data\.mdb is missing, while .*move the folder "windows" away as well/,
    },
    'windows is empty': {
      damage: folder => truncateSync(windows(folder), 0),
      message: /windows.data\.mdb is empty, while/,
    },
  };
  const withProcesses = new Set(['records is truncated', 'records is missing']);
  for (const [name, { damage, message }] of Object.entries(damages))
    it(`exits with 3 and a one-line message when ${name}${withProcesses.has(name) ? ', also with PROCESSES=2' : ''}`, async () => {
      const folder = newFolder();
      cpSync(intact, folder, { recursive: true });
      damage(folder);
      for (const processes of withProcesses.has(name) ? [1, 2] : [1]) {
        const server = await serve(environment(folder, processes));
        assert.equal(server.url, '');
        assert.equal(await server.exit, 3);
        assert.match(server.stderr(), message);
        assert.equal(server.stderr().trimEnd().split('\n').length, 1, server.stderr());
      }
      const listed = await telltale(['accounts', 'list'], { env: environment(folder) });
      assert.deepEqual([listed.code, message.test(listed.err)], [3, true]);
    });

  it('starts with an empty store when both folders are moved away', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    for (const name of ['records', 'windows']) rmSync(join(folder, name), { recursive: true });
    const server = await serve(environment(folder));
    assert.notEqual(server.url, '');
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0);
  });

  it('exits with 3 when a restarted process finds damage', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    const server = await serve(environment(folder, 2));
    assert.notEqual(server.url, '');
    // Replaces the file: running processes still have the intact one open.
    writeFileSync(join(folder, 'broken'), 'Not a data file. '.repeat(1_000));
    copyFileSync(join(folder, 'broken'), join(folder, 'records', 'next'));
    rmSync(records(folder));
    copyFileSync(join(folder, 'broken'), records(folder));
    const [child] = readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8')
      .trim()
      .split(' ');
    process.kill(Number(child), 'SIGKILL');
    assert.equal(await server.exit, 3);
    assert.match(server.stderr(), /is damaged: it does not begin as an LMDB file does/);
  });
});
