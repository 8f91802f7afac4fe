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

/** How a client speaks: after a handshake (until 2025-11-25), or each request by itself (since 2026-07-28). */
export type Era = 'handshake' | 'stateless';

/** A header of the request, by its name in lower case. */
export type HeaderOf = (name: string) => string | undefined;

/**
 * Tells a message's era and checks what that era demands of its head.
 *
 * The body decides: a request that says its version in `_meta` is stateless. The headers mirror the body, so that
 * gateways can route without reading it, and a mirror that shows something else is refused before anything is done.
 */
export function eraOf(message: Message, header: HeaderOf): Era {
  const named = header('mcp-protocol-version');
  if (message.kind === 'response') {
    supported(named);
    return namesStateless(named) ? 'stateless' : 'handshake';
  }
  const envelope = message.params._meta;
  const claimed = isFields(envelope) ? envelope[meta.version] : undefined;
  if (claimed === undefined && !namesStateless(named)) {
    supported(named);
    return 'handshake';
  }
  if (typeof claimed === 'string' && named !== undefined && named !== claimed)
    throw mismatch(`MCP-Protocol-Version is ${quoted(named)}, but the body says ${quoted(claimed)}.`);
  // Nobody waits for what becomes of a notification.
  if (message.kind === 'notification') return 'stateless';
  mirrored(header('mcp-method'), message.method, 'Mcp-Method', false);
  const version = checkEnvelope(envelope);
  supported(version);
  if (!namesStateless(version)) return 'handshake';
  checkHead(message.method, message.params, header);
  return 'stateless';
}

const namesStateless = (version: string | undefined) => version === statelessVersion;

function supported(version: string | undefined): void {
  if (version !== undefined && !allVersions.includes(version))
    throw new RpcError(
      codes.unsupportedVersion,
      `Protocol version ${quoted(version)} is not supported.`,
      400,
      {
        supported: allVersions,
        requested: version,
      },
    );
}

/** What every stateless request carries: its version, which is returned, and what its client can do; who the client is,
 *  only if it says so. */
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

/** Which parameter the header Mcp-Name repeats. */
const nameSource: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

function checkHead(method: string, params: Fields, header: HeaderOf): void {
  mirrored(header('mcp-protocol-version'), statelessVersion, 'MCP-Protocol-Version', true);
  mirrored(header('mcp-method'), method, 'Mcp-Method', true);
  const source = Object.hasOwn(nameSource, method) ? params[nameSource[method]!] : undefined;
  if (typeof source === 'string') mirrored(decoded(header('mcp-name')), source, 'Mcp-Name', true);
}

function mirrored(shown: string | undefined, body: string, name: string, required: boolean): void {
  if (shown === undefined ? required : shown !== body)
    throw mismatch(
      shown === undefined
        ? `The header ${name} is missing; this request needs it to be ${quoted(body)}.`
        : `${name} is ${quoted(shown)}, but the body says ${quoted(body)}.`,
    );
}

const mismatch = (why: string) => new RpcError(codes.headerMismatch, why, 400);

/** A value that is no plain header text comes as `=?base64?…?=` (its UTF-8). */
function decoded(value: string | undefined): string | undefined {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}

/** What a client sent, short enough to be sent back. */
const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
