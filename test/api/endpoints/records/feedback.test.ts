import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Static } from 'typebox';
import { trainingLine } from '../../../../src/cli/feedback.js';
import { FeedbackAnswer } from '../../../../src/contract/feedback.js';
import type { FeedbackRecord } from '../../../../src/contract/history.js';
import { readRow } from '../../../../src/training/corpus/corpus.js';
import { assertShape, type Client, sharedServer, suiteClient } from '../../../server.js';

const path = '/api/feedback';
const secret = 'My aunt bought onions.';
const given = { verdict: 'wrong', expected: 'human', genre: 'fiction', score: 71.5, text: secret };

describe('POST /api/feedback', () => {
  const server = sharedServer();
  const dan = suiteClient(server, 'dan');
  /** Posts feedback and returns its record. */
  const stored = async (client: Client, json: object): Promise<Static<typeof FeedbackRecord>> => {
    const { status, body } = await client.post(path, json);
    assert.equal(status, 200);
    assertShape(FeedbackAnswer, body);
    return (await client.get(`${path}/${body.feedback_id}`)).body;
  };

  it('is stored with its text when the user consents', async () => {
    const record = await stored(await server.client('ann'), { ...given, consent_text: true });
    assert.deepEqual([record.text, record.verdict, record.score], [secret, 'wrong', 71.5]);
    const line = JSON.stringify(trainingLine(record, record.text));
    const { text, machine, source, domain, era } = readRow(line);
    assert.deepEqual([text, machine, source, domain], [secret, false, 'feedback', 'fiction']);
    assert.equal(era, 'recent');
    assert.doesNotMatch(line, /ann/);
  });

  it('is stored without the text when there is no consent, and without a scan id of another account', async () => {
    for (const consent of [{}, { consent_text: false }]) {
      const record = await stored(dan, { ...given, ...consent, scan_id: 'scan_of_another' });
      assert.deepEqual([record.text, record.has_text, record.scan_id], [null, false, null]);
      assert.equal(trainingLine(record, record.text), null);
    }
  });

  it('is accepted from an anonymous caller', async () => {
    const { status, body } = await server.visitor.post(path, { ...given, consent_text: true });
    assert.equal(status, 200);
    assertShape(FeedbackAnswer, body);
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
