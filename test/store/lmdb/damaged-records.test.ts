import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Key } from 'lmdb';
import { RecordDamaged } from '../../../src/store/errors.js';
import { addChecksum, verifyChecksum } from '../../../src/store/lmdb/checksums.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { forAll } from '../../for-all.js';
import { read, startServer } from '../../server.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { account, firstPage, idOf, key, range, record, session } from '../records.js';

const open = session('f'.repeat(64), 'ann', { expires_at: '2036-11-21T00:00:00.000Z' });
const keyed = { key: 'once', request: 'r', attempt: 'a', expires_at: 4e12 };

async function filled() {
  const folder = temporaryFolder();
  const store = openDurable(folder);
  await store.createAccount(account('ann'));
  await store.createKey(key('k1', 'ann'));
  await store.createKey(key('k2', 'ann'));
  await store.createSession(open);
  await store.takeIdempotencyKey('ann', keyed);
  for (const n of range(1, 4)) await store.save('ann', record(n, 'scan', idOf(1)));
  await store.close();
  return folder;
}

/** Changes a stored value in the file, like a faulty disk: same length, same position. */
async function change(folder: string, table: string, at: Key, edit: (bytes: Buffer) => void): Promise<void> {
  const env = openEnvironment(folder, 'records');
  const values = env.openDB<Buffer, Key>({ name: table, encoding: 'binary' });
  const bytes = Buffer.from(values.get(at)!);
  edit(bytes);
  await values.put(at, bytes);
  await env.close();
}

/** Flips a bit at a share of the bytes. */
const flip = (share: number) => (bytes: Buffer) => {
  bytes[Math.floor(share * (bytes.length - 1))]! ^= 4;
};

it('values with checksums are accepted only under their own key and without any changed bit', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.nat()), { minLength: 1, maxLength: 3 });
  forAll([parts, fc.json(), fc.nat(), fc.nat({ max: 7 })], (at, json, place, bit) => {
    const sealed = addChecksum(at as Key, json);
    assert.equal(verifyChecksum(at as Key, sealed), json);
    assert.equal(verifyChecksum([...at, 'x'] as Key, sealed), null);
    assert.equal(verifyChecksum(at as Key, json), null);
    const bytes = Buffer.from(sealed);
    bytes[place % bytes.length]! ^= 1 << bit;
    assert.equal(verifyChecksum(at as Key, bytes.toString()), null);
  });
});

