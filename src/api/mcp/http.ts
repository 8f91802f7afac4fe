import type { Answer } from '../http/answer.js';
import { codes, type HeaderOf, parseJson, RpcError } from './protocol.js';
import { type Server, serveMessage } from './server.js';

export interface Post {
  header: HeaderOf;
  body: Buffer;
  /** Logs an internal error. */
  logError(error: unknown): void;
}

/**
 * Serves one POST of the MCP Streamable HTTP transport. The server has no sessions and no event streams, so
 * it keeps no state between requests.
 */
export async function servePost<C>(
  server: Server<C>,
  { header, body: received, logError }: Post,
  context: C,
): Promise<Answer> {
  const read = () => {
    requireHeaders(header);
    return parseJson('body', received);
  };
  const { status, body } = await serveMessage(server, { read, header, logError }, context);
  return body === null ? { status, type: null, body: '' } : { status, type: 'application/json', body };
}

/** Throws 406 or 415 when the headers do not fit. A request without Accept accepts everything. */
function requireHeaders(header: HeaderOf): void {
  const accept = (header('accept') ?? '*/*').toLowerCase();
  const allows = (type: string, range: string) =>
    accept.includes(type) || accept.includes(range) || accept.includes('*/*');
  if (!allows('application/json', 'application/*') || !allows('text/event-stream', 'text/*'))
    throw new RpcError(
      codes.invalidRequest,
      'Accept must allow application/json and text/event-stream.',
      406,
    );
  const type = (header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (type !== 'application/json')
    throw new RpcError(codes.invalidRequest, 'Content-Type must be application/json.', 415);
}
