import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../../../src/api/endpoints/index.js';
import type { OpenApi } from '../../../src/api/openapi/document.js';
import { limits } from '../../../src/contract/limits.js';
import { recorded } from '../../../src/generated/api-examples.js';
import { startServer, type TestServer } from '../../server.js';
import { openPage, type Sent, sendAll } from './send.js';
import { examplesIn, misfits, mismatches } from './shape.js';
import { shortened } from './shortened.js';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as JSON
type Any = any;

describe('GET /api/openapi.json', () => {
  let server: TestServer;
  let page: Awaited<ReturnType<typeof openPage>>;
  let document: OpenApi;
  let sent: Sent[];
  before(async () => {
    page = await openPage();
    server = await startServer({}, {}, undefined, { network: page.network });
    document = (await (await server.call('/api/openapi.json')).json()) as OpenApi;
    sent = await sendAll(document, server);
  });
  after(async () => {
    await server.close();
    page.close();
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document) as Any);
    assert.equal(result.valid, true, JSON.stringify(result.errors, null, 2)?.slice(0, 3_000));
    assert.deepEqual([document.openapi, document.info.version], ['3.1.0', '0.4.14']);
    assert.match(document.info.description, /not a verdict/);
    assert.match(document.info.description, /must not be wrapped in a product/);
  });

  it('describes the body of a registration and of a sign-in as a name and a password', () => {
    for (const path of ['/api/account', '/api/session']) {
      const schema = (document.paths[path] as Any).post.requestBody.content['application/json'].schema;
      const resolved = (document.components.schemas as Any)[schema.$ref.split('/').at(-1)];
      assert.deepEqual(Object.keys(resolved.properties), ['name', 'password'], path);
    }
  });

  it('asks for no path parameter in a body', () => {
    for (const [path, methods] of Object.entries(document.paths as Any))
      for (const [method, operation] of Object.entries(methods as Any)) {
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
        const media = Object.values(((operation as Any).requestBody?.content ?? {}) as Any) as Any[];
        for (const { schema } of media) {
          const resolved = schema.$ref
            ? (document.components.schemas as Any)[schema.$ref.split('/').at(-1)]
            : schema;
          for (const name of names)
            assert.ok(!Object.hasOwn(resolved.properties ?? {}, name), `${method} ${path}: ${name}`);
        }
      }
  });

  it('requires a body except for a key without settings and a batch without lines', () => {
    const optional = Object.values(document.paths)
      .flatMap(methods => Object.values<Any>(methods))
      .filter(({ requestBody }) => requestBody?.required === false)
      .map(({ operationId }) => operationId);
    assert.deepEqual(optional.sort(), ['createKey', 'scanBatch']);
  });

  it('refers to every shared schema and response', () => {
    const text = JSON.stringify(document);
    for (const kind of ['schemas', 'responses'])
      for (const name of Object.keys(document.components[kind] as Any))
        assert.ok(text.includes(`"#/components/${kind}/${name}"`), `${kind} ${name} is not used`);
  });

  it('lists exactly the routes of the route table', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries<Any>(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    const expected = routes.map(({ method, path, id }) => `${method} ${path} ${id}`);
    assert.deepEqual(listed.sort(), expected.sort());
    assert.equal(new Set(routes.map(({ id }) => id)).size, routes.length);
  });

  it('describes every route, with an example for every body', () => {
    for (const { id, method, path, body, docs } of routes) {
      assert.ok(docs.description.length > 20, `${method} ${path} has no description`);
      if (body !== 'none') assert.ok(docs.examples?.length, `${method} ${path} has no example`);
      assert.ok(
        recorded[id] || ['openapi', 'docs', 'metrics'].includes(id),
        `${method} ${path} has no recorded response: npm run examples`,
      );
    }
  });

  it('names the schemas of every module of the contract', () => {
    const index = readFileSync('src/contract/index.ts', 'utf8');
    const schemas = readdirSync('src/contract').filter(name =>
      readFileSync(`src/contract/${name}`, 'utf8').includes('Type.Object('),
    );
    assert.ok(schemas.length > 10);
    for (const name of schemas) assert.ok(index.includes(`'./${name.replace(/ts$/, 'js')}'`), name);
  });

  it('has no dangling reference and no duplicate schema', () => {
    const text = JSON.stringify(document);
    for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
      assert.ok(
        pointer!.split('/').reduce((at: Any, name) => at?.[name], document),
        pointer,
      );
    const schemas = Object.values<Any>(document.components.schemas!).map(schema => JSON.stringify(schema));
    assert.equal(new Set(schemas).size, schemas.length);
    for (const schema of schemas)
      if (schema.length > 200) assert.equal(text.split(schema).length, 2, schema.slice(0, 100));
  });

  it('has no field that is a verdict', () => {
    assert.doesNotMatch(
      JSON.stringify(document.components.schemas),
      /"(is_ai|is_safe|blocked|threat_level)"/,
    );
  });

  it('has examples that match the documented schemas', () => {
    const examples = examplesIn(document.paths);
    const kinds = ['requestBody', 'responses', 'parameters'];
    for (const kind of kinds)
      assert.ok(
        examples.some(({ where }) => where.includes(`/${kind}/`)),
        kind,
      );
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
        assert.ok(
          ordinary.test(name) || names.includes(name),
          `${method} ${path} sends the undeclared header ${name}`,
        );
    }
  });

  it('has recorded responses that match the running server', () => {
    for (const { operation, example, body } of sent) {
      if (!['scan', 'cleanup', 'cleanupFile', 'extract'].includes(operation)) continue;
      const shown = withoutId(recorded[operation]?.examples[example]?.value);
      assert.deepEqual(
        shown,
        withoutId(shortened(body)),
        `${operation}, example "${example}": npm run examples`,
      );
    }
  });

  it('returns 304 for a current ETag', async () => {
    const first = await server.call('/api/openapi.json');
    const etag = first.headers.get('etag')!;
    await first.arrayBuffer();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await server.call('/api/openapi.json', { headers: { 'if-none-match': known } });
      assert.deepEqual([again.status, await again.text(), again.headers.get('etag')], [304, '', etag]);
    }
    const changed = await server.call('/api/openapi.json', { headers: { 'if-none-match': '"other"' } });
    assert.equal(changed.status, 200);
    await changed.arrayBuffer();
    const head = await server.call('/api/openapi.json', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });

  it('declares the schemas of error responses', async () => {
    const key = await server.key('grace');
    const other = await server.key('mary', 'read');
    const rejected: [string, string, Parameters<TestServer['call']>[1]][] = [
      ['POST', '/api/scan', { json: { text: 'x' } }],
      ['POST', '/api/scan', { key, json: { text: ' ' } }],
      ['POST', '/api/scan', { key, json: { text: 'x', genre: 'poetry', esl: 'maybe' } }],
      ['POST', '/api/scan', { key, json: { text: 'x'.repeat(50_001) } }],
      ['POST', '/api/scan', { key, body: 'x', headers: { 'content-type': 'image/png' } }],
      ['POST', '/api/scan', { key, body: '{"text"', headers: { 'content-type': 'application/json' } }],
      [
        'POST',
        '/api/cleanup',
        {
          key,
          json: { text: 'x' },
          headers: { 'idempotency-key': 'k'.repeat(limits.idempotencyKeyChars + 1) },
        },
      ],
      ['DELETE', '/api/scan', { key: other, method: 'DELETE' }],
      ['GET', '/api/account', { key }],
      ['GET', '/api/scan', { key: 'at_sk_nonsense' }],
      ['GET', '/api/config', { key: 'at_sk_nonsense' }],
      ['GET', '/api/scan', { key }],
      ['POST', '/api/extract', { key, json: { text: 'x' } }],
    ];
    for (const [method, path, options] of rejected) {
      const response = await server.call(path, options);
      const type = response.headers.get('content-type')!;
      assert.deepEqual(misfits(document, method, path, response.status, type, await response.json()), []);
    }
    const page = await server.call('/api/scan?limit=0', { key });
    assert.deepEqual(
      misfits(document, 'GET', '/api/scan', page.status, 'application/json', await page.json()),
      [],
    );
    const one = await server.call('/api/scan/scan_none', { key });
    assert.deepEqual(
      misfits(document, 'GET', '/api/scan/{id}', one.status, 'application/json', await one.json()),
      [],
    );
  });
});

function withoutId(body: Any): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { id: _, scan_id: __, ...rest } = body;
  return rest;
}
