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
  'WWW-Authenticate',
].join(', ');

/** Whether the request comes from a page of this very service. */
export function isOwnOrigin(head: Head, config: Config): boolean {
  const { origin, host } = head.headers;
  if (origin === undefined) return head.headers['sec-fetch-site'] === 'same-origin';
  if (config.baseUrl !== null && origin === config.baseUrl.origin) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}

const allowedOrigin = (origin: string | undefined, { allowedOrigins }: Config): boolean =>
  origin !== undefined && (allowedOrigins.any || allowedOrigins.origins.has(origin));

/**
 * One of our pages, or a page that ALLOWED_ORIGINS names: whose requests a session cookie may carry. `*`
 * names nobody.
 */
export const isNamedOrigin = (head: Head, config: Config): boolean =>
  isOwnOrigin(head, config) ||
  (head.headers.origin !== undefined && config.allowedOrigins.origins.has(head.headers.origin));

/** A browser on one of our pages, or a page the operator allows: who may call without a credential. */
export const isAllowedOrigin = (head: Head, config: Config): boolean =>
  isOwnOrigin(head, config) || allowedOrigin(head.headers.origin, config);

/**
 * Whether the Origin of a request, when it has one, may use an agent's door (MCP, section Security Warning of
 * Streamable HTTP). A page served under any name can have that name point at this machine (DNS rebinding), so
 * a name counts as ours only when BASE_URL says it is; localhost and bare addresses can't be rebound.
 */
export function mayUseMcp(head: Head, config: Config): boolean {
  const { origin } = head.headers;
  if (origin === undefined || allowedOrigin(origin, config)) return true;
  return isOwnOrigin(head, config) && (origin === config.baseUrl?.origin || unnamed.test(origin));
}

/** http://localhost:8080, http://127.0.0.1, http://[::1]:8080 */
const unnamed = /^https?:\/\/(?:localhost|[\d.]+|\[[\da-fA-F:.]+\])(?::\d+)?$/;

/**
 * The CORS headers of an answer (WHATWG Fetch, section 3.3), names and values by turns; none for our own
 * pages.
 */
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
        'Authorization, Content-Type, Accept, Idempotency-Key, X-Filename, X-Request-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
        'Access-Control-Max-Age',
        '7200',
      ]
    : [];
