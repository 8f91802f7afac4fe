import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ProvenanceReading } from '../../../../src/contract/image.js';
import { limits } from '../../../../src/contract/limits.js';
import { ConfigView } from '../../../../src/contract/service.js';
import * as make from '../../../files/image/files.js';
import { assertShape, fileForm, suiteClient, suiteServer } from '../../../server.js';

const path = '/api/scan/image';
const picture = make.png([make.textChunk('Software', 'NovelAI')]);

describe('POST /api/scan/image', () => {
  const server = suiteServer({}, { free: { images_per_hour: 40 } });
  const client = suiteClient(server, 'ann', 'read');
  const send = (bytes: Uint8Array, name = 'a.png', fields?: Record<string, string>) =>
    client.send(path, fileForm(name, bytes, fields));
  const raw = (bytes: Uint8Array, headers: Record<string, string> = { 'x-filename': 'a.png' }) =>
    client.send(path, bytes, headers);

  it('accepts a file in a form, with a key of scope read', async () => {
    const { status, body } = await send(picture);
    assert.equal(status, 200);
    assertShape(ProvenanceReading, body);
    assert.deepEqual([body.declared, body.mode, body.generator], [true, 'generated', 'NovelAI']);
    assert.deepEqual(body.image, { format: 'png', bytes: picture.length, width: 1, height: 1 });
    assert.match(body.evidence[0], /^PNG chunk tEXt "Software" at byte 33 says "NovelAI"/);
  });

  it('accepts raw bytes with X-Filename or an image media type', async () => {
    assert.equal((await raw(picture)).body.generator, 'NovelAI');
    assert.equal((await raw(picture, { 'content-type': 'image/png' })).body.generator, 'NovelAI');
  });

  it('warns about a text', async () => {
    const { body } = await send(picture, 'a.png', { text: 'A harbour' });
    assert.deepEqual(body.warnings.slice(0, 1), ['The field "text" is unknown and was ignored.']);
  });

  it('detects the format by content, not by file name', async () => {
    assert.equal((await send(make.jpeg(), 'b.png')).body.image.format, 'jpeg');
  });

  it('returns 422 when the file is missing or unreadable', async () => {
    assert.equal((await client.send(path, new URLSearchParams({ file: 'x' }))).status, 415);
    const empty = await client.send(path, new FormData());
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
    assert.equal((await raw(large.subarray(0, limits.imageBytes))).status, 200);
    const refused = await raw(large);
    assert.equal(refused.status, 413);
    assert.match(refused.body.detail, /10,485,760 bytes \(10 MB\)/);
    assert.equal((await send(large)).status, 413);
    const bomb = await raw(make.png([], [], { width: 100_000, height: 100_000 }));
    assert.equal(bomb.status, 413);
    assert.match(bomb.body.detail, /100000 x 100000 pixels/);
  });

  it('counts images against a separate hourly limit', async () => {
    const carl = await server.client('carl');
    const call = () => carl.send(path, fileForm('a.png', picture));
    const first = await call();
    assert.equal(first.headers.get('ratelimit-policy'), '"images";q=40;w=3600');
    for (let i = 1; i < 40; i++) await call();
    const over = await call();
    assert.equal(over.status, 429);
    assert.match(over.body.detail, /Rate limit reached: 40 images per hour\. Try again in [\d,]+ seconds?\./);
    assert.ok(Number(over.headers.get('retry-after')) > 0);
    const { body } = await carl.get('/api/config');
    assertShape(ConfigView, body);
    const { images_this_hour, images_remaining, requests_this_hour } = body.usage;
    assert.deepEqual([images_this_hour, images_remaining, requests_this_hour], [40, 0, 0]);
  });

  it('is covered by the health check', async () => {
    assert.equal((await client.get('/api/health')).body.checks.image_pool, 'ok');
  });
});
