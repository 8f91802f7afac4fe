import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ConfigView } from '../../../../src/contract/service.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const text = 'A short letter about a long winter, and about nothing else.';

describe('a storage quota of records', () => {
  const server = suiteServer({}, { free: { stored_records: 3 } });
  let key: string;
  const post = (path: string, json: object) => read(server.call(path, { key, json }));
  const usage = async () => (await read(server.call('/api/config', { key }))).body.usage;
  before(async () => {
    key = await server.key('full');
    for (const path of ['/api/scan', '/api/cleanup', '/api/scan'])
      assert.equal((await post(path, { text })).status, 200);
  });

  it('returns 402 for calls that save, before charging words', async () => {
    const before = await usage();
    const saves: [string, object][] = [
      ['/api/scan', { text }],
      ['/api/cleanup', { text }],
      ['/api/report', { result: { score: 5 } }],
      ['/api/feedback', { verdict: 'wrong', text, consent_text: true }],
    ];
    for (const [path, json] of saves) {
      const { status, body } = await post(path, json);
      assert.equal(status, 402, path);
      assert.match(body.detail, /Delete records or send save:false/);
    }
    const after = await usage();
    assert.deepEqual([after.words_this_month, after.stored_records], [before.words_this_month, 3]);
  });

  it('does not affect calls that save nothing', async () => {
    assert.equal((await post('/api/scan', { text, save: false })).status, 200);
    assert.equal((await post('/api/cleanup', { text, save: false })).status, 200);
    assert.equal((await post('/api/feedback', { verdict: 'right' })).status, 200);
    assert.equal((await usage()).stored_records, 3);
  });

  it('is reported by config, and frees space after a deletion', async () => {
    const { body } = await read(server.call('/api/config', { key }));
    assertShape(ConfigView, body);
    assert.equal(body.limits.stored_records, 3);
    assert.equal(body.usage.stored_records_remaining, 0);
    const { items } = (await read(server.call('/api/scan', { key }))).body;
    const deleted = await read(server.call(`/api/scan/${items[0].id}`, { key, method: 'DELETE' }));
    assert.equal(deleted.status, 200);
    assert.equal((await post('/api/scan', { text })).status, 200);
    assert.equal((await post('/api/scan', { text })).status, 402);
  });

  it('is not exceeded by parallel calls', async () => {
    const other = await server.key('parallel');
    const calls = Array.from({ length: 12 }, (_, n) =>
      read(server.call(n % 2 === 0 ? '/api/scan' : '/api/cleanup', { key: other, json: { text } })),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    assert.equal(statuses.filter(status => status === 200).length, 3);
    assert.equal(statuses.filter(status => status === 402).length, 9);
  });
});

describe('a storage quota of bytes', () => {
  const server = suiteServer({}, { free: { stored_bytes: 2_000 } });

  it('returns 402 for a text that does not fit, and counts what is stored', async () => {
    const key = await server.key('heavy');
    const clean = (long: string) => read(server.call('/api/cleanup', { key, json: { text: long } }));
    assert.equal((await clean('word '.repeat(500))).status, 402);
    assert.equal((await clean('A few words.')).status, 200);
    const { usage } = (await read(server.call('/api/config', { key }))).body;
    assert.ok(usage.stored_bytes > 100 && usage.stored_bytes < 2_000);
    assert.equal(usage.stored_bytes_remaining, 2_000 - usage.stored_bytes);
    assert.equal((await clean('word '.repeat(180))).status, 402);
    assert.equal((await read(server.call('/api/config', { key }))).body.usage.stored_records, 1);
  });
});
