import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineRoute } from '../../../../src/api/http/engine/engine.js';
import { createRouter } from '../../../../src/api/http/engine/router.js';

const route = (method: EngineRoute['method'], pattern: string): EngineRoute => ({
  method,
  pattern,
  handler: () => {},
});
const routes = [
  route('GET', '/api/scan/:id'),
  route('DELETE', '/api/scan/:id'),
  route('POST', '/api/scan/image'),
  route('POST', '/api/scan/:id'),
  route('ANY', '/api/scan/:id'),
  route('ANY', '/api/scan/image'),
  route('ANY', '/*'),
];
const find = createRouter(routes);
const found = (method: string, path: string) => {
  const { handler, params } = find(method, path);
  const { method: registered, pattern } = routes.find(one => one.handler === handler)!;
  return [`${registered} ${pattern}`, ...params];
};

describe('createRouter', () => {
  it('finds the route of a method and its parameters, percent-encoded', () => {
    assert.deepEqual(found('GET', '/api/scan/a%2Fb'), ['GET /api/scan/:id', 'a%2Fb']);
    assert.deepEqual(found('DELETE', '/api/scan/7'), ['DELETE /api/scan/:id', '7']);
  });
  it('prefers a fixed path to a parameter', () => {
    assert.deepEqual(found('POST', '/api/scan/image'), ['POST /api/scan/image']);
    assert.deepEqual(found('POST', '/api/scan/other'), ['POST /api/scan/:id', 'other']);
  });
  it('serves HEAD as GET', () => {
    assert.deepEqual(found('HEAD', '/api/scan/7'), ['GET /api/scan/:id', '7']);
  });
  it('gives other methods of a path to its ANY route', () => {
    assert.deepEqual(found('PATCH', '/api/scan/7'), ['ANY /api/scan/:id', '7']);
    assert.deepEqual(found('OPTIONS', '/api/scan/image'), ['ANY /api/scan/image']);
  });
  it('gives other paths to the last route, also with an empty parameter', () => {
    for (const path of ['/', '/api/scan', '/api/scan/', '/api/scan/7/', '/API/scan/7', '*', '/api/scan/7/8'])
      assert.deepEqual(found('GET', path), ['ANY /*'], path);
  });
  it('rejects a table without a last route', () => {
    assert.throws(() => createRouter([route('GET', '/a')]), /\/\* is missing/);
  });
});
