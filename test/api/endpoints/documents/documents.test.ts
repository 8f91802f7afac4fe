import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ExtractResult } from '../../../../src/contract/document.js';
import { limits } from '../../../../src/contract/limits.js';
import { epub, pptx, shape, xhtml } from '../../../files/document/archive.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const page =
  '<html><body><nav>Menu</nav><p>The ferry left at nine \u2014 nobody waved.</p><p>\u201cFine,\u201d said Ana.</p></body></html>';

describe('documents over HTTP', () => {
  const server = suiteServer({}, { free: { characters_per_text: 40 } });
  let key: string;
  before(async () => {
    key = await server.key('reader');
  });
  const form = (name: string, content: string, fields: Record<string, string> = {}) => {
    const data = new FormData();
    data.set('file', new Blob([content]), name);
    for (const [field, value] of Object.entries(fields)) data.set(field, value);
    return data;
  };
  const send = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
    read(server.call(path, { key, body, headers }));

  describe('POST /api/extract', () => {
    it('extracts the text of a file, truncated at the plan’s limit with a warning', async () => {
      const { status, body } = await send('/api/extract', form('page.html', page));
      assert.equal(status, 200);
      assertShape(ExtractResult, body);
      assert.equal(body.text, 'The ferry left at nine \u2014 nobody waved.\n\n');
      assert.equal(body.kind, 'html');
      assert.equal(body.filename, 'page.html');
      assert.equal(body.chars, 40);
      assert.match(body.warnings.at(-1), /truncated at the limit of 40/);
      const whole = await send('/api/extract', form('page.html', page, { whole: 'true' }));
      assert.ok(whole.body.text.startsWith(body.text) && whole.body.chars > 40);
    });

    it('extracts presentations and publications', async () => {
      const talk = pptx([{ shapes: shape(['The ferry left.']) }]);
      const book = epub([{ name: 'a.xhtml', body: xhtml('<p>Nobody waved.</p>') }]);
      for (const [filename, bytes, text] of [
        ['talk.pptx', talk, 'The ferry left.'],
        ['book.epub', book, 'Nobody waved.'],
      ] as const) {
        const { status, body } = await send('/api/extract', Buffer.from(bytes), { 'x-filename': filename });
        assert.equal(status, 200);
        assertShape(ExtractResult, body);
        assert.deepEqual([body.kind, body.text], [filename.slice(-4), text]);
      }
    });

    it('accepts raw bytes with X-Filename, percent-encoded or not, and ignores directories in it', async () => {
      const { body } = await send('/api/extract', 'Short words.', {
        'x-filename': '..%2Fnotes%20%C3%A9.txt',
      });
      assert.equal(body.filename, 'notes \u00e9.txt');
      assert.equal(body.text, 'Short words.');
    });

    it('reads a raw Markdown or HTML body without a file name', async () => {
      const markdown = await send('/api/extract', '*Soft* rain.', { 'content-type': 'text/markdown' });
      assert.deepEqual([markdown.body.kind, markdown.body.text.trim()], ['markdown', 'Soft rain.']);
      const html = await send('/api/extract', '<p>Hail.</p><script>x()</script>', {
        'content-type': 'text/html; charset=UTF-8',
      });
      assert.deepEqual([html.body.kind, html.body.text.trim()], ['html', 'Hail.']);
      const latin = await send('/api/extract', Buffer.from('<meta charset=koi8-r><p>caf\xe9', 'latin1'), {
        'content-type': 'text/html; charset=latin1',
      });
      assert.equal(latin.body.text.trim(), 'caf\u00e9');
      const named = await send('/api/extract', Buffer.from('A caf\xe9.', 'latin1'), {
        'content-type': 'text/plain; charset=iso-8859-1',
        'x-filename': 'a.txt',
      });
      assert.deepEqual([named.body.text, named.body.warnings], ['A caf\u00e9.', []]);
      const unknown = await send('/api/extract', '<p>x</p>', { 'content-type': 'text/html; charset=none' });
      assert.equal(unknown.status, 415);
    });

    it('names in a warning the first file that is not read, and counts the others', async () => {
      const body = form('first.txt', 'One.');
      body.append('file', new Blob(['Two.']), 'dir/second.txt');
      body.append('appendix', new Blob(['Three.']), 'third.txt');
      const extracted = (await send('/api/extract', body)).body;
      assert.equal(extracted.text, 'One.');
      assert.deepEqual(extracted.warnings, [
        'The file "second.txt" and 1 more were ignored: a request can have one file, in the field "file".',
      ]);
      const cleaned = await send('/api/cleanup/file', body);
      assert.deepEqual(JSON.parse(cleaned.headers.get('x-warnings')!), extracted.warnings);
    });

    it('keeps the headers of every response below 12 KB, which clients accept', async () => {
      const emoji = (count: number) => '\u{1f600}'.repeat(count);
      const edits = Array.from({ length: limits.requestedEdits }, (_, i) => ({
        before: `missing ${i}`,
        after: 'x',
      }));
      const body = form(`${emoji(251)}.txt`, 'Short words.', { edits: JSON.stringify(edits) });
      for (let i = 0; i < 30; i++) body.append('other', new Blob(['x']), `${emoji(250)}${i}`);
      for (let i = 0; i < 30; i++) body.append(`${emoji(49)}${i}`, 'x');
      const { status, headers } = await send('/api/cleanup/file', body, { 'x-request-id': 'r'.repeat(64) });
      assert.equal(status, 200);
      assert.equal(JSON.parse(headers.get('x-edits-not-applied')!).not_found.length, edits.length);
      assert.equal(JSON.parse(headers.get('x-warnings')!).length, limits.unknownFields + 2);
      const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
      assert.ok(bytes < 12 * 1024, `${bytes} bytes of headers`);
    });

    it('adds a sanitised preview for format=html', async () => {
      const { body } = await send(
        '/api/extract?format=html',
        form('a.md', '# Head\n\n*soft* <script>x</script>'),
      );
      assert.match(body.html, /<h1>Head<\/h1>/);
      assert.doesNotMatch(body.html, /script/);
    });

    it('rejects a missing, too large, unsupported or unreadable file with a reason', async () => {
      const none = await send('/api/extract', form('a.txt', 'x').get('nothing') ?? new URLSearchParams());
      assert.equal(none.status, 422);
      assert.equal(none.body.detail[0].type, 'missing');
      assert.deepEqual(none.body.detail[0].loc, ['body', 'file']);
      const large = await send('/api/extract', form('a.txt', 'x'.repeat(limits.documentBytes + 1)));
      assert.equal(large.status, 413);
      assert.match(large.body.detail, /1 MB/);
      assert.equal((await send('/api/extract', form('a.exe', 'MZ'))).status, 415);
      const broken = await send('/api/extract', form('a.docx', 'no zip at all'));
      assert.equal(broken.status, 422);
      assert.match(broken.body.detail[0].type, /^document_/);
      const json = await send('/api/extract', '{"text":"x"}', { 'content-type': 'application/json' });
      assert.equal(json.status, 415);
    });

    it('accepts a file of exactly 1 MB', async () => {
      assert.equal(
        (await send('/api/extract', form('a.txt', 'x '.repeat(limits.documentBytes / 2)))).status,
        200,
      );
    });
  });

  describe('POST /api/scan with a file', () => {
    it('scans the extracted text, warns about omissions, and saves the text', async () => {
      const short = '<nav>Menu</nav><p>Nobody waved at the ferry.</p>';
      const { status, body } = await send(
        '/api/scan',
        form('page.html', short, { title: 'ferry', esl: 'true' }),
      );
      assert.equal(status, 200);
      assert.equal(body.word_count, 5);
      assert.equal(body.esl, true);
      assert.ok(Array.isArray(body.warnings));
      const { body: record } = await read(server.call(`/api/scan/${body.scan_id}`, { key }));
      assert.equal(record.text, 'Nobody waved at the ferry.');
      assert.equal(record.title, 'ferry');
    });

    it('applies the plan’s character limit to the extracted text', async () => {
      assert.equal((await send('/api/scan', form('page.html', page))).status, 413);
    });

    it('rejects a document without text', async () => {
      const { status, body } = await send('/api/scan', form('empty.html', '<nav>Menu</nav>'));
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'document_no_text');
    });
  });

  describe('POST /api/cleanup/file', () => {
    it('returns the cleaned file with a new name and the changes in headers', async () => {
      const short = '<nav>Menu</nav><p>Nobody \u2014 \u201cwaved\u201d.</p>';
      const response = await server.call('/api/cleanup/file', {
        key,
        body: form('Bericht \u201eneu\u201c.html', short),
      });
      assert.equal(response.status, 200);
      const text = await response.text();
      assert.equal(text, short.replace('\u2014', '-').replaceAll(/[\u201c\u201d]/g, '"'));
      assert.match(
        response.headers.get('content-disposition')!,
        /^attachment; filename="Bericht _neu_-clean\.html"; filename\*=UTF-8''Bericht%20%E2%80%9Eneu%E2%80%9C-clean\.html$/,
      );
      assert.equal(response.headers.get('x-total-changes'), '3');
      assert.deepEqual(JSON.parse(response.headers.get('x-changes')!), {
        'em/en dash': 1,
        'smart quotes': 2,
      });
    });

    it('counts the glyphs that the format does not let it replace, in a header', async () => {
      const headersOf = async (name: string, text: string) =>
        (await send('/api/cleanup/file', form(name, text))).headers;
      const counts = async (name: string, text: string) =>
        JSON.parse((await headersOf(name, text)).get('x-changes-not-applied')!);
      assert.deepEqual(await counts('a.toml.txt', "a = '\u201cb\u201d it\u2019s'\n[c]\nd = 'e'\n"), {
        syntax: 3,
      });
      assert.deepEqual(await counts('a.md', '# A \u2014 b\n\n[c](#a--b)\n'), { structure: 1 });
      assert.equal((await headersOf('a.txt', 'A \u2014 b')).get('x-changes-not-applied'), null);
    });

    it('applies edits before the cleaning and reports the others', async () => {
      const edited = async (edits: unknown) => {
        const fields = { edits: typeof edits === 'string' ? edits : JSON.stringify(edits) };
        return send('/api/cleanup/file', form('a.txt', 'We utilize it \u2014 now.', fields));
      };
      const { status, body, headers } = await edited([
        { before: 'We utilize', after: 'We use', occurrence: 1 },
        { before: 'They', after: 'We' },
      ]);
      assert.equal(status, 200);
      assert.equal(body, 'We use it - now.');
      assert.equal(headers.get('x-edits-applied'), '1');
      assert.deepEqual(JSON.parse(headers.get('x-edits-not-applied')!), { not_found: [1] });
      assert.deepEqual(JSON.parse(headers.get('x-changes')!), { 'em/en dash': 1 });
      const without = (await send('/api/cleanup/file', form('a.txt', 'so'))).headers;
      assert.equal(without.get('x-edits-applied') ?? without.get('x-edits-not-applied'), null);
    });

    it('rejects invalid edits with 422 and the place', async () => {
      const edit = { before: 'a', after: 'b' };
      for (const [edits, type, place] of [
        ['[{"before":', 'json_invalid', [11]],
        ['{}', 'list_type', []],
        ['["a"]', 'dict_type', [0]],
        [JSON.stringify([{ before: 'a' }]), 'missing', [0, 'after']],
        [JSON.stringify([{ ...edit, before: '' }]), 'string_too_short', [0, 'before']],
        [JSON.stringify([{ ...edit, after: 'x'.repeat(2_001) }]), 'string_too_long', [0, 'after']],
        [JSON.stringify([{ ...edit, occurrence: 0 }]), 'greater_than_equal', [0, 'occurrence']],
        [JSON.stringify([{ ...edit, occurrence: 'x' }]), 'int_parsing', [0, 'occurrence']],
        [JSON.stringify(Array(501).fill(edit)), 'too_long', []],
        ['['.repeat(100), 'json_invalid', [0]],
      ] as const) {
        const { status, body } = await send('/api/cleanup/file', form('a.txt', 'so', { edits }));
        assert.equal(status, 422, edits.slice(0, 50));
        assert.deepEqual([body.detail[0].type, body.detail[0].loc], [type, ['body', 'edits', ...place]]);
      }
    });

    it('returns the charset of a text file', async () => {
      const charsetOf = async (bytes: Buffer, name: string) => {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(bytes)]), name);
        const { status, headers } = await send('/api/cleanup/file', body);
        assert.equal(status, 200);
        return headers.get('content-type');
      };
      assert.equal(await charsetOf(Buffer.from('über \u2014 so'), 'a.txt'), 'text/plain; charset=utf-8');
      assert.equal(
        await charsetOf(Buffer.from('\ufeffso', 'utf16le'), 'a.txt'),
        'text/plain; charset=utf-16le',
      );
      assert.equal(await charsetOf(Buffer.from('so'), 'a.md'), 'text/markdown; charset=utf-8');
    });

    it('decodes the quotation marks that browsers escape in file names', async () => {
      const { headers } = await send('/api/cleanup/file', form('the "new" 50%25 plan.txt', 'so'));
      assert.match(headers.get('content-disposition')!, /''the%20%22new%22%2050%2525%20plan-clean\.txt$/);
    });

    it('accepts a file name that is not valid Unicode', async () => {
      const part =
        '--x\r\nContent-Disposition: form-data; name="file"; filename*=utf-16le\'\'%00%D8a%00.%00t%00x%00t%00\r\n\r\nhi\r\n--x--\r\n';
      const { status, headers } = await send('/api/cleanup/file', part, {
        'content-type': 'multipart/form-data; boundary=x',
      });
      assert.equal(status, 200);
      assert.match(headers.get('content-disposition')!, /filename\*=UTF-8''%EF%BF%BDa-clean\.txt/);
    });

    it('applies the plan’s character limit to the document', async () => {
      const { status, body } = await send('/api/cleanup/file', form('a.txt', 'word '.repeat(9)));
      assert.equal(status, 413);
      assert.match(body.detail, /your plan's limit is 40 characters/);
    });

    it('keeps the typography only when asked', async () => {
      const cleaned = async (typography: string) =>
        (await send('/api/cleanup/file', form('a.txt', 'Shut \u2014 now.', { typography }))).body;
      assert.equal(await cleaned('keep'), 'Shut \u2014 now.');
      assert.equal(await cleaned('clean'), 'Shut - now.');
    });

    it('applies contractions only when asked', async () => {
      const cleaned = async (fields: Record<string, string>) =>
        (await send('/api/cleanup/file', form('a.txt', 'I do not know.', fields))).body;
      assert.equal(await cleaned({}), 'I do not know.');
      assert.equal(await cleaned({ contractions: 'true' }), "I don't know.");
    });
  });

  describe('POST /api/fetch-url', () => {
    const fetchUrl = (url: unknown) => read(server.call('/api/fetch-url', { key, json: { url } }));

    it('returns 403 with a plain sentence for addresses that are not public', async () => {
      for (const url of [
        'http://127.0.0.1/',
        'http://[::1]/',
        'http://169.254.169.254/',
        'http://0x7f000001/',
        'ftp://example.com/',
        'http://example.com:8080/',
        'http://u:p@example.com/',
      ]) {
        const { status, body } = await fetchUrl(url);
        assert.equal(status, 403, url);
        assert.equal(typeof body.detail, 'string');
      }
    });

    it('rejects an invalid URL', async () => {
      assert.equal((await fetchUrl('')).status, 422);
      assert.equal((await fetchUrl(5)).status, 422);
      assert.ok([403, 422].includes((await fetchUrl('not an address')).status));
    });
  });
});
