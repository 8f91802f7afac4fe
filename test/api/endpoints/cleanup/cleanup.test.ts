import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { CleanupResult } from '../../../../src/contract/cleanup.js';
import { readAsChoices } from '../../../../src/contract/document.js';
import { assertShape, read, suiteServer } from '../../../server.js';

describe('POST /api/cleanup', () => {
  const server = suiteServer();
  let key: string;
  before(async () => {
    key = await server.key('cleaner');
  });
  const clean = (json: unknown) => read(server.call('/api/cleanup', { key, json }));

  it('returns every specified field', async () => {
    const { status, body } = await clean({
      text: '\u201cWait\u2026\u201d she said \u2014 twice.',
      title: 'note',
    });
    assert.equal(status, 200);
    assertShape(CleanupResult, body);
    assert.equal(body.output_text, '"Wait..." she said - twice.');
    assert.deepEqual(body.changes, { 'smart quotes': 2, 'ellipsis glyph': 1, 'em/en dash': 1 });
    assert.equal(body.total_changes, 4);
    assert.equal(body.mode, 'light');
    assert.match(body.id, /^cln_/);
  });

  it('counts characters as code points', async () => {
    const { body } = await clean({ text: '\u{1f600}\u2026' });
    assert.equal(body.chars_in, 2);
    assert.equal(body.chars_out, 4);
  });

  it('rejects an empty text with 422 text_empty, and saves nothing', async () => {
    const own = await server.key('empty');
    const { status, body } = await read(server.call('/api/cleanup', { key: own, json: { text: '' } }));
    assert.deepEqual(
      [status, body.detail[0].type, body.detail[0].loc],
      [422, 'text_empty', ['body', 'text']],
    );
    assert.equal((await read(server.call('/api/cleanup', { key: own }))).body.total, 0);
  });

  it('cleans Markdown like a .md file, and says how it read the text', async () => {
    const text = '# A\n\n## B\n\n> \u2014 \u201cC\u201d  \nd';
    const { body } = await clean({ text });
    assert.deepEqual([body.read_as, body.output_text], ['markdown', '# A\n\n## B\n\n> \u2014 "C"  \nd']);
    const form = new FormData();
    form.append('file', new Blob([text]), 'a.md');
    const file = await server.call('/api/cleanup/file', { key, body: form });
    assert.equal(await file.text(), body.output_text);
    const plain = await clean({ text, read_as: 'plain' });
    assert.equal(plain.body.read_as, 'plain');
    assert.match(plain.body.output_text, /> \u2014 "C"/);
  });

  it('reads a text as each format, as files, scans and MCP do', async () => {
    const text = 'id,note\n1,"The \u201cold\u201d map"\n';
    for (const format of readAsChoices) {
      const { body } = await clean({ text, read_as: format, save: false });
      assert.equal(body.read_as, format === 'auto' ? 'csv' : format);
      const form = new FormData();
      form.append('file', new Blob([text]), 'a.txt');
      form.append('read_as', format);
      const file = await server.call('/api/cleanup/file', { key, body: form });
      assert.equal(await file.text(), body.output_text, format);
      const scan = await read(
        server.call('/api/scan', { key, json: { text, read_as: format, save: false } }),
      );
      assert.equal(scan.body.read_as, format === 'markdown' ? format : 'plain');
      const params = { name: 'cleanup_text', arguments: { text, read_as: format } };
      const headers = { accept: 'application/json, text/event-stream' };
      const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const tool = await read(server.call('/api/mcp', { key, json, headers }));
      assert.equal(tool.body.result.structuredContent.output_text, body.output_text, format);
    }
  });

  it('applies contractions only when asked', async () => {
    assert.equal((await clean({ text: 'I do not know.' })).body.output_text, 'I do not know.');
    assert.equal(
      (await clean({ text: 'I do not know.', contractions: true })).body.output_text,
      "I don't know.",
    );
  });

  it('cleans each line of a long text as it cleans the line alone', async () => {
    const line = 'The \u201csecond\u201d door \u2014 the green one \u2014 stays shut\u2026\n';
    const times = 400;
    const short = (await clean({ text: line, save: false })).body;
    const long = (await clean({ text: line.repeat(times), save: false })).body;
    assert.equal(long.output_text, short.output_text.repeat(times));
    assert.equal(long.total_changes, short.total_changes * times);
  });

  it('saves unless save is false', async () => {
    assert.equal((await clean({ text: 'x', save: false })).body.id, null);
    const { id } = (await clean({ text: 'a\u2014b' })).body;
    const { body } = await read(server.call(`/api/cleanup/${id}`, { key }));
    assert.equal(body.input_text, 'a\u2014b');
    assert.equal(body.output_text, 'a - b');
  });

  it('rejects a text over the plan’s character limit with 413', async () => {
    assert.equal((await clean({ text: 'x'.repeat(50_001) })).status, 413);
  });
});
