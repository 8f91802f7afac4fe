import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CleanupResult } from '../../../../src/contract/cleanup.js';
import { readAsChoices } from '../../../../src/contract/document.js';
import { assertShape, fileForm, sharedServer, suiteClient } from '../../../server.js';

describe('POST /api/cleanup', () => {
  const client = suiteClient(sharedServer(), 'cleaner');
  const clean = (json: unknown) => client.post('/api/cleanup', json);
  const cleanFile = async (name: string, text: string, fields?: Record<string, string>) =>
    (await client.send('/api/cleanup/file', fileForm(name, text, fields))).body;

  it('returns every specified field', async () => {
    const text = '\u201cWait\u2026\u201d she said \u2014 twice.';
    const { status, body } = await clean({ text, title: 'note' });
    assert.equal(status, 200);
    assertShape(CleanupResult, body);
    assert.equal(body.output_text, '"Wait..." she said - twice.');
    assert.deepEqual(body.changes, { 'smart quotes': 2, 'ellipsis glyph': 1, 'em/en dash': 1 });
    assert.deepEqual([body.total_changes, body.mode], [4, 'light']);
    assert.match(body.id, /^cln_/);
  });

  it('sets or leaves the typography in the chosen style, and names the style', async () => {
    const text = '"It\u2019s 5-6" - so\u200b...';
    for (const [style, output_text] of [
      ['typographic', '\u201cIt\u2019s 5\u20136\u201d\u2014so\u2026'],
      ['keep', '"It\u2019s 5-6" - so...'],
    ]) {
      const { body } = await clean({ text, style, save: false });
      assertShape(CleanupResult, body);
      assert.deepEqual([body.style, body.output_text], [style, output_text]);
    }
    assert.equal('style' in (await clean({ text, style: 'plain', save: false })).body, false);
    assert.equal((await clean({ text, style: 'curly' })).status, 422);
  });

  it('saves unless save is false or the text is empty', async () => {
    const total = async () => (await client.get('/api/cleanup')).body.total;
    const before = await total();
    assert.equal((await clean({ text: 'x', save: false })).body.id, null);
    const { status, body } = await clean({ text: '' });
    assert.deepEqual([status, body.detail[0].type], [422, 'text_empty']);
    assert.deepEqual(body.detail[0].loc, ['body', 'text']);
    assert.equal(await total(), before);
    const { id } = (await clean({ text: 'a\u2014b' })).body;
    const { input_text, output_text } = (await client.get(`/api/cleanup/${id}`)).body;
    assert.deepEqual([input_text, output_text], ['a\u2014b', 'a - b']);
  });

  it('cleans Markdown like a .md file, and says how it read the text', async () => {
    const text = '# A\n\n## B\n\n> \u2014 \u201cC\u201d  \nd';
    const { body } = await clean({ text });
    assert.deepEqual([body.read_as, body.output_text], ['markdown', '# A\n\n## B\n\n> \u2014 "C"  \nd']);
    assert.equal(await cleanFile('a.md', text), body.output_text);
  });

  for (const format of readAsChoices)
    it(`reads a text as ${format}, as files, scans and MCP do`, async () => {
      const text = 'id,note\n1,"The \u201cold\u201d map"\n';
      const given = { text, read_as: format };
      const { body } = await clean({ ...given, save: false });
      assert.equal(body.read_as, format === 'auto' ? 'csv' : format);
      assert.equal(await cleanFile('a.txt', text, { read_as: format }), body.output_text);
      const scan = await client.post('/api/scan', { ...given, save: false });
      assert.equal(scan.body.read_as, format === 'markdown' ? format : 'plain');
      const params = { name: 'cleanup_text', arguments: given };
      const tool = await client.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      assert.equal(tool.body.result.structuredContent.output_text, body.output_text);
    });

  it('applies contractions only when asked', async () => {
    const text = 'I do not know.';
    assert.equal((await clean({ text })).body.output_text, text);
    assert.equal((await clean({ text, contractions: true })).body.output_text, "I don't know.");
  });

  it('rejects a text over the plan’s character limit with 413', async () => {
    assert.equal((await clean({ text: 'x'.repeat(50_001) })).status, 413);
  });
});
