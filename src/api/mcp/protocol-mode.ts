import {
  allVersions,
  codes,
  type Fields,
  isFields,
  type Message,
  meta,
  RpcError,
  statelessVersion,
} from './protocol.js';

/** Protocol mode: with an `initialize` handshake (until 2025-11-25), or stateless (since 2026-07-28). */
export type ProtocolMode = 'handshake' | 'stateless';

/** Returns a request header by its lower-case name. */
export type HeaderOf = (name: string) => string | undefined;

/**
 * Returns the protocol mode of a message and checks the headers that this mode requires.
 *
 * The body decides: a request with a version in `_meta` is stateless. The headers repeat parts of the body so
 * that gateways can route without parsing it. A request whose headers and body disagree is rejected before
 * any work.
 */
export function protocolModeOf(message: Message, header: HeaderOf): ProtocolMode {
  const versionHeader = header('mcp-protocol-version');
  if (message.kind === 'response') {
    requireSupported(versionHeader);
    return namesStateless(versionHeader) ? 'stateless' : 'handshake';
  }
  const envelope = message.params._meta;
  const claimed = isFields(envelope) ? envelope[meta.version] : undefined;
  if (claimed === undefined && !namesStateless(versionHeader)) {
    requireSupported(versionHeader);
    return 'handshake';
  }
  if (typeof claimed === 'string' && versionHeader !== undefined && versionHeader !== claimed)
    throw mismatch(`MCP-Protocol-Version is ${quoted(versionHeader)}, but the body has ${quoted(claimed)}.`);
  // A notification has no response, so its envelope is not checked.
  if (message.kind === 'notification') return 'stateless';
  requireSame(header('mcp-method'), message.method, 'Mcp-Method', false);
  const version = checkEnvelope(envelope);
  requireSupported(version);
  if (!namesStateless(version)) return 'handshake';
  checkHeaders(message.method, message.params, header);
  return 'stateless';
}

/** Returns the protocol mode of a message on a transport without headers, such as stdio. */
export function protocolModeOfBody({ kind, params }: Message & { params?: Fields }): ProtocolMode {
  const envelope = params?._meta;
  if (kind !== 'request' || !isFields(envelope) || envelope[meta.version] === undefined) return 'handshake';
  const version = checkEnvelope(envelope);
  requireSupported(version);
  return namesStateless(version) ? 'stateless' : 'handshake';
}

const namesStateless = (version: string | undefined) => version === statelessVersion;

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
 * Checks the `_meta` of a stateless request: version and client capabilities are required, client info is
 * optional. Returns the version.
 */
function checkEnvelope(envelope: unknown): string {
  const given = isFields(envelope) ? envelope : {};
  const wrong: string[] = [];
  if (typeof given[meta.version] !== 'string') wrong.push(`"${meta.version}" must be a string`);
  if (!isFields(given[meta.clientCapabilities])) wrong.push(`"${meta.clientCapabilities}" must be an object`);
  const client = given[meta.clientInfo];
  if (
    client !== undefined &&
    !(isFields(client) && typeof client.name === 'string' && typeof client.version === 'string')
  )
    wrong.push(`"${meta.clientInfo}" must have a name and a version`);
  if (wrong.length > 0)
    throw new RpcError(codes.invalidParams, `params._meta is incomplete: ${wrong.join('; ')}.`, 400);
  return given[meta.version] as string;
}

/** The parameter that the header Mcp-Name repeats, by method. */
const nameSource: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'resources/read': 'uri',
};

function checkHeaders(method: string, params: Fields, header: HeaderOf): void {
  requireSame(header('mcp-protocol-version'), statelessVersion, 'MCP-Protocol-Version', true);
  requireSame(header('mcp-method'), method, 'Mcp-Method', true);
  const source = Object.hasOwn(nameSource, method) ? params[nameSource[method]!] : undefined;
  if (typeof source === 'string') requireSame(decoded(header('mcp-name')), source, 'Mcp-Name', true);
}

function requireSame(shown: string | undefined, body: string, name: string, required: boolean): void {
  if (shown === undefined ? required : shown !== body)
    throw mismatch(
      shown === undefined
        ? `The header ${name} is missing; this request requires ${quoted(body)}.`
        : `${name} is ${quoted(shown)}, but the body has ${quoted(body)}.`,
    );
}

const mismatch = (why: string) => new RpcError(codes.headerMismatch, why, 400);

/** Decodes `=?base64?…?=`, which clients use for values that are not valid header text. */
function decoded(value: string | undefined): string | undefined {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}

/** A client's text, shortened for an error message. */
const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
