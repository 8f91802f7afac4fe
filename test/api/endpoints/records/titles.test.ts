import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read, suiteServer } from '../../../server.js';

const text = 'Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions.';
const hostile = ' \u0000\u001b[31m\u202eexe.\u2066a\r\nb\tc\u0085d\u009be\u200f\u061c\u200e\u200d\u200c ';
const clean = '[31mexe.a b c de\u200f\u061c\u200e\u200d\u200c';

describe('titles and labels', () => {
  const server = suiteServer();

  it('are stored without control characters and direction overrides wherever they enter', async () => {
    const cookie = await server.register('ann');
    const call = async (path: string, json?: object, method?: string) => {
      const answer = await read(
        server.call(path, { cookie, ...(json && { json }), ...(method && { method }) }),
      );
      assert.ok(answer.status < 300, JSON.stringify(answer.body));
      return answer.body;
    };
    const titleAt = async (path: string) => (await call(path)).title;

    const result = await call('/api/scan', { text, title: hostile });
    const scan = `/api/scan/${result.scan_id}`;
    assert.equal(await titleAt(scan), clean);
    assert.equal((await call('/api/scan')).items[0].title, clean);
    assert.equal((await call(scan, { title: hostile }, 'PATCH')).title, clean);
    assert.equal(await titleAt(scan), clean);

    const cleanup = `/api/cleanup/${(await call('/api/cleanup', { text, title: hostile })).id}`;
    assert.equal(await titleAt(cleanup), clean);
    await call(cleanup, { title: 'other' }, 'PATCH');
    await call(cleanup, { title: hostile }, 'PATCH');
    assert.equal(await titleAt(cleanup), clean);

    const report = await call('/api/report', { result, title: hostile, source: hostile });
    assert.equal(report.title, clean);
    assert.equal((await call('/api/report')).items[0].title, clean);

    const key = await call('/api/keys', { label: hostile });
    assert.equal(key.label, clean);
    assert.equal((await call('/api/keys')).items[0].label, clean);
  });

  it('are cleaned when they come from a file name', async () => {
    const key = await server.key('bob');
    const headers = {
      'x-filename': encodeURIComponent('a\u202etxt.\u0085exe\u2069.txt'),
      'content-type': 'application/octet-stream',
    };
    assert.equal((await server.call('/api/scan', { key, body: text, headers })).status, 200);
    const { body } = await read(server.call('/api/scan', { key }));
    assert.equal(body.items[0].title, 'atxt. exe.txt');
  });

  it('are null when nothing is left', async () => {
    const key = await server.key('cat');
    const { body } = await read(server.call('/api/scan', { key, json: { text, title: '\u0000\u202e ' } }));
    assert.equal((await read(server.call(`/api/scan/${body.scan_id}`, { key }))).body.title, null);
  });
});
