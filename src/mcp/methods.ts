import type { Era } from './era.js';
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
import { annotations, callTool, type Tool } from './tool.js';

export interface ServerFacts {
  version: string;
  /** What a model is told before it chooses a tool. */
  instructions: string;
}

/** The members of a result as JSON, without the braces around them. */
export type Members = string | Uint8Array;
type Method<C> = (params: Fields, context: C) => Members | Promise<Members>;

/** The methods of each era; what never changes is written once, at start. */
export type Methods<C> = Readonly<Record<Era, Readonly<Record<string, Method<C>>>>>;

/** How long a client may keep the tools before it asks again: they change with a new version only. */
const listMs = 3_600_000;
const cacheable = { ttlMs: listMs, cacheScope: 'public' };

export function buildMethods<C>(facts: ServerFacts, tools: readonly Tool<C>[]): Methods<C> {
  const serverInfo = { name: 'telltale', title: 'Telltale', version: facts.version };
  const stateless = { resultType: 'complete', _meta: { [meta.serverInfo]: serverInfo } };
  const capabilities = { tools: {} };
  const { instructions } = facts;
  const listed = {
    tools: tools.map(({ call: _, ...shown }) => ({
      ...shown,
      annotations: { title: shown.title, ...annotations },
    })),
  };
  const call = calling(tools);
  const discovered = { supportedVersions: allVersions, capabilities, instructions };
  return {
    handshake: {
      initialize: ({ protocolVersion }) => {
        if (typeof protocolVersion !== 'string') throw invalidParams('"protocolVersion" is a string.');
        return members({
          protocolVersion: agreedVersion(protocolVersion),
          capabilities,
          serverInfo,
          instructions,
        });
      },
      ping: () => '',
      'tools/list': onePage(members(listed)),
      'tools/call': call,
    },
    stateless: {
      'server/discover': constant(members({ ...discovered, ...cacheable, ...stateless })),
      'tools/list': onePage(members({ ...listed, ...cacheable, ...stateless })),
      'tools/call': async (params, context) => {
        const answer = await call(params, context);
        return Buffer.concat([Buffer.from('"resultType":"complete",'), answer]);
      },
    },
  };
}

const members = (value: object): string => JSON.stringify(value).slice(1, -1);
const constant = (text: string) => () => text;

/** All there is fits a page, so no cursor is one of ours. */
const onePage =
  (text: string) =>
  ({ cursor }: Fields): string => {
    if (cursor !== undefined) throw invalidParams('There is no such cursor; leave it out.');
    return text;
  };

function calling<C>(tools: readonly Tool<C>[]) {
  const byName = new Map(tools.map(tool => [tool.name, tool]));
  return ({ name, arguments: given = {} }: Fields, context: C): Promise<Uint8Array> => {
    const tool = typeof name === 'string' ? byName.get(name) : undefined;
    if (tool === undefined)
      throw invalidParams(`There is no such tool. There are: ${[...byName.keys()].join(', ')}.`);
    if (!isFields(given)) throw invalidParams('"arguments" is an object.');
    return callTool(tool, given, context);
  };
}

/** Finds a method; one that is not there is the caller's mistake, and in the stateless era a 404 too. */
export function methodOf<C>(methods: Methods<C>, era: Era, name: string): Method<C> {
  const known = methods[era];
  if (Object.hasOwn(known, name)) return known[name]!;
  const status = era === 'stateless' ? 404 : 200;
  throw new RpcError(codes.unknownMethod, `There is no method ${JSON.stringify(name.slice(0, 80))}.`, status);
}
