/** Serves one JSON-RPC message of any transport. */
import { findMethod, type Methods } from './methods.js';
import { codes, type Id, idOf, invalidRequest, type Message, parseMessage, RpcError } from './protocol.js';
import type { ProtocolMode } from './protocol-mode.js';

/** What a transport adds to a message. */
export interface Transport {
  /** Returns the protocol mode of a message. Throws an RpcError when the message violates it. */
  modeOf(message: Message): ProtocolMode;
  /** Logs an internal error. */
  logError(error: unknown): void;
}

export interface Served {
  /** HTTP status of the response. */
  status: number;
  /** JSON; null when there is no response. */
  text: string | Uint8Array | null;
}

/** Serves the JSON value that `read` returns. Errors become responses, also the RpcErrors of `read`. */
export async function serveMessage<C>(
  methods: Methods<C>,
  read: () => unknown,
  transport: Transport,
  context: C,
): Promise<Served> {
  let value: unknown;
  try {
    value = read();
    const message = parseMessage(value);
    const mode = transport.modeOf(message);
    if (message.kind === 'response' && mode === 'stateless')
      throw invalidRequest('This server sends no requests, so it accepts no responses.');
    if (message.kind !== 'request') return { status: 202, text: null };
    const members = await findMethod(methods, mode, message.method)(message.params, context);
    return { status: 200, text: success(message.id, members) };
  } catch (error) {
    const shown = error instanceof RpcError ? error : internal(error, transport);
    return { status: shown.status, text: errorText(idOf(value), shown) };
  }
}

function internal(error: unknown, transport: Transport): RpcError {
  transport.logError(error);
  return new RpcError(codes.internal, 'Internal server error.', 200);
}

function success(id: Id, members: string | Uint8Array): string | Uint8Array {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{`;
  if (typeof members === 'string') return `${head}${members}}}`;
  return Buffer.concat([Buffer.from(head), members, Buffer.from('}}')]);
}

/** The body of an error response. */
export const errorText = (id: Id | null, { code, message, data }: RpcError): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } });
