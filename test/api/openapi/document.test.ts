import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../../../src/api/endpoints/index.js';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import { limits } from '../../../src/contract/limits.js';
import { recorded } from '../../../src/generated/api-examples.js';
import { type CallOptions, sharedServer } from '../../server.js';
import { type Operation, openPage, operationsOf, type Sent, sendAll } from './send.js';
import { examplesIn, misfits, mismatches } from './shape.js';
import { shortened } from './shortened.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as JSON
type Any = any;

describe('GET /api/openapi.json', () => {
  const page = openPage();
  const server = sharedServer({}, {}, { network: page.network });
  let document: OpenApi;
  let text: string;
  let operations: Operation[];
  let sent: Sent[];
  before(async () => {
    document = (await server.as({}).get('/api/openapi.json')).body;
    text = JSON.stringify(document);
    operations = operationsOf(document);
    sent = await sendAll(document, server);
  });
  after(page.close);
  const at = (pointer: string): Any =>
    pointer.split('/').reduce((found: Any, name) => found?.[name], document);
  const resolve = (schema: Any): Any => (schema.$ref ? at(schema.$ref.slice('#/'.length)) : schema);
  const bodySchemas = ({ requestBody }: Any): Any[] =>
    Object.values<Any>(requestBody?.content ?? {}).map(({ schema }) => resolve(schema));

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document) as Any);
    assert.equal(result.valid, true, JSON.stringify(result.errors, null, 2)?.slice(0, 3_000));
    assert.deepEqual([document.openapi, document.info.version], ['3.1.0', '0.4.14']);
    assert.match(document.info.description, /not a verdict/);
    assert.match(document.info.description, /must not be wrapped in a product/);
  });

  it('lists exactly the routes, each with an id of its own', () => {
    const listed = operations.map(({ method, path, spec }) => `${method} ${path} ${spec.operationId}`);
    assert.deepEqual(listed.sort(), routes.map(({ method, path, id }) => `${method} ${path} ${id}`).sort());
    assert.equal(new Set(routes.map(({ id }) => id)).size, routes.length);
  });

  it('describes the body of a registration and of a sign-in as a name and a password', () => {
    for (const path of ['/api/account', '/api/session'])
      for (const { properties } of bodySchemas(document.paths[path]!.post))
        assert.deepEqual(Object.keys(properties), ['name', 'password'], path);
  });

  it('lists the media types of documents, images and texts', () => {
    const types = (path: string) => Object.keys((document.paths[path] as Any).post.requestBody.content);
    const [form, bytes] = ['multipart/form-data', 'application/octet-stream'];
    const text = ['application/json', 'application/x-www-form-urlencoded', form, 'text/plain'];
    const documents = ['text/markdown', 'text/html', bytes];
    assert.deepEqual(types('/api/scan/image'), [form, bytes]);
    assert.deepEqual(types('/api/cleanup/file'), [form, ...documents]);
    assert.deepEqual(types('/api/scan'), [...text, ...documents]);
    assert.deepEqual(types('/api/cleanup'), text);
  });

  it('asks for no path parameter in a body', () => {
    for (const { path, spec } of operations)
      for (const { properties = {} } of bodySchemas(spec))
        for (const [, parameter] of path.matchAll(/\{(\w+)\}/g))
          assert.ok(!Object.hasOwn(properties, parameter!), `${spec.operationId}: ${parameter}`);
  });

  it('requires a body except for a key without settings and a batch without lines', () => {
    const optional = operations.filter(({ spec }) => spec.requestBody?.required === false);
    assert.deepEqual(optional.map(({ spec }) => spec.operationId).sort(), ['createKey', 'scanBatch']);
  });

  it('refers to every shared schema and response', () => {
    for (const kind of ['schemas', 'responses'])
      for (const name of Object.keys(document.components[kind] as Any))
        assert.ok(text.includes(`"#/components/${kind}/${name}"`), `${kind} ${name} is not used`);
  });

  it('describes every route, with an example for every body', () => {
    for (const { id, method, path, body, docs } of routes) {
      assert.ok(docs.description.length > 20, `${method} ${path} has no description`);
      if (body !== 'none') assert.ok(docs.examples?.length, `${method} ${path} has no example`);
      const isRecorded = recorded[id] || ['openapi', 'docs', 'metrics'].includes(id);
      assert.ok(isRecorded, `${method} ${path} has no recorded response: npm run examples`);
    }
  });

  it('has no dangling reference and no duplicate schema', () => {
    for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) assert.ok(at(pointer!), pointer);
    const schemas = Object.values<Any>(document.components.schemas!).map(schema => JSON.stringify(schema));
    assert.equal(new Set(schemas).size, schemas.length);
    for (const schema of schemas)
      if (schema.length > 200) assert.equal(text.split(schema).length, 2, schema.slice(0, 100));
  });

  it('has no field that is a verdict', () => {
    const schemas = JSON.stringify(document.components.schemas);
    assert.doesNotMatch(schemas, /"(is_ai|is_safe|blocked|threat_level)"/);
  });

  it('has examples that match the documented schemas', () => {
    const examples = examplesIn(document.paths);
    const places = examples.map(({ where }) => where).join();
    for (const kind of ['requestBody', 'responses', 'parameters']) assert.ok(places.includes(`/${kind}/`));
    // Recorded streams are shortened; the next test reads them whole.
    const isShortened = (value: unknown) => String(value).endsWith('\n…');
    for (const { where, schema, value } of examples)
      if (!isShortened(value)) assert.deepEqual(mismatches(document, schema, value), [], where);
  });

  it('has examples whose responses match the documented schemas', () => {
    for (const { method, path, example, status, type, body } of sent) {
      const problems = misfits(document, method, path, status, type, body);
      assert.deepEqual(problems, [], `example "${example}"`);
      assert.ok(status < 300, `${method} ${path}, example "${example}": ${status} ${JSON.stringify(body)}`);
    }
    assert.deepEqual(new Set(sent.map(each => `${each.method} ${each.path}`)).size, routes.length);
  });

  it('declares every response header of the examples', () => {
    const ordinary =
      /^(content-(type|length)|date|uwebsockets|x-content-type-options|connection|transfer-encoding|content-security-policy|cross-origin.*|referrer-policy|x-frame-options|permissions-policy|keep-alive|x-accel-buffering|cache-control)$/;
    for (const { method, path, status, headers } of sent) {
      const declared: Any = document.paths[path]![method.toLowerCase()]!.responses;
      const names = Object.keys(declared[status].headers).map(name => name.toLowerCase());
      for (const [name] of headers)
        assert.ok(ordinary.test(name) || names.includes(name), `${method} ${path} sends ${name}`);
    }
  });

  it('has recorded responses that match the running server', () => {
    for (const { operation, example, body } of sent) {
      if (!['scan', 'cleanup', 'cleanupFile', 'extract'].includes(operation)) continue;
      const shown = withoutId(recorded[operation]?.examples[example]?.value);
      const what = `${operation}, example "${example}": npm run examples`;
      assert.deepEqual(shown, withoutId(shortened(body)), what);
    }
  });

  it('returns 304 for a current ETag', async () => {
    const get = (headers?: Record<string, string>) => server.as({}).get('/api/openapi.json', headers);
    const etag = (await get()).headers.get('etag')!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await get({ 'if-none-match': known });
      assert.deepEqual([status, body, headers.get('etag')], [304, '', etag]);
    }
    assert.equal((await get({ 'if-none-match': '"other"' })).status, 200);
    const head = await server.call('/api/openapi.json', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });

  const longKey = 'k'.repeat(limits.idempotencyKeyChars + 1);
  const rejected: [status: number, call: string, options: CallOptions, as?: 'full' | 'read'][] = [
    [401, 'POST /api/scan', { json: { text: 'x' } }],
    [422, 'POST /api/scan', { json: { text: 'x', genre: 'poetry', esl: 'maybe' } }, 'full'],
    [413, 'POST /api/scan', { json: { text: 'x'.repeat(50_001) } }, 'full'],
    [415, 'POST /api/scan', { body: 'x', headers: { 'content-type': 'image/png' } }, 'full'],
    [400, 'POST /api/cleanup', { json: { text: 'x' }, headers: { 'idempotency-key': longKey } }, 'full'],
    [403, 'DELETE /api/scan', {}, 'read'],
    [404, 'GET /api/scan/{id}', {}, 'full'],
  ];
  for (const [i, [wanted, call, options, scope]] of rejected.entries())
    it(`declares the schema of a ${wanted} of ${call}, row ${i}`, async () => {
      const [method, path] = call.split(' ') as [string, string];
      const key = scope && { key: await server.key(`row${i}`, scope) };
      const response = await server.call(path.replace('{id}', 'none'), { method, ...options, ...key });
      const type = response.headers.get('content-type')!;
      assert.equal(response.status, wanted);
      assert.deepEqual(misfits(document, method, path, wanted, type, await response.json()), []);
    });
});

function withoutId(body: Any): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { id: _, scan_id: __, ...rest } = body;
  return rest;
}
