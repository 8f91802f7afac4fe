import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { openCounters } from '../src/store/lmdb/counters/open.js';
import { prepareEmbedded } from '../src/store/lmdb/prepare.js';
import { openDurable } from '../src/store/lmdb/records/open.js';
import { childrenOf, serve, telltale } from './programs.js';
import { occurrences } from './store/lmdb/occurrences.js';
import { idOf, range, record } from './store/records.js';
import { temporaryFolder } from './temporary-folder.js';
import { variants } from './variants.js';

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

const notLmdb = /data\.mdb is not an LMDB file/;
const halfOf = (file: string) => Math.floor(readFileSync(file).length / 8_192) * 4_096;

/** Changes a letter of a stored text, also in the copies that LMDB leaves in free pages. */
function changeLetter7(folder: string): void {
  const bytes = readFileSync(records(folder));
  for (let at = 0; ; at++) {
    at = bytes.indexOf('Letter 7 of many', at);
    if (at < 0) return;
    overwrite(records(folder), at, Buffer.from('l'));
  }
}

describe('a damaged store at the start of a service', () => {
  const intact = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup');
  let key: string;
  before(async () => {
    const env = environment(intact);
    key = (await telltale(['keys', 'create', '--account', 'ann'], { env })).out.trim();
    const [store, windows] = [openDurable(intact), openCounters(intact)];
    const save = (n: number, text: string) =>
      store.save('ann', { ...record(n), members: Buffer.from(`"text":"${text}"`) });
    for (const n of range(1, 20)) await save(n, `Letter ${n} of many. `.repeat(n * 10));
    await save(21, 'GONE is this letter — one of many.');
    await store.remove('ann', 'scan', idOf(21));
    await windows.addUsage('a:ann', 'words', 1, Date.now());
    await Promise.all([store.close(), windows.close()]);
    await telltale(['backup', backup], { env });
  });

  function damaged(damage: (folder: string) => void = () => {}): string {
    const folder = temporaryFolder();
    cpSync(intact, folder, { recursive: true });
    damage(folder);
    return folder;
  }
  const removeStore = (folder: string) => {
    for (const part of ['records', 'windows']) rmSync(join(folder, part), { recursive: true });
  };

  const prepare = (folder: string, report: (line: string) => void = () => {}) =>
    prepareEmbedded(folder, ['records', 'windows'], report);
  /** Prepares the store as a start does, ends in an orderly way or as if killed, and returns the log. */
  async function logOf(folder: string, isKilled = false): Promise<string> {
    const lines: string[] = [];
    const prepared = await prepare(folder, line => lines.push(line));
    if (isKilled) prepared.owner!.release();
    else prepared.stopped();
    return lines.join('\n');
  }

  /** Keeps the first part of the file of records. */
  const cut = (bytes: number) => (folder: string) => truncateSync(records(folder), bytes);
  const removeRecords = (folder: string) => rmSync(join(folder, 'records'), { recursive: true });
  const nine = Buffer.from([9]);
  const noise = Buffer.from(range(0, 4_095).map(n => (n * 7_919) % 251));
  const damages: [name: string, damage: (folder: string) => void, message: RegExp][] = [
    ['records is of other bytes', folder => writeFileSync(records(folder), noise), notLmdb],
    ['records has 1 byte', cut(1), notLmdb],
    ['records has 100 bytes', cut(100), notLmdb],
    ['records has its first page only', cut(4_096), notLmdb],
    ['records has its first two pages only', cut(8_192), /was cut off after 8192 bytes/],
    ['records has half of its pages', folder => cut(halfOf(records(folder)))(folder), /records is damaged/],
    ['page 2 of records is overwritten', folder => overwrite(records(folder), 4_096, noise), notLmdb],
    [
      'records has another format',
      folder => overwrite(records(folder), 28, nine),
      /version 9 of LMDB's format/,
    ],
    ['windows is of other bytes', folder => writeFileSync(windows(folder), noise), notLmdb],
    ['records is empty', folder => truncateSync(records(folder), 0), /data\.mdb is empty, while .*windows/],
    [
      'records is missing',
      removeRecords,
      /data\.mdb is missing, while .*move the folder "windows" away as well/,
    ],
    ['windows is empty', folder => truncateSync(windows(folder), 0), /windows is damaged: the file is empty/],
  ];
  for (const [name, damage, message] of damages)
    it(`is rejected with a message when ${name}`, async () => {
      await assert.rejects(prepare(damaged(damage)), { name: 'StoreDamaged', message });
    });

  for (const [name, replace] of [
    ['a folder', (file: string) => mkdirSync(file)],
    ['a pipe', (file: string) => execFileSync('mkfifo', [file])],
    ['a link to a device', (file: string) => symlinkSync('/dev/zero', file)],
  ] as const)
    it(`is rejected, without waiting, when its file is ${name}`, async () => {
      const folder = damaged(folder => rmSync(records(folder)));
      replace(records(folder));
      const message = /records cannot be opened: data\.mdb is not a file/;
      await assert.rejects(prepare(folder), { name: 'StoreUnavailable', message });
    });

  const textFile = (folder: string) => writeFileSync(records(folder), 'Not a data file at all. '.repeat(800));
  const zeroPages = (folder: string) =>
    overwrite(records(folder), 8_192, Buffer.alloc(readFileSync(records(folder)).length - 8_192));
  const movedAway = /windows is damaged: .*move this folder away/;
  /** Damage that LMDB does not notice when it opens the file, or that ends the process that opens it. */
  const hidden: [name: string, damage: (folder: string) => void, message: RegExp][] = [
    ['records is a text file', textFile, /records is damaged: data\.mdb is not an LMDB file/],
    ['page 1 of windows is overwritten', folder => overwrite(windows(folder), 0, noise), movedAway],
    ['records is truncated', cut(30_000), /records is damaged: .*telltale restore/],
    ['all pages after the first two are zero', zeroPages, /records is damaged/],
    ['a byte of a text is wrong', changeLetter7, /records is damaged: .*does not match its checksum/],
  ];
  for (const [name, damage, message] of hidden)
    it(`is rejected after an unclean stop, until a backup is restored, when ${name}`, async () => {
      const folder = damaged(damage);
      writeFileSync(join(folder, 'serving'), 'serving');
      for (const _ of [1, 2]) await assert.rejects(prepare(folder), { name: 'StoreDamaged', message });
      removeStore(folder);
      const restored = await telltale(['restore', backup], { env: environment(folder) });
      assert.deepEqual([restored.code, restored.err], [0, '']);
      await logOf(folder);
    });

  it('is checked once after a kill, and not after a stop, and may be empty', async () => {
    const folder = damaged();
    assert.doesNotMatch(await logOf(folder, true), /orderly/);
    assert.match(await logOf(folder), /did not stop in an orderly way: checking .*records.*is sound/s);
    assert.doesNotMatch(await logOf(folder), /orderly/);
    removeStore(folder);
    await logOf(folder);
    assert.equal(existsSync(join(folder, 'serving')), false);
  });

  it('is checked at each start while it is shorter than the number of its pages, which is no damage', async () => {
    const lastPageOf = (page: number) => page * 4_096 + 144;
    const folder = damaged(folder => {
      for (const page of [0, 1]) overwrite(records(folder), lastPageOf(page), Buffer.from([255, 255]));
    });
    assert.match(await logOf(folder), /shorter than its pages: checking .*records.*is sound/s);
    assert.equal((await telltale(['doctor'], { env: environment(folder) })).code, 0);
  });

  it('loses deleted texts at the next start', async () => {
    const folder = damaged();
    assert.ok(occurrences(folder, 'GONE') > 0);
    await logOf(folder);
    assert.equal(occurrences(folder, 'GONE'), 0);
    assert.ok(occurrences(folder, 'Letter 7 of many') > 0);
  });

  for (const [name, processes, damage] of variants(
    ['a file of zeros', 2, zeroPages] as const,
    ['a text file', 1, textFile] as const,
  ))
    it(`ends a service of ${processes} processes with 3 before it listens when records is ${name}`, async () => {
      const folder = damaged(damage);
      let server = await serve(environment(folder, processes));
      // Damaged pages may end the first server. The next one checks the store before it opens it.
      if ((await server.exit) === null) server = await serve(environment(folder, processes));
      assert.deepEqual([server.url, await server.exit], ['', 3], server.stderr());
      assert.match(server.stderr().trimEnd().split('\n').at(-1)!, /records is damaged/);
    });

  it('ends a service with 3 when the check after the kill of a serving process finds damage', async () => {
    const folder = damaged();
    const server = await serve(environment(folder, 2));
    changeLetter7(folder);
    process.kill(childrenOf(server.child.pid!)[0]!, 'SIGKILL');
    assert.equal(await server.exit, 3);
    assert.match(server.stderr(), /records is damaged: \w+ .*does not match its checksum/);
    await assert.rejects(prepare(folder), /does not match its checksum/);
  });

  it('ends a service with 3 when a read meets a damaged page', async () => {
    const folder = damaged();
    const server = await serve(environment(folder));
    const bytes = readFileSync(records(folder)).subarray(8_192);
    // Leaf pages lose their flag, which is in byte 18 of their head.
    for (let at = 18; at < bytes.length; at += 4_096) if (bytes[at] === 2) bytes[at] = 0;
    overwrite(records(folder), 8_192, bytes);
    const request = fetch(`${server.url}/api/scan`, { headers: { authorization: `Bearer ${key}` } });
    // A read of the service itself may meet the page first, and end the service before the request.
    const status = await request.then(
      answer => answer.status,
      () => null,
    );
    assert.ok(status === 503 || status === null, `${status}`);
    assert.equal(await server.exit, 3, server.stderr());
    assert.match(server.stderr(), /records is damaged: MDB/);
    await assert.rejects(prepare(folder), /records is damaged/);
  });
});
