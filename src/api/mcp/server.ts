import { HttpError, type Issue } from '../../contract/errors.js';
import { version } from '../../contract/version.js';
import { isObject } from '../http/body/json-object.js';
import {
  agreedVersion,
  allVersions,
  codes,
  errorResponse,
  type Fields,
  type HeaderOf,
  idOf,
  invalidParams,
  invalidRequest,
  meta,
  type ProtocolMode,
  parseMessage,
  protocolModeOf,
  RpcError,
} from './protocol.js';

/** A tool: its description for clients and its function. */
export interface Tool<C> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  /** May throw an HttpError, which becomes a tool result with `isError`. */
  call(args: Fields, context: C): Promise<ToolResult>;
}

interface ToolResult {
  /** Plain text, for people and for clients without structured content. */
  text: string;
  /** The full result as JSON in UTF-8. */
  structured: Uint8Array;
}

/** A text that clients can read, such as a document about the server. */
export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  text: string;
}

/** The result of a method; bytes are JSON, which is not parsed because it may be long. */
type Result = object | Uint8Array;
type Method<C> = (params: Fields, context: C) => Result | Promise<Result>;
type Methods<C> = Readonly<Record<string, Method<C>>>;

/** The methods of a server in each protocol mode. */
export type Server<C> = Readonly<Record<ProtocolMode, Methods<C>>>;

/** Guidance for the model, the same on every transport. */
const instructions =
  'Telltale scans a text for signals of machine authorship and cleans machine typography. A score is a signal, never a ' +
  'verdict: it says how much a text reads like machine prose, not who wrote it. Show the headline first. Always pass on the disclaimer and the ' +
  'confidence with a score, and never present a score or a passage as a finding about a person.';

/** Annotations of every tool: tools only read their arguments, change nothing, and are deterministic. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const serverInfo = { name: 'telltale', title: 'Telltale', version };
/** Lists change only with a new version, so clients may cache them. */
const stateless = {
  ttlMs: 3_600_000,
  cacheScope: 'public',
  resultType: 'complete',
  _meta: { [meta.serverInfo]: serverInfo },
};

export function createServer<C>(tools: readonly Tool<C>[], resources: readonly Resource[] = []): Server<C> {
  const capabilities = { tools: {}, ...(resources.length > 0 && { resources: {} }) };
  const listed = tools.map(({ call: _, ...shown }) => ({
    ...shown,
    annotations: { title: shown.title, ...annotations },
  }));
  const reading: Methods<C> = {
    'tools/list': onePage({ tools: listed }),
    ...(resources.length > 0 && {
      'resources/list': onePage({
        resources: resources.map(({ text, ...shown }) => ({ ...shown, size: Buffer.byteLength(text) })),
      }),
      'resources/templates/list': onePage({ resourceTemplates: [] }),
      'resources/read': ({ uri }: Fields) => readResource(resources, uri),
    }),
  };
  const cacheable = Object.entries(reading).map(([name, method]): [string, Method<C>] => [
    name,
    async (params, context) => ({ ...(await method(params, context)), ...stateless }),
  ]);
  return {
    handshake: {
      initialize({ protocolVersion: requested }) {
        if (typeof requested !== 'string') throw invalidParams('"protocolVersion" must be a string.');
        return { protocolVersion: agreedVersion(requested), capabilities, serverInfo, instructions };
      },
      ping: () => ({}),
      ...reading,
      'tools/call': (params, context) => callTool(tools, params, context, {}),
    },
    stateless: {
      'server/discover': () => ({ supportedVersions: allVersions, capabilities, instructions, ...stateless }),
      ...Object.fromEntries(cacheable),
      'tools/call': (params, context) => callTool(tools, params, context, { resultType: 'complete' }),
    },
  };
}

/** The whole list is one page, so every cursor is invalid. */
const onePage =
  (result: object) =>
  ({ cursor }: Fields): object => {
    if (cursor != null) throw invalidParams('Unknown cursor: the list has one page.');
    return result;
  };

function readResource(resources: readonly Resource[], uri: unknown): object {
  const found = resources.find(resource => resource.uri === uri);
  if (found !== undefined)
    return { contents: [{ uri: found.uri, mimeType: found.mimeType, text: found.text }] };
  const known = resources.map(resource => resource.uri).join(', ');
  throw new RpcError(codes.unknownResource, `Unknown resource. Available resources: ${known}.`, 200);
}

