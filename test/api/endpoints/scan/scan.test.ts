import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { ScanResult } from '../../../../src/contract/scan.js';
import { column, pdfOf, runs } from '../../../files/document/pdf-file.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const letter = `Dear Ms Okafor, I am writing about the boiler in flat 6. It went out again on Sunday night, and by Monday the
pipes in the kitchen were making the knocking sound I told you about in March. The engineer you sent says the pump is
fine; he also says he never opened the casing. My neighbour let me shower at hers, which was kind, but I can't ask
every week. Could you send somebody else before Friday? I'm home after four. Yours, T. Brandt`;

describe('POST /api/scan', () => {
  const server = suiteServer();
  let key: string;
  before(async () => {
    key = await server.key('scanner');
  });
  const scan = (json: unknown, path = '/api/scan') => read(server.call(path, { key, json }));

  it('returns every specified field', async () => {
    const { status, body, headers } = await scan({ text: letter });
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^application\/json/);
    assertShape(ScanResult, body);
    assert.match(body.scan_id, /^scan_/);
    assert.ok(Array.isArray(body.fixes));
    assert.ok(!('is_ai' in body) && !('verdict' in body));
  });

  it('returns points that add up to the score, and evidence that occurs in the text', async () => {
    const { body } = await scan({ text: letter });
    const sum = body.signals.reduce(
      (total: number, signal: { points: number }) => total + signal.points,
      body.baseline,
    );
    assert.ok(Math.abs(sum - body.score) <= 0.1, `${sum} against ${body.score}`);
    for (const signal of body.signals)
      for (const { start, end, text } of signal.evidence ?? []) assert.equal(letter.slice(start, end), text);
  });

  it('omits fixes and includes sentences when asked, in the body or the query', async () => {
    assert.ok(!('fixes' in (await scan({ text: letter, include_fixes: false })).body));
    assert.ok(!('fixes' in (await scan({ text: letter }, '/api/scan?include_fixes=false')).body));
    const { body } = await scan({ text: letter, include_sentences: true });
    assert.ok(body.sentences.length >= 5);
    for (const { start, end, score } of body.sentences)
      assert.ok(start < end && end <= letter.length && score >= 0 && score <= 100);
  });

  it('lets a JSON field override the query parameter of the same name', async () => {
    assert.ok(
      'fixes' in (await scan({ text: letter, include_fixes: true }, '/api/scan?include_fixes=false')).body,
    );
  });

  it('returns a plain-text report for format=text', async () => {
    const { status, headers, body } = await scan({ text: letter }, '/api/scan?format=text');
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^text\/plain/);
    assert.match(body, /signal, not/i);
    assert.match(body, /Saved as scan_/);
  });

  it('is deterministic', async () => {
    const strip = ({ scan_id, ...rest }: Record<string, unknown>) => rest;
    assert.deepEqual(strip((await scan({ text: letter })).body), strip((await scan({ text: letter })).body));
  });

  it('echoes esl and genre, and never scores higher for esl', async () => {
    const plain = (await scan({ text: letter })).body;
    const esl = (await scan({ text: letter, esl: true, genre: 'academic' })).body;
    assert.equal(esl.esl, true);
    assert.equal(esl.genre, 'academic');
    assert.ok(esl.genre_note);
    assert.ok((await scan({ text: letter, esl: true })).body.score <= plain.score);
  });

  it('sets degraded when the model was not used, and only then', async () => {
    const without = (await scan({ text: letter, use_model: false })).body;
    assert.equal(without.model_used, false);
    assert.match(without.degraded, /was not requested/);
    const { body } = await scan({ text: letter });
    assert.equal(body.model_used, typeof body.degraded !== 'string');
  });

  it('returns the same result for a background scan', async () => {
    const { scan_id: _, ...background } = (await scan({ text: letter, background: true })).body;
    const { scan_id: __, ...normal } = (await scan({ text: letter })).body;
    assert.deepEqual(background, normal);
  });

  it('rejects an empty and a blank text with 422 text_empty', async () => {
    for (const text of ['', ' \n\t\u00a0']) {
      const { status, body } = await scan({ text });
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'text_empty');
      assert.deepEqual(body.detail[0].loc, ['body', 'text']);
    }
  });

  it('rejects a text of invisible characters only, and does not return a long one', async () => {
    for (const blank of ['\u200b', ' \u2060\ufeff\u00ad\n', '\u0000', '\u00a0'.repeat(40_000)]) {
      const { status, body } = await read(server.call('/api/scan', { key, json: { text: blank } }));
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'text_empty');
      assert.ok(JSON.stringify(body).length < 5_000);
    }
  });

  it('names in warnings the text and the files that are not read', async () => {
    const warningsOf = async (parts: Record<string, string | [string, Blob]>) => {
      const form = new FormData();
      for (const [name, part] of Object.entries(parts))
        if (typeof part === 'string') form.append(name, part);
        else form.append(name, part[1], part[0]);
      const { status, body } = await read(server.call('/api/scan', { key, body: form }));
      assert.equal(status, 200);
      return body.warnings;
    };
    const file = (name: string): [string, Blob] => [name, new Blob([letter])];
    assert.deepEqual(await warningsOf({ text: 'Unread.', file: file('a.txt') }), [
      'The field "text" was ignored: a file was sent.',
    ]);
    assert.match((await warningsOf({ text: letter, attachment: file('b.txt') }))[0], /"b\.txt" was ignored/);
    assert.equal(await warningsOf({ text: letter }), undefined);
    assert.deepEqual(await warningsOf({ file: file('a.txt') }), []);
  });

  it('states in every output of a document what of it could not be read', async () => {
    const lines = letter
      .slice(0, 400)
      .replace(/[()\\]/g, '')
      .match(/.{1,80}/g)!;
    const page = runs(...column(72, 700, ...lines));
    const bytes = pdfOf({ pages: [page, page], objects: { 12: 'null' } });
    const unread = '1 of 2 pages could not be read: damaged.';
    const scanAs = (fields: Record<string, string>) => {
      const form = new FormData();
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.pdf');
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return server.call('/api/scan', { key, body: form });
    };
    const { body } = await read(scanAs({ save: 'true', sign: 'true' }));
    assert.ok(body.degraded.endsWith(unread), JSON.stringify(body.degraded));
    assert.deepEqual(body.warnings, [unread]);
    const saved = await read(server.call(`/api/scan/${body.scan_id}`, { key }));
    assert.equal(saved.body.degraded, body.degraded);
    const text = await (await scanAs({ format: 'text' })).text();
    assert.ok(text.replace(/\s+/g, ' ').includes(unread), text);
    assert.equal((await read(scanAs({ format: 'signed' }))).body.degraded, body.degraded);
    assert.equal((await read(scanAs({ fields: 'score,degraded' }))).body.degraded, body.degraded);
    const report = await read(server.call('/api/report', { key, json: { result: body } }));
    for (const part of [report.body.html, report.body.text]) assert.ok(part.includes(unread));
    assert.notEqual(report.body.signature, null);
  });

  it('names in warnings unknown fields of the body and the query', async () => {
    const { status, body } = await scan(
      { text: letter, save: false, genra: 'fiction' },
      '/api/scan?stylo=1&esl=true',
    );
    assert.equal(status, 200);
    assert.deepEqual(body.warnings, [
      'The field "stylo" is unknown and was ignored.',
      'The field "genra" is unknown and was ignored.',
    ]);
  });

  it('names in warnings the fields of a visitor that need an account', async () => {
    const asVisitor = async (json: object) => {
      const headers = { origin: server.url };
      const { status, body } = await read(
        server.call('/api/scan', { headers, json: { text: letter, ...json } }),
      );
      assert.equal(status, 200);
      return body.warnings;
    };
    const ignored = (name: string) => `The field "${name}" was ignored: it needs an account.`;
    const all = { deep: true, save: true, title: 'A letter', parent_scan_id: 'scan_x' };
    assert.deepEqual(await asVisitor(all), Object.keys(all).map(ignored));
    assert.equal(await asVisitor({ deep: false, save: false, title: '', parent_scan_id: null }), undefined);
    assert.equal((await scan({ text: letter, ...all, parent_scan_id: null })).body.warnings, undefined);
  });

  it('returns the object without a required field as input, like every other endpoint', async () => {
    for (const path of ['/api/scan', '/api/cleanup', '/api/feedback', '/api/report', '/api/rewrite/stream']) {
      const { status, body } = await scan({}, path);
      assert.equal(status, 422, path);
      assert.deepEqual([body.detail[0].type, body.detail[0].input], ['missing', {}], path);
    }
  });

  it('rejects a text without words with 422 text_without_words, and neither charges nor stores it', async () => {
    const own = await server.key('wordless');
    const file = (bytes: string) => {
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'marks.txt');
      return server.call('/api/scan', { key: own, body: form });
    };
    const answers = ['!!!', '\u{1f600}'.repeat(50), '\ud800', '— … —', '\u0301'].map(text =>
      server.call('/api/scan', { key: own, json: { text } }),
    );
    for (const answer of [...answers, file('* * *\n\n???')]) {
      const { status, body } = await read(answer);
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'text_without_words');
      assert.deepEqual(body.detail[0].loc, ['body', 'text']);
    }
    assert.equal((await read(server.call('/api/config', { key: own }))).body.usage.words_this_month, 0);
    assert.equal((await read(server.call('/api/scan', { key: own }))).body.total, 0);
  });

  it('accepts 50,000 code points and rejects 50,001', async () => {
    const most = '\u{1f600}'.repeat(100) + 'word '.repeat(9_980);
    assert.equal([...most].length, 50_000);
    assert.equal((await scan({ text: most, save: false })).status, 200);
    const { status, body } = await scan({ text: `${most}x` });
    assert.equal(status, 413);
    assert.match(body.detail, /50,001 characters.*50,000/);
  });

  it('scans arbitrary character sequences', async () => {
    for (const text of [
      'word',
      '\u0000\u0000a',
      'lone \ud800 half',
      '漢字'.repeat(40),
      'مرحبا بالعالم',
      '2026',
    ]) {
      const { status, body } = await scan({ text });
      assert.equal(status, 200, text);
      assert.equal(body.confidence, 'low');
    }
  });

  const markdown = `# The *boiler*\n\n${letter}\n\n- **Sunday**: it went out\n- **Monday**: [knocking](https://a.example/pipes)\n`;

  it('scores pasted Markdown as its upload, and refers to the text as sent', async () => {
    const form = new FormData();
    form.append('file', new Blob([markdown]), 'letter.md');
    const { body: uploaded } = await read(server.call('/api/scan', { key, body: form }));
    const { body: pasted } = await scan({ text: markdown, include_sentences: true, sign: true });
    assert.deepEqual([pasted.read_as, uploaded.read_as], ['markdown', 'markdown']);
    assert.equal(pasted.score, uploaded.score);
    assert.equal(pasted.word_count, uploaded.word_count);
    for (const signal of pasted.signals)
      for (const { start, end, text } of signal.evidence ?? [])
        assert.equal(markdown.slice(start, end), text);
    const sentences: { start: number; end: number }[] = pasted.sentences;
    assert.ok(sentences.some(({ start, end }) => markdown.slice(start, end) === 'Yours, T. Brandt'));
    assert.equal(pasted.text_sha256, createHash('sha256').update(markdown).digest('hex'));
    const record = await read(server.call(`/api/scan/${pasted.scan_id}`, { key }));
    assert.equal(record.body.text, markdown);
    assert.equal(record.body.read_as, 'markdown');
  });

  it('reads a text and a file as the caller chooses', async () => {
    const readAs = async (json: object) => (await scan({ save: false, ...json })).body.read_as;
    assert.equal(await readAs({ text: letter }), 'plain');
    assert.equal(await readAs({ text: markdown, read_as: 'plain' }), 'plain');
    assert.equal(await readAs({ text: letter, read_as: 'markdown' }), 'markdown');
    const { status, body } = await scan({ text: letter, read_as: 'rtf' });
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'read_as']]);
    const file = async (name: string, choice?: string) => {
      const form = new FormData();
      form.append('file', new Blob([markdown]), name);
      if (choice !== undefined) form.append('read_as', choice);
      return (await read(server.call('/api/scan', { key, body: form }))).body.read_as;
    };
    assert.equal(await file('a.txt'), 'markdown');
    assert.equal(await file('a.txt', 'plain'), 'plain');
    assert.equal(await file('a.md', 'plain'), 'plain');
    const report = await scan({ text: markdown }, '/api/scan?format=text');
    assert.match(report.body, /Read as Markdown: markup and code do not count\./);
  });

  it('rejects a parent scan that is unknown or not the caller’s', async () => {
    const other = await server.key('stranger');
    const { body } = await read(server.call('/api/scan', { key: other, json: { text: letter } }));
    for (const parent_scan_id of ['scan_nothing', body.scan_id]) {
      const refused = await scan({ text: letter, parent_scan_id });
      assert.equal(refused.status, 422);
      assert.equal(refused.body.detail[0].type, 'parent_not_found');
    }
  });
});
