/**
 * One POST to an agent's door, from its bytes to its answer (Streamable HTTP, both eras):
 *
 *     Accept, Content-Type → JSON → message → era → method → answer
 *
 * Nothing is remembered between requests: there are no sessions and no streams.
 */
import { HttpError } from '../errors.js';
import { type Answer, json } from '../http/answer.js';
import { limits } from '../limits.js';
import { type Era, eraOf, type HeaderOf } from './era.js';
import { type Methods, methodOf } from './methods.js';
import {
  batchVersions,
  codes,
  type Id,
  idOf,
  invalidRequest,
  type Message,
  RpcError,
  readMessage,
} from './protocol.js';

export interface Post {
  header: HeaderOf;
  /** The body as JSON; throws an HttpError when it is none. */
  readBody(): unknown;
  /** Hears what went wrong on our side. */
  logError(error: unknown): void;
}

const accepted: Answer = { status: 202, type: null, body: '' };

export async function servePost<C>(methods: Methods<C>, post: Post, context: C): Promise<Answer> {
  const misfit = headMisfit(post.header);
  if (misfit !== null) return misfit;
  let body: unknown;
  try {
    body = post.readBody();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return failure(null, new RpcError(codes.parse, parseTrouble(error), 400));
  }
  if (body === undefined) return failure(null, new RpcError(codes.parse, 'The body is empty.', 400));
  if (Array.isArray(body)) return serveBatch(methods, body, post, context);
  const { status, text } = await serveMessage(methods, body, post, context);
  return text === null ? accepted : { status, type: 'application/json', body: text };
}

/** 406 and 415; a client without these headers takes and sends what everybody does. */
function headMisfit(header: HeaderOf): Answer | null {
  const accept = (header('accept') ?? '*/*').toLowerCase();
  const allows = (type: string, range: string) =>
    accept.includes(type) || accept.includes(range) || accept.includes('*/*');
  if (!allows('application/json', 'application/*') || !allows('text/event-stream', 'text/*'))
    return failure(
      null,
      new RpcError(codes.invalidRequest, 'Accept must allow application/json and text/event-stream.', 406),
    );
  const type = (header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (type === 'application/json') return null;
  return failure(null, new RpcError(codes.invalidRequest, 'Content-Type must be application/json.', 415));
}

function parseTrouble({ detail }: HttpError): string {
  const why = typeof detail === 'string' ? detail : detail[0]?.ctx?.error;
  return `The body is not JSON${why === undefined ? '' : `: ${String(why)}`}.`;
}

interface Served {
  status: number;
  /** JSON; null where nothing is answered. */
  text: string | Uint8Array | null;
}

async function serveMessage<C>(
  methods: Methods<C>,
  value: unknown,
  post: Post,
  context: C,
  checkEra: (era: Era, message: Message) => void = () => {},
): Promise<Served> {
  try {
    const message = readMessage(value);
    const era = eraOf(message, post.header);
    checkEra(era, message);
    if (message.kind === 'response' && era === 'stateless')
      throw invalidRequest('This server asks nothing, so there is nothing to answer.');
    if (message.kind !== 'request') return { status: 202, text: null };
    const members = await methodOf(methods, era, message.method)(message.params, context);
    return { status: 200, text: success(message.id, members) };
  } catch (error) {
    const shown = error instanceof RpcError ? error : internal(error, post);
    return { status: shown.status, text: errorText(idOf(value), shown) };
  }
}

function internal(error: unknown, post: Post): RpcError {
  post.logError(error);
  return new RpcError(codes.internal, 'Something went wrong on our side.', 200);
}

/** Arrays of messages, which the revisions up to 2025-03-26 allow; a client without a version header speaks that one. */
async function serveBatch<C>(
  methods: Methods<C>,
  values: readonly unknown[],
  post: Post,
  context: C,
): Promise<Answer> {
  const version = post.header('mcp-protocol-version');
  if (version !== undefined && !batchVersions.includes(version))
    return failure(
      null,
      invalidRequest(`Protocol version ${version.slice(0, 20)} has no arrays of messages.`),
    );
  const most = limits.mcpBatchMessages;
  if (values.length === 0 || values.length > most)
    return failure(null, invalidRequest(`An array holds 1 to ${most} messages.`));
  const served = await Promise.all(
    values.map(value =>
      serveMessage(methods, value, post, context, (era, message) => {
        if (era === 'stateless') throw invalidRequest('A stateless request travels alone.');
        if (message.kind === 'request' && message.method === 'initialize')
          throw invalidRequest('"initialize" travels alone.');
      }),
    ),
  );
  const texts = served.flatMap(({ text }) => (text === null ? [] : [Buffer.from(text)]));
  if (texts.length === 0) return accepted;
  const body = texts.flatMap((text, i) => [Buffer.from(i === 0 ? '[' : ','), text]);
  return { status: 200, type: 'application/json', body: Buffer.concat([...body, Buffer.from(']')]) };
}

function success(id: Id, members: string | Uint8Array): string | Uint8Array {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{`;
  if (typeof members === 'string') return `${head}${members}}}`;
  return Buffer.concat([Buffer.from(head), members, Buffer.from('}}')]);
}

const errorBody = (id: Id | null, { code, message, data }: RpcError) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});
const errorText = (id: Id | null, error: RpcError): string => JSON.stringify(errorBody(id, error));
const failure = (id: Id | null, error: RpcError): Answer => json(errorBody(id, error), error.status);
