import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ProvenanceReading } from '../../../../src/contract/image.js';
import { limits } from '../../../../src/contract/limits.js';
import { ConfigView } from '../../../../src/contract/service.js';
import * as make from '../../../files/image/files.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const path = '/api/scan/image';
const picture = make.png([make.textChunk('Software', 'NovelAI')]);

describe('POST /api/scan/image', () => {
  const server = suiteServer({}, { free: { images_per_hour: 40 } });
  let key = '';
  before(async () => {
    key = await server.key('ann', 'read');
  });
  const form = (bytes: Uint8Array, name = 'a.png') => {
    const data = new FormData();
    data.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return data;
  };
  const send = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    read(server.call(path, { key, body, headers }));
  const raw = (bytes: Uint8Array, headers: Record<string, string> = { 'x-filename': 'a.png' }) =>
    send(bytes as Uint8Array<ArrayBuffer>, headers);

  it('accepts a file in a form, with a key of scope read', async () => {
    const { status, body } = await send(form(picture));
    assert.equal(status, 200);
    assertShape(ProvenanceReading, body);
    assert.deepEqual([body.declared, body.mode, body.generator], [true, 'generated', 'NovelAI']);
    assert.deepEqual(body.image, { format: 'png', bytes: picture.length, width: 1, height: 1 });
    assert.match(body.evidence[0], /^PNG chunk tEXt "Software" at byte 33 says "NovelAI"/);
  });

  it('warns about a second file and about a text', async () => {
    const data = form(picture);
    data.set('text', 'A harbour');
    data.append('second', new Blob(['x']), 'b.png');
    const { status, body } = await send(data);
    assert.equal(status, 200);
    assert.deepEqual(body.warnings.slice(0, 2), [
      'The file "b.png" was ignored: a request can have one file, in the field "file".',
      'The field "text" is unknown and was ignored.',
    ]);
  });

  it('accepts raw bytes with X-Filename or an image media type', async () => {
    assert.equal((await raw(picture)).body.generator, 'NovelAI');
    assert.equal((await raw(picture, { 'content-type': 'image/png' })).body.generator, 'NovelAI');
  });

  it('detects the format by content, not by file name', async () => {
    const { body } = await send(form(make.jpeg(), 'b.png'));
    assert.equal(body.image.format, 'jpeg');
  });

  it('requires an account', async () => {
    assert.equal((await read(server.call(path, { body: form(picture) }))).status, 401);
    const site = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    assert.equal((await read(server.call(path, { body: form(picture), headers: site }))).status, 401);
    const cookie = await server.register('bob');
    assert.equal((await read(server.call(path, { cookie, body: form(picture) }))).status, 200);
  });

  it('returns 422 when the file is missing or unreadable', async () => {
    const none = await send(new URLSearchParams({ file: 'x' }));
    assert.equal(none.status, 415);
    const empty = await send(new FormData());
    assert.deepEqual([empty.status, empty.body.detail[0].type], [422, 'missing']);
    const cut = await raw(picture.subarray(0, 20));
    assert.deepEqual([cut.status, cut.body.detail[0].type], [422, 'image_unreadable']);
    assert.deepEqual(cut.body.detail[0].loc, ['body', 'file']);
  });

  it('returns 415 for a file that is not an image, and names the supported formats', async () => {
    const { status, body } = await raw(Buffer.from('%PDF-1.7'));
    assert.equal(status, 415);
    assert.match(body.detail, /PNG, JPEG, WebP, GIF, SVG, AVIF, HEIC, TIFF/);
  });

  it('returns 413 for too many bytes and for a header that declares too many pixels', async () => {
    const large = make.join(picture, Buffer.alloc(limits.imageBytes));
    const refused = await raw(large);
    assert.equal(refused.status, 413);
    assert.match(refused.body.detail, /10,485,760 bytes \(10 MB\)/);
    assert.equal((await send(form(large))).status, 413);
    const bomb = await raw(make.png([], [], { width: 100_000, height: 100_000 }));
    assert.equal(bomb.status, 413);
    assert.match(bomb.body.detail, /100000 x 100000 pixels/);
  });

  it('accepts a file just under the image limit, above the document limit', async () => {
    const { status } = await raw(make.join(picture, Buffer.alloc(limits.imageBytes - picture.length)));
    assert.equal(status, 200);
  });

  it('counts images against a separate hourly limit', async () => {
    const of = await server.key('carl');
    const call = () => read(server.call(path, { key: of, body: form(picture) }));
    const first = await call();
    assert.equal(first.headers.get('ratelimit-policy'), '"images";q=40;w=3600');
    for (let i = 1; i < 40; i++) await call();
    const over = await call();
    assert.equal(over.status, 429);
    assert.match(over.body.detail, /Rate limit reached: 40 images per hour\. Try again in [\d,]+ seconds?\./);
    assert.ok(Number(over.headers.get('retry-after')) > 0);
    const { body } = await read(server.call('/api/config', { key: of }));
    assertShape(ConfigView, body);
    assert.deepEqual(
      [body.usage.images_this_hour, body.usage.images_remaining, body.usage.requests_this_hour],
      [40, 0, 0],
    );
  });

  it('is covered by the health check', async () => {
    const { body } = await read(server.call('/api/health'));
    assert.equal(body.checks.image_pool, 'ok');
  });
});
