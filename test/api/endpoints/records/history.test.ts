import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  CleanupPage,
  CleanupRecord,
  FeedbackPage,
  FeedbackRecord,
  ReportPage,
  ScanPage,
  ScanRecord,
} from '../../../../src/contract/history.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const text = 'We meet on Tuesdays, mostly for the biscuits, and now and then for the minutes.';

describe('history', () => {
  const server = suiteServer();
  let key: string;
  let other: string;
  before(async () => {
    key = await server.key('keeper');
    other = await server.key('other');
  });
  const get = (path: string, as = key) => read(server.call(path, { key: as }));
  const remove = (path: string, as = key) => read(server.call(path, { key: as, method: 'DELETE' }));
  const scan = async (json: object, as = key) =>
    (await read(server.call('/api/scan', { key: as, json: { text, ...json } }))).body.scan_id as string;

  it('lists newest first, with totals, offsets and cursors that skip nothing', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await scan({ title: `scan ${i}` }));
    const { body } = await get('/api/scan?limit=2');
    assertShape(ScanPage, body);
    assert.equal(body.total, 5);
    assert.deepEqual(
      body.items.map((item: { id: string }) => item.id),
      ids.slice(0, 2),
    );
    await scan({ title: 'one more, while paging' });
    const second = (await get(`/api/scan?limit=2&cursor=${body.next}`)).body;
    const third = (await get(`/api/scan?limit=2&cursor=${second.next}`)).body;
    assert.deepEqual(
      [...second.items, ...third.items].map((item: { id: string }) => item.id),
      ids.slice(2),
    );
    assert.equal(third.next, null);
    assert.equal((await get('/api/scan?offset=5')).body.items.length, 1);
  });

  it('uses the name of an uploaded file as the title, unless one is given', async () => {
    const own = await server.key('uploader');
    const upload = async (name: string, title?: string) => {
      const body = new FormData();
      body.append('file', new Blob([text]), name);
      if (title !== undefined) body.append('title', title);
      assert.equal((await server.call('/api/scan', { key: own, body })).status, 200);
    };
    await upload('Winter report.txt');
    await upload('b.txt', 'Given');
    await upload('c.txt', '');
    await upload(`${'n'.repeat(230)}.txt`);
    const headers = { 'content-type': 'text/markdown' };
    assert.equal((await server.call('/api/scan', { key: own, body: `# ${text}`, headers })).status, 200);
    const titles = (await get('/api/scan', own)).body.items.map((item: { title: string }) => item.title);
    assert.deepEqual(titles, [null, 'n'.repeat(200), 'c.txt', 'Given', 'Winter report.txt']);
  });

  it('renames scans and cleanups', async () => {
    const own = await server.key('renamer');
    const id = await scan({ title: 'before' }, own);
    const rename = (path: string, json: object, as = own) =>
      read(server.call(path, { key: as, method: 'PATCH', json }));
    const renamed = await rename(`/api/scan/${id}`, { title: '  after ' });
    assert.equal(renamed.status, 200);
    assert.deepEqual(renamed.body, { id, title: 'after' });
    const { body } = await get(`/api/scan/${id}`, own);
    assertShape(ScanRecord, body);
    assert.equal(body.title, 'after');
    assert.equal(body.text, text);
    assert.equal(body.revisions[0].title, 'after');
    assert.deepEqual((await rename(`/api/scan/${id}`, { title: ' ' })).body, { id, title: null });
    assert.equal((await rename(`/api/scan/${id}`, { title: 'x'.repeat(201) })).status, 422);
    assert.equal((await rename(`/api/scan/${id}`, {})).status, 422);
    assert.equal((await rename(`/api/scan/${id}`, { title: 'theirs' }, other)).status, 404);
    assert.equal((await rename('/api/scan/scan_0', { title: 'none' })).status, 404);
    const second = await scan({ title: 'second' }, own);
    assert.equal((await rename(`/api/scan/${id}`, { id: second, title: 'by path' })).body.id, id);
    assert.equal((await get(`/api/scan/${second}`, own)).body.title, 'second');
    const cleanup = await read(server.call('/api/cleanup', { key: own, json: { text, save: true } }));
    const path = `/api/cleanup/${cleanup.body.id}`;
    assert.equal((await rename(path, { title: 'clean' })).status, 200);
    assert.equal((await get(path, own)).body.title, 'clean');
  });

  it('returns the complete result and the text of a saved scan', async () => {
    const id = await scan({ title: 'whole' });
    const { status, body } = await get(`/api/scan/${id}`);
    assert.equal(status, 200);
    assertShape(ScanRecord, body);
    assert.equal(body.text, text);
    assert.equal(body.title, 'whole');
    assert.equal(body.scan_id, id);
    assert.deepEqual(
      body.revisions.map((revision: { id: string }) => revision.id),
      [id],
    );
  });

  it('returns the revision chain, oldest first, also after the parent is deleted', async () => {
    const first = await scan({ title: 'draft' });
    const second = await scan({ parent_scan_id: first });
    const third = await scan({ parent_scan_id: second });
    const chain = async (id: string) =>
      (await get(`/api/scan/${id}`)).body.revisions.map((revision: { id: string }) => revision.id);
    for (const id of [first, second, third]) assert.deepEqual(await chain(id), [first, second, third]);
    await remove(`/api/scan/${first}`);
    assert.deepEqual(await chain(third), [second, third]);
  });

  it('saves nothing when save is false', async () => {
    const before = (await get('/api/scan')).body.total;
    assert.equal(await scan({ save: false }), null);
    assert.equal((await get('/api/scan')).body.total, before);
  });

  it('neither shows nor deletes records of another account', async () => {
    const id = await scan({});
    assert.equal((await get(`/api/scan/${id}`, other)).status, 404);
    assert.equal((await remove(`/api/scan/${id}`, other)).status, 404);
    assert.equal((await get('/api/scan', other)).body.total, 0);
    assert.equal((await get(`/api/scan/${id}`)).status, 200);
  });

  it('deletes one, then all, and returns the number', async () => {
    const id = await scan({});
    assert.deepEqual((await remove(`/api/scan/${id}`)).body, { deleted: 1 });
    assert.equal((await remove(`/api/scan/${id}`)).status, 404);
    const { total } = (await get('/api/scan')).body;
    assert.deepEqual((await remove('/api/scan')).body, { deleted: total });
    assert.deepEqual((await get('/api/scan')).body, {
      items: [],
      total: 0,
      limit: 50,
      offset: 0,
      next: null,
    });
  });

  it('lists the headline of each scan before its score, and whether its passages disagree', async () => {
    const id = await scan({});
    const [item] = (await get('/api/scan')).body.items;
    assert.deepEqual(Object.keys(item).slice(3, 7), ['preview', 'headline', 'assessed', 'score']);
    const { headline, mixed } = (await get(`/api/scan/${id}`)).body;
    assert.deepEqual([item.headline, item.mixed], [headline, mixed]);
    await remove('/api/scan');
  });

  it('supports the same calls for cleanups', async () => {
    const { body: made } = await read(
      server.call('/api/cleanup', { key, json: { text: 'a\u2014b', title: 't' } }),
    );
    const { body: page } = await get('/api/cleanup?mode=light');
    assertShape(CleanupPage, page);
    assert.equal(page.items[0].id, made.id);
    assert.equal((await get('/api/cleanup?mode=heavy')).body.total, 0);
    const { body: record } = await get(`/api/cleanup/${made.id}`);
    assertShape(CleanupRecord, record);
    assert.equal((await get(`/api/cleanup/${made.id}`, other)).status, 404);
    assert.deepEqual((await remove('/api/cleanup')).body, { deleted: 1 });
  });

  it('rejects limits, offsets and cursors out of range', async () => {
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'offset=-1', `cursor=${'x'.repeat(100)}`]) {
      const { status, body } = await get(`/api/scan?${query}`);
      assert.equal(status, 422, query);
      assert.equal(body.detail[0].loc[0], 'query');
    }
  });

  it('returns 404 for malformed ids', async () => {
    for (const id of ['%00', '..%2f..', 'x'.repeat(500), '%ff', 'scan_'])
      assert.equal((await get(`/api/scan/${id}`)).status, 404, id);
  });
});

