/** Constants and messages of the Model Context Protocol (https://modelcontextprotocol.io/specification). */

import { HttpError } from '../../contract/errors.js';
import { readJson } from '../http/body/decode-body.js';

/** The first revision without a handshake: each request states its revision. */
export const statelessVersion = '2026-07-28';
/** Revisions that begin with `initialize`, newest first. */
const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
export const allVersions: readonly string[] = [statelessVersion, ...handshakeVersions];

/** The revision that a handshake negotiates: the requested one if supported, otherwise the newest. */
export const agreedVersion = (requested: string): string =>
  handshakeVersions.find(version => version === requested) ?? handshakeVersions[0];

export const codes = {
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** Until 2025-11-25; the later revisions use `invalidParams`. */
  unknownResource: -32002,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Reserved keys of `_meta`. */
export const meta = {
  version: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

export type Id = string | number;
export type Fields = Readonly<Record<string, unknown>>;

/** A JSON-RPC 2.0 message from a client. This server sends no requests, so a response answers nothing. */
export type Message =
  | { kind: 'request'; id: Id; method: string; params: Fields }
  | { kind: 'notification'; method: string; params: Fields }
  | { kind: 'response' };

/** A JSON-RPC error and its HTTP status. */
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
/** Sent with HTTP status 200, because the message itself is valid JSON-RPC. */
export const invalidParams = (why: string) => new RpcError(codes.invalidParams, why, 200);

/** Parses a body or line as JSON; undefined when it is empty. Throws an RpcError when it is not JSON. */
export function parseJson(what: 'body' | 'line', bytes: Buffer): unknown {
  try {
    return readJson(bytes);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const why = typeof error.detail === 'string' ? error.detail : error.detail[0]?.ctx?.error;
    const reason = why === undefined ? '' : `: ${String(why)}`;
    throw new RpcError(codes.parse, `The ${what} is not JSON${reason}.`, 400);
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON-RPC 2.0 message. Throws an RpcError when the value is not one. */
export function parseMessage(value: unknown): Message {
  if (Array.isArray(value))
    throw invalidRequest('Arrays of messages are not supported. Send each message in a request of its own.');
  if (!isFields(value) || value.jsonrpc !== '2.0')
    throw invalidRequest('A message must be an object with "jsonrpc": "2.0".');
  const { method, id, params } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'response' };
  if (typeof method !== 'string') throw invalidRequest('A message must have a "method", a string.');
  if (params !== undefined && !isFields(params)) throw invalidRequest('"params" must be an object.');
  if (id === undefined) return { kind: 'notification', method, params: params ?? {} };
  if (!isId(id)) throw invalidRequest('"id" must be a string or a whole number.');
  return { kind: 'request', id, method, params: params ?? {} };
}

const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isSafeInteger(id);

/** The id of an error response: the message's id when it is valid, otherwise null. */
export const idOf = (value: unknown): Id | null => (isFields(value) && isId(value.id) ? value.id : null);
