import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ExtractResult } from '../../../../src/contract/document.js';
import { limits } from '../../../../src/contract/limits.js';
import { readEntry } from '../../../../src/files/document/office/zip.js';
import { openZip } from '../../../../src/files/document/office/zip-directory.js';
import { docx } from '../../../files/document/archive.js';
import { assertShape, fileForm, sharedServer, suiteClient } from '../../../server.js';

const page =
  '<html><body><nav>Menu</nav><p>The ferry left at nine \u2014 nobody waved.</p><p>\u201cFine,\u201d said Ana.</p></body></html>';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('documents over HTTP', () => {
  const server = sharedServer({}, { characters_per_text: 40 });
  const client = suiteClient(server, 'reader');
  const upload = (path: string, name: string, content: string, fields?: Record<string, string>) =>
    client.send(path, fileForm(name, content, fields));

  describe('POST /api/extract', () => {
    const extract = (...file: [name: string, content: string, fields?: Record<string, string>]) =>
      upload('/api/extract', ...file);

    it('extracts the text of a file, truncated at the plan’s limit with a warning', async () => {
      const { status, body } = await extract('page.html', page);
      assert.equal(status, 200);
      assertShape(ExtractResult, body);
      assert.equal(body.text, 'The ferry left at nine \u2014 nobody waved.\n\n');
      assert.deepEqual([body.kind, body.filename, body.chars], ['html', 'page.html', 40]);
      assert.match(body.warnings.at(-1), /truncated at the limit of 40/);
      const whole = await extract('page.html', page, { whole: 'true' });
      assert.ok(whole.body.text.startsWith(body.text) && whole.body.chars > 40);
    });

    it('accepts raw bytes with X-Filename, percent-encoded, and ignores directories in it', async () => {
      const headers = { 'x-filename': '..%2Fnotes%20%C3%A9.txt' };
      const { filename, text } = (await client.send('/api/extract', 'Short words.', headers)).body;
      assert.deepEqual([filename, text], ['notes \u00e9.txt', 'Short words.']);
    });

    const koi8 = '<meta charset=koi8-r><p>caf\xe9';
    for (const [type, sent, kind, text] of [
      ['text/markdown', '*Soft* rain.', 'markdown', 'Soft rain.'],
      ['text/html; charset=UTF-8', '<p>Hail.</p><script>x()</script>', 'html', 'Hail.'],
      ['text/html; charset=latin1', latin1(koi8), 'html', 'caf\u00e9'],
    ] as const)
      it(`reads a raw body without a file name as ${type}`, async () => {
        const { body } = await client.send('/api/extract', sent, { 'content-type': type });
        assert.deepEqual([body.kind, body.text.trim()], [kind, text]);
      });

    it('decodes a raw text file by its declared charset, and rejects an unknown one', async () => {
      const headers = { 'content-type': 'text/plain; charset=iso-8859-1', 'x-filename': 'a.txt' };
      const { text, warnings } = (await client.send('/api/extract', latin1('A caf\xe9.'), headers)).body;
      assert.deepEqual([text, warnings], ['A caf\u00e9.', []]);
      const none = { 'content-type': 'text/html; charset=none' };
      assert.equal((await client.send('/api/extract', '<p>x</p>', none)).status, 415);
    });

    it('names in a warning the first file that is not read, and counts the others', async () => {
      const form = fileForm('first.txt', 'One.');
      form.append('file', new Blob(['Two.']), 'dir/second.txt');
      form.append('appendix', new Blob(['Three.']), 'third.txt');
      const { text, warnings } = (await client.send('/api/extract', form)).body;
      assert.equal(text, 'One.');
      assert.deepEqual(warnings, [
        'The file "second.txt" and 1 more were ignored: a request can have one file, in the field "file".',
      ]);
      const cleaned = await client.send('/api/cleanup/file', form);
      assert.deepEqual(JSON.parse(cleaned.headers.get('x-warnings')!), warnings);
    });

    it('adds a sanitised preview for format=html', async () => {
      const form = fileForm('a.md', '# Head\n\n*soft* <script>x</script>');
      const { html } = (await client.send('/api/extract?format=html', form)).body;
      assert.match(html, /<h1>Head<\/h1>/);
      assert.doesNotMatch(html, /script/);
    });

    it('rejects a missing, too large, unsupported or unreadable file with a reason', async () => {
      const none = await client.send('/api/extract', new URLSearchParams());
      assert.deepEqual([none.status, none.body.detail[0].type], [422, 'missing']);
      assert.deepEqual(none.body.detail[0].loc, ['body', 'file']);
      assert.equal((await extract('a.txt', 'x '.repeat(limits.documentBytes / 2))).status, 200);
      const large = await extract('a.txt', 'x'.repeat(limits.documentBytes + 1));
      assert.equal(large.status, 413);
      assert.match(large.body.detail, /1 MB/);
      assert.equal((await extract('a.exe', 'MZ')).status, 415);
      const broken = await extract('a.docx', 'no zip at all');
      assert.equal(broken.status, 422);
      assert.match(broken.body.detail[0].type, /^document_/);
      assert.equal((await client.post('/api/extract', { text: 'x' })).status, 415);
    });
  });

  describe('POST /api/scan with a file', () => {
    it('scans the extracted text, warns about omissions, and saves the text', async () => {
      const short = '<nav>Menu</nav><p>Nobody waved at the ferry.</p>';
      const { status, body } = await upload('/api/scan', 'page.html', short, { title: 'ferry', esl: 'true' });
      assert.deepEqual([status, body.word_count, body.esl], [200, 5, true]);
      assert.ok(Array.isArray(body.warnings));
      const { text, title } = (await client.get(`/api/scan/${body.scan_id}`)).body;
      assert.deepEqual([text, title], ['Nobody waved at the ferry.', 'ferry']);
    });

    it('applies the plan’s character limit to the extracted text', async () => {
      assert.equal((await upload('/api/scan', 'page.html', page)).status, 413);
    });

    it('rejects a document without text', async () => {
      const { status, body } = await upload('/api/scan', 'empty.html', '<nav>Menu</nav>');
      assert.deepEqual([status, body.detail[0].type], [422, 'document_no_text']);
    });
  });

  describe('POST /api/cleanup/file', () => {
    const clean = (...file: [name: string, content: string, fields?: Record<string, string>]) =>
      upload('/api/cleanup/file', ...file);

    it('returns the cleaned file with a new name and the changes in headers', async () => {
      const short = '<nav>Menu</nav><p>Nobody \u2014 \u201cwaved\u201d.</p>';
      const { status, body, headers } = await clean('Bericht \u201eneu\u201c.html', short);
      assert.equal(status, 200);
      assert.equal(body, short.replace('\u2014', '-').replaceAll(/[\u201c\u201d]/g, '"'));
      assert.equal(
        headers.get('content-disposition'),
        `attachment; filename="Bericht _neu_-clean.html"; filename*=UTF-8''Bericht%20%E2%80%9Eneu%E2%80%9C-clean.html`,
      );
      assert.equal(headers.get('x-total-changes'), '3');
      assert.deepEqual(JSON.parse(headers.get('x-changes')!), { 'em/en dash': 1, 'smart quotes': 2 });
    });

    it('counts the glyphs that the format does not let it replace, in a header', async () => {
      const notApplied = async (name: string, text: string) =>
        (await clean(name, text)).headers.get('x-changes-not-applied');
      const toml = "a = '\u201cb\u201d it\u2019s'\n[c]\nd = 'e'\n";
      assert.equal(await notApplied('a.toml.txt', toml), '{"syntax":3}');
      assert.equal(await notApplied('a.md', '# A \u2014 b\n\n[c](#a--b)\n'), '{"structure":1}');
      assert.equal(await notApplied('a.txt', 'A \u2014 b'), null);
    });

    it('applies edits before the cleaning and reports the others', async () => {
      const edits = JSON.stringify([
        { before: 'We utilize', after: 'We use', occurrence: 1 },
        { before: 'They', after: 'We' },
      ]);
      const { body, headers } = await clean('a.txt', 'We utilize it \u2014 now.', { edits });
      assert.equal(body, 'We use it - now.');
      assert.equal(headers.get('x-edits-applied'), '1');
      assert.deepEqual(JSON.parse(headers.get('x-edits-not-applied')!), { not_found: [1] });
      assert.deepEqual(JSON.parse(headers.get('x-changes')!), { 'em/en dash': 1 });
      const without = (await clean('a.txt', 'so')).headers;
      assert.equal(without.get('x-edits-applied') ?? without.get('x-edits-not-applied'), null);
    });

    const edit = { before: 'a', after: 'b' };
    for (const [edits, type, place] of [
      ['[{"before":', 'json_invalid', [11]],
      ['['.repeat(100), 'json_invalid', [0]],
      [{}, 'list_type', []],
      [['a'], 'dict_type', [0]],
      [[{ before: 'a' }], 'missing', [0, 'after']],
      [[{ ...edit, before: '' }], 'string_too_short', [0, 'before']],
      [[{ ...edit, after: 'x'.repeat(2_001) }], 'string_too_long', [0, 'after']],
      [[{ ...edit, occurrence: 0 }], 'greater_than_equal', [0, 'occurrence']],
      [[{ ...edit, occurrence: 'x' }], 'int_parsing', [0, 'occurrence']],
      [Array(limits.requestedEdits + 1).fill(edit), 'too_long', []],
    ] as const)
      it(`returns 422 ${type} at ${place} for edits ${JSON.stringify(edits).slice(0, 40)}`, async () => {
        const sent = typeof edits === 'string' ? edits : JSON.stringify(edits);
        const { status, body } = await clean('a.txt', 'so', { edits: sent });
        assert.equal(status, 422);
        assert.deepEqual([body.detail[0].type, body.detail[0].loc], [type, ['body', 'edits', ...place]]);
      });

    it('keeps the headers of every response below 12 KB, which clients accept', async () => {
      const emoji = (count: number) => '\u{1f600}'.repeat(count);
      const edits = Array.from({ length: limits.requestedEdits }, (_, i) => ({ before: `${i}`, after: 'x' }));
      const form = fileForm(`${emoji(251)}.txt`, 'Short words.', { edits: JSON.stringify(edits) });
      for (let i = 0; i < 30; i++) form.append('other', new Blob(['x']), `${emoji(250)}${i}`);
      const query = Array.from({ length: 9 }, (_, i) => `${encodeURIComponent(emoji(12))}${i}=x`).join('&');
      const { status, headers } = await client.send(`/api/cleanup/file?${query}`, form, {
        'x-request-id': 'r'.repeat(64),
      });
      assert.equal(status, 200);
      assert.equal(JSON.parse(headers.get('x-edits-not-applied')!).not_found.length, limits.reportedEdits);
      assert.equal(JSON.parse(headers.get('x-warnings')!).length, limits.unknownFields + 2);
      const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
      assert.ok(bytes < 12 * 1024, `${bytes} bytes of headers`);
    });

    for (const [bytes, name, type] of [
      [Buffer.from('über \u2014 so'), 'a.txt', 'text/plain; charset=utf-8'],
      [Buffer.from('\ufeffso', 'utf16le'), 'a.txt', 'text/plain; charset=utf-16le'],
      [Buffer.from('so'), 'a.md', 'text/markdown; charset=utf-8'],
    ] as const)
      it(`returns a file as ${type}`, async () => {
        const { headers } = await client.send('/api/cleanup/file', fileForm(name, bytes));
        assert.equal(headers.get('content-type'), type);
      });

    it('decodes the quotation marks that browsers escape in file names', async () => {
      const { headers } = await clean('the "new" 50%25 plan.txt', 'so');
      assert.match(headers.get('content-disposition')!, /''the%20%22new%22%2050%2525%20plan-clean\.txt$/);
    });

    it('accepts a file name that is not valid Unicode', async () => {
      const part =
        '--x\r\nContent-Disposition: form-data; name="file"; filename*=utf-16le\'\'%00%D8a%00.%00t%00x%00t%00\r\n\r\nhi\r\n--x--\r\n';
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const { headers } = await client.send('/api/cleanup/file', part, type);
      assert.match(headers.get('content-disposition')!, /filename\*=UTF-8''%EF%BF%BDa-clean\.txt/);
    });

    it('writes tracked changes with the time of the request, into .docx and .odt only', async () => {
      const paper = docx('<w:p><w:r><w:t>Shut \u2014 now.</w:t></w:r></w:p>');
      const response = await server.call('/api/cleanup/file', {
        key: await server.key('editor'),
        body: fileForm('a.docx', Buffer.from(paper), { tracked: 'true' }),
      });
      const zip = openZip(new Uint8Array(await response.arrayBuffer()));
      const xml = Buffer.from(readEntry(zip, zip.entries.get('word/document.xml')!)).toString();
      const [, date] = /<w:del w:id="1" w:author="Telltale suggestions" w:date="(\S+Z)">/.exec(xml)!;
      assert.ok(Math.abs(Date.parse(date!) - Date.now()) < 60_000, date);
      const { status, body } = await clean('a.md', 'x', { tracked: 'true' });
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'document_untracked');
      assert.match(body.detail[0].msg, /Only \.docx and \.odt files/);
    });

    it('cleans and edits a document that exceeds the plan’s character limit', async () => {
      const edits = Array.from({ length: limits.requestedEdits }, (_, i) => ({
        before: 'word',
        after: 'term',
        occurrence: limits.requestedEdits - i,
      }));
      const { status, body } = await clean('a.txt', 'word '.repeat(5_000), { edits: JSON.stringify(edits) });
      assert.equal(status, 200);
      assert.equal(body.trim(), `${'term '.repeat(4_000)}${'word '.repeat(1_000)}`.trim());
    });

    for (const [text, fields, cleaned] of [
      ['Shut \u2014 now.', { typography: 'keep' }, 'Shut \u2014 now.'],
      ['Shut \u2014 now.', { typography: 'clean' }, 'Shut - now.'],
      ['I do not know.', {}, 'I do not know.'],
      ['I do not know.', { contractions: 'true' }, "I don't know."],
    ] as const)
      it(`cleans "${text}" with ${JSON.stringify(fields)}`, async () =>
        assert.equal((await clean('a.txt', text, fields)).body, cleaned));
  });
});
