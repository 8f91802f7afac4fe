import { HealthView } from '../../contract/service.js';
import type { RouteDocsTable } from '../route-docs.js';

const etag = {
  ETag: {
    description: 'Send it back as `If-None-Match` to be told 304 when nothing changed.',
    schema: { type: 'string' },
  },
  'Cache-Control': {
    description: 'Ask again each time; the answer is short when nothing changed.',
    schema: { type: 'string' },
  },
};

export const service: RouteDocsTable = {
  'GET /api/config': {
    id: 'config',
    tag: 'Service',
    description:
      "The caller's plan, its limits, what is left of them, and what this server offers. Costs nothing and is never counted.",
  },
  'GET /api/health': {
    id: 'health',
    tag: 'Service',
    description:
      'Whether the service can serve, and which of its parts can. `degraded` serves less than it could.',
    statuses: { 503: 'The service can not serve: the body says which part fails.' },
    bodiesOf: { 503: HealthView },
  },
  'GET /metrics': {
    id: 'metrics',
    tag: 'Service',
    description:
      "Measurements in Prometheus' text format, for the operator: with METRICS_TOKEN as bearer, or from the machine itself.",
    media: { 'text/plain': { type: 'string' } },
    statuses: {
      401: 'The METRICS_TOKEN is wrong or missing.',
      403: 'Without a METRICS_TOKEN metrics are for programs on the machine itself.',
    },
  },
  'GET /api/openapi.json': {
    id: 'openapi',
    tag: 'Service',
    description: 'This document: assembled from the routes themselves when the service starts.',
    media: { 'application/json': { type: 'object' } },
    headers: etag,
    statuses: { 304: 'Nothing changed since the ETag in If-None-Match.' },
  },
  'GET /docs': {
    id: 'docs',
    tag: 'Service',
    description: 'The reference for people, as one page that asks nothing of any other host.',
    media: { 'text/html': { type: 'string' } },
    headers: etag,
    statuses: { 304: 'Nothing changed since the ETag in If-None-Match.' },
  },
};
