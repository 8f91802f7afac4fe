import { route } from '../../http/route.js';
import { openGet } from './open-get.js';

/** Metrics for operators in the Prometheus text format 0.0.4. */
export const metrics = route({
  ...openGet,
  path: '/metrics',
  summary: 'Metrics for Prometheus',
  access: 'operator',
  services: ['metrics'],
  output: null,
  work: async (_, { services }) => ({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    body: await services.metrics.text(),
  }),
});
