/**
 * Handles one POST of the MCP Streamable HTTP transport, in both protocol modes:
 *
 *     Accept, Content-Type → JSON → message → protocol mode → method → response
 *
 * The server has no sessions and no event streams, so it keeps no state between requests.
 */
import type { Answer } from '../http/answer.js';
import type { Methods } from './methods.js';
import { codes, parseJson, RpcError } from './protocol.js';
import { type HeaderOf, protocolModeOf } from './protocol-mode.js';
import { errorText, serveMessage, type Transport } from './serve-message.js';

export interface Post {
  header: HeaderOf;
  body: Buffer;
  /** Logs an internal error. */
  logError(error: unknown): void;
}

const accepted: Answer = { status: 202, type: null, body: '' };

export async function servePost<C>(methods: Methods<C>, post: Post, context: C): Promise<Answer> {
  try {
    requireHeaders(post.header);
    const body = parseJson('body', post.body);
    if (body === undefined) throw new RpcError(codes.parse, 'The body is empty.', 400);
    const { header, logError } = post;
    const transport: Transport = { modeOf: message => protocolModeOf(message, header), logError };
    const { status, text } = await serveMessage(methods, () => body, transport, context);
    return text === null ? accepted : { status, type: 'application/json', body: text };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { status: error.status, type: 'application/json', body: errorText(null, error) };
  }
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
