import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { RequestHead } from './engine/engine.js';

/** A copy of a request's head, whose original is valid only while the request is received. */
export interface Head {
  readonly id: string;
  readonly method: string;
  /** The path as sent, percent-encoded. */
  readonly path: string;
  /** Raw query string without the question mark. */
  readonly query: string;
  /** Path parameters in the order of the route, percent-encoded. */
  readonly params: readonly string[];
  /**
   * Headers by lower-case name. The first value of a repeated header counts, except that X-Forwarded-For is
   * joined.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the peer: 4 or 16 bytes in network order. */
  readonly peer: Uint8Array;
}

const safeRequestId = new RegExp(`^[A-Za-z0-9._:-]{1,${limits.requestIdChars}}$`);
/** The token rule of RFC 9110, section 5.6.2, which method names follow. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** A Host header (RFC 9110, section 7.2), limited to the characters of host names and addresses. */
const hostPattern = /^(?:\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._~%-]+)(?::\d{0,5})?$/;
const processTag = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
let serial = 0;

/** Returns the client's X-Request-Id if it is well-formed; otherwise an id unique to this process run. */
function requestId(offered: string | undefined): string {
  if (offered !== undefined && safeRequestId.test(offered)) return offered;
  serial = (serial + 1) >>> 0;
  return `${processTag}-${Date.now().toString(36)}-${serial.toString(36)}`;
}

/**
 * Reads the head. Returns null when two parsers could read it differently, which allows request smuggling
 * (RFC 9112, sections 3.2, 6.1 and 6.3): repeated or malformed Content-Length, Transfer-Encoding together
 * with Content-Length or other than chunked, a missing or repeated Host, or an invalid method.
 *
 * The caller must then close the connection without an answer, because uWebSockets.js would parse its next
 * bytes.
 */
export function readHead(sent: RequestHead, paramCount: number): Head | null {
  const headers: Record<string, string> = Object.create(null);
  let lengths = 0;
  let hosts = 0;
  let encodings = 0;
  sent.forEachHeader((name, value) => {
    if (name === 'content-length') lengths++;
    else if (name === 'host') hosts++;
    else if (name === 'transfer-encoding') encodings++;
    if (headers[name] === undefined) headers[name] = value;
    // A proxy may add a second header line after the client's. Both form one list (RFC 9110, section 5.3).
    else if (name === 'x-forwarded-for') headers[name] += `,${value}`;
  });
  const { method } = sent;
  if (!token.test(method)) return null;
  if (lengths > 1 || hosts !== 1 || encodings > 1 || headers.host === '') return null;
  if (lengths === 1 && !/^\d{1,15}$/.test(headers['content-length']!)) return null;
  if (encodings === 1 && (lengths === 1 || headers['transfer-encoding']!.toLowerCase() !== 'chunked'))
    return null;

  const params: string[] = [];
  for (let i = 0; i < paramCount; i++) params.push(sent.param(i));
  return {
    id: requestId(headers['x-request-id']),
    method,
    path: sent.path,
    query: sent.query,
    params,
    headers,
    peer: sent.peer,
  };
}

/** Throws 400 for an invalid Host, and 414 for a path or query string that is too long. */
export function requireValidTarget({ headers, path, query }: Head): void {
  if (!hostPattern.test(headers.host!))
    throw httpErrors.badRequest('Invalid Host header: expected a host name or an address.');
  if (path.length > limits.pathChars) throw httpErrors.targetTooLong('path', limits.pathChars);
  if (query.length > limits.queryChars) throw httpErrors.targetTooLong('query string', limits.queryChars);
}
