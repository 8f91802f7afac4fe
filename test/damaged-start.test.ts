import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
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
import { sockets, startServer } from './server.js';
import { dropFolders, newFolder } from './store/folder.js';
import { occurrences } from './store/lmdb/occurrences.js';
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

/** Changes a letter of a stored text, also in the copies that LMDB leaves in free pages. */
function changeLetter7(folder: string): void {
  const bytes = readFileSync(records(folder));
  for (let at = 0; ; at++) {
    at = bytes.indexOf('Letter 7 of many', at);
    if (at < 0) return;
    overwrite(records(folder), at, Buffer.from('l'));
  }
}

/** Starts the server, which listens, and stops it. */
async function stopsCleanly(folder: string): Promise<void> {
  const server = await serve(environment(folder));
  assert.notEqual(server.url, '', server.stderr());
  server.child.kill('SIGTERM');
  assert.equal(await server.exit, 0);
}

describe('starting with a damaged store', () => {
  const intact = newFolder();
  const backup = join(newFolder(), 'backup');
  let key: string;
  before(async () => {
    const server = await startServer(sockets, {}, intact);
    key = await server.key('ann');
    for (const n of range(1, 20))
      await server.call('/api/scan', { key, json: { text: `Letter ${n} of many. `.repeat(n * 10) } });
    await server.close();
    await telltale(['backup', backup], { env: environment(intact) });
  });
  after(dropFolders);

  const damages: Record<string, { damage(folder: string): void; message: RegExp }> = {
    'records is a text file': {
      damage: folder => writeFileSync(records(folder), 'Not a data file at all. '.repeat(800)),
      message: /records is damaged, restore a backup: .*telltale restore/,
    },
    'the first page of windows is overwritten': {
      damage: folder => overwrite(windows(folder), 0, Buffer.alloc(4_096, 9)),
      message: /windows is damaged, restore a backup: .*move this folder away/,
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
      message: /windows is damaged, restore a backup: the file is empty/,
    },
  };
  /** Damage that LMDB does not notice when it opens the file, and with how many processes it is tested. */
  const hidden: Record<string, (typeof damages)[string] & { processes: readonly number[] }> = {
    'records is truncated': {
      damage: folder => truncateSync(records(folder), 30_000),
      message: /records is damaged, restore a backup/,
      processes: [1],
    },
    'all pages after the first two are zero': {
      damage: folder =>
        overwrite(records(folder), 8_192, Buffer.alloc(readFileSync(records(folder)).length - 8_192)),
      message: /records is damaged, restore a backup/,
      processes: [2],
    },
    'a byte of a text is wrong': {
      damage: changeLetter7,
      message: /records is damaged, restore a backup: \w+ .*does not match its checksum/,
      processes: [1, 2],
    },
  };

  /**
   * Starts the server, which exits with 3 before it listens, and returns its last line. The damage may end
   * the first server: the next one then checks the store before it opens it.
   */
  async function lastWordsOf(folder: string, processes = 1): Promise<string> {
    for (const mayEnd of [true, false]) {
      const server = await serve(environment(folder, processes));
      assert.equal(server.url, '');
      const code = await server.exit;
      if (code === null && mayEnd) continue;
      assert.equal(code, 3, server.stderr());
      return server.stderr().trimEnd().split('\n').at(-1)!;
    }
    throw new Error('unreachable');
  }

  for (const [name, { damage, message }] of Object.entries(damages))
    it(`exits with 3 and a message when ${name}`, async () => {
      const folder = newFolder();
      cpSync(intact, folder, { recursive: true });
      damage(folder);
      assert.match(await lastWordsOf(folder), message);
    });

  for (const [name, { damage, message, processes: counts }] of Object.entries(hidden))
    for (const processes of counts)
      it(`exits with 3 after an unclean stop, until a backup is restored, when ${name}, with ${processes} processes`, async () => {
        const folder = newFolder();
        cpSync(intact, folder, { recursive: true });
        damage(folder);
        writeFileSync(join(folder, 'serving'), 'serving');
        for (const _ of [1, 2]) assert.match(await lastWordsOf(folder, processes), message);
        for (const part of ['records', 'windows']) rmSync(join(folder, part), { recursive: true });
        const restored = await telltale(['restore', backup], { env: environment(folder) });
        assert.deepEqual([restored.code, restored.err], [0, '']);
        await stopsCleanly(folder);
      });

  it('starts with an empty store when both folders are moved away', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    for (const name of ['records', 'windows']) rmSync(join(folder, name), { recursive: true });
    await stopsCleanly(folder);
    assert.equal(existsSync(join(folder, 'serving')), false);
  });

  it('ends with 3 when a serving process was killed and the check beside the others finds damage', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    const server = await serve(environment(folder, 2));
    assert.notEqual(server.url, '');
    changeLetter7(folder);
    const children = `/proc/${server.child.pid}/task/${server.child.pid}/children`;
    process.kill(Number(readFileSync(children, 'utf8').trim().split(' ')[0]), 'SIGKILL');
    assert.equal(await server.exit, 3);
    assert.match(server.stderr(), /records is damaged, restore a backup: \w+ .*does not match its checksum/);
    assert.match(await lastWordsOf(folder), /does not match its checksum/);
  });

  it('ends with 3 when a read meets a damaged page', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    const server = await serve(environment(folder));
    const bytes = readFileSync(records(folder)).subarray(8_192);
    // Leaf pages lose their flag, which is in byte 18 of their head.
    for (let at = 18; at < bytes.length; at += 4_096) if (bytes[at] === 2) bytes[at] = 0;
    overwrite(records(folder), 8_192, bytes);
    const response = await fetch(`${server.url}/api/scan`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(response.status, 503);
    assert.equal(await server.exit, 3, server.stderr());
    assert.match(server.stderr(), /records is damaged, restore a backup: MDB/);
    assert.match(await lastWordsOf(folder), /records is damaged/);
  });

  it('checks a killed store once, and not one that was stopped', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    await stopsCleanly(folder);
    const killed = await serve(environment(folder));
    assert.doesNotMatch(killed.stderr(), /orderly/);
    killed.child.kill('SIGKILL');
    await killed.exit;
    const next = await serve(environment(folder));
    assert.match(next.stderr(), /did not stop in an orderly way: checking .*records.*is sound/s);
    next.child.kill('SIGTERM');
    assert.equal(await next.exit, 0);
    const last = await serve(environment(folder));
    assert.doesNotMatch(last.stderr(), /orderly/);
    last.child.kill('SIGTERM');
    await last.exit;
  });

  it('removes deleted texts from the disk at the next start', async () => {
    const folder = newFolder();
    cpSync(intact, folder, { recursive: true });
    const server = await startServer(sockets, {}, folder);
    const key = await server.key('bob');
    await server.call('/api/scan', { key, json: { text: 'GONE is this letter, one of many.' } });
    await server.call('/api/scan', { key, method: 'DELETE' });
    await server.close();
    assert.ok(occurrences(folder, 'GONE') > 0);
    await stopsCleanly(folder);
    assert.equal(occurrences(folder, 'GONE'), 0);
    assert.ok(occurrences(folder, 'Letter 7 of many') > 0);
  });
});
