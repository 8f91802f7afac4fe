import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { findJsonExcess } from '../../../../src/api/http/body/decode-body.js';
import { read, sockets, suiteServer } from '../../../server.js';

const text = 'The ferry left at nine \u2014 nobody waved.';
const cleaned = 'The ferry left at nine - nobody waved.';

describe('request bodies', () => {
  const server = suiteServer(sockets);
  let key: string;
  before(async () => {
    key = await server.key('bodies');
  });
  const send = (body: RequestInit['body'], type?: string, path = '/api/cleanup') =>
    read(server.call(path, { key, body, headers: type === undefined ? {} : { 'content-type': type } }));

  describe('accepted formats', () => {
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    const forms: [string, () => ReturnType<typeof send>][] = [
      ['JSON', () => send(JSON.stringify({ text }), 'application/json')],
      [
        'JSON with a charset and a byte order mark',
        () => send(`\ufeff${JSON.stringify({ text })}`, 'application/json; charset=utf-8'),
      ],
      [
        'JSON under the type curl sends by itself',
        () => send(JSON.stringify({ text }), 'application/x-www-form-urlencoded'),
      ],
      ['a form field', () => send(new URLSearchParams({ text }), 'application/x-www-form-urlencoded')],
      ['a multipart field', () => send(form({ text }))],
      ['raw text', () => send(text, 'text/plain; charset=UTF-8')],
      ['a query parameter', () => send('', 'text/plain', `/api/cleanup?text=${encodeURIComponent(text)}`)],
    ];
    for (const [name, run] of forms) {
      it(`accepts ${name}`, async () => {
        const { status, body } = await run();
        assert.equal(status, 200);
        assert.equal(body.output_text, cleaned);
      });
    }

    it('prefers a body field to a query parameter of the same name', async () => {
      const { body } = await send(
        JSON.stringify({ text: 'body' }),
        'application/json',
        '/api/cleanup?text=query',
      );
      assert.equal(body.output_text, 'body');
    });

    it('accepts a quoted multipart boundary and a part charset', async () => {
      const parts = `--a b\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--a b--\r\n`;
      const { status, body } = await send(parts, 'multipart/form-data; boundary="a b"');
      assert.equal(status, 200);
      assert.equal(body.output_text, cleaned);
    });

    const french = 'Le caf\u00e9 est ferm\u00e9.';
    const latin = (value: string) => Buffer.from(value, 'latin1');
    const part = (headers: string, content: string) =>
      latin(`--x\r\nContent-Disposition: form-data; name="text"\r\n${headers}\r\n${content}\r\n--x--`);
    const base64 = Buffer.from(french).toString('base64');
    const multipart = 'multipart/form-data; boundary=x';
    const encoded: [string, Buffer | string, string, string?][] = [
      ['a declared charset', latin(french), 'text/plain; charset=ISO-8859-1'],
      ['a declared UTF-16', Buffer.from(french, 'utf16le'), 'text/plain; charset="utf-16le"'],
      ['a byte order mark', Buffer.from(`\ufeff${french}`, 'utf16le'), 'text/plain; charset=utf-8'],
      ['UTF-16 without a mark', Buffer.from(french, 'utf16le').swap16(), 'text/plain'],
      ['the marks of windows-1252', latin('It\x92s so \x97 he said'), 'text/plain', "It's so - he said"],
      ['U+FFFD in the text itself', 'a \ufffd b', 'text/plain', 'a \ufffd b'],
      [
        'a form in a declared charset',
        latin('text=Le+caf%E9+est+ferm\xe9.'),
        'application/x-www-form-urlencoded; charset=latin1',
      ],
      [
        'a part in a declared charset',
        part('Content-Type: text/plain; charset=iso-8859-1\r\n', french),
        multipart,
      ],
      [
        'a part in base64',
        part('Content-Transfer-Encoding: base64\r\n', `${base64.slice(0, 9)}\r\n${base64.slice(9)}`),
        multipart,
      ],
      [
        'a part in quoted-printable',
        part(
          'Content-Type: text/plain;\r\n charset=latin1\r\nContent-Transfer-Encoding: Quoted-Printable\r\n',
          'Le caf=E9 est=\r\n ferm=e9.',
        ),
        multipart,
      ],
    ];
    for (const [name, sent, type, expected = french] of encoded)
      it(`decodes ${name}`, async () => {
        const { status, body } = await send(sent, type);
        assert.equal(status, 200, JSON.stringify(body));
        assert.equal(body.output_text, expected);
      });

    it('decodes the names of files', async () => {
      const names: [string, string][] = [
        ['filename="upload"; filename*=UTF-8\'\'na%C3%AFve.txt', 'na\u00efve.txt'],
        ['filename*=UTF-8\'en\'a+b%20c.txt; filename="upload"', 'a+b c.txt'],
        ["filename*=iso-8859-1''na%EFve.txt", 'na\u00efve.txt'],
        ['filename="=?UTF-8?B?bmHDr3ZlLnR4dA==?="', 'na\u00efve.txt'],
        ['filename="=?utf-8?Q?na=C3=AFve_?= =?utf-8?Q?text.txt?="', 'na\u00efve text.txt'],
        ['filename="=?iso-8859-1?q?na=EFve=2Etxt?="', 'na\u00efve.txt'],
        ['filename="a; filename=\\"b\\".txt"', 'a; filename="b".txt'],
        ['filename="C:\\texts\\a.txt"', 'a.txt'],
        ['filename=plain.txt', 'plain.txt'],
      ];
      for (const [parameter, expected] of names) {
        const sent = `--x\r\ncontent-disposition: form-data; name="file"; ${parameter}\r\n\r\nThe pier.\r\n--x--\r\n`;
        const { status, body } = await send(sent, multipart, '/api/extract');
        assert.equal(status, 200, parameter);
        assert.equal(body.filename, expected);
        assert.equal(body.text, 'The pier.');
      }
    });

    it('reads parts between a preamble and an epilogue, with empty values and padded delimiters', async () => {
      const sent =
        'preamble\r\n--x \t\r\nContent-Disposition: form-data; name="title"\r\n\r\n\r\n--x\r\n' +
        'Content-Disposition: form-data; name="text"\r\n\r\na --x inside\r\n-- a\r\n\r\n--x--\r\nepilogue --x';
      const { body } = await send(sent, multipart);
      assert.equal(body.output_text, 'a --x inside\n-- a\n');
    });
  });

  describe('rejected bodies', () => {
    it('returns 415 with the accepted types for any other type', async () => {
      for (const type of ['application/xml', 'image/png', 'text/html']) {
        const { status, body } = await send('<a/>', type);
        assert.equal(status, 415);
        assert.match(body.detail, /application\/json/);
      }
    });

    it('returns 415 for an unknown charset', async () => {
      for (const type of ['text/plain; charset=utf-99', 'application/x-www-form-urlencoded; charset=none'])
        assert.equal((await send('text=x', type)).status, 415);
    });

    it('returns 422 for bytes that are not text in the charset', async () => {
      const part = (headers: string, content: string) =>
        Buffer.from(
          `--x\r\nContent-Disposition: form-data; name="text"\r\n${headers}\r\n${content}\r\n--x--`,
          'latin1',
        );
      const unreadable: [Buffer | string, string, string][] = [
        [Buffer.from('a caf\xe9', 'latin1'), 'text/plain', 'body'],
        [Buffer.from('a caf\xe9', 'latin1'), 'text/plain; charset=utf-8', 'body'],
        ['odd', 'text/plain; charset=utf-16', 'body'],
        [Buffer.from('\x81', 'latin1'), 'text/plain; charset=shift_jis', 'body'],
        ['text=caf%E9', 'application/x-www-form-urlencoded', 'body'],
        ['text=%F0%9F', 'application/x-www-form-urlencoded', 'body'],
        [part('', 'caf\xe9'), 'multipart/form-data; boundary=x', 'body'],
        [
          part('Content-Transfer-Encoding: quoted-printable\r\n', 'caf=E9'),
          'multipart/form-data; boundary=x',
          'body',
        ],
        [part('Content-Transfer-Encoding: base64\r\n', '/w=='), 'multipart/form-data; boundary=x', 'body'],
      ];
      for (const [body, type, place] of unreadable) {
        const answer = await send(body, type);
        assert.equal(answer.status, 422, type);
        assert.deepEqual(answer.body.detail[0].type, 'string_unicode');
        assert.deepEqual(answer.body.detail[0].loc, [place, 'text']);
      }
      const query = await send('', 'text/plain', '/api/cleanup?text=caf%E9');
      assert.deepEqual(query.body.detail[0].loc, ['query', 'text']);
    });

    it('returns 400 for a truncated multipart form', async () => {
      const { status, body } = await send(
        '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
        'multipart/form-data; boundary=x',
      );
      assert.equal(status, 400);
      assert.match(body.detail, /multipart/);
    });

    it('returns 400 for a multipart form beyond its limits, in linear time', async () => {
      const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\r\n`;
      const many = [
        `${Array.from({ length: 70 }, (_, i) => part(`f${i}`)).join('')}--x--`,
        `--x\r\n${'a: b\r\n'.repeat(40)}\r\na\r\n--x--`,
        `--x\r\na: ${'b'.repeat(9_000)}\r\n\r\na\r\n--x--`,
        '\r\n--x'.repeat(500_000),
        `${'--x\r\n\r\n\r\n'.repeat(200_000)}--x--`,
      ];
      for (const body of many)
        assert.equal((await send(body, 'multipart/form-data; boundary=x')).status, 400, body.slice(0, 30));
    });

    it('returns 400 for a form with too many fields, including empty ones', async () => {
      for (const pair of ['a=1&', '&'])
        assert.equal((await send(pair.repeat(100), 'application/x-www-form-urlencoded')).status, 400);
    });

    it('returns 415 for a body in a coding other than gzip', async () => {
      const { status, body } = await read(
        server.call('/api/cleanup', {
          key,
          body: 'x',
          headers: { 'content-type': 'text/plain', 'content-encoding': 'br' },
        }),
      );
      assert.equal(status, 415);
      assert.match(body.detail, /gzip/);
    });

    it('returns 400 for a multipart type without a boundary', async () => {
      assert.equal((await send('x', 'multipart/form-data')).status, 400);
    });

    it('returns a readable 413 for a body that is too large, declared or chunked', async () => {
      const huge = 'x'.repeat(5_000_000);
      const declared = await send(huge, 'text/plain');
      assert.equal(declared.status, 413);
      assert.match(declared.body.detail, /5,000,000 bytes.*4,194,304/);

      const chunks = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 5; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(1_000_000)));
          controller.close();
        },
      });
      const chunked = await read(
        fetch(`${server.url}/api/cleanup`, {
          method: 'POST',
          body: chunks,
          duplex: 'half',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain' },
        } as RequestInit),
      );
      assert.equal(chunked.status, 413);
    });
  });

  describe('JSON', () => {
    it('returns 422 json_invalid with the position of the error', async () => {
      const { status, body } = await send('{"text": nope}', 'application/json');
      assert.equal(status, 422);
      assert.equal(body.detail[0].type, 'json_invalid');
      assert.deepEqual(body.detail[0].loc, ['body', 9]);
      assert.equal(body.detail[0].msg, 'JSON decode error');
      assert.ok(body.detail[0].ctx.error);
    });

    it('rejects invalid UTF-8', async () => {
      const { status, body } = await send(
        Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
        'application/json',
      );
      assert.equal(status, 422);
      assert.match(body.detail[0].ctx.error, /UTF-8/);
    });

    it('rejects JSON that is nested too deeply and ignores brackets in strings', async () => {
      const deep = `{"text":"x","z":${'['.repeat(70)}${']'.repeat(70)}}`;
      assert.equal((await send(deep, 'application/json')).status, 422);
      const strings = JSON.stringify({ text: `${'['.repeat(500)} \\" {{{ \\\\` });
      assert.equal((await send(strings, 'application/json')).status, 200);
    });

    it('counts empty arrays and objects as values, and reads escaped quotes', () => {
      const excess = (json: string) => findJsonExcess(Buffer.from(json), 10);
      for (const value of ['[]', '{}', '[[[]]]'])
        assert.equal(excess(`[${Array(11).fill(value)}]`), 'more than 10 values', value);
      assert.equal(excess('["\\"[,{", "\\\\", ",,,,,,,,,,,,", 1, 2]'), null);
      assert.equal(excess('["\\\\", [], [], [], [], []]'), 'more than 10 values');
      assert.equal(excess('"\\",,,,,,,,,,,,,'), null);
    });

    it('rejects JSON with too many values and ignores commas in strings', async () => {
      const { status, body } = await send(`{"text":"x","z":[${'1,'.repeat(200_000)}1]}`, 'application/json');
      assert.equal(status, 422);
      assert.match(body.detail[0].ctx.error, /values/);
      const commas = JSON.stringify({ text: ',:'.repeat(20_000) });
      assert.equal((await send(commas, 'application/json')).status, 200);
    });

    it('ignores unknown fields and keys named __proto__, and uses the last of repeated keys', async () => {
      const hostile =
        '{"__proto__":{"text":"polluted"},"constructor":1,"text":"first","text":"last","more":{}}';
      const { status, body } = await send(hostile, 'application/json');
      assert.equal(status, 200);
      assert.equal(body.output_text, 'last');
      assert.equal(({} as Record<string, unknown>).text, undefined);
    });

    it('reports a missing body and a missing field', async () => {
      const none = await send('', 'application/json');
      assert.deepEqual(none.body.detail, [
        { type: 'missing', loc: ['body'], msg: 'Field required', input: null },
      ]);
      const empty = await send('{"title":"a"}', 'application/json');
      assert.deepEqual(empty.body.detail, [
        { type: 'missing', loc: ['body', 'text'], msg: 'Field required', input: { title: 'a' } },
      ]);
    });

    it('rejects JSON that is not an object', async () => {
      for (const body of ['[1]', '"text"', '5', 'null']) {
        const answer = await send(body, 'application/json');
        assert.equal(answer.status, 422);
        assert.equal(answer.body.detail[0].type, 'model_attributes_type');
      }
    });
  });
});
