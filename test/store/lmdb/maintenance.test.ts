import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { HistoryKind, HistoryRecord } from '../../../src/store/durable.js';
import { openCounters } from '../../../src/store/lmdb/counters/open.js';
import { copyFolderOf } from '../../../src/store/lmdb/environment.js';
import { checkStore, erase } from '../../../src/store/lmdb/maintenance.js';
import { claim, owning } from '../../../src/store/lmdb/ownership/claim.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { testsAll } from '../../variants.js';
import { account, assertStored, key, range, record } from '../records.js';
import { occurrences } from './occurrences.js';

const childFile = fileURLToPath(new URL('./child.js', import.meta.url));

/** Sizes of bodies: inside a leaf page, on one overflow page, on several. */
const bodyChars = [10, 300, 1_500, 2_500, 4_050, 9_000, 60_000];

const marked = (marker: string, n: number, kind: HistoryKind = 'scan'): HistoryRecord => ({
  ...record(n, kind),
  item: { id: String(n), title: `${marker} title ${n}`, preview: `${marker} preview ${n}` },
  members: Buffer.from(`"text":"${marker} text ${n} ${'x'.repeat(bodyChars[n % bodyChars.length]!)}"`),
  ...(kind === 'scan' && { revision: { title: `${marker} revision ${n}` } }),
});

/** A store with records 3, 6, … of ann, in which everything that contains GONE was deleted. */
async function storeWithDeletions(): Promise<string> {
  const folder = temporaryFolder();
  const [store, counters] = [openDurable(folder), openCounters(folder)];
  for (const name of ['GONEname', 'ann']) await store.createAccount(account(name));
  await store.createKey(key('k1', 'GONEname', { label: 'GONElabel' }));
  await counters.addUsage('a:GONEname', 'words', 5, Date.now());
  await counters.addUsage('a:ann', 'words', 7, Date.now());
  await counters.flush();
  for (const n of range(1, 300)) {
    const kind = n % 2 === 0 ? 'scan' : 'feedback';
    await Promise.all([
      store.save('GONEname', marked('GONEtext', n, kind)),
      store.save('ann', n % 3 === 0 ? record(n) : marked('GONEalone', n)),
    ]);
  }
  for (const n of range(1, 300)) if (n % 3 !== 0) await store.remove('ann', 'scan', record(n).id);
  await store.save('ann', marked('GONEtitle', 1_001));
  await store.rename('ann', 'scan', record(1_001).id, 'kept');
  await store.remove('ann', 'scan', record(1_001).id);
  await store.deleteAccount('GONEname');
  await counters.deleteSubject('a:GONEname');
  await Promise.all([store.close(), counters.close()]);
  return folder;
}

async function assertRest(folder: string): Promise<void> {
  const [store, counters] = [openDurable(folder), openCounters(folder)];
  for (const n of range(1, 100)) assertStored(await store.record('ann', 'scan', record(3 * n).id), 3 * n);
  assert.equal((await store.list('ann', 'scan', { limit: 1, offset: 0, after: null })).total, 100);
  assert.equal(await counters.monthlyUsage('a:ann', 'words', Date.now()), 7);
  await Promise.all([store.close(), counters.close()]);
}

describe('erase', () => {
  it('removes every trace of deleted records and accounts, and nothing of others', async () => {
    const folder = await storeWithDeletions();
    assert.ok(occurrences(folder, 'GONEtext') > 100 && occurrences(folder, 'GONElabel') > 0);
    const { before, after } = await erase(folder, () => {});
    assert.ok(after < before / 2, `${before} bytes before, ${after} after`);
    assert.equal(occurrences(folder, 'GONE'), 0);
    for (const { problems } of await owning(folder, () => {}, checkStore)) assert.deepEqual(problems, []);
    await assertRest(folder);
  });

  it('leaves the old file or the new one after kill -9 at any moment', async () => {
    const folder = await storeWithDeletions();
    for (const delay of [0, 60, 140, ...(testsAll ? [20, 100, 180, 250, 400] : [])]) {
      const child = fork(childFile, [folder, 'erases'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      const exit = once(child, 'exit');
      await once(child, 'message');
      await new Promise(resolve => setTimeout(resolve, delay));
      child.kill('SIGKILL');
      await exit;
    }
    await erase(folder, () => {});
    assert.equal(occurrences(folder, 'GONE'), 0);
    await assertRest(folder);
  });

  it('rejects a store that a service uses, and removes a copy that a crash left', async () => {
    const folder = temporaryFolder();
    await Promise.all([openDurable(folder).close(), openCounters(folder).close()]);
    const owner = await claim(folder, () => {});
    owner.socket!.announce({ service: process.pid });
    const inUse = new RegExp(`in use by process ${process.pid}. Stop the service first`);
    await assert.rejects(async () => erase(folder, () => {}), inUse);
    owner.release();
    mkdirSync(copyFolderOf(folder, 'records'));
    await erase(folder, () => {});
    assert.equal(existsSync(copyFolderOf(folder, 'records')), false);
  });
});
