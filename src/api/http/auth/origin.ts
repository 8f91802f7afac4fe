import { limits } from '../../../contract/limits.js';
import type { Config } from '../../../server/config.js';
import type { Head } from '../head.js';

/** Response headers that pages of other origins may read. */
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
  'X-Changes-Not-Applied',
  'X-Edits-Applied',
  'X-Edits-Not-Applied',
  'X-Warnings',
  'WWW-Authenticate',
].join(', ');

/** Returns whether the request comes from a page of this service. */
export function isOwnOrigin(head: Head, config: Config): boolean {
  const { origin, host } = head.headers;
  if (origin === undefined) return head.headers['sec-fetch-site'] === 'same-origin';
  if (config.baseUrl !== null && origin === config.baseUrl.origin) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}

const allowedOrigin = (origin: string | undefined, { allowedOrigins }: Config): boolean =>
  origin !== undefined &&
  origin.length <= limits.originChars &&
  (allowedOrigins.any || allowedOrigins.origins.has(origin));

/**
 * Returns whether a session cookie is accepted: on the site's own pages, and on origins that ALLOWED_ORIGINS
 * lists by name. `*` is not a name.
 */
export const isNamedOrigin = (head: Head, config: Config): boolean =>
  isOwnOrigin(head, config) ||
  (head.headers.origin !== undefined && config.allowedOrigins.origins.has(head.headers.origin));

/** Returns whether a call needs no credential: from the site's own pages and from allowed origins. */
export const isAllowedOrigin = (head: Head, config: Config): boolean =>
  isOwnOrigin(head, config) || allowedOrigin(head.headers.origin, config);

/**
 * Returns whether the Origin of a request, if any, may use the MCP endpoint (MCP, Streamable HTTP, Security
 * Warning). Any host name can resolve to this machine (DNS rebinding), so a name is the service's own only
 * when it is the name of BASE_URL. localhost and plain addresses cannot be rebound.
 */
export function mayUseMcp(head: Head, config: Config): boolean {
  const { origin } = head.headers;
  if (origin === undefined || allowedOrigin(origin, config)) return true;
  return isOwnOrigin(head, config) && (origin === config.baseUrl?.origin || unnamedOrigin.test(origin));
}

/** Origins without a host name: http://localhost:8080, http://127.0.0.1, http://[::1]:8080 */
const unnamedOrigin = /^https?:\/\/(?:localhost|[\d.]+|\[[\da-fA-F:.]+\])(?::\d+)?$/;

/** Returns the CORS headers of an answer (WHATWG Fetch, section 3.3) as alternating names and values. */
export function corsHeaders(head: Head, config: Config): string[] {
  const { origin } = head.headers;
  if (!allowedOrigin(origin, config)) return [];
  return ['Access-Control-Allow-Origin', origin!, 'Vary', 'Origin', 'Access-Control-Expose-Headers', exposed];
}

/** Returns the additional headers of a preflight response. */
export const preflightHeaders = (head: Head, config: Config, methods: string): string[] =>
  allowedOrigin(head.headers.origin, config)
    ? [
        'Access-Control-Allow-Methods',
        methods,
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, Accept, Idempotency-Key, X-Browser, X-Filename, X-Request-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
        'Access-Control-Max-Age',
        '7200',
      ]
    : [];
