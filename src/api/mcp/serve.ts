/**
 * Handles one POST of the MCP Streamable HTTP transport, in both protocol modes:
 *
 *     Accept, Content-Type → JSON → message → protocol mode → method → response
 *
 * The server has no sessions and no event streams, so it keeps no state between requests.
 */
import { limits } from '../../contract/limits.js';
import { type Answer, rawJson } from '../http/answer.js';
import type { Methods } from './methods.js';
import { batchVersions, codes, invalidRequest, parseJson, RpcError } from './protocol.js';
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
    if (Array.isArray(body)) return await serveBatch(methods, body, post, context);
    const { status, text } = await serveMessage(methods, () => body, transportOf(post), context);
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

const transportOf = ({ header, logError }: Post): Transport => ({
  modeOf: message => protocolModeOf(message, header),
  logError,
});

/** Handles an array of messages, which revisions up to 2025-03-26 allow. */
async function serveBatch<C>(
  methods: Methods<C>,
  values: readonly unknown[],
  post: Post,
  context: C,
): Promise<Answer> {
  const version = post.header('mcp-protocol-version');
  if (version !== undefined && !batchVersions.includes(version))
    throw invalidRequest(`Protocol version ${version.slice(0, 20)} does not support arrays of messages.`);
  const most = limits.mcpBatchMessages;
  if (values.length === 0 || values.length > most)
    throw invalidRequest(`An array must have 1 to ${most} messages.`);
  const transport: Transport = {
    ...transportOf(post),
    modeOf(message) {
      const mode = protocolModeOf(message, post.header);
      if (mode === 'stateless') throw invalidRequest('A stateless request must not be in an array.');
      if (message.kind === 'request' && message.method === 'initialize')
        throw invalidRequest('"initialize" must not be in an array.');
      return mode;
    },
  };
  const served = await Promise.all(
    values.map(value => serveMessage(methods, () => value, transport, context)),
  );
  const texts = served.flatMap(({ text }) => (text === null ? [] : [Buffer.from(text)]));
  if (texts.length === 0) return accepted;
  const body = texts.flatMap((text, i) => [Buffer.from(i === 0 ? '[' : ','), text]);
  return rawJson(Buffer.concat([...body, Buffer.from(']')]));
}