describe('a damaged record in the embedded store', () => {
  for (const [place, edit] of Object.entries({ first: flip(0), middle: flip(0.5), last: flip(1) })) {
    it(`is never returned from any table, with another ${place} byte`, async () => {
      const record1 = [1, 1, idOf(1)];
      const reads: [string, Key, (store: ReturnType<typeof openDurable>) => unknown][] = [
        ['accounts', 'ann', store => store.account('ann')],
        ['accounts', 'ann', store => store.accounts()],
        ['keys', 'k1', store => store.keyByHash('hash-of-k1')],
        ['keys', 'k1', store => store.keys('ann')],
        ['keyHashes', 'hash-of-k1', store => store.keyByHash('hash-of-k1')],
        ['sessions', open.hash, store => store.session(open.hash)],
        ['answers', [1, 'once'], store => store.idempotencyRecord('ann', 'once')],
        ['bodies', record1, store => store.record('ann', 'scan', idOf(1))],
        ['items', record1, store => store.record('ann', 'scan', idOf(1))],
        ['items', record1, store => store.list('ann', 'scan', firstPage)],
        ['revisions', [1, idOf(1), idOf(3)], store => store.revisions('ann', idOf(1))],
        ['totals', [1, 1], store => store.list('ann', 'scan', firstPage)],
        ['totals', [1, 1], store => store.save('ann', record(9))],
        ['counters', 'account', store => store.createAccount(account('bob'))],
      ];
      for (const [table, at, attempt] of reads) {
        const folder = await filled();
        await change(folder, table, at, edit);
        const found: Error[] = [];
        const onDamage = (error: Error) => found.push(error);
        const store = openDurable(folder, Date.now, { onError: assert.fail, onDamage });
        for (const times of [1, 2])
          await assert.rejects(
            async () => attempt(store),
            (error: Error) => error instanceof RecordDamaged && error.table === table,
            `${table}, read ${times}`,
          );
        assert.equal(found.length, 2, 'each read is reported');
        await store.check();
        await store.close();
      }
    });
  }

  it('is not replaced by another intact record', async () => {
    const folder = await filled();
    const env = openEnvironment(folder, 'records');
    const table = (name: string) => env.openDB<Buffer, Key>({ name, encoding: 'binary' });
    await table('items').put([1, 1, idOf(1)], Buffer.from(table('items').get([1, 1, idOf(2)])!));
    await table('bodies').put([1, 1, idOf(3)], Buffer.from(table('bodies').get([1, 1, idOf(4)])!));
    await table('keyHashes').put('hash-of-k1', Buffer.from(addChecksum('hash-of-k1', '"k2"')));
    await env.close();
    const store = openDurable(folder);
    for (const n of [1, 3])
      await assert.rejects(async () => store.record('ann', 'scan', idOf(n)), RecordDamaged);
    await assert.rejects(async () => store.keyByHash('hash-of-k1'), RecordDamaged);
    assert.ok(await store.record('ann', 'scan', idOf(2)));
    await store.close();
  });

  it('can be deleted, alone and with its account, without leaving entries', async () => {
    for (const how of ['one', 'all', 'account'] as const) {
      const folder = await filled();
      await change(folder, 'items', [1, 1, idOf(2)], flip(0.5));
      await change(folder, 'bodies', [1, 1, idOf(3)], flip(0.5));
      await change(folder, 'keys', 'k1', flip(0.5));
      await change(folder, 'answers', [1, 'once'], flip(0.5));
      const store = openDurable(folder);
      await assert.rejects(async () => store.record('ann', 'scan', idOf(2)), RecordDamaged);
      if (how === 'one') {
        assert.equal(await store.remove('ann', 'scan', idOf(2)), true);
        assert.equal(await store.remove('ann', 'scan', idOf(3)), true);
        assert.equal((await store.list('ann', 'scan', firstPage)).total, 2);
        await store.check();
        const left = await store.revisions('ann', idOf(1));
        assert.equal(left.map(({ id }) => id).join(), `${idOf(1)},${idOf(4)}`);
      } else if (how === 'all') {
        assert.equal(await store.removeAll('ann', 'scan'), 4);
        assert.deepEqual(await store.revisions('ann', idOf(1)), []);
        assert.equal((await store.list('ann', 'scan', firstPage)).total, 0);
      } else {
        assert.equal(await store.deleteAccount('ann'), true);
        assert.equal(await store.account('ann'), null);
      }
      await store.sweep(5e12);
      await store.close();
    }
  });
});

describe('a server with a damaged record', () => {
  it('returns 500 and names it, serves others, and recovers when the record is deleted', async () => {
    const folder = temporaryFolder();
    const server = await startServer({}, {}, folder);
    const owner = await server.key('ann');
    const json = { text: 'Letter, saved.' };
    const save = () => read(server.call('/api/scan', { key: owner, json }));
    const [damaged, intact] = [await save(), await save()].map(({ body }) => String(body.scan_id));
    await change(folder, 'bodies', [1, 1, damaged!], flip(0.5));
    const failed = await read(server.call(`/api/scan/${damaged}`, { key: owner }));
    assert.equal(failed.status, 500);
    assert.match(failed.body.detail, new RegExp(`record ${damaged} is damaged`));
    assert.equal((await read(server.call(`/api/scan/${intact}`, { key: owner }))).status, 200);
    assert.equal((await read(server.call('/api/health'))).body.status, 'ok');
    const removed = await server.call(`/api/scan/${damaged}`, { key: owner, method: 'DELETE' });
    assert.ok(removed.ok);
    assert.equal((await read(server.call(`/api/scan/${damaged}`, { key: owner }))).status, 404);
    await server.close();
  });
});
