/** Messages and revisions of the Model Context Protocol (https://modelcontextprotocol.io/specification). */

import { HttpError } from '../../contract/errors.js';
import { readJson } from '../http/body/decode-body.js';
import { isObject } from '../http/body/json-object.js';

/** The first revision without a handshake: each request states its revision. */
const statelessVersion = '2026-07-28';
/** Revisions that begin with `initialize`, newest first. */
const handshakeVersions = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
export const allVersions: readonly string[] = [statelessVersion, ...handshakeVersions];

/** The revision that a handshake negotiates: the requested one if supported, otherwise the newest. */
export const agreedVersion = (requested: string): string =>
  handshakeVersions.includes(requested) ? requested : handshakeVersions[0]!;

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

/** The error response of a request; without an id where its message could not be read. */
export const errorResponse = (id: Id | null, error: Pick<RpcError, 'code' | 'message' | 'data'>) => ({
  jsonrpc: '2.0',
  id,
  error: { code: error.code, message: error.message, ...(error.data !== undefined && { data: error.data }) },
});

/** Parses a body or line as JSON. @throws RpcError */
export function parseJson(what: 'body' | 'line', bytes: Buffer): unknown {
  try {
    const value = readJson(bytes);
    if (value !== undefined) return value;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const why = typeof error.detail === 'string' ? error.detail : error.detail[0]?.ctx?.error;
    const reason = why === undefined ? '' : `: ${String(why)}`;
    throw new RpcError(codes.parse, `The ${what} is not JSON${reason}.`, 400);
  }
  throw new RpcError(codes.parse, `The ${what} is empty.`, 400);
}

export type Fields = Readonly<Record<string, unknown>>;

type Id = string | number;

const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isSafeInteger(id);

/** The id of an error response: the message's id when it is valid, otherwise null. */
export const idOf = (value: unknown): Id | null => (isObject(value) && isId(value.id) ? value.id : null);

/** A JSON-RPC 2.0 message from a client. This server sends no requests, so a response answers nothing. */
export type Message =
  | { kind: 'request'; id: Id; method: string; params: Fields }
  | { kind: 'notification'; params: Fields }
  | { kind: 'response'; params: Fields };

/** Parses a JSON-RPC 2.0 message. @throws RpcError */
export function parseMessage(value: unknown): Message {
  if (Array.isArray(value))
    throw invalidRequest('Arrays of messages are not supported. Send each message in a request of its own.');
  if (!isObject(value) || value.jsonrpc !== '2.0')
    throw invalidRequest('A message must be an object with "jsonrpc": "2.0".');
  const { method, id } = value;
  const params = value.params ?? {};
  if (method === undefined && ('result' in value || 'error' in value))
    return { kind: 'response', params: {} };
  if (typeof method !== 'string') throw invalidRequest('A message must have a "method", a string.');
  if (id === undefined) return { kind: 'notification', params: isObject(params) ? params : {} };
  if (!isObject(params)) throw invalidRequest('"params" must be an object.');
  if (!isId(id)) throw invalidRequest('"id" must be a string or a whole number.');
  return { kind: 'request', id, method, params };
}

/** Protocol mode: with an `initialize` handshake (until 2025-11-25), or stateless (since 2026-07-28). */
export type ProtocolMode = 'handshake' | 'stateless';

/** Returns a request header by its lower-case name. */
export type HeaderOf = (name: string) => string | undefined;

/**
 * Returns the protocol mode of a message. The body decides: a request with a version in `_meta` is stateless.
 * Over HTTP, headers repeat parts of the body so that gateways can route without parsing it. A request whose
 * headers and body disagree is rejected before any work.
 * @param header undefined for a transport without headers, such as stdio
 * @throws RpcError
 */
export function protocolModeOf(message: Message, header?: HeaderOf): ProtocolMode {
  const shown = header?.('mcp-protocol-version');
  const envelope = message.params._meta;
  const claimed = isObject(envelope) ? envelope[meta.version] : undefined;
  if (claimed === undefined && shown !== statelessVersion) {
    requireSupported(shown);
    return 'handshake';
  }
  if (message.kind !== 'request') return 'stateless';
  const version = checkedVersion(envelope);
  if (header !== undefined) requireSameInHeaders(message, version, header);
  requireSupported(version);
  return version === statelessVersion ? 'stateless' : 'handshake';
}

function requireSupported(version: string | undefined): void {
  if (version !== undefined && !allVersions.includes(version))
    throw new RpcError(
      codes.unsupportedVersion,
      `Protocol version ${quoted(version)} is not supported.`,
      400,
      { supported: allVersions, requested: version },
    );
}

/**
 * Returns the version in the `_meta` of a stateless request. Version and client capabilities are required,
 * client info is optional.
 */
function checkedVersion(envelope: unknown): string {
  const given = isObject(envelope) ? envelope : {};
  const wrong: string[] = [];
  if (typeof given[meta.version] !== 'string') wrong.push(`"${meta.version}" must be a string`);
  if (!isObject(given[meta.clientCapabilities])) wrong.push(`"${meta.clientCapabilities}" must be an object`);
  const { [meta.clientInfo]: client = { name: '', version: '' } } = given;
  if (!isObject(client) || typeof client.name !== 'string' || typeof client.version !== 'string')
    wrong.push(`"${meta.clientInfo}" must have a name and a version`);
  if (wrong.length > 0)
    throw new RpcError(codes.invalidParams, `params._meta is incomplete: ${wrong.join('; ')}.`, 400);
  return given[meta.version] as string;
}

/** Only a stateless request needs the headers. Those that are sent must be right in any request. */
function requireSameInHeaders(
  { method, params }: Message & { kind: 'request' },
  version: string,
  header: HeaderOf,
): void {
  const named = method === 'tools/call' ? params.name : method === 'resources/read' ? params.uri : undefined;
  for (const [name, inBody] of [
    ['MCP-Protocol-Version', version],
    ['Mcp-Method', method],
    ['Mcp-Name', named],
  ] as const) {
    const shown = decoded(header(name.toLowerCase()));
    if (typeof inBody !== 'string' || shown === inBody) continue;
    if (shown !== undefined)
      throw mismatch(`${name} is ${quoted(shown)}, but the body has ${quoted(inBody)}.`);
    if (version === statelessVersion)
      throw mismatch(`The header ${name} is missing; this request requires ${quoted(inBody)}.`);
  }
}

const mismatch = (why: string) => new RpcError(codes.headerMismatch, why, 400);

/** Decodes `=?base64?…?=`, which clients use for values that are not valid header text. */
function decoded(value: string | undefined): string | undefined {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}

/** A client's text, shortened for an error message. */
const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
