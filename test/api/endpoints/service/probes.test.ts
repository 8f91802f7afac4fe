import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readyz } from '../../../../src/api/endpoints/service/health.js';
import { sharedServer } from '../../../server.js';

describe('probes', () => {
  const server = sharedServer({}, {}, { now: () => 1_000 });
  const get = (path: string) => server.as({}).get(path);

  it('answer without a key, an account or a rate limit', async () => {
    assert.deepEqual((await get('/livez')).body, { status: 'ok' });
    const { status, body, headers } = await get('/readyz');
    assert.deepEqual([status, body], [200, { status: 'ready', failing: [] }]);
    assert.equal(headers.get('ratelimit'), null);
  });

  it('report an uptime that does not depend on the clock', async () => {
    const { body } = await get('/api/health');
    assert.ok(body.uptime_s >= 0 && body.uptime_s <= process.uptime(), `${body.uptime_s} s`);
  });

  it('report 503 and the parts that every request needs, but no part with a fallback', async () => {
    const broken = { check: () => Promise.reject(new Error('disk full')) };
    const healthy = { healthy: true };
    const stores = { store: broken, counters: { check: async () => {} } };
    const pools = { texts: { load: { threads: 0 } }, documents: healthy, images: healthy, native: healthy };
    const services = { ...stores, ...pools, classifier: { kind: 'absent' }, chat: { healthy: false } };
    const answer = await readyz.work({} as never, { services } as never);
    assert.equal(answer.status, 503);
    const failing = ['store', 'text_pool'];
    assert.deepEqual(JSON.parse((answer as { body: string }).body), { status: 'not ready', failing });
  });
});
