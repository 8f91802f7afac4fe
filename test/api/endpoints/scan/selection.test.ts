import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { SelectedScanResult } from '../../../../src/contract/selected.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const letter = `Dear Ms Okafor, I am writing about the boiler in flat 6. It went out again on Sunday night, and by Monday the
pipes in the kitchen were making the knocking sound I told you about in March. The engineer you sent says the pump is
fine; he also says he never opened the casing. My neighbour let me shower at hers, which was kind, but I can't ask
every week. Could you send somebody else before Friday? I'm home after four. Yours, T. Brandt`;
const short = 'score,band,confidence,signals.name,signals.points,disclaimer';

describe('field selection', () => {
  const server = suiteServer();
  let key: string;
  before(async () => {
    key = await server.key('selector');
  });
  const scan = (json: object, query = '') => read(server.call(`/api/scan${query}`, { key, json }));
  const get = (path: string) => read(server.call(path, { key }));
  const issueOf = async (answer: ReturnType<typeof read>) => {
    const { status, body } = await answer;
    assert.equal(status, 422, JSON.stringify(body));
    return body.detail[0];
  };

  it('returns the named fields in the order of the request and nothing else', async () => {
    const { body } = await scan({ text: letter, fields: 'band,score,coverage.words' });
    assert.deepEqual(Object.keys(body), ['band', 'score', 'coverage']);
    assert.deepEqual(Object.keys(body.coverage), ['words']);
    assertShape(SelectedScanResult, body);
  });

  it('returns the values of the whole result', async () => {
    const { body: whole } = await scan({ text: letter, save: false });
    const { body } = await scan({
      text: letter,
      save: false,
      fields: `${short},fixes,passages,scan_id,calibration.n`,
      signals: 'all',
    });
    const { name, points } = whole.signals[0];
    assert.deepEqual(body.signals[0], { name, points });
    assert.equal(body.signals.length, whole.signals.length);
    for (const field of ['score', 'band', 'disclaimer', 'fixes', 'passages', 'scan_id'])
      assert.deepEqual(body[field], whole[field], field);
    assert.deepEqual(body.calibration, { n: whole.calibration.n });
  });

  it('selects fields inside every object of an array', async () => {
    const { body } = await scan({ text: letter, fields: 'passages.score,calibration.n,signals.name' });
    assert.deepEqual(Object.keys(body.passages[0]), ['score']);
    assert.ok(body.signals.length > 0);
    for (const one of body.signals) assert.deepEqual(Object.keys(one), ['name']);
  });

  it('returns no signals, the measured ones, or the strongest ones', async () => {
    const { body: whole } = await scan({ text: letter });
    const { body: none } = await scan({ text: letter, signals: 'none' });
    assert.deepEqual(none.signals, []);
    assert.deepEqual({ ...none, signals: whole.signals, scan_id: whole.scan_id }, whole);
    const { body: active } = await scan({ text: letter, signals: 'active' });
    assert.deepEqual(
      active.signals,
      whole.signals.filter((signal: { active: boolean }) => signal.active),
    );
    assert.equal(active.signals.length, whole.coverage.active_signals);
    const { body: top } = await scan({ text: letter, signals: 'top:3' });
    const sorted = whole.signals.toSorted(
      (one: { points: number }, other: { points: number }) => Math.abs(other.points) - Math.abs(one.points),
    );
    assert.deepEqual(top.signals, sorted.slice(0, 3));
  });

  it('adds chosen signals to the fields', async () => {
    const { body } = await scan({ text: letter, fields: 'score', signals: 'top:2' });
    assert.deepEqual(Object.keys(body), ['score', 'signals']);
    assert.equal(body.signals.length, 2);
    assert.deepEqual(Object.keys((await scan({ text: letter, fields: 'score', signals: 'none' })).body), [
      'score',
    ]);
  });

  it('takes the parameters from the query for raw text and from the parts of a form', async () => {
    const raw = await read(
      server.call('/api/scan?fields=score,band', {
        key,
        body: letter,
        headers: { 'content-type': 'text/plain' },
      }),
    );
    assert.deepEqual(Object.keys(raw.body), ['score', 'band']);
    const form = new FormData();
    form.set('file', new Blob([letter]), 'letter.txt');
    form.set('fields', 'score,warnings');
    const sent = await read(server.call('/api/scan', { key, body: form }));
    assert.deepEqual(Object.keys(sent.body), ['warnings', 'score']);
  });

  it('treats empty parameters as absent', async () => {
    const { body } = await scan({ text: letter, fields: '', signals: '' });
    assert.ok(body.signals.length > 40 && body.engine !== undefined);
  });

  it('returns at most 1 KB for a short form', async () => {
    const response = await server.call('/api/scan', {
      key,
      json: { text: letter.repeat(3), fields: short, signals: 'top:8' },
    });
    assert.ok((await response.arrayBuffer()).byteLength <= 1024);
  });

  it('stores the whole result and selects when the record is read', async () => {
    const { body } = await scan({ text: letter, fields: 'scan_id' });
    const id = body.scan_id;
    const { body: whole } = await get(`/api/scan/${id}`);
    assert.equal(whole.text, letter);
    assert.ok(whole.signals.length > 40 && whole.fixes !== undefined && whole.signals[0].detail !== '');
    const { body: part } = await get(`/api/scan/${id}?fields=id,revisions.score,signals.name&signals=top:2`);
    assert.deepEqual(Object.keys(part), ['id', 'revisions', 'signals']);
    assert.deepEqual(part.revisions, [{ score: whole.score }]);
    assert.equal(part.signals.length, 2);
    const { body: list } = await get('/api/scan?limit=1&fields=items.id,next');
    assert.deepEqual(list.items, [{ id }]);
    assert.deepEqual(Object.keys(list), ['items', 'next']);
    const { body: unsignalled } = await get(`/api/scan/${id}?signals=none`);
    assert.deepEqual({ ...unsignalled, signals: whole.signals }, whole);
  });

  it('selects in every line of a batch, by the query or by the line', async () => {
    const lines = [{ text: letter }, { text: letter, fields: 'band' }, { text: letter, fields: 'scor' }];
    const response = await server.call('/api/scan/batch?fields=score,scan_id', {
      key,
      body: lines.map(line => JSON.stringify(line)).join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    });
    const [first, second, third] = (await response.text())
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    assert.deepEqual(Object.keys(first.result), ['scan_id', 'score']);
    assert.deepEqual(Object.keys(second.result), ['band']);
    assert.equal(third.status, 422);
    assert.match(third.detail[0].msg, /nearest known field is "score"/);
  });

  it('rejects a batch whose query names an unknown field', async () => {
    const body = JSON.stringify({ text: letter });
    const headers = { 'content-type': 'application/x-ndjson' };
    const issue = await issueOf(read(server.call('/api/scan/batch?fields=x', { key, body, headers })));
    assert.deepEqual(issue.loc, ['query', 'fields']);
  });

  it('returns 422 with the path and the nearest known field for an unknown one', async () => {
    for (const [fields, path, nearest] of [
      ['score,bnad', 'bnad', 'band'],
      ['passages.scores', 'passages.scores', 'passages.score'],
      ['points', 'points', 'signals.points'],
      ['score.value', 'score.value', 'score'],
      ['__proto__', '__proto__', null],
      ['constructor.name', 'constructor.name', null],
      ['signals.', 'signals.', 'signals'],
      ['score,,band', '', null],
    ] as const) {
      const issue = await issueOf(scan({ text: letter, fields }));
      assert.equal(issue.type, 'unknown_field');
      assert.deepEqual(issue.loc, ['body', 'fields']);
      assert.ok(issue.msg.startsWith(`Unknown field ${JSON.stringify(path)};`), issue.msg);
      if (nearest !== null) assert.ok(issue.msg.endsWith(`"${nearest}"`), issue.msg);
    }
    assert.deepEqual((await issueOf(get('/api/scan?fields=item.id'))).loc, ['query', 'fields']);
    assert.match(
      (await issueOf(get('/api/scan/scan_x?fields=revision'))).msg,
      /nearest known field is "revisions"/,
    );
  });

  it('returns 422 for too many paths, a list that is too long, or an invalid choice of signals', async () => {
    const many = Array.from({ length: limits.fieldPaths + 1 }, () => 'score').join();
    assert.equal((await issueOf(scan({ text: letter, fields: many }))).type, 'too_many_fields');
    const long = 'x'.repeat(limits.fieldListChars + 1);
    assert.equal((await issueOf(scan({ text: letter, fields: long }))).type, 'string_too_long');
    assert.equal((await issueOf(scan({ text: letter, fields: ['score'] }))).type, 'string_type');
    for (const signals of ['top', 'top:0', 'top:101', 'top:-1', 'top:1e2', 'some', 'ALL'])
      assert.equal((await issueOf(scan({ text: letter, signals }))).type, 'signal_choice', signals);
  });

  it('neither charges nor stores a scan with an unknown field', async () => {
    const before = (await get('/api/config')).body.usage;
    await scan({ text: letter, fields: 'nothing' });
    const after = (await get('/api/config')).body.usage;
    assert.equal(after.words_this_month, before.words_this_month);
    assert.equal(after.stored_records, before.stored_records);
  });

  it('replays a selected response, and returns 409 for other fields under the same Idempotency-Key', async () => {
    const send = (id: string, json: object) =>
      read(
        server.call('/api/scan', {
          key,
          json: { text: letter, ...json },
          headers: { 'idempotency-key': id },
        }),
      );
    for (const [id, json] of [
      ['fields', { fields: `scan_id,${short},passages,fixes` }],
      ['signals', { signals: 'top:5' }],
      ['unsaved', { signals: 'active', fields: 'score', save: false }],
    ] as const) {
      const first = await send(id, json);
      const second = await send(id, json);
      assert.equal(second.headers.get('idempotency-replayed'), 'true');
      assert.deepEqual(second.body, first.body);
      assert.equal((await send(id, { fields: 'score' })).status, 409);
    }
  });
});
