import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type DurableStore,
  type HistoryKind,
  type HistoryPageRequest,
  type HistoryRecord,
  historyKinds,
} from '../../src/store/durable.js';
import { StorageFull } from '../../src/store/errors.js';
import { recordBytes } from '../../src/store/record-bytes.js';
import { account, assertStored, firstPage, idOf, range, record } from './records.js';

/** Part of the DurableStore contract: history records. Each test uses its own account. */
export function historyContract(store: () => DurableStore): void {
  let accounts = 0;
  const owner = async (...numbers: number[]) => {
    const name = `writer-${++accounts}`;
    await store().createAccount(account(name));
    await Promise.all(numbers.map(n => store().save(name, record(n))));
    return name;
  };
  const list = async (name: string, page: Partial<HistoryPageRequest> = {}, kind: HistoryKind = 'scan') => {
    const { items, total, next } = await store().list(name, kind, { ...firstPage, ...page });
    return { ids: items.map(item => item.id), total, next };
  };
  const ids = (...numbers: number[]) => numbers.map(idOf);

  describe('history', () => {
    it('returns a record as it was saved', async () => {
      const name = await owner(1);
      assertStored(await store().record(name, 'scan', idOf(1)), 1);
      const page = await store().list(name, 'scan', firstPage);
      assert.deepEqual(page, { items: [record(1).item], total: 1, next: null });
    });

    it('lists newest first, regardless of the order of saves', async () => {
      const name = await owner(5, 1, 9, 3);
      assert.deepEqual(await list(name), { ids: ids(9, 5, 3, 1), total: 4, next: null });
    });

    it('separates kinds and accounts', async () => {
      const [name, other] = [await owner(1), await owner(2)];
      await store().save(name, record(3, 'cleanup'));
      assert.deepEqual((await list(name)).ids, ids(1));
      assert.deepEqual((await list(name, {}, 'cleanup')).ids, ids(3));
      assert.deepEqual((await list(other)).ids, ids(2));
      assert.equal(await store().record(name, 'cleanup', idOf(1)), null);
      assert.equal(await store().record(other, 'scan', idOf(1)), null);
      assert.equal(await store().remove(other, 'scan', idOf(1)), false);
      assert.equal((await list(name)).total, 1);
    });

    it('returns nothing for ids of any other form', async () => {
      const name = await owner(1);
      for (const odd of ['', '~', '../x', '\u0000', 'x'.repeat(5_000), '😀', 'r_00000000']) {
        assert.equal(await store().record(name, 'scan', odd), null);
        assert.deepEqual(await store().revisions(name, odd), []);
        assert.equal(await store().remove(name, 'scan', odd), false);
      }
      assert.deepEqual(await list(name, { after: 'x'.repeat(5_000) }), { ids: [], total: 1, next: null });
      assert.deepEqual(await list('nobody'), { ids: [], total: 0, next: null });
      assert.equal(await store().removeAll('nobody', 'scan'), 0);
    });

    it('returns every record once by cursor, and a null cursor at the end', async () => {
      const name = await owner(...range(1, 25));
      const seen: unknown[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(name, { limit: 10, after });
        assert.equal(page.total, 25);
        seen.push(...page.ids);
        after = page.next;
      } while (after !== null);
      assert.deepEqual(seen, ids(...range(1, 25).reverse()));
    });

    it('returns a null cursor when the last page is exactly full', async () => {
      const name = await owner(...range(1, 10));
      assert.equal((await list(name, { limit: 5 })).next, idOf(6));
      assert.equal((await list(name, { limit: 5, after: idOf(6) })).next, null);
    });

    it('accepts a cursor whose record was deleted, after newer records were saved', async () => {
      const name = await owner(...range(1, 9));
      const { next } = await list(name, { limit: 3 });
      await store().remove(name, 'scan', next!);
      await store().save(name, record(10));
      assert.deepEqual((await list(name, { limit: 3, after: next })).ids, ids(6, 5, 4));
    });

    it('skips an offset from the start or a cursor, also past the end', async () => {
      const name = await owner(...range(1, 9));
      assert.deepEqual((await list(name, { limit: 2, offset: 3 })).ids, ids(6, 5));
      assert.deepEqual((await list(name, { limit: 2, offset: 1, after: idOf(6) })).ids, ids(4, 3));
      assert.deepEqual((await list(name, { offset: 8 })).ids, ids(1));
      assert.deepEqual(await list(name, { offset: 9 }), { ids: [], total: 9, next: null });
      assert.deepEqual(await list(name, { offset: 4, after: idOf(4) }), { ids: [], total: 9, next: null });
      assert.deepEqual(await list(name, { offset: 1e9 }), { ids: [], total: 9, next: null });
    });

    it('saves an id once and ignores repeated saves', async () => {
      const name = await owner(1, 1);
      await store().save(name, { ...record(1), members: Buffer.from('"another":1') });
      assert.equal((await list(name)).total, 1);
      assertStored(await store().record(name, 'scan', idOf(1)), 1);
    });

    it('renames a record and its revision, and counts the bytes of the title', async () => {
      const name = await owner(1, 2);
      const other = await owner(1);
      const title = 'Überarbeitet “\u0000” 😀';
      assert.equal(await store().rename(name, 'scan', idOf(1), title), true);
      assert.equal(await store().rename(name, 'cleanup', idOf(1), title), false);
      assert.equal(await store().rename(name, 'scan', idOf(3), title), false);
      assert.equal(await store().rename(name, 'scan', '../x', title), false);
      assert.equal(await store().rename('nobody', 'scan', idOf(1), title), false);
      const saved = record(1);
      const renamed = { ...saved, item: { ...saved.item, title }, revision: { ...saved.revision, title } };
      assert.deepEqual((await store().record(name, 'scan', idOf(1)))!.item, renamed.item);
      assert.deepEqual(Buffer.from((await store().record(name, 'scan', idOf(1)))!.members), saved.members);
      assert.deepEqual(await store().revisions(name, idOf(1)), [renamed.revision]);
      assert.deepEqual((await store().list(name, 'scan', firstPage)).items[1], renamed.item);
      assertStored(await store().record(other, 'scan', idOf(1)), 1);
      const bytes = recordBytes(renamed) + recordBytes(record(2));
      assert.deepEqual(await store().storageUse(name), { records: 2, bytes });
      await store().rename(name, 'scan', idOf(1), null);
      assert.equal((await store().record(name, 'scan', idOf(1)))!.item.title, null);
      await store().remove(name, 'scan', idOf(1));
      assert.deepEqual(await store().storageUse(name), { records: 1, bytes: recordBytes(record(2)) });
    });

    it('deletes a record with its body, its list entry and its count', async () => {
      const name = await owner(1, 2);
      assert.equal(await store().remove(name, 'scan', idOf(1)), true);
      assert.equal(await store().remove(name, 'scan', idOf(1)), false);
      assert.equal(await store().record(name, 'scan', idOf(1)), null);
      assert.deepEqual(await list(name), { ids: ids(2), total: 1, next: null });
    });
  });

  describe('revision chains', () => {
    it('list the scans of a chain, oldest first', async () => {
      const name = await owner(1, 4);
      await store().save(name, record(3, 'scan', idOf(1)));
      await store().save(name, record(2, 'scan', idOf(1)));
      assert.equal((await store().record(name, 'scan', idOf(3)))?.chain, idOf(1));
      const scores = (await store().revisions(name, idOf(1))).map(({ id, score }) => [id, score]);
      assert.deepEqual(scores.join(), `${idOf(1)},1,${idOf(2)},2,${idOf(3)},3`);
    });

    it('remain after their oldest scan is deleted', async () => {
      const name = await owner(1);
      await store().save(name, record(2, 'scan', idOf(1)));
      await store().remove(name, 'scan', idOf(1));
      assert.equal((await store().record(name, 'scan', idOf(2)))?.chain, idOf(1));
      assert.deepEqual(await store().revisions(name, idOf(1)), [{ id: idOf(2), score: 2 }]);
    });
  });

  describe('bulk deletion', () => {
    it('returns the number of deleted records and leaves other kinds', async () => {
      const name = await owner(...range(1, 450));
      await store().save(name, record(1, 'cleanup'));
      assert.equal(await store().removeAll(name, 'scan'), 450);
      assert.equal(await store().removeAll(name, 'scan'), 0);
      assert.deepEqual(await list(name), { ids: [], total: 0, next: null });
      assert.deepEqual(await store().revisions(name, idOf(1)), []);
      assert.equal((await list(name, {}, 'cleanup')).total, 1);
    });

    it('deletes only the records before an id', async () => {
      const name = await owner(...range(1, 20));
      await store().save(name, record(3, 'cleanup'));
      assert.equal(await store().removeAll(name, 'scan', idOf(8)), 7);
      assert.equal(await store().removeAll(name, 'scan', idOf(8)), 0);
      assert.deepEqual((await list(name, { limit: 100 })).ids, ids(...range(8, 20).reverse()));
      assert.equal((await list(name, {}, 'cleanup')).total, 1);
      assert.equal(await store().removeAll('nobody', 'scan', idOf(8)), 0);
    });

    it('does not delete records saved after it began, even with older ids', async () => {
      const name = await owner(...range(1_000, 1_999));
      const late = [...range(1, 20), ...range(3_000, 3_020), ...range(6_300, 6_310)].map(n => record(n));
      const removing = store().removeAll(name, 'scan');
      late.push({ ...record(1_500), id: `${idOf(1_500)}x`, chain: null });
      await Promise.all(late.map(each => store().save(name, each)));
      assert.equal(await removing, 1_000);
      const { total, ids } = await list(name, { limit: 200 });
      assert.deepEqual([total, ids.length], [late.length, late.length]);
    });

    it('counts each record once under concurrent deletions', async () => {
      const name = await owner(...range(1, 600));
      const [all, again, ...ones] = await Promise.all([
        store().removeAll(name, 'scan'),
        store().removeAll(name, 'scan'),
        ...range(1, 50).map(n => store().remove(name, 'scan', idOf(n * 12))),
      ]);
      assert.equal((all as number) + (again as number) + ones.filter(Boolean).length, 600);
      assert.equal((await list(name)).total, 0);
    });

    describe('storage use', () => {
      const bytesOf = (...records: HistoryRecord[]) =>
        records.reduce((sum, each) => sum + recordBytes(each), 0);

      it('is exact after saves, repeated saves and deletions of every kind', async () => {
        const name = await owner(...range(1, 5));
        await store().save(name, record(5));
        await store().save(name, record(6, 'cleanup'));
        await store().save(name, record(7, 'feedback'));
        const scans = range(1, 5).map(n => record(n));
        const rest = [record(6, 'cleanup'), record(7, 'feedback')];
        assert.deepEqual(await store().storageUse(name), { records: 7, bytes: bytesOf(...scans, ...rest) });
        await store().remove(name, 'scan', idOf(2));
        await store().remove(name, 'scan', idOf(2));
        const left = [...scans.filter(({ id }) => id !== idOf(2)), ...rest];
        assert.deepEqual(await store().storageUse(name), { records: 6, bytes: bytesOf(...left) });
        await store().removeAll(name, 'scan', idOf(4));
        await store().removeAll(name, 'cleanup');
        const last = [record(4), record(5), record(7, 'feedback')];
        assert.deepEqual(await store().storageUse(name), { records: 3, bytes: bytesOf(...last) });
        assert.deepEqual(await store().storageUse('nobody'), { records: 0, bytes: 0 });
      });

      it('rejects a record that would exceed a limit, and accepts it after a deletion', async () => {
        const name = await owner(1, 2);
        const limits = { records: 3, bytes: null };
        await store().save(name, record(3, 'report'), limits);
        await assert.rejects(async () => store().save(name, record(4), limits), StorageFull);
        await store().save(name, record(3, 'report'), limits);
        assert.equal(await store().record(name, 'scan', idOf(4)), null);
        await store().remove(name, 'scan', idOf(1));
        await store().save(name, record(4), limits);
        const bytes = bytesOf(record(2), record(3, 'report'), record(4), record(5)) - 1;
        const save = async (bytes: number) => store().save(name, record(5), { records: null, bytes });
        await assert.rejects(save(bytes), StorageFull);
        await save(bytes + 1);
      });

      it('enforces a limit across concurrent saves of all kinds', async () => {
        const name = await owner();
        const limits = { records: 10, bytes: null };
        const kindOf = (n: number) => historyKinds[n % historyKinds.length];
        const saves = range(1, 40).map(async n => store().save(name, record(n, kindOf(n)), limits));
        const outcomes = await Promise.allSettled(saves);
        assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 10);
        assert.equal((await store().storageUse(name)).records, 10);
      });
    });
  });
}