const closingBrace = Buffer.from('}');

/** @param members members of every result of the protocol mode */
async function callTool<C>(
  tools: readonly Tool<C>[],
  { name, arguments: sent }: Fields,
  context: C,
  members: object,
): Promise<Result> {
  // Some clients send null for what they leave out.
  const args = sent ?? {};
  const tool = tools.find(each => each.name === name);
  if (tool === undefined)
    throw invalidParams(`Unknown tool. Available tools: ${tools.map(each => each.name).join(', ')}.`);
  if (!isObject(args)) throw invalidParams('"arguments" must be an object.');
  try {
    const { text, structured } = await tool.call(args, context);
    const head = JSON.stringify({ ...members, content: [{ type: 'text', text }] }).slice(0, -1);
    return Buffer.concat([Buffer.from(`${head},"structuredContent":`), structured, closingBrace]);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ...members, ...errorResult(tool.name, error) };
  }
}

/** An error as a tool result, so that the model can read it and correct its arguments or wait. */
function errorResult(name: string, { status, detail, headers }: HttpError): object {
  const seconds = headers['Retry-After'];
  const text = typeof detail === 'string' ? detail : validationText(name, detail);
  return {
    content: [{ type: 'text', text: withWait(text, seconds) }],
    isError: true,
    _meta: {
      'telltale/status': status,
      ...(seconds !== undefined && { 'telltale/retry_after_s': Number(seconds) }),
    },
  };
}

const withWait = (text: string, seconds: string | undefined) =>
  seconds === undefined || / seconds?\b/.test(text)
    ? text
    : `${text.replace(' Try again shortly.', '')} Try again in ${seconds} seconds.`;

/** Validation errors in pydantic's text format. */
function validationText(name: string, issues: readonly Issue[]): string {
  const lines = issues.map(({ loc, msg, type, input }) => {
    const given = input === undefined ? '' : `, input_value=${JSON.stringify(input)}`;
    return `${loc.slice(1).join('.')}\n  ${msg} [type=${type}${given}]`;
  });
  return [`${issues.length} validation error${issues.length === 1 ? '' : 's'} for ${name}`, ...lines].join(
    '\n',
  );
}

/** What a transport adds to a message. */
export interface Transport {
  /** Returns the JSON value of the message. @throws RpcError */
  read(): unknown;
  /** Absent for a transport without headers, such as stdio. */
  header?: HeaderOf;
  logError(error: unknown): void;
}

/** Serves one message. `body` is the response as JSON, null when there is none; `status` is for HTTP. */
export async function serveMessage<C>(
  server: Server<C>,
  { read, header, logError }: Transport,
  context: C,
): Promise<{ status: number; body: string | Uint8Array | null }> {
  let value: unknown;
  try {
    value = read();
    const message = parseMessage(value);
    const mode = protocolModeOf(message, header);
    if (message.kind === 'response' && mode === 'stateless')
      throw invalidRequest('This server sends no requests, so it accepts no responses.');
    if (message.kind !== 'request') return { status: 202, body: null };
    const { id, method, params } = message;
    const result = await methodOf(server, mode, method)(params, context);
    const head = Buffer.from(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`);
    const json = result instanceof Uint8Array ? result : Buffer.from(JSON.stringify(result));
    return { status: 200, body: Buffer.concat([head, json, closingBrace]) };
  } catch (error) {
    if (!(error instanceof RpcError)) logError(error);
    const shown =
      error instanceof RpcError ? error : new RpcError(codes.internal, 'Internal server error.', 200);
    return { status: shown.status, body: JSON.stringify(errorResponse(idOf(value), shown)) };
  }
}

/** Finds a method. An unknown one is an error, with HTTP status 404 in stateless mode. */
function methodOf<C>(server: Server<C>, mode: ProtocolMode, name: string): Method<C> {
  const methods = server[mode];
  if (Object.hasOwn(methods, name)) return methods[name]!;
  const status = mode === 'stateless' ? 404 : 200;
  throw new RpcError(codes.unknownMethod, `Unknown method ${JSON.stringify(name.slice(0, 80))}.`, status);
}
