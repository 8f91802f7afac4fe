import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { json } from '../../../src/api/http/answer.js';
import { listen } from '../../../src/api/http/listen.js';
import { openGet, pickServices, route } from '../../../src/api/http/route.js';
import { readConfig } from '../../../src/server/config.js';
import type { Services } from '../../../src/server/services.js';

describe('the services of a route', () => {
  it('gives a route only its declared services', async () => {
    const config = readConfig({ PORT: '0' });
    const metrics = { request() {} };
    const log = pino({ level: 'silent' });
    const services = { config, metrics, log, version: '1.2.3', now: () => 0 } as unknown as Services;
    const show = route({
      ...openGet,
      path: '/services',
      summary: 'The services that the work receives',
      docs: { description: 'Returns the names of the services.' },
      services: ['version', 'now'],
      work: (_, context) => json({ names: Object.keys(context.services), version: context.services.version }),
    });
    const listener = await listen([show], services, config);
    try {
      const response = await fetch(`http://127.0.0.1:${listener.port}/services`);
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
