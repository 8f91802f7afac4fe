import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { HistoryKind, HistoryRecord } from '../../../../src/store/durable.js';
import { openCounters } from '../../../../src/store/lmdb/counters/open.js';
import { openEnvironment } from '../../../../src/store/lmdb/environment.js';
import { erase } from '../../../../src/store/lmdb/erasure/erase.js';
import { parseSnapshotPage, readSnapshot } from '../../../../src/store/lmdb/erasure/snapshot-pages.js';
import { GroupCommitWriter } from '../../../../src/store/lmdb/group-commit.js';
import { eraseDeleted } from '../../../../src/store/lmdb/maintenance.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { dropFolders, newFolder } from '../../folder.js';
import { account, assertStored, key, range, record } from '../../records.js';

after(dropFolders);

const childFile = fileURLToPath(new URL('../child.js', import.meta.url));
const hourMs = 3_600_000;

/** Sizes of bodies: inside a leaf page, on one overflow page, on several. */
const bodyChars = [10, 300, 1_500, 2_500, 4_050, 9_000, 60_000];

const marked = (marker: string, n: number, kind: HistoryKind = 'scan'): HistoryRecord => ({
  ...record(n, kind),
  item: { id: String(n), title: `${marker} title ${n}`, preview: `${marker} preview ${n}` },
  members: Buffer.from(`"text":"${marker} text ${n} ${'x'.repeat(bodyChars[n % bodyChars.length]!)}"`),
  ...(kind === 'scan' && { revision: { title: `${marker} revision ${n}` } }),
});

const emptyStore = async (): Promise<string> => {
  const folder = newFolder();
  await openCounters(folder).close();
  return folder;
};

/** Number of occurrences of a text in the data files of a store. */
function occurrences(folder: string, text: string): number {
  let count = 0;
  for (const name of ['records', 'windows']) {
    const bytes = readFileSync(join(folder, name, 'data.mdb'));
    for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) count++;
  }
  return count;
}

describe('erasure of deleted data from the embedded store', () => {
  it('removes every trace of deleted records and accounts, and nothing of others', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    for (const name of ['GONEname', 'ann']) await store.createAccount(account(name));
    await store.createKey(key('k1', 'GONEname', { label: 'GONElabel' }));
    for (const n of range(1, 400)) {
      const kind = n % 2 === 0 ? 'scan' : 'feedback';
      await Promise.all([
        store.save('GONEname', marked('GONEtext', n, kind)),
        store.save('ann', n % 3 === 0 ? record(n) : marked('GONEalone', n)),
      ]);
    }
    for (const n of range(1, 400)) if (n % 3 !== 0) await store.remove('ann', 'scan', record(n).id);
    await store.deleteAccount('GONEname');
    assert.ok(occurrences(folder, 'GONEtext') > 100 && occurrences(folder, 'GONElabel') > 0);
    const { erased, pinned } = await eraseDeleted(folder);
    assert.equal(occurrences(folder, 'GONE'), 0);
    assert.ok(erased > 100);
    assert.equal(pinned, 0);
    for (const n of range(1, 133)) assertStored(await store.record('ann', 'scan', record(3 * n).id), 3 * n);
    await store.save('ann', marked('later', 500));
    assert.ok(occurrences(folder, 'later text 500') > 0);
    await store.close();
  });

  it('does not grow the file', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    for (const n of range(1, 200)) await store.save('ann', marked('m', n));
    await store.removeAll('ann', 'scan');
    const size = () => readFileSync(join(folder, 'records', 'data.mdb')).length;
    const before = size();
    for (let pass = 0; pass < 5; pass++) await eraseDeleted(folder);
    assert.ok(size() <= before + 65_536, `${before} bytes before, ${size()} after`);
    await store.close();
  });

  it('loses no acknowledged record that another process saves concurrently', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    const child = fork(childFile, [folder, 'saves', 'ann'], { serialization: 'advanced' });
    const acknowledged: number[] = [];
    child.on('message', ({ saved }: { saved: number }) => acknowledged.push(saved));
    let spare = 10_000_000;
    while (acknowledged.length < 1_500) {
      const deleted = range(1, 20).map(() => spare++);
      await Promise.all(deleted.map(n => store.save('ann', marked('GONE', n))));
      await Promise.all(deleted.map(n => store.remove('ann', 'scan', record(n).id)));
      await eraseDeleted(folder);
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const n of acknowledged) assertStored(await store.record('ann', 'scan', record(n).id), n);
    await eraseDeleted(folder);
    assert.equal(occurrences(folder, 'GONE'), 0);
    await store.close();
  });

  it('loses nothing on kill -9 at any moment, and completes in the next pass', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    for (const n of range(1, 300)) await store.save('ann', n % 3 === 0 ? record(n) : marked('GONE', n));
    for (const n of range(1, 300)) if (n % 3 !== 0) await store.remove('ann', 'scan', record(n).id);
    for (const delay of [0, 5, 15, 40]) {
      const child = fork(childFile, [folder, 'erases'], { serialization: 'advanced' });
      await once(child, 'message');
      await new Promise(resolve => setTimeout(resolve, delay));
      child.kill('SIGKILL');
      await once(child, 'exit');
      for (const n of range(1, 100)) assertStored(await store.record('ann', 'scan', record(3 * n).id), 3 * n);
    }
    await eraseDeleted(folder);
    assert.equal(occurrences(folder, 'GONE'), 0);
    await store.close();
  });

  it('does not touch the pages of an older snapshot until its reader ends', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    for (const n of range(1, 40)) await store.save('ann', marked('GONE', n));
    const env = openEnvironment(folder, 'records');
    const bodies = env.openDB<Buffer, [number, number, string]>({ name: 'bodies', encoding: 'binary' });
    const transaction = bodies.useReadTransaction();
    const read = () => bodies.get([1, 1, record(6).id], { transaction } as never);
    const before = Buffer.from(read()!);
    await store.removeAll('ann', 'scan');
    assert.ok((await eraseDeleted(folder)).pinned > 0);
    assert.deepEqual(read(), before);
    transaction.done();
    assert.equal((await eraseDeleted(folder)).pinned, 0);
    assert.equal(occurrences(folder, 'GONE'), 0);
    await env.close();
    await store.close();
  });

  it('overwrites nothing in a file with unexpected pages', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    for (const n of range(1, 50)) await store.save('ann', marked('m', n));
    await store.removeAll('ann', 'scan');
    await store.close();
    const path = join(folder, 'records', 'data.mdb');
    const bytes = readFileSync(path);
    const file = openSync(path, 'r');
    const { mainRoot, lastPage, pageBytes } = readSnapshot(file);
    closeSync(file);
    const start = mainRoot! * pageBytes;
    const { trees } = parseSnapshotPage(mainRoot!, bytes.subarray(start, start + pageBytes), lastPage);
    // Writes a wrong page number into the header of a table's root page.
    bytes.writeBigUInt64LE(9_999n, trees[0]! * pageBytes);
    writeFileSync(path, bytes);
    const before = occurrences(folder, 'm text');
    const env = openEnvironment(folder, 'records');
    const writer = new GroupCommitWriter(env);
    await assert.rejects(erase(env, writer, join(folder, 'records')), /page \d+: has the number 9999/);
    await writer.close();
    await env.close();
    assert.equal(occurrences(folder, 'm text'), before);
  });

  it('runs with the sweep, and again only hours later', async () => {
    const folder = await emptyStore();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    const now = Date.now();
    const saveAndDelete = async (n: number) => {
      await store.save('ann', marked('GONE', n));
      await store.removeAll('ann', 'scan');
    };
    await saveAndDelete(1);
    await store.sweep(now);
    assert.equal(occurrences(folder, 'GONE'), 0);
    await saveAndDelete(2);
    await store.sweep(now + hourMs);
    assert.ok(occurrences(folder, 'GONE') > 0);
    await store.sweep(now + 7 * hourMs);
    assert.equal(occurrences(folder, 'GONE'), 0);
    await store.close();
  });
});

