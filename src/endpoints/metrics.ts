import { Nothing } from '../contract/history.js';
import { type Context, route } from '../http/route.js';

/** What operators watch, in Prometheus' text format 0.0.4. */
export const metrics = route({
  method: 'GET',
  path: '/metrics',
  summary: 'Metrics for Prometheus',
  access: 'operator',
  scope: 'read',
  rateLimit: null,
  body: 'none',
  idempotent: false,
  input: Nothing,
  output: null,
  work: async (_: object, { services }: Context) => ({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    body: await services.metrics.text(),
  }),
});