describe('history of reports and feedback', () => {
  const server = suiteServer();
  let key: string;
  before(async () => {
    key = await server.key('publisher');
  });
  const get = (path: string) => read(server.call(path, { key }));
  const remove = (path: string) => read(server.call(path, { key, method: 'DELETE' }));
  const report = async (title: string) =>
    (await read(server.call('/api/report', { key, json: { result: { score: 30 }, title } }))).body
      .report_id as string;
  const feedback = async (json: object) =>
    (await read(server.call('/api/feedback', { key, json }))).body.feedback_id as string;
  const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

  it('lists reports newest first in pages, and deletes one or all', async () => {
    const ids = [await report('first'), await report('second'), await report('third')].reverse();
    const { body } = await get('/api/report?limit=2');
    assertShape(ReportPage, body);
    assert.deepEqual([idsOf(body), body.total], [ids.slice(0, 2), 3]);
    assert.equal(body.items[0].title, 'third');
    assert.deepEqual(idsOf((await get(`/api/report?limit=2&cursor=${body.next}`)).body), ids.slice(2));
    assert.deepEqual((await remove(`/api/report/${ids[0]}`)).body, { deleted: 1 });
    assert.equal((await get(`/api/report/${ids[0]}`)).status, 404);
    assert.equal((await remove(`/api/report/${ids[0]}`)).status, 404);
    assert.deepEqual((await remove('/api/report')).body, { deleted: 2 });
    assert.equal((await get('/api/report')).body.total, 0);
  });

  it('returns feedback with its text only with consent, and deletes it', async () => {
    const silent = await feedback({ verdict: 'wrong', text: 'not to be stored' });
    const open = await feedback({ verdict: 'right', text: 'may be stored', consent_text: true });
    const { body } = await get('/api/feedback');
    assertShape(FeedbackPage, body);
    assert.deepEqual(idsOf(body), [open, silent]);
    const [withText, without] = [await get(`/api/feedback/${open}`), await get(`/api/feedback/${silent}`)];
    assertShape(FeedbackRecord, withText.body);
    assert.deepEqual([withText.body.text, without.body.text], ['may be stored', null]);
    assert.equal(without.body.verdict, 'wrong');
    assert.deepEqual((await remove(`/api/feedback/${open}`)).body, { deleted: 1 });
    assert.equal((await get(`/api/feedback/${open}`)).status, 404);
    assert.deepEqual((await remove('/api/feedback')).body, { deleted: 1 });
  });
});
