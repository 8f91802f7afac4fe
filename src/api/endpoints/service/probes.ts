import { LiveView, ReadyView } from '../../../contract/service.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { healthChecks, requiredParts } from './health.js';
import { openGet } from './open-get.js';

/** Reports that the process answers. A supervisor restarts it when it does not. */
export const live = route({
  ...openGet,
  path: '/livez',
  summary: 'Whether the process answers',
  services: [],
  output: LiveView,
  work: async () => json({ status: 'ok' }),
});

/**
 * Reports whether the service can serve requests: 503 while its store, counters or threads are unavailable. A
 * load balancer then sends requests elsewhere.
 */
export const ready = route({
  ...openGet,
  path: '/readyz',
  summary: 'Whether the service can serve requests',
  services: ['store', 'counters', 'texts', 'documents', 'images', 'native', 'classifier', 'chat'],
  output: ReadyView,
  async work(_, { services }) {
    const required = requiredParts(await healthChecks(services));
    const failing = Object.keys(required).filter(part => required[part] === 'failing');
    const view: ReadyView = { status: failing.length === 0 ? 'ready' : 'not ready', failing };
    return json(view, failing.length === 0 ? 200 : 503);
  },
});
