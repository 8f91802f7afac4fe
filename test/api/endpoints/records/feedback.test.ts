import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { trainingLine } from '../../../../src/cli/feedback.js';
import { FeedbackAnswer, type FeedbackItem } from '../../../../src/contract/feedback.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { readRow } from '../../../../src/training/corpus/corpus.js';
import { assertShape, suiteClient, suiteServer } from '../../../server.js';

const path = '/api/feedback';
const secret = 'My aunt bought onions.';
const given = { verdict: 'wrong', expected: 'human', genre: 'fiction', score: 71.5, text: secret };

describe('POST /api/feedback', () => {
  const server = suiteServer();
  const dan = suiteClient(server, 'dan');
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
    const ann = await server.client('ann');
    const { status, body } = await ann.post(path, { ...given, consent_text: true });
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
    const bea = await server.client('bea');
    for (const consent of [{}, { consent_text: false }])
      await bea.post(path, { ...given, ...consent, scan_id: 'scan_of_another' });
    for (const { item, text } of await storedFeedback('bea')) {
      assert.deepEqual([text, item.has_text, item.scan_id], [null, false, null]);
      assert.equal(trainingLine(item, text), null);
    }
  });

  it('is accepted from an anonymous caller', async () => {
    const { status, body } = await server.visitor.post(path, { ...given, consent_text: true });
    assert.equal(status, 200);
    assertShape(FeedbackAnswer, body);
  });

  it('is deleted with its account', async () => {
    const cookie = await server.register('cem');
    await server.as({ cookie }).post(path, { ...given, consent_text: true });
    assert.equal((await storedFeedback('cem')).length, 1);
    await server.as({ cookie }).remove('/api/account');
    await server.register('cem');
    assert.deepEqual(await storedFeedback('cem'), []);
  });

  it('accepts null for every optional field', async () => {
    const optional = { expected: null, scan_id: null, score: null, band: null, text: null, word_count: null };
    assert.equal((await dan.post(path, { verdict: 'right', ...optional })).status, 200);
  });

  for (const [field, value, type] of [
    ['verdict', undefined, 'missing'],
    ['verdict', 'maybe', 'literal_error'],
    ['expected', 'robot', 'literal_error'],
    ['score', 101, 'less_than_equal'],
    ['score', -1, 'greater_than_equal'],
    ['band', 'x'.repeat(13), 'string_too_long'],
    ['profile', 'x'.repeat(13), 'string_too_long'],
    ['genre', 'x'.repeat(17), 'string_too_long'],
    ['word_count', -1, 'greater_than_equal'],
    ['text', 'x'.repeat(200_001), 'string_too_long'],
  ] as const)
    it(`returns 422 ${type} for ${field} ${String(value).slice(0, 20)}`, async () => {
      const { status, body } = await dan.post(path, { verdict: 'right', [field]: value });
      assert.equal(status, 422);
      assert.deepEqual([body.detail[0].loc, body.detail[0].type], [['body', field], type]);
    });
});
