import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ConfigView } from '../../../../src/contract/service.js';
import { assertShape, sharedServer, suiteClient } from '../../../server.js';

const text = 'A short letter about a long winter, and about nothing else.';

describe('a storage quota of records', () => {
  const server = sharedServer({}, { stored_records: 3 });
  const client = suiteClient(server, 'full');
  const usage = async () => (await client.get('/api/config')).body.usage;
  before(async () => {
    for (const path of ['/api/scan', '/api/cleanup', '/api/scan'])
      assert.equal((await client.post(path, { text })).status, 200);
  });

  it('returns 402 for calls that save, before charging words', async () => {
    const { words_this_month } = await usage();
    for (const [path, json] of [
      ['/api/scan', { text }],
      ['/api/cleanup', { text }],
      ['/api/report', { result: { score: 5 } }],
      ['/api/feedback', { verdict: 'wrong', text, consent_text: true }],
    ] as const) {
      const { status, body } = await client.post(path, json);
      assert.equal(status, 402, path);
      assert.match(body.detail, /Delete records or send save:false/);
    }
    const after = await usage();
    assert.deepEqual([after.words_this_month, after.stored_records], [words_this_month, 3]);
  });

  it('does not affect calls that save nothing', async () => {
    assert.equal((await client.post('/api/scan', { text, save: false })).status, 200);
    assert.equal((await client.post('/api/cleanup', { text, save: false })).status, 200);
    assert.equal((await client.post('/api/feedback', { verdict: 'right' })).status, 200);
    assert.equal((await usage()).stored_records, 3);
  });

  it('is reported by config, and frees space after a deletion', async () => {
    const { body } = await client.get('/api/config');
    assertShape(ConfigView, body);
    assert.equal(body.limits.stored_records, 3);
    assert.equal(body.usage.stored_records_remaining, 0);
    const { items } = (await client.get('/api/scan')).body;
    assert.equal((await client.remove(`/api/scan/${items[0].id}`)).status, 200);
    assert.equal((await client.post('/api/scan', { text })).status, 200);
    assert.equal((await client.post('/api/scan', { text })).status, 402);
  });
});

describe('a storage quota of bytes', () => {
  const server = sharedServer({}, { stored_bytes: 2_000 });
  const client = suiteClient(server, 'heavy');

  it('returns 402 for a text that does not fit, and counts what is stored', async () => {
    const clean = async (long: string) => (await client.post('/api/cleanup', { text: long })).status;
    assert.equal(await clean('word '.repeat(500)), 402);
    assert.equal(await clean('A few words.'), 200);
    const { usage } = (await client.get('/api/config')).body;
    assert.ok(usage.stored_bytes > 100 && usage.stored_bytes < 2_000);
    assert.equal(usage.stored_bytes_remaining, 2_000 - usage.stored_bytes);
    assert.equal(await clean('word '.repeat(180)), 402);
    assert.equal((await client.get('/api/config')).body.usage.stored_records, 1);
  });
});
