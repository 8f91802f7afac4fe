import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { json } from '../../../src/api/http/answer.js';
import { openGet, pickServices, route } from '../../../src/api/http/route.js';
import type { Services } from '../../../src/server/services.js';
import { listening } from './listening.js';

describe('the services of a route', () => {
  it('gives a route only its declared services', async () => {
    const show = route({
      ...openGet,
      path: '/services',
      summary: 'The services that the work receives',
      docs: { description: 'Returns the names of the services.' },
      services: ['version', 'now'],
      work: (_, context) => json({ names: Object.keys(context.services), version: context.services.version }),
    });
    const { url, listener } = await listening([show], {}, { version: '1.2.3', now: () => 0 });
    try {
      const response = await fetch(`${url}/services`);
      assert.deepEqual(await response.json(), { names: ['version', 'now'], version: '1.2.3' });
    } finally {
      listener.close();
    }
  });

  it('does not let a route replace a service', () => {
    const picked = pickServices({ version: '1.2.3' } as Services, ['version']);
    assert.throws(() => Object.assign(picked, { version: '9' }), TypeError);
  });
});
