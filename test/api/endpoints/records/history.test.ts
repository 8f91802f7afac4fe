import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  CleanupPage,
  FeedbackPage,
  ReportPage,
  ScanPage,
  ScanRecord,
} from '../../../../src/contract/history.js';
import { assertShape, type Client, fileForm, sharedServer, suiteClient } from '../../../server.js';

const text = 'We meet on Tuesdays, mostly for the biscuits, and now and then for the minutes.';
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('history', () => {
  const server = sharedServer();
  const keeper = suiteClient(server, 'keeper');
  const scan = async (json: object, client: Client = keeper) =>
    (await client.post('/api/scan', { text, ...json })).body.scan_id as string;

  it('renames scans and cleanups', async () => {
    const renamer = await server.client('renamer');
    const { body: cleanup } = await renamer.post('/api/cleanup', { text });
    for (const [path, parameter] of [
      [`/api/scan/${await scan({}, renamer)}`, 'id'],
      [`/api/cleanup/${cleanup.id}`, 'hid'],
    ] as const) {
      const rename = (json: object) => renamer.patch(path, json);
      const { status, body } = await rename({ title: '  after ' });
      const id = path.split('/').at(-1);
      assert.deepEqual([status, body], [200, { id, title: 'after' }]);
      assert.equal((await renamer.get(path)).body.title, 'after');
      assert.deepEqual((await rename({ title: ' ' })).body, { id, title: null });
      assert.equal((await rename({ title: 'x'.repeat(201) })).status, 422);
      assert.equal((await rename({})).status, 422);
      assert.equal((await rename({ [parameter]: 'other', title: 'by path' })).body.id, id);
      assert.equal((await renamer.patch(`${path}0`, { title: 'none' })).status, 404);
    }
  });

  it('returns the complete result and the text of a saved scan', async () => {
    const id = await scan({ title: 'whole' });
    const { status, body } = await keeper.get(`/api/scan/${id}`);
    assert.equal(status, 200);
    assertShape(ScanRecord, body);
    assert.deepEqual([body.text, body.title, body.scan_id], [text, 'whole', id]);
    assert.equal(body.revisions[0].title, 'whole');
    assert.equal(body.revisions[0].assessed, body.assessed);
    const report = await keeper.post('/api/report', { result: body, source_text: text });
    assert.equal(report.status, 200, 'a record can be sent for a report as it is');
  });

  it('returns the revision chain, oldest first, also after the parent is deleted', async () => {
    const first = await scan({ title: 'draft' });
    const second = await scan({ parent_scan_id: first });
    const third = await scan({ parent_scan_id: second });
    const chain = async (id: string) =>
      idsOf({ items: (await keeper.get(`/api/scan/${id}`)).body.revisions });
    for (const id of [first, second, third]) assert.deepEqual(await chain(id), [first, second, third]);
    await keeper.remove(`/api/scan/${first}`);
    assert.deepEqual(await chain(third), [second, third]);
  });

  it('lists the headline of each scan before its score, and whether its passages disagree', async () => {
    const id = await scan({});
    const [item] = (await keeper.get('/api/scan')).body.items;
    assert.deepEqual(Object.keys(item).slice(3, 7), ['preview', 'headline', 'assessed', 'score']);
    const { headline, mixed } = (await keeper.get(`/api/scan/${id}`)).body;
    assert.deepEqual([item.headline, item.mixed], [headline, mixed]);
  });

  it('lists the cleanups of a mode', async () => {
    const { id } = (await keeper.post('/api/cleanup', { text: 'a\u2014b', title: 't' })).body;
    const { body: page } = await keeper.get('/api/cleanup?mode=light');
    assert.equal(page.items[0].id, id);
    assert.equal((await keeper.get('/api/cleanup?mode=heavy')).body.total, 0);
  });

  for (const query of ['limit=0', 'limit=201', 'limit=x', 'offset=-1', `cursor=${'x'.repeat(100)}`])
    it(`returns 422 for ${query.slice(0, 20)}`, async () => {
      const { status, body } = await keeper.get(`/api/scan?${query}`);
      assert.deepEqual([status, body.detail[0].loc[0]], [422, 'query']);
    });

  it('returns 404 for malformed ids', async () => {
    for (const id of ['%00', '..%2f..', 'x'.repeat(500), '%ff', 'scan_'])
      assert.equal((await keeper.get(`/api/scan/${id}`)).status, 404, id);
  });
});

