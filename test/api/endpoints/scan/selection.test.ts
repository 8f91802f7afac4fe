import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { SelectedScanResult } from '../../../../src/contract/selected.js';
import { type Answer, assertShape, fileForm, sharedServer, suiteClient } from '../../../server.js';
import { letter } from './letter.js';
import { ndjson } from './open-batch.js';

const short = 'score,band,confidence,signals.name,signals.points,disclaimer';

describe('field selection', () => {
  const client = suiteClient(sharedServer(), 'selector');
  const scan = (fields: object) => client.post('/api/scan', { text: letter, ...fields });
  const issueOf = ({ status, body }: Answer) => {
    assert.equal(status, 422, JSON.stringify(body));
    return body.detail[0];
  };

  it('returns the named fields in the order of the request and nothing else', async () => {
    const { body } = await scan({ fields: 'band,score,coverage.words,passages.score,signals.name' });
    assert.deepEqual(Object.keys(body), ['band', 'score', 'coverage', 'passages', 'signals']);
    assert.deepEqual(Object.keys(body.coverage), ['words']);
    assert.deepEqual(Object.keys(body.passages[0]), ['score']);
    assert.ok(body.signals.length > 0);
    for (const one of body.signals) assert.deepEqual(Object.keys(one), ['name']);
    assertShape(SelectedScanResult, body);
  });

  it('takes the parameters from the query for raw text and from the parts of a form', async () => {
    const raw = await client.send('/api/scan?fields=score,band', letter, { 'content-type': 'text/plain' });
    assert.deepEqual(Object.keys(raw.body), ['score', 'band']);
    const form = fileForm('letter.txt', letter, { fields: 'score,warnings' });
    assert.deepEqual(Object.keys((await client.send('/api/scan', form)).body), ['warnings', 'score']);
  });

  it('treats empty parameters as absent', async () => {
    const { body } = await scan({ fields: '', signals: '' });
    assert.ok(body.signals.length > 30 && body.engine !== undefined);
  });

  it('returns at most 1 KB for a short form', async () => {
    const { body } = await scan({ text: letter.repeat(3), fields: short, signals: 'top:8' });
    assert.ok(Buffer.byteLength(JSON.stringify(body)) <= 1024);
  });

  it('stores the whole result and selects when the record is read', async () => {
    const { scan_id: id } = (await scan({ fields: 'scan_id' })).body;
    const { body: whole } = await client.get(`/api/scan/${id}`);
    assert.equal(whole.text, letter);
    assert.ok(whole.signals.length > 30 && whole.fixes !== undefined && whole.signals[0].detail !== '');
    const part = `/api/scan/${id}?fields=id,revisions.score,signals.name&signals=top:2`;
    const { signals, ...rest } = (await client.get(part)).body;
    assert.deepEqual(rest, { id, revisions: [{ score: whole.score }] });
    assert.equal(signals.length, 2);
    const { body: list } = await client.get('/api/scan?limit=1&fields=items.id,next');
    assert.deepEqual(list.items, [{ id }]);
    assert.deepEqual(Object.keys(list), ['items', 'next']);
    const { body: unsignalled } = await client.get(`/api/scan/${id}?signals=none`);
    assert.deepEqual({ ...unsignalled, signals: whole.signals }, whole);
  });

  it('selects in every line of a batch, by the query or by the line', async () => {
    const lines = [{ text: letter }, { text: letter, fields: 'band' }, { text: letter, fields: 'scor' }];
    const headers = { 'content-type': 'application/x-ndjson' };
    const batch = (query: string) => client.send(`/api/scan/batch?fields=${query}`, ndjson(lines), headers);
    const [first, second, third] = (await batch('score,scan_id')).body;
    assert.deepEqual(Object.keys(first.result), ['scan_id', 'score']);
    assert.deepEqual(Object.keys(second.result), ['band']);
    assert.equal(third.status, 422);
    assert.match(third.detail[0].msg, /nearest known field is "score"/);
    assert.deepEqual(issueOf(await batch('x')).loc, ['query', 'fields']);
  });

  it('returns 422 with the path and the nearest known field for an unknown one', async () => {
    for (const [answer, loc, path, nearest] of [
      [await scan({ fields: 'score,bnad' }), ['body', 'fields'], 'bnad', 'band'],
      [await scan({ fields: '__proto__' }), ['body', 'fields'], '__proto__', ''],
      [await client.get('/api/scan?fields=item.id'), ['query', 'fields'], 'item.id', 'items.id'],
      [await client.get('/api/scan/scan_x?fields=revision'), ['query', 'fields'], 'revision', 'revisions'],
    ] as const) {
      const issue = issueOf(answer);
      assert.deepEqual([issue.type, issue.loc], ['unknown_field', loc]);
      assert.ok(issue.msg.startsWith(`Unknown field ${JSON.stringify(path)};`), issue.msg);
      assert.ok(nearest === '' || issue.msg.endsWith(`"${nearest}"`), issue.msg);
    }
  });

  it('returns 422 for too many paths, a list that is too long, or an invalid choice of signals', async () => {
    const typeOf = async (fields: object) => issueOf(await scan(fields)).type;
    const many = Array(limits.fieldPaths + 1).fill('score');
    assert.equal(await typeOf({ fields: many.join() }), 'too_many_fields');
    assert.equal(await typeOf({ fields: 'x'.repeat(limits.fieldListChars + 1) }), 'string_too_long');
    assert.equal(await typeOf({ fields: ['score'] }), 'string_type');
    assert.equal(await typeOf({ signals: 'top:101' }), 'signal_choice');
    const query = '/api/scan?signals=semicolons,em_dash&text=';
    const issue = issueOf(await client.post(query, { text: letter }));
    assert.deepEqual(issue.loc, ['query', 'signals']);
    assert.match(issue.msg, /^Unknown signal "em_dash"; did you mean "em_dashes"\?/);
    const inBody = issueOf(await client.post(query, { text: letter, signals: 'nope' }));
    assert.deepEqual(inBody.loc, ['body', 'signals']);
    assert.deepEqual(issueOf(await client.post('/api/scan?text=', {})).loc, ['query', 'text']);
  });

  it('replays a selected response, and returns 409 for other fields under the same Idempotency-Key', async () => {
    for (const [id, json] of [
      ['fields', { fields: `scan_id,${short},passages,fixes` }],
      ['signals', { signals: 'top:5' }],
      ['unsaved', { signals: 'active', fields: 'score', save: false }],
    ] as const) {
      const send = (fields: object) =>
        client.post('/api/scan', { text: letter, ...fields }, { 'idempotency-key': id });
      const [first, second] = [await send(json), await send(json)];
      assert.equal(second.headers.get('idempotency-replayed'), 'true');
      assert.deepEqual(second.body, first.body);
      assert.equal((await send({ fields: 'score' })).status, 409);
    }
  });
});
