import { LiveView, ReadyView } from '../../../contract/service.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { checkedServices, healthChecks, isFailing, requiredParts } from './health.js';
import { openGet } from './open-get.js';

/** Reports that the process answers. A supervisor restarts it when it does not. */
export const livez = route({
  ...openGet,
  path: '/livez',
  summary: 'Whether the process answers',
  docs: {
    description: 'Returns 200 while the process answers, whatever the state of its parts: a liveness probe.',
  },
  output: LiveView,
  work: async () => json({ status: 'ok' }),
});

/**
 * Reports whether the service can serve requests: 503 while its store, counters or threads are unavailable. A
 * load balancer then sends requests elsewhere.
 */
export const readyz = route({
  ...openGet,
  path: '/readyz',
  summary: 'Whether the service can serve requests',
  docs: {
    description:
      'Returns 200 while requests can be served: a readiness probe. Connections are refused while the service stops.',
    statuses: { 503: 'A part that every request needs is failing. The body names it.' },
    bodiesOf: { 503: ReadyView },
  },
  services: checkedServices,
  output: ReadyView,
  async work(_, { services }) {
    const required = requiredParts(await healthChecks(services));
    const failing = Object.keys(required).filter(part => isFailing(required[part]!));
    const view: ReadyView = { status: failing.length === 0 ? 'ready' : 'not ready', failing };
    return json(view, failing.length === 0 ? 200 : 503);
  },
});
