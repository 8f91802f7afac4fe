import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trainingLine } from '../../../../src/cli/feedback.js';
import { FeedbackAnswer, type FeedbackItem } from '../../../../src/contract/feedback.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { readRow } from '../../../../src/training/corpus/corpus.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const path = '/api/feedback';
const feedbackFields = {
  verdict: 'wrong',
  expected: 'human',
  genre: 'fiction',
  score: 71.5,
  band: 'elevated',
  word_count: 4,
};
const secret = 'My aunt bought onions.';

describe('POST /api/feedback', () => {
  const server = suiteServer();
  /** Stored feedback of an account, read with the command line while the server runs. */
  async function storedFeedback(account: string): Promise<{ item: FeedbackItem; text: string | null }[]> {
    const durable = openDurable(server.folder);
    const { items } = await durable.list(account, 'feedback', { limit: 50, offset: 0, after: null });
    const all = await Promise.all(
      (items as unknown as FeedbackItem[]).map(async item => {
        const record = await durable.record(account, 'feedback', item.id);
        return { item, text: JSON.parse(`{${Buffer.from(record!.members).toString()}}`).text };
      }),
    );
    await durable.close();
    return all;
  }

  it('is stored with its text when the user consents', async () => {
    const key = await server.key('ann');
    const { status, body } = await read(
      server.call(path, { key, json: { ...feedbackFields, text: secret, consent_text: true } }),
    );
    assert.equal(status, 200);
    assertShape(FeedbackAnswer, body);
    const [only] = await storedFeedback('ann');
    assert.equal(only!.item.id, body.feedback_id);
    assert.deepEqual([only!.text, only!.item.verdict, only!.item.score], [secret, 'wrong', 71.5]);
    const line = JSON.stringify(trainingLine(only!.item, only!.text));
    const { text, machine, source, domain, era } = readRow(line);
    assert.deepEqual([text, machine, source, domain], [secret, false, 'feedback', 'fiction']);
    assert.equal(era, 'recent');
    assert.doesNotMatch(line, /ann/);
  });

  it('is stored without the text when there is no consent, and without a scan id of another account', async () => {
    const key = await server.key('bea');
    for (const consent of [{}, { consent_text: false }])
      await server.call(path, {
        key,
        json: { ...feedbackFields, ...consent, text: secret, scan_id: 'scan_of_another' },
      });
    for (const { item, text } of await storedFeedback('bea')) {
      assert.deepEqual([text, item.has_text, item.scan_id], [null, false, null]);
      assert.equal(trainingLine(item, text), null);
    }
  });

  it('is not stored for an anonymous caller', async () => {
    const json = { ...feedbackFields, text: secret, consent_text: true };
    const { status, body } = await read(server.call(path, { json, headers: { origin: server.url } }));
    assert.equal(status, 200);
    assertShape(FeedbackAnswer, body);
  });

  it('is deleted with its account', async () => {
    const cookie = await server.register('cem');
    await server.call(path, { cookie, json: { ...feedbackFields, text: secret, consent_text: true } });
    assert.equal((await storedFeedback('cem')).length, 1);
    await server.call('/api/account', { method: 'DELETE', cookie });
    await server.register('cem');
    assert.deepEqual(await storedFeedback('cem'), []);
  });

  it('rejects fields out of bounds', async () => {
    const key = await server.key('dan');
    const cases: [object, string, string][] = [
      [{}, 'verdict', 'missing'],
      [{ verdict: 'maybe' }, 'verdict', 'literal_error'],
      [{ verdict: 'right', expected: 'robot' }, 'expected', 'literal_error'],
      [{ verdict: 'right', score: 101 }, 'score', 'less_than_equal'],
      [{ verdict: 'right', score: -1 }, 'score', 'greater_than_equal'],
      [{ verdict: 'right', band: 'x'.repeat(13) }, 'band', 'string_too_long'],
      [{ verdict: 'right', profile: 'x'.repeat(13) }, 'profile', 'string_too_long'],
      [{ verdict: 'right', genre: 'x'.repeat(17) }, 'genre', 'string_too_long'],
      [{ verdict: 'right', word_count: -1 }, 'word_count', 'greater_than_equal'],
      [{ verdict: 'right', text: 'x'.repeat(200_001) }, 'text', 'string_too_long'],
    ];
    for (const [json, field, type] of cases) {
      const { status, body } = await read(server.call(path, { key, json }));
      assert.equal(status, 422);
      assert.deepEqual([body.detail[0].loc, body.detail[0].type], [['body', field], type]);
    }
    const nulls = {
      verdict: 'right',
      expected: null,
      scan_id: null,
      score: null,
      band: null,
      text: null,
      word_count: null,
    };
    assert.equal((await server.call(path, { key, json: nulls })).status, 200);
    const reader = await server.key('eve', 'read');
    assert.equal((await server.call(path, { key: reader, json: { verdict: 'right' } })).status, 403);
    assert.equal((await server.call(path, { json: { verdict: 'right' } })).status, 401);
  });
});
