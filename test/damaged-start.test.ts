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

/** Overwrites bytes in place, as a disk does: the file stays the same for those who have it open. */
function overwrite(file: string, at: number, bytes: Buffer): void {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, at);
}

describe('a start on a damaged store', () => {
  const intact = newFolder();
  before(async () => {
    const server = await startServer({}, {}, intact);
    const key = await server.key('ann');
    for (const n of range(1, 20))
      await server.call('/api/scan', { key, json: { text: `Letter ${n} of many. `.repeat(n * 10) } });
    await server.close();
  });
  after(dropFolders);

  const damages: Record<string, { harm(folder: string): void; sentence: RegExp }> = {
    'records are a text file': {
      harm: folder => writeFileSync(records(folder), 'Not a data file at all. '.repeat(800)),
      sentence: /records.data\.mdb is damaged: it does not begin as an LMDB file does/,
    },
    'records are cut': {
      harm: folder => truncateSync(records(folder), 30_000),
      sentence: /records.data\.mdb is damaged/,
    },
    'the first page of windows is overwritten': {
      harm: folder => overwrite(windows(folder), 0, Buffer.alloc(4_096, 9)),
      sentence: /windows.data\.mdb is damaged: .*move the folder "windows" away/,
    },
    'windows are cut': {
      harm: folder => truncateSync(windows(folder), 4_096),
      sentence: /windows.data\.mdb is damaged/,
    },
    'every page behind the first two is zero': {
      harm: folder =>
        overwrite(records(folder), 8_192, Buffer.alloc(readFileSync(records(folder)).length - 8_192)),
      sentence: /records.data\.mdb is damaged: page \d+ has the number 0/,
    },
    'records are empty': {
      harm: folder => truncateSync(records(folder), 0),
      sentence: /data\.mdb is empty, while .*windows/,
    },
    'records are missing': {
      harm: folder => rmSync(join(folder, 'records'), { recursive: true }),
      sentence: /data\.mdb is missing, while .*move the folder "windows" away as well/,
    },
    'windows are empty': {
      harm: folder => truncateSync(windows(folder), 0),
      sentence: /windows.data\.mdb is empty, while/,
    },
  };
  const watchedToo = new Set(['records are cut', 'records are missing']);
  for (const [name, { harm, sentence }] of Object.entries(damages))
    it(`exits with 3 and one sentence when ${name}${watchedToo.has(name) ? ', with PROCESSES=2 as well' : ''}`, async () => {
      const folder = newFolder();
      cpSync(intact, folder, { recursive: true });
      harm(folder);
      for (const processes of watchedToo.has(name) ? [1, 2] : [1]) {
        const server = await serve(environment(folder, processes));
        assert.equal(server.url, '');
        assert.equal(await server.exit, 3);
        assert.match(server.stderr(), sentence);
        assert.equal(server.stderr().trimEnd().split('\n').length, 1, server.stderr());
      }
      const listed = await telltale(['accounts', 'list'], { env: environment(folder) });
      assert.deepEqual([listed.code, sentence.test(listed.err)], [3, true]);
    });

  it('begins with an empty store once windows are moved away as well', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    for (const name of ['records', 'windows']) rmSync(join(folder, name), { recursive: true });
    const server = await serve(environment(folder));
    assert.notEqual(server.url, '');
    server.child.kill('SIGTERM');
    assert.equal(await server.exit, 0);
  });

  it('ends the watcher with 3 when a process that is started again finds the damage', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    const server = await serve(environment(folder, 2));
    assert.notEqual(server.url, '');
    // Renamed over, so that the processes that run keep the intact file.
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
