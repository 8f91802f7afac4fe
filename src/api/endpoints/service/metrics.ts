import { route } from '../../http/route.js';
import { openGet } from './open-get.js';

/** Metrics for operators in the Prometheus text format 0.0.4. */
export const metrics = route({
  ...openGet,
  path: '/metrics',
  summary: 'Metrics for Prometheus',
  docs: {
    description: 'Metrics for the operator, in the Prometheus text format.',
    media: { 'text/plain': { type: 'string' } },
    statuses: {
      401: 'METRICS_TOKEN is missing or wrong.',
      403: 'METRICS_TOKEN is not set, and the caller is not a program on the same machine.',
    },
  },
  access: 'operator',
  services: ['metrics'],
  work: async (_, { services }) => ({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    body: await services.metrics.text(),
  }),
});