describe('history of each kind', () => {
  const server = sharedServer();
  for (const [path, page, json] of [
    ['/api/scan', ScanPage, { text }],
    ['/api/cleanup', CleanupPage, { text }],
    ['/api/report', ReportPage, { result: { score: 30 } }],
    ['/api/feedback', FeedbackPage, { verdict: 'right' }],
  ] as const)
    it(`lists newest first in pages, and deletes one record or all: ${path}`, async () => {
      const client = await server.client(path.slice('/api/'.length));
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) {
        const { scan_id, report_id, feedback_id, id } = (await client.post(path, json)).body;
        ids.unshift(scan_id ?? report_id ?? feedback_id ?? id);
      }
      const { body } = await client.get(`${path}?limit=2`);
      assertShape(page, body);
      assert.deepEqual([body.total, idsOf(body)], [3, ids.slice(0, 2)]);
      const rest = (await client.get(`${path}?limit=2&cursor=${body.next}`)).body;
      assert.deepEqual([idsOf(rest), rest.next], [ids.slice(2), null]);
      assert.deepEqual(idsOf((await client.get(`${path}?offset=1`)).body), ids.slice(1));
      assert.deepEqual((await client.remove(`${path}/${ids[0]}`)).body, { deleted: 1 });
      for (const call of [client.get, client.remove])
        assert.equal((await call(`${path}/${ids[0]}`)).status, 404);
      assert.deepEqual((await client.remove(path)).body, { deleted: 2 });
      const empty = { items: [], total: 0, limit: 50, offset: 0, next: null };
      assert.deepEqual((await client.get(path)).body, empty);
    });
});

describe('titles and labels', () => {
  const server = sharedServer();
  const hostile = ' \u0000\u001b[31m\u202eexe.\u2066a\r\nb\tc\u0085d\u009be\u200f\u061c\u200e\u200d\u200c ';
  const clean = '[31mexe.a b c de\u200f\u061c\u200e\u200d\u200c';

  it('are stored without control characters and direction overrides wherever they enter', async () => {
    const ann = server.as({ cookie: await server.register('ann') });
    const listed = async (path: string) => (await ann.get(path)).body.items[0];
    for (const [path, json] of [
      ['/api/scan', { text }],
      ['/api/cleanup', { text }],
      ['/api/report', { result: { score: 1 }, source: hostile }],
    ] as const) {
      await ann.post(path, { ...json, title: hostile });
      const { id, title } = await listed(path);
      assert.equal(title, clean);
      assert.equal((await ann.get(`${path}/${id}`)).body.title, clean);
      if (path === '/api/report') continue;
      await ann.patch(`${path}/${id}`, { title: 'other' });
      assert.equal((await ann.patch(`${path}/${id}`, { title: hostile })).body.title, clean);
      assert.equal((await listed(path)).title, clean);
    }
    assert.equal((await ann.post('/api/keys', { label: hostile })).body.label, clean);
    assert.equal((await listed('/api/keys')).label, clean);
  });

  it('are null when nothing is left', async () => {
    const cat = await server.client('cat');
    await cat.post('/api/scan', { text, title: '\u0000\u202e ' });
    assert.equal((await cat.get('/api/scan')).body.items[0].title, null);
  });

  it('are the name of an uploaded file, cleaned and cut, unless one is given', async () => {
    const client = await server.client('uploader');
    const upload = async (name: string, fields?: Record<string, string>) =>
      assert.equal((await client.send('/api/scan', fileForm(name, text, fields))).status, 200);
    await upload('Winter report.txt');
    await upload('b.txt', { title: 'Given' });
    await upload('c.txt', { title: '' });
    await upload(`${'n'.repeat(230)}.txt`);
    const name = encodeURIComponent('a\u202etxt.\u0085exe\u2069.txt');
    await client.send('/api/scan', text, { 'x-filename': name, 'content-type': 'application/octet-stream' });
    await client.send('/api/scan', `# ${text}`, { 'content-type': 'text/markdown' });
    const { items } = (await client.get('/api/scan')).body;
    const titles = items.map(({ title }: { title: string }) => title);
    const names = ['atxt. exe.txt', 'n'.repeat(200), 'c.txt', 'Given', 'Winter report.txt'];
    assert.deepEqual(titles, [null, ...names]);
  });
});
