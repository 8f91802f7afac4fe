import type { HttpRequest, HttpResponse } from 'uWebSockets.js';
import { httpErrors } from '../errors.js';
import { limits } from '../limits.js';

/**
 * Everything a request says before its body; copied, because uWS frees the original when the callback
 * returns.
 */
export interface Head {
  readonly id: string;
  readonly method: string;
  /** As it was sent, still percent-encoded. */
  readonly path: string;
  /** Raw query string, without the question mark. */
  readonly query: string;
  /** Path parameters in the order the route names them, still percent-encoded. */
  readonly params: readonly string[];
  /** Lower-case names; of a repeated header the first value, but for the list X-Forwarded-For. */
  readonly headers: Readonly<Record<string, string>>;
  /** The peer's address: 4 or 16 bytes, network order. */
  readonly peer: Uint8Array;
}

const sane = new RegExp(`^[A-Za-z0-9._:-]{1,${limits.requestIdChars}}$`);
/** A method's name (RFC 9110, section 5.6.2). */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** A Host as RFC 9110, section 7.2 has it, of the characters that host names and addresses are made of. */
const hostShape = /^(?:\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._~%-]+)(?::\d{0,5})?$/;
const processTag = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
let serial = 0;

/** The client's own X-Request-Id when it is harmless, else one that is unique to this process and start. */
function requestId(offered: string | undefined): string {
  if (offered !== undefined && sane.test(offered)) return offered;
  serial = (serial + 1) >>> 0;
  return `${processTag}-${Date.now().toString(36)}-${serial.toString(36)}`;
}

/**
 * Reads the head, or returns null for one that two parsers could read differently (request smuggling, RFC
 * 9112 sections 3.2, 6.1 and 6.3): repeated or malformed Content-Length, Transfer-Encoding beside it or other
 * than chunked, a missing or repeated Host, no method, a PROXY preamble. Such a connection must be closed
 * without an answer: uWS would go on to its next bytes.
 */
export function readHead(res: HttpResponse, req: HttpRequest, paramCount: number): Head | null {
  const headers: Record<string, string> = Object.create(null);
  let lengths = 0;
  let hosts = 0;
  let encodings = 0;
  req.forEach((name, value) => {
    if (name === 'content-length') lengths++;
    else if (name === 'host') hosts++;
    else if (name === 'transfer-encoding') encodings++;
    if (headers[name] === undefined) headers[name] = value;
    // A proxy may add a line of its own behind the client's; together they are one list (RFC 9110, section
    // 5.3).
    else if (name === 'x-forwarded-for') headers[name] += `,${value}`;
  });
  const method = req.getCaseSensitiveMethod();
  if (!token.test(method)) return null;
  // uWS strips a PROXY v2 preamble from any client; no proxy of ours sends one.
  if (res.getProxiedRemoteAddress().byteLength > 0) return null;
  if (lengths > 1 || hosts !== 1 || encodings > 1 || headers.host === '') return null;
  if (lengths === 1 && !/^\d{1,15}$/.test(headers['content-length']!)) return null;
  if (encodings === 1 && (lengths === 1 || headers['transfer-encoding']!.toLowerCase() !== 'chunked'))
    return null;

  const params: string[] = [];
  for (let i = 0; i < paramCount; i++) params.push(req.getParameter(i) ?? '');
  return {
    id: requestId(headers['x-request-id']),
    method,
    path: req.getUrl(),
    query: req.getQuery() ?? '',
    params,
    headers,
    peer: new Uint8Array(res.getRemoteAddress()).slice(),
  };
}

/**
 * Rejects what no client of ours sends: a Host that is no name (400), a path or query that is too long (414).
 */
export function requireValidTarget({ headers, path, query }: Head): void {
  if (!hostShape.test(headers.host!)) throw httpErrors.badRequest('The Host header is not a host name.');
  if (path.length > limits.pathChars) throw httpErrors.targetTooLong('path', limits.pathChars);
  if (query.length > limits.queryChars) throw httpErrors.targetTooLong('query string', limits.queryChars);
}
