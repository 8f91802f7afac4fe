import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findJsonExcess } from '../../../../src/api/http/body/decode-body.js';
import { sharedServer, suiteClient } from '../../../server.js';

const text = 'The ferry left at nine \u2014 nobody waved.';
const cleaned = 'The ferry left at nine - nobody waved.';
const multipart = 'multipart/form-data; boundary=x';
const urlencoded = 'application/x-www-form-urlencoded';
const latin = (value: string) => Buffer.from(value, 'latin1');
/** A multipart body with a text, in latin1. */
const part = (headers: string, content: string) =>
  latin(`--x\r\nContent-Disposition: form-data; name="text"\r\n${headers}\r\n${content}\r\n--x--`);
const quoted = 'Content-Transfer-Encoding: Quoted-Printable\r\n';
const inBase64 = 'Content-Transfer-Encoding: base64\r\n';

describe('request bodies', () => {
  const client = suiteClient(sharedServer(), 'bodies');
  const send = (body: RequestInit['body'] | Uint8Array, type?: string, path = '/api/cleanup') =>
    client.send(path, body, type === undefined ? {} : { 'content-type': type });
  const sendJson = (body: string | Uint8Array) => send(body, 'application/json');

  describe('accepted formats', () => {
    const json = JSON.stringify({ text });
    const query = `/api/cleanup?text=${encodeURIComponent(text)}`;
    const form = new FormData();
    form.set('text', text);
    const quotedBoundary = `--a b\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--a b--\r\n`;
    for (const [name, body, type, path] of [
      ['JSON', json, 'application/json'],
      ['JSON with a charset and a byte order mark', `\ufeff${json}`, 'application/json; charset=utf-8'],
      ['JSON under the type curl sends by itself', json, urlencoded],
      ['a form field among empty ones', `&&${new URLSearchParams({ text })}&`, urlencoded],
      ['a multipart field', form, undefined],
      ['a quoted boundary and a part charset', quotedBoundary, 'multipart/form-data; boundary="a b"'],
      ['raw text', text, 'text/plain; charset=UTF-8'],
      ['a query parameter', '', 'text/plain', query],
      ['a body field before a query parameter', json, 'application/json', '/api/cleanup?text=query'],
    ] as const)
      it(`accepts ${name}`, async () => {
        const answer = await send(body, type, path);
        assert.deepEqual([answer.status, answer.body.output_text], [200, cleaned]);
      });

    const french = 'Le caf\u00e9 est ferm\u00e9.';
    const base64 = Buffer.from(french).toString('base64');
    const rows: [string, Buffer | string, string, string?][] = [
      ['a declared charset', latin(french), 'text/plain; charset=ISO-8859-1'],
      ['a declared UTF-16', Buffer.from(french, 'utf16le'), 'text/plain; charset="utf-16le"'],
      ['a byte order mark', Buffer.from(`\ufeff${french}`, 'utf16le'), 'text/plain; charset=utf-8'],
      ['UTF-16 without a mark', Buffer.from(french, 'utf16le').swap16(), 'text/plain'],
      ['the marks of windows-1252', latin('It\x92s so \x97 he said'), 'text/plain', "It's so - he said"],
      ['U+FFFD in the text itself', 'a \ufffd b', 'text/plain', 'a \ufffd b'],
      ['a form in a charset', latin('text=Le+caf%E9+est+ferm\xe9.'), `${urlencoded}; charset=latin1`],
      ['a part in a charset', part('Content-Type: text/plain; charset=iso-8859-1\r\n', french), multipart],
      ['a part in base64', part(inBase64, `${base64.slice(0, 9)}\r\n${base64.slice(9)}`), multipart],
      [
        'a part in quoted-printable',
        part(`Content-Type: text/plain;\r\n charset=latin1\r\n${quoted}`, 'Le caf=E9 est=\r\n ferm=e9.'),
        multipart,
      ],
    ];
    for (const [name, sent, type, expected = french] of rows)
      it(`decodes ${name}`, async () => {
        const { status, body } = await send(sent, type);
        assert.equal(status, 200, JSON.stringify(body));
        assert.equal(body.output_text, expected);
      });

    for (const [parameter, name] of [
      ['filename="upload"; filename*=UTF-8\'\'na%C3%AFve.txt', 'na\u00efve.txt'],
      ['filename*=UTF-8\'en\'a+b%20c.txt; filename="upload"', 'a+b c.txt'],
      ["filename*=iso-8859-1''na%EFve.txt", 'na\u00efve.txt'],
      ['filename="=?UTF-8?B?bmHDr3ZlLnR4dA==?="', 'na\u00efve.txt'],
      ['filename="=?utf-8?Q?na=C3=AFve_?= =?utf-8?Q?text.txt?="', 'na\u00efve text.txt'],
      ['filename="=?iso-8859-1?q?na=EFve=2Etxt?="', 'na\u00efve.txt'],
      ['filename="a; filename=\\"b\\".txt"', 'a; filename="b".txt'],
      ['filename="C:\\texts\\a.txt"', 'a.txt'],
      ['filename=plain.txt', 'plain.txt'],
    ] as const)
      it(`decodes the file name in ${parameter}`, async () => {
        const sent = `--x\r\ncontent-disposition: form-data; name="file"; ${parameter}\r\n\r\nThe pier.\r\n--x--\r\n`;
        const { body } = await send(sent, multipart, '/api/extract');
        assert.deepEqual([body.filename, body.text], [name, 'The pier.']);
      });

    it('reads parts between a preamble and an epilogue, with empty values and padded delimiters', async () => {
      const sent =
        'preamble\r\n--x \t\r\nContent-Disposition: form-data; name="title"\r\n\r\n\r\n--x\r\n' +
        'Content-Disposition: form-data; name="text"\r\n\r\na --x inside\r\n-- a\r\n\r\n--x--\r\nepilogue --x';
      assert.equal((await send(sent, multipart)).body.output_text, 'a --x inside\n-- a\n');
    });
  });

  describe('rejected bodies', () => {
    const field = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\r\n`;
    const fields = Array.from({ length: 70 }, (_, i) => field(`f${i}`)).join('');
    const cut = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf';
    for (const [status, name, body, type, detail] of [
      [415, 'XML', '<a/>', 'application/xml', /application\/json/],
      [415, 'HTML', '<a/>', 'text/html', /application\/json/],
      [415, 'an unknown charset', 'x', 'text/plain; charset=utf-99', /charset/],
      [415, 'a form in an unknown charset', 'text=x', `${urlencoded}; charset=none`, /charset/],
      [400, 'a truncated multipart form', cut, multipart, /multipart/],
      [400, 'a multipart type without a boundary', 'x', 'multipart/form-data', /boundary/],
      [400, 'a form of too many parts', `${fields}--x--`, multipart, /multipart/],
      [400, 'a part of too many headers', `--x\r\n${'a: b\r\n'.repeat(40)}\r\na\r\n--x--`, multipart, /./],
      [400, 'a part of a long header', `--x\r\na: ${'b'.repeat(9_000)}\r\n\r\na\r\n--x--`, multipart, /./],
      [400, '500,000 delimiters', '\r\n--x'.repeat(500_000), multipart, /./],
      [400, '200,000 empty parts', `${'--x\r\n\r\n\r\n'.repeat(200_000)}--x--`, multipart, /./],
      [400, 'a form of too many fields', 'a=1&'.repeat(100), urlencoded, /./],
      [400, 'a form of too many empty fields', '&'.repeat(100), urlencoded, /./],
      [413, 'a large body', 'x'.repeat(5_000_000), 'text/plain', /larger than 4 MB: it has 4\.8 MB/],
    ] as const)
      it(`returns ${status} for ${name}`, async () => {
        const answer = await send(body, type);
        assert.equal(answer.status, status);
        assert.match(answer.body.detail, detail);
      });

    for (const [name, body, type] of [
      ['text without a charset', latin('a caf\xe9'), 'text/plain'],
      ['text in UTF-8', latin('a caf\xe9'), 'text/plain; charset=utf-8'],
      ['text in UTF-16', 'odd', 'text/plain; charset=utf-16'],
      ['text in Shift JIS', latin('\x81'), 'text/plain; charset=shift_jis'],
      ['a form', 'text=caf%E9', urlencoded],
      ['a form with half a character', 'text=%F0%9F', urlencoded],
      ['a part', part('', 'caf\xe9'), multipart],
      ['a part in quoted-printable', part(quoted, 'caf=E9'), multipart],
      ['a part in base64', part(inBase64, '/w=='), multipart],
    ] as const)
      it(`returns 422 for bytes that are not text in the charset: ${name}`, async () => {
        const answer = await send(body, type);
        const [{ type: issue, loc }] = answer.body.detail;
        assert.deepEqual([answer.status, issue, loc], [422, 'string_unicode', ['body', 'text']]);
      });

    it('returns 422 for a query parameter that is not text', async () => {
      const { body } = await send('', 'text/plain', '/api/cleanup?text=caf%E9');
      assert.deepEqual(body.detail[0].loc, ['query', 'text']);
    });

    it('returns 413 for a body that grows too large', async () => {
      const chunks = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 5; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(1_000_000)));
          controller.close();
        },
      });
      assert.equal((await send(chunks, 'text/plain')).status, 413);
    });
  });

  describe('JSON', () => {
    it('returns 422 json_invalid with the position of the error', async () => {
      const { status, body } = await sendJson('{"text": nope}');
      const { ctx, ...issue } = body.detail[0];
      assert.equal(status, 422);
      const expected = { type: 'json_invalid', loc: ['body', 9], msg: 'JSON decode error', input: {} };
      assert.deepEqual(issue, expected);
      assert.ok(ctx.error);
    });

    const brackets = `${'['.repeat(70)}${']'.repeat(70)}`;
    for (const [name, body, error] of [
      ['invalid UTF-8', latin('{"a":"\xff"}'), /UTF-8/],
      ['deep nesting', `{"text":"x","z":${brackets}}`, /./],
      ['too many values', `{"text":"x","z":[${'1,'.repeat(200_000)}1]}`, /values/],
    ] as const)
      it(`returns 422 for ${name}`, async () => {
        const answer = await sendJson(body);
        assert.equal(answer.status, 422);
        assert.match(answer.body.detail[0].ctx.error, error);
      });

    it('counts empty arrays and objects as values, and nothing in strings with escaped quotes', () => {
      const excess = (json: string) => findJsonExcess(Buffer.from(json), 10);
      for (const value of ['[]', '{}', '[[[]]]'])
        assert.equal(excess(`[${Array(11).fill(value)}]`), 'more than 10 values', value);
      assert.equal(excess(`"\\"${'[{'.repeat(70)}"`), null);
      assert.equal(excess('["\\"[,{", "\\\\", ",,,,,,,,,,,,", 1, 2]'), null);
      assert.equal(excess('["\\\\", [], [], [], [], []]'), 'more than 10 values');
      assert.equal(excess('"\\",,,,,,,,,,,,,'), null);
    });

    it('rejects unknown fields and keys named __proto__, and uses the last of repeated keys', async () => {
      const hostile = '{"__proto__":{"text":"polluted"},"constructor":1,"text":"first","text":"last","z":{}}';
      const { detail } = (await sendJson(hostile)).body;
      const rejected = detail.map(({ type, loc }: { type: string; loc: string[] }) => `${type} ${loc[1]}`);
      const names = ['__proto__', 'constructor', 'z'];
      assert.equal(rejected.join(), names.map(name => `extra_forbidden ${name}`).join());
      assert.equal((await sendJson('{"text":"first","text":"last"}')).body.output_text, 'last');
      assert.equal(({} as Record<string, unknown>).text, undefined);
    });

    it('reports a missing body and a missing field', async () => {
      const missing = { type: 'missing', msg: 'Field required' };
      const none = (await sendJson('')).body.detail;
      assert.deepEqual(none, [{ ...missing, loc: ['body'], input: null }]);
      const empty = (await sendJson('{"title":"a"}')).body.detail;
      assert.deepEqual(empty, [{ ...missing, loc: ['body', 'text'], input: { title: 'a' } }]);
    });

    it('rejects JSON that is not an object', async () => {
      for (const body of ['[1]', '"text"', '5', 'null'])
        assert.equal((await sendJson(body)).body.detail[0].type, 'model_attributes_type');
    });
  });
});
