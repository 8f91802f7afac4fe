import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { firstIdOf } from '../../src/store/record-id.js';
import { applyRetention } from '../../src/store/retention.js';
import { temporaryFolder } from '../temporary-folder.js';
import { account, firstPage, record } from './records.js';

const day = 86_400_000;

describe('retention', () => {
  it('deletes records older than the limit in every account and kind, and none without a limit', async () => {
    const store = openDurable(temporaryFolder());
    const now = Date.now() + 1_000 * day;
    for (const name of ['ann', 'bob']) {
      await store.createAccount(account(name));
      for (const age of [40, 31, 29, 0]) {
        const idAt = (prefix: 'scan' | 'cln') => `${firstIdOf(prefix, now - age * day)}0000000000000000`;
        await store.save(name, { ...record(1), id: idAt('scan'), chain: null });
        await store.save(name, { ...record(1, 'cleanup'), id: idAt('cln') });
      }
    }
    await applyRetention(store, null, now);
    assert.equal((await store.list('ann', 'scan', firstPage)).total, 4);
    await applyRetention(store, 30, now);
    for (const name of ['ann', 'bob']) {
      assert.equal((await store.list(name, 'scan', firstPage)).total, 2);
      assert.equal((await store.list(name, 'cleanup', firstPage)).total, 2);
    }
    await store.close();
  });
});
