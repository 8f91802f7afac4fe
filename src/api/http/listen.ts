/** Registers the routes with the HTTP engine, listens, and returns a handle that stops it. */

import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Config } from '../../server/config.js';
import type { Services } from '../../server/services.js';
import { isLoopback, isTrusted } from './auth/address.js';
import { preflightHeaders } from './auth/origin.js';
import { BodyMemory } from './body/body-memory.js';
import { ConnectionLimiter, connectionLimits, countByAddress } from './connections.js';
import { chooseEngine } from './engine/choose.js';
import type { Engine, EngineName, EngineRoute, Rejection } from './engine/engine.js';
import { compileRoute, openRequest } from './pipeline.js';
import type { ResponseContext } from './response-writer.js';
import type { Route } from './route.js';
import { serveSite } from './serve-site.js';
import { TurnBudget } from './turn-budget.js';

export interface Listener {
  readonly port: number;
  readonly engine: EngineName;
  /** Number of requests without a complete answer. */
  readonly pending: () => number;
  /** Stops accepting connections; requests in progress are answered with `Connection: close`. */
  drain(): void;
  /** Answers the remaining requests with 503 and closes all connections. */
  close(): void;
}

/**
 * Rejects when the address cannot be used, or when the engine of HTTP_ENGINE does not load.
 * @param given an engine in place of the one that HTTP_ENGINE selects
 */
export async function listen(
  routes: readonly Route[],
  services: Services,
  { host, port, processes, trustsProxy, connectionsPerAddress, httpEngine }: Config,
  given?: Engine,
): Promise<Listener> {
  const responses: ResponseContext = {
    draining: false,
    log: services.log,
    pending: new Set(),
    bodies: {
      anonymous: new BodyMemory(limits.anonymousBodies),
      account: new BodyMemory(limits.accountBodies),
    },
    turns: new TurnBudget(limits.turnMs),
  };
  const fallback = 'uWebSockets.js does not load here, so node:http serves the requests';
  const engine = given ?? (await chooseEngine(httpEngine, reason => services.log.warn({ reason }, fallback)));
  const server = await engine.listen({
    routes: engineRoutes(routes, services, responses),
    host,
    port,
    sharesPort: processes > 1,
    gate: bound =>
      new ConnectionLimiter(
        connectionLimits(connectionsPerAddress),
        // Load tests and local proxies run on this machine. An explicit limit includes them.
        peer => isTrusted(peer, trustsProxy) || (connectionsPerAddress === null && isLoopback(peer)),
        () => countByAddress(bound),
      ),
    rejection: rejection(),
  });
  const drain = () => {
    if (!responses.draining) server.stopListening();
    responses.draining = true;
  };
  return {
    port: server.port,
    engine: engine.name,
    pending: () => responses.pending.size,
    drain,
    close() {
      drain();
      for (const reply of responses.pending) reply.fail(httpErrors.shuttingDown());
      server.close();
    },
  };
}

/** The answer to a connection over a limit. */
function rejection(): Rejection {
  const { status, detail, headers } = httpErrors.connectionsFull();
  const fields = ['Content-Type', 'application/json', 'X-Content-Type-Options', 'nosniff'];
  for (const name in headers) fields.push(name, headers[name]!);
  return { head: { status, fields }, content: JSON.stringify({ detail }) };
}

/** Paths at which clients look for OAuth metadata and endpoints after a 401. */
const oauthPath = /^\/(?:\.well-known\/(?:oauth-|openid-configuration)|(?:register|authorize|token)$)/;

/** The routes of the service, 405 and preflight for their other methods, and the site for all other paths. */
function engineRoutes(
  routes: readonly Route[],
  services: Services,
  responses: ResponseContext,
): EngineRoute[] {
  const registered: EngineRoute[] = [];
  const methodsOf = new Map<string, string[]>();
  for (const route of routes) {
    const pattern = route.path.replace(/\{(\w+)\}/g, ':$1');
    registered.push({ method: route.method, pattern, handler: compileRoute(route, services, responses) });
    const methods = methodsOf.get(pattern) ?? ['OPTIONS'];
    methods.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
    methodsOf.set(pattern, methods);
  }
  for (const [pattern, methods] of methodsOf) {
    const allow = methods.sort().join(', ');
    const handler = openRequest(responses, services, pattern, 0, (head, reply) => {
      if (head.method !== 'OPTIONS') throw httpErrors.method(allow);
      reply.headers.push(...preflightHeaders(head, services.config, allow));
      reply.send({ status: 204, type: null, body: '', headers: { Allow: allow } });
    });
    registered.push({ method: 'ANY', pattern, handler });
  }
  const site = openRequest(responses, services, 'site', 0, (head, reply) => {
    if (serveSite(services.site, head, reply)) return;
    throw oauthPath.test(head.path) ? httpErrors.noOauth() : httpErrors.unknownPath();
  });
  return [...registered, { method: 'ANY', pattern: '/*', handler: site }];
}
