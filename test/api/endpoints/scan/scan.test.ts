import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { ScanResult } from '../../../../src/contract/scan.js';
import { column, pdfOf, runs } from '../../../files/document/pdf-file.js';
import { assertShape, fileForm, sharedServer, suiteClient } from '../../../server.js';
import { letter } from './letter.js';

describe('POST /api/scan', () => {
  const server = sharedServer();
  const client = suiteClient(server, 'scanner');
  const scan = (json: unknown, path = '/api/scan') => client.post(path, json);
  const upload = (name: string, content: string, fields: Record<string, string> = {}) =>
    client.send('/api/scan', fileForm(name, content, fields));

  it('returns every specified field', async () => {
    const { status, body, headers } = await scan({ text: letter });
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^application\/json/);
    assertShape(ScanResult, body);
    assert.match(body.scan_id, /^scan_/);
    assert.ok(Array.isArray(body.fixes));
    assert.ok(!('is_ai' in body) && !('verdict' in body));
  });

  it('omits fixes and includes sentences when asked, in the body before the query', async () => {
    const withoutFixes = '/api/scan?include_fixes=false';
    const hasFixes = async (json: object, path?: string) =>
      'fixes' in (await scan({ text: letter, ...json }, path)).body;
    assert.equal(await hasFixes({ include_fixes: false }), false);
    assert.equal(await hasFixes({}, withoutFixes), false);
    assert.equal(await hasFixes({ include_fixes: true }, withoutFixes), true);
    const { sentences } = (await scan({ text: letter, include_sentences: true })).body;
    assert.ok(sentences.length >= 5);
    for (const { start, end, score } of sentences)
      assert.ok(start < end && end <= letter.length && score >= 0 && score <= 100);
  });

  it('returns a plain-text report for format=text', async () => {
    const { status, headers, body } = await scan({ text: letter }, '/api/scan?format=text');
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^text\/plain/);
    assert.match(body, /signal, not/i);
    assert.match(body, /Saved as scan_/);
  });

  it('returns the same result for a background scan', async () => {
    const { scan_id: _, ...normal } = (await scan({ text: letter })).body;
    const { scan_id: __, ...background } = (await scan({ text: letter, background: true })).body;
    assert.deepEqual(background, normal);
  });

  const wordless = ['!!!', '\u{1f600}'.repeat(50), '\ud800', '— … —', '\u0301'];
  const blank = ['', ' \n\t\u00a0', '\u200b', ' \u2060\ufeff\u00ad\n', '\u0000', '\u00a0'.repeat(40_000)];
  for (const [type, texts] of Object.entries({ text_empty: blank, text_without_words: wordless }))
    it(`returns 422 ${type}, and neither charges, stores nor repeats the text`, async () => {
      const own = await server.client(type.replaceAll('_', '-'));
      const answers = texts.map(text => own.post('/api/scan', { text }));
      if (type === 'text_without_words')
        answers.push(own.send('/api/scan', fileForm('marks.txt', '* * *\n\n???')));
      for (const { status, body } of await Promise.all(answers)) {
        assert.deepEqual([status, body.detail[0].type], [422, type]);
        assert.deepEqual(body.detail[0].loc, ['body', 'text']);
        assert.ok(JSON.stringify(body).length < 5_000);
      }
      assert.equal((await own.get('/api/config')).body.usage.words_this_month, 0);
      assert.equal((await own.get('/api/scan')).body.total, 0);
    });

  it('names the reason why a text has no words', async () => {
    for (const [text, reason] of [
      ['!!!', /a word is a run of letters or digits of any script$/],
      ['x'.repeat(2_000), /more than 1,000 characters without a space are read as data$/],
    ] as const)
      assert.match((await scan({ text })).body.detail[0].msg, reason);
  });

  it('names in warnings the text and the files that are not read', async () => {
    const unread = fileForm('b.txt', letter, { text: letter });
    unread.append('attachment', unread.get('file')!);
    unread.delete('file');
    assert.deepEqual((await upload('a.txt', letter, { text: 'Unread.' })).body.warnings, [
      'The field "text" was ignored: a file was sent.',
    ]);
    assert.match((await client.send('/api/scan', unread)).body.warnings[0], /"b\.txt" was ignored/);
    assert.equal((await scan({ text: letter })).body.warnings, undefined);
    assert.deepEqual((await upload('a.txt', letter)).body.warnings, []);
  });

  it('states in every output of a document what of it could not be read', async () => {
    const readable = letter.slice(0, 400).replace(/[()\\]/g, '');
    const page = runs(...column(72, 700, ...readable.match(/.{1,80}/g)!));
    const bytes = pdfOf({ pages: [page, page], objects: { 12: 'null' } });
    const unread = '1 of 2 pages could not be read: damaged.';
    const scanAs = async (fields: Record<string, string>) =>
      (await client.send('/api/scan', fileForm('a.pdf', bytes, fields))).body;
    const body = await scanAs({ save: 'true', sign: 'true' });
    assert.ok(body.degraded.endsWith(unread), JSON.stringify(body.degraded));
    assert.deepEqual(body.warnings, [unread]);
    const saved = await client.get(`/api/scan/${body.scan_id}`);
    const others = [saved.body, await scanAs({ format: 'signed' }), await scanAs({ fields: 'degraded' })];
    for (const { degraded } of others) assert.equal(degraded, body.degraded);
    const text = await scanAs({ format: 'text' });
    assert.ok(text.replace(/\s+/g, ' ').includes(unread), text);
    const report = (await client.post('/api/report', { result: body })).body;
    for (const part of [report.html, report.text]) assert.ok(part.includes(unread));
    assert.notEqual(report.signature, null);
  });

  it('names in warnings the fields of a visitor that need an account, and stores nothing', async () => {
    const asVisitor = async (json: object) =>
      (await server.visitor.post('/api/scan', { text: letter, ...json })).body;
    const all = { deep: true, save: true, title: 'A letter', parent_scan_id: 'scan_x' };
    const { warnings, scan_id } = await asVisitor(all);
    const ignored = (name: string) => `The field "${name}" was ignored: it needs an account.`;
    assert.deepEqual([warnings, scan_id], [Object.keys(all).map(ignored), null]);
    const none = { deep: false, save: false, title: '', parent_scan_id: null };
    assert.equal((await asVisitor(none)).warnings, undefined);
    assert.equal((await scan({ text: letter, ...all, parent_scan_id: null })).body.warnings, undefined);
  });

  it('names in warnings the fields that a key of scope read cannot use', async () => {
    const reader = await server.client('reader', 'read');
    const all = { text: letter, deep: true, save: true, title: 'A letter' };
    const { warnings, scan_id } = (await reader.post('/api/scan', all)).body;
    const ignored = (name: string) => `The field "${name}" was ignored: a key of scope "read" saves nothing.`;
    assert.deepEqual([warnings, scan_id], [['save', 'title'].map(ignored), null]);
    assert.equal((await reader.post('/api/scan', { text: letter })).body.warnings, undefined);
  });

  it('accepts 50,000 code points and rejects 50,001', async () => {
    const most = '\u{1f600}'.repeat(100) + 'word '.repeat(9_980);
    assert.equal([...most].length, 50_000);
    assert.equal((await scan({ text: most, save: false })).status, 200);
    const { status, body } = await scan({ text: `${most}x` });
    assert.equal(status, 413);
    assert.match(body.detail, /50,001 characters.*50,000/);
  });

  const markdown = `# The *boiler*\n\n${letter}\n\n- **Sunday**: it went out\n- **Monday**: [knocking](https://a.example/pipes)\n`;

  it('scores pasted Markdown as its upload, and refers to the text as sent', async () => {
    const { body: uploaded } = await upload('letter.md', markdown);
    const { body: pasted } = await scan({ text: markdown, include_sentences: true, sign: true });
    for (const field of ['read_as', 'score', 'word_count']) assert.equal(pasted[field], uploaded[field]);
    assert.equal(pasted.read_as, 'markdown');
    for (const signal of pasted.signals)
      for (const { start, end, text } of signal.evidence ?? [])
        assert.equal(markdown.slice(start, end), text);
    const sentences: { start: number; end: number }[] = pasted.sentences;
    assert.ok(sentences.some(({ start, end }) => markdown.slice(start, end) === 'Yours, T. Brandt'));
    assert.equal(pasted.text_sha256, createHash('sha256').update(markdown).digest('hex'));
    const { body: record } = await client.get(`/api/scan/${pasted.scan_id}`);
    assert.deepEqual([record.text, record.read_as], [markdown, 'markdown']);
  });

  it('reads a text and a file as the caller chooses', async () => {
    const readAs = async (json: object) => (await scan({ save: false, ...json })).body.read_as;
    const file = async (name: string, fields?: Record<string, string>) =>
      (await upload(name, markdown, fields)).body.read_as;
    assert.equal(await readAs({ text: letter }), 'plain');
    assert.equal(await readAs({ text: markdown, read_as: 'plain' }), 'plain');
    assert.equal(await readAs({ text: letter, read_as: 'markdown' }), 'markdown');
    assert.equal(await file('a.txt'), 'markdown');
    assert.equal(await file('a.txt', { read_as: 'plain' }), 'plain');
    assert.equal(await file('a.md', { read_as: 'plain' }), 'plain');
    const { status, body } = await scan({ text: letter, read_as: 'rtf' });
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'read_as']]);
    const report = await scan({ text: markdown }, '/api/scan?format=text');
    assert.match(report.body, /Read as Markdown: markup and code do not count\./);
  });
});