describe('telltale erase', () => {
  it('erases texts deleted by a running service of two processes', async () => {
    const folder = newFolder();
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, PROCESSES: '2', POOL_THREADS: '1' };
    const main = fileURLToPath(new URL('../../../../bundle/src/main.js', import.meta.url));
    const cli = fileURLToPath(new URL('../../../../bundle/src/cli.js', import.meta.url));
    const service = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      let out = '';
      while (!out.includes('listening')) out += String((await once(service.stdout, 'data'))[0]);
      const url = /http:\S+/.exec(out)![0];
      const run = async (...args: string[]) => {
        const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
        let text = '';
        child.stdout.on('data', piece => {
          text += piece;
        });
        const [code] = await once(child, 'exit');
        assert.equal(code, 0);
        return text.trim();
      };
      const apiKey = await run('keys', 'create', '--account', 'ann');
      const call = async (method: string, path: string, json?: object) => {
        const response = await fetch(url + path, {
          method,
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            connection: 'close',
          },
          ...(json && { body: JSON.stringify(json) }),
        });
        assert.equal(response.status, 200, path);
        return response.json();
      };
      for (let n = 0; n < 20; n++) {
        await call('POST', '/api/cleanup', {
          text: `GONEtext — ${'of a letter '.repeat(n * n)}`,
          title: 'GONEtitle',
        });
        await call('POST', '/api/feedback', { verdict: 'wrong', text: 'GONEtext given', consent_text: true });
        await call('POST', '/api/report', {
          result: { score: 10 },
          source_text: 'GONEtext reported',
          title: 'GONEtitle',
        });
      }
      assert.ok(occurrences(folder, 'GONEtext') > 0);
      for (const path of ['/api/cleanup', '/api/feedback', '/api/report']) await call('DELETE', path);
      assert.match(await run('erase'), /^overwrote \d+ pages$/);
      assert.equal(occurrences(folder, 'GONE'), 0);
      await call('POST', '/api/cleanup', { text: 'Still works — of course' });
    } finally {
      service.kill('SIGTERM');
      await once(service, 'exit');
    }
  });
});
