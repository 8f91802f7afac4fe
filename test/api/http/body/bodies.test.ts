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
  });

  describe('rejected bodies', () => {
    it('returns 415 with the accepted types for any other type', async () => {
      for (const type of ['application/xml', 'image/png', 'text/html']) {
        const { status, body } = await send('<a/>', type);
        assert.equal(status, 415);
        assert.match(body.detail, /application\/json/);
      }
    });

    it('returns 415 for a charset other than UTF-8', async () => {
      assert.equal((await send('x', 'text/plain; charset=utf-16')).status, 415);
    });

    it('returns 400 for a truncated multipart form', async () => {
      const { status, body } = await send(
        '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
        'multipart/form-data; boundary=x',
      );
      assert.equal(status, 400);
      assert.match(body.detail, /multipart/);
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
