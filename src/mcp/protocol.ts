/** The words of the Model Context Protocol that both of its eras share (https://modelcontextprotocol.io/specification). */

/** The first revision without a handshake: each request says which revision it speaks. */
export const statelessVersion = '2026-07-28';
/** Revisions that begin with `initialize`, newest first. */
export const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** The only revisions whose transport knows arrays of messages; without a version header the second is assumed. */
export const batchVersions: readonly string[] = ['2024-11-05', '2025-03-26'];
export const allVersions: readonly string[] = [statelessVersion, ...handshakeVersions];

/** The revision a handshake settles on: the one asked for where we know it, else our newest. */
export const agreedVersion = (asked: string): string =>
  handshakeVersions.find(version => version === asked) ?? handshakeVersions[0];

export const codes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Keys of `_meta` that the protocol reserves. */
export const meta = {
  version: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

export type Id = string | number;
export type Fields = Readonly<Record<string, unknown>>;

/** A JSON-RPC 2.0 message; a response is one of ours that nobody asked for. */
export type Message =
  | { kind: 'request'; id: Id; method: string; params: Fields }
  | { kind: 'notification'; method: string; params: Fields }
  | { kind: 'response' };

/** A JSON-RPC error, and the HTTP status it is sent with. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  constructor(
    readonly code: number,
    message: string,
    readonly status: number,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export const invalidRequest = (why: string) => new RpcError(codes.invalidRequest, why, 400);
/** Told in the answer itself: the request was understood, only its parameters were not. */
export const invalidParams = (why: string) => new RpcError(codes.invalidParams, why, 200);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells what a value is in JSON-RPC 2.0; throws for what is nothing of it. */
export function readMessage(value: unknown): Message {
  if (!isFields(value) || value.jsonrpc !== '2.0')
    throw invalidRequest('A message is an object with "jsonrpc": "2.0".');
  const { method, id, params } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'response' };
  if (typeof method !== 'string') throw invalidRequest('A message has a "method", which is a string.');
  if (params !== undefined && !isFields(params)) throw invalidRequest('"params" is an object.');
  if (id === undefined) return { kind: 'notification', method, params: params ?? {} };
  if (!isId(id)) throw invalidRequest('"id" is a string or a whole number.');
  return { kind: 'request', id, method, params: params ?? {} };
}

const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isSafeInteger(id);

/** The id an error is answered under: the message's own where it has one that can be one. */
export const idOf = (value: unknown): Id | null => (isFields(value) && isId(value.id) ? value.id : null);
