import { HealthView, ReadyView } from '../../../contract/service.js';
import type { RouteDocsTable } from '../route-docs.js';

const etag = {
  ETag: {
    description: 'Send it as `If-None-Match`; the response is 304 when nothing changed.',
    schema: { type: 'string' },
  },
  'Cache-Control': {
    description: '`no-cache`: revalidate each time.',
    schema: { type: 'string' },
  },
};

export const service: RouteDocsTable = {
  'GET /api/config': {
    id: 'config',
    tag: 'Service',
    description:
      "Returns the caller's plan, its limits, the current usage, and the features of this server. Not rate limited.",
  },
  'GET /api/health': {
    id: 'health',
    tag: 'Service',
    description:
      'Returns the health of the service and of each part. `degraded` means that the service runs with reduced function.',
    statuses: { 503: 'The service cannot serve requests. The body shows the failing part.' },
    bodiesOf: { 503: HealthView },
  },
  'GET /livez': {
    id: 'livez',
    tag: 'Service',
    description: 'Returns 200 while the process answers, whatever the state of its parts: a liveness probe.',
  },
  'GET /readyz': {
    id: 'readyz',
    tag: 'Service',
    description:
      'Returns 200 while requests can be served: a readiness probe. Connections are refused while the service stops.',
    statuses: { 503: 'A part that every request needs is failing. The body names it.' },
    bodiesOf: { 503: ReadyView },
  },
  'GET /.well-known/telltale-report-key.json': {
    id: 'reportKeys',
    tag: 'Service',
    description:
      'Returns the public keys of signed results and reports as a JSON Web Key Set, current first. Save them to check a signature without a connection ([signed reports](docs/signed-reports.md)).',
  },
  'GET /metrics': {
    id: 'metrics',
    tag: 'Service',
    description: 'Metrics for the operator, in the Prometheus text format.',
    media: { 'text/plain': { type: 'string' } },
    statuses: {
      401: 'METRICS_TOKEN is missing or wrong.',
      403: 'METRICS_TOKEN is not set, and the caller is not a program on the same machine.',
    },
  },
  'GET /api/openapi.json': {
    id: 'openapi',
    tag: 'Service',
    description: 'Returns this document. The service builds it from its routes at start.',
    media: { 'application/json': { type: 'object' } },
    headers: etag,
    statuses: { 304: 'The document has not changed since the ETag in If-None-Match.' },
  },
  'GET /docs': {
    id: 'docs',
    tag: 'Service',
    description: 'Returns the API reference as one web page that sends no request to another host.',
    media: { 'text/html': { type: 'string' } },
    headers: etag,
    statuses: { 304: 'The document has not changed since the ETag in If-None-Match.' },
  },
};
