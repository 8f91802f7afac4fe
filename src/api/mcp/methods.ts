import { version } from '../../contract/version.js';
import { annotations, callTool, type Tool } from './call-tool.js';
import {
  agreedVersion,
  allVersions,
  codes,
  type Fields,
  invalidParams,
  isFields,
  meta,
  RpcError,
} from './protocol.js';
import type { ProtocolMode } from './protocol-mode.js';
import { instructions } from './tools.js';

/** A text that clients can read, such as a document about the server. */
export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  text: string;
}

/** The members of a result as JSON, without the enclosing braces. */
type Members = string | Uint8Array;
type Method<C> = (params: Fields, context: C) => Members | Promise<Members>;

/** The methods of each protocol mode. Constant results are serialised once, at start. */
export type Methods<C> = Readonly<Record<ProtocolMode, Readonly<Record<string, Method<C>>>>>;

/** How long a client may cache the list of tools, which changes only with a new version. */
const listTtlMs = 3_600_000;
const cacheable = { ttlMs: listTtlMs, cacheScope: 'public' };

export function buildMethods<C>(tools: readonly Tool<C>[], resources: readonly Resource[] = []): Methods<C> {
  const serverInfo = { name: 'telltale', title: 'Telltale', version };
  const stateless = { resultType: 'complete', _meta: { [meta.serverInfo]: serverInfo } };
  const capabilities = { tools: {}, ...(resources.length > 0 && { resources: {} }) };
  const listed = {
    tools: tools.map(({ call: _, ...shown }) => ({
      ...shown,
      annotations: { title: shown.title, ...annotations },
    })),
  };
  const call = toolCaller(tools);
  const resourceMethods = (more: object, cached: object) =>
    resources.length === 0
      ? {}
      : {
          'resources/list': onePage(members({ resources: resourceList(resources), ...cached, ...more })),
          'resources/templates/list': onePage(members({ resourceTemplates: [], ...cached, ...more })),
          'resources/read': ({ uri }: Fields) =>
            members({ ...readResource(resources, uri), ...cached, ...more }),
        };
  const discovered = members({
    supportedVersions: allVersions,
    capabilities,
    instructions,
    ...cacheable,
    ...stateless,
  });
  return {
    handshake: {
      initialize: ({ protocolVersion: requested }) => {
        if (typeof requested !== 'string') throw invalidParams('"protocolVersion" must be a string.');
        const protocolVersion = agreedVersion(requested);
        return members({ protocolVersion, capabilities, serverInfo, instructions });
      },
      ping: () => '',
      'tools/list': onePage(members(listed)),
      'tools/call': call,
      ...resourceMethods({}, {}),
    },
    stateless: {
      'server/discover': () => discovered,
      'tools/list': onePage(members({ ...listed, ...cacheable, ...stateless })),
      'tools/call': async (params, context) => {
        const answer = await call(params, context);
        return Buffer.concat([Buffer.from('"resultType":"complete",'), answer]);
      },
      ...resourceMethods(stateless, cacheable),
    },
  };
}

const resourceList = (resources: readonly Resource[]) =>
  resources.map(({ text, ...shown }) => ({ ...shown, size: Buffer.byteLength(text) }));

function readResource(resources: readonly Resource[], uri: unknown): object {
  const found = resources.find(resource => resource.uri === uri);
  if (found !== undefined)
    return { contents: [{ uri: found.uri, mimeType: found.mimeType, text: found.text }] };
  const known = resources.map(resource => resource.uri).join(', ');
  throw new RpcError(codes.unknownResource, `Unknown resource. Available resources: ${known}.`, 200);
}

const members = (value: object): string => JSON.stringify(value).slice(1, -1);

/** The whole list is one page, so every cursor is invalid. */
const onePage =
  (text: string) =>
  ({ cursor }: Fields): string => {
    if (cursor !== undefined) throw invalidParams('Unknown cursor: the list has one page.');
    return text;
  };

function toolCaller<C>(tools: readonly Tool<C>[]) {
  const byName = new Map(tools.map(tool => [tool.name, tool]));
  return ({ name, arguments: args = {} }: Fields, context: C): Promise<Uint8Array> => {
    const tool = typeof name === 'string' ? byName.get(name) : undefined;
    if (tool === undefined)
      throw invalidParams(`Unknown tool. Available tools: ${[...byName.keys()].join(', ')}.`);
    if (!isFields(args)) throw invalidParams('"arguments" must be an object.');
    return callTool(tool, args, context);
  };
}

/** Finds a method. An unknown one is a JSON-RPC error, with HTTP status 404 in stateless mode. */
export function findMethod<C>(methods: Methods<C>, mode: ProtocolMode, name: string): Method<C> {
  const known = methods[mode];
  if (Object.hasOwn(known, name)) return known[name]!;
  const status = mode === 'stateless' ? 404 : 200;
  throw new RpcError(codes.unknownMethod, `Unknown method ${JSON.stringify(name.slice(0, 80))}.`, status);
}
