import type { Config } from '../config.js';
import type { Head } from './head.js';

/** Headers of ours that a page of another origin may read. */
const exposed = [
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotency-Replayed',
  'Content-Disposition',
  'X-Total-Changes',
  'X-Changes',
  'X-Warnings',
].join(', ');

/** Whether the request comes from a page of this very service. */
function ownOrigin(head: Head, config: Config): boolean {
  const { origin, host } = head.headers;
  if (origin === undefined) return head.headers['sec-fetch-site'] === 'same-origin';
  if (config.baseUrl !== null && origin === config.baseUrl.origin) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}

const allowedOrigin = (origin: string | undefined, { allowedOrigins }: Config): boolean =>
  origin !== undefined && (allowedOrigins.any || allowedOrigins.origins.has(origin));

/** A browser on one of our pages, or a page the operator allows: who may call without a credential. */
export const fromSite = (head: Head, config: Config): boolean =>
  ownOrigin(head, config) || allowedOrigin(head.headers.origin, config);

/** The CORS headers of an answer (WHATWG Fetch, section 3.3), names and values by turns; none for our own pages. */
export function corsHeaders(head: Head, config: Config): string[] {
  const { origin } = head.headers;
  if (!allowedOrigin(origin, config)) return [];
  return ['Access-Control-Allow-Origin', origin!, 'Vary', 'Origin', 'Access-Control-Expose-Headers', exposed];
}

/** What a preflight of an allowed origin is told besides. */
export const preflightHeaders = (head: Head, config: Config, methods: string): string[] =>
  allowedOrigin(head.headers.origin, config)
    ? [
        'Access-Control-Allow-Methods',
        methods,
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, Accept, Idempotency-Key, X-Filename, X-Request-Id',
        'Access-Control-Max-Age',
        '7200',
      ]
    : [];
