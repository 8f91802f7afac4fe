import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { json } from '../../../src/api/http/answer.js';
import { listen } from '../../../src/api/http/listen.js';
import { type Context, pickServices, route } from '../../../src/api/http/route.js';
import { readConfig } from '../../../src/server/config.js';
import type { Services } from '../../../src/server/services.js';

const settings = {
  method: 'GET',
  path: '/services',
  summary: 'The services that the work receives',
  docs: { description: 'Returns the names of the services.' },
  access: 'open',
  scope: 'read',
  rateLimit: null,
} as const;

describe('the services of a route', () => {
  it('gives a route only its declared services', async () => {
    const config = readConfig({ PORT: '0' });
    const metrics = { request() {} };
    const log = pino({ level: 'silent' });
    const services = { config, metrics, log, version: '1.2.3', now: () => 0 } as unknown as Services;
    const show = route({
      ...settings,
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

  it('rejects the use of an undeclared service at compile time', () => {
    route({
      ...settings,
      services: ['now'],
      // @ts-expect-error: the route does not declare the store
      work: (_, { services }) => json({ store: services.store }),
    });
    route({
      ...settings,
      services: ['now'],
      // @ts-expect-error: the work takes the store, which the route does not declare
      work: (_, context: Context<'now' | 'store'>) => json({ now: context.services.now() }),
    });
    route({
      ...settings,
      // @ts-expect-error: there is no service of this name
      services: ['clock'],
      work: () => json({}),
    });
  });
});
