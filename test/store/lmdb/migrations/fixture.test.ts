import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Account, ApiKey, HistoryKind, Session } from '../../../../src/store/durable.js';
import { openCounters } from '../../../../src/store/lmdb/counters/open.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { openStores } from '../../../../src/store/open.js';
import { recordBytes } from '../../../../src/store/record-bytes.js';
import { read, startServer } from '../../../server.js';
import { dropFolders, newFolder } from '../../folder.js';

interface Expected {
  /** Creation time, Unix ms. */
  now: number;
  cookies: Record<string, string>;
  keys: Record<string, string>;
  accounts: {
    account: Account;
    keys: ApiKey[];
    session: Session;
    /** By Idempotency-Key. Schema 1 stored entire responses. */
    answers: Record<string, { body: string } | null>;
    records: {
      kind: HistoryKind;
      item: Record<string, unknown>;
      members: string;
      chain: string | null;
      revisions: object[];
    }[];
    /** Remaining calls of 600 per hour. */
    remaining: number;
    words: number;
  }[];
}

const unzipped = (name: string) =>
  gunzipSync(readFileSync(join('test', 'store', 'lmdb', 'migrations', 'schema-1', `${name}.gz`)));
const expected: Expected = JSON.parse(unzipped('expected.json').toString());

/** Creates a data folder with the files of schema 1. */
function schemaOne(): string {
  const folder = newFolder();
  for (const name of ['records', 'windows']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'data.mdb'), unzipped(`${name}.mdb`));
  }
  return folder;
}

const migrate = async (dataDir: string): Promise<void> => {
  const stores = await openStores({ dataDir, storeUrl: null, windowsUrls: [], processes: 1 });
  await Promise.all([stores.durable.close(), stores.counters.close()]);
};

/** Fails unless `actual` has every member of `wanted`. Later versions may add members. */
function assertHas(actual: unknown, wanted: unknown, path = ''): void {
  if (typeof wanted !== 'object' || wanted === null) return assert.equal(actual, wanted, path);
  assert.ok(typeof actual === 'object' && actual !== null, `${path} is missing`);
  if (Array.isArray(wanted)) assert.equal((actual as unknown[]).length, wanted.length, path);
  for (const [name, value] of Object.entries(wanted))
    assertHas((actual as Record<string, unknown>)[name], value, `${path}.${name}`);
}

after(dropFolders);

describe('a store of schema 1', () => {
  it('is migrated and read completely through the store interface', async () => {
    const folder = schemaOne();
    await migrate(folder);
    const store = openDurable(folder, () => expected.now);
    assert.equal((await store.accounts()).length, expected.accounts.length);
    for (const { account, keys, session, answers, records } of expected.accounts) {
      const { name } = account;
      const stored = await store.storageUse(name);
      assert.equal(stored.records, records.length);
      const bytes = records.map(({ item, members, revisions }) =>
        recordBytes({
          item,
          members: Buffer.from(members),
          revision: (revisions as { id: string }[]).find(({ id }) => id === item.id) ?? null,
        }),
      );
      assert.equal(
        stored.bytes,
        bytes.reduce((sum, each) => sum + each, 0),
      );
      assertHas(await store.account(name), account);
      assertHas(await store.keys(name), keys, 'keys');
      for (const key of keys) assertHas(await store.keyByHash(key.hash), key);
      assertHas(await store.session(session.hash), session);
      for (const [key, answer] of Object.entries(answers))
        if (answer !== null) assert.equal(await store.idempotencyRecord(name, key), null, key);
      for (const kind of ['scan', 'cleanup', 'report', 'feedback'] as const) {
        const wanted = records.filter(record => record.kind === kind);
        const { items, total } = await store.list(name, kind, { limit: 100, offset: 0, after: null });
        assert.equal(total, wanted.length);
        assertHas(
          items,
          wanted.map(record => record.item),
          kind,
        );
      }
      for (const { kind, item, members, chain, revisions } of records) {
        const id = String(item.id);
        const found = await store.record(name, kind, id);
        assert.equal(Buffer.from(found!.members).toString(), members);
        if (chain === null) continue;
        assert.equal(await store.chainOf(name, id), chain);
        assertHas(await store.revisions(name, chain), revisions, id);
      }
    }
    await store.close();
  });

  it('keeps its rate limits and monthly quotas', async () => {
    const folder = schemaOne();
    await migrate(folder);
    const counters = openCounters(folder, () => expected.now);
    for (const { account, remaining, words } of expected.accounts) {
      const subject = `a:${account.name}`;
      assert.equal((await counters.peek(subject, 'requests', 600, expected.now)).remaining, remaining);
      assert.equal(await counters.monthlyUsage(subject, 'words', expected.now), words);
    }
    await counters.close();
  });

  it('is served over HTTP with its existing keys, and accepts new records', async () => {
    const server = await startServer({}, {}, schemaOne());
    for (const { account, keys, records } of expected.accounts) {
      const key = expected.keys[`${account.name} full`]!;
      const hash = createHash('sha256').update(key).digest('hex');
      assert.ok(keys.some(each => each.hash === hash));
      for (const { kind, item, members } of records.filter(each => each.kind !== 'feedback')) {
        const { status, body } = await read(server.call(`/api/${kind}/${item.id}`, { key }));
        assert.equal(status, 200);
        const text = JSON.parse(`{${members}}`);
        for (const name of ['text', 'input_text', 'cleaned_text', 'html'])
          if (name in text && name in body) assert.equal(body[name], text[name]);
      }
      const { body } = await read(server.call('/api/scan?limit=100', { key }));
      assert.equal(body.total, records.filter(each => each.kind === 'scan').length);
      const saved = await read(
        server.call('/api/scan', { key, json: { text: 'Saved after the migration.' } }),
      );
      const again = await read(server.call(`/api/scan/${saved.body.scan_id}`, { key }));
      assert.equal(again.body.text, 'Saved after the migration.');
    }
    await server.close();
  });
});
