/** Starts the uWebSockets.js server: registers the routes, listens, and returns a handle that stops it. */
import type { HttpResponse, us_listen_socket } from 'uWebSockets.js';
import type { Config } from '../config.js';
import { httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import type { Services } from '../services.js';
import { isTrusted } from './auth/address.js';
import { preflightHeaders } from './auth/origin.js';
import { BodyMemory } from './body/body-memory.js';
import { ConnectionLimiter, connectionLimits, countByAddress } from './connections.js';
import { compileRoute, openRequest } from './pipeline.js';
import type { ResponseContext } from './response-writer.js';
import type { Route } from './route.js';
import { serveSite } from './serve-site.js';

export interface Listener {
  readonly port: number;
  /** Number of requests without a complete answer. */
  readonly pending: () => number;
  /** Stops accepting connections; requests in progress are answered with `Connection: close`. */
  drain(): void;
  /** Answers the remaining requests with 503 and closes all connections. */
  close(): void;
}

interface ExclusiveListen {
  listen(host: string, port: number, options: number, done: (socket: us_listen_socket | false) => void): void;
}

/**
 * Size of a request head: 16 KB, while the default of uWebSockets.js is about 4 KB. Read when the module
 * loads.
 */
const headerBytes = '16384';
/** Option that fails when another process listens on the port. Without it, Linux would share the port. */
const exclusivePort = 1;
/** Option that lets several processes of the service share the port. */
const sharedPort = 0;

export async function listen(
  routes: readonly Route[],
  services: Services,
  { host, port, processes, trustsProxy }: Config,
): Promise<Listener> {
  process.env.UWS_HTTP_MAX_HEADERS_SIZE ??= headerBytes;
  const uws = await import('uWebSockets.js');
  const app = uws.App();
  const responses: ResponseContext = {
    draining: false,
    log: services.log,
    pending: new Set(),
    bodies: {
      anonymous: new BodyMemory(limits.anonymousBodies),
      account: new BodyMemory(limits.accountBodies),
    },
  };

  const methodsOf = new Map<string, string[]>();
  for (const route of routes) {
    const pattern = route.path.replace(/\{(\w+)\}/g, ':$1');
    const handler = compileRoute(route, services, responses);
    if (route.method === 'GET') app.get(pattern, handler).head(pattern, handler);
    else if (route.method === 'POST') app.post(pattern, handler);
    else app.del(pattern, handler);
    const methods = methodsOf.get(pattern) ?? ['OPTIONS'];
    methods.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
    methodsOf.set(pattern, methods);
  }
  for (const [pattern, methods] of methodsOf) {
    const allow = methods.sort().join(', ');
    app.any(
      pattern,
      openRequest(responses, services, pattern, 0, (head, reply) => {
        if (head.method !== 'OPTIONS') throw httpErrors.method(allow);
        reply.headers.push(...preflightHeaders(head, services.config, allow));
        reply.send({ status: 204, type: null, body: '', headers: { Allow: allow } });
      }),
    );
  }
  app.any(
    '/*',
    openRequest(responses, services, 'site', 0, (head, reply) => {
      if (!serveSite(services.site, head, reply)) throw httpErrors.unknownPath();
    }),
  );

  const socket = await new Promise<us_listen_socket>((resolve, reject) => {
    const done = (result: us_listen_socket | false) =>
      result
        ? resolve(result)
        : reject(
            new Error(
              `Cannot listen on ${host}:${port}: the port is in use, or the host is not an address of this machine.`,
            ),
          );
    // The type declarations lack the four-argument overload.
    (app as unknown as ExclusiveListen).listen(host, port, processes > 1 ? sharedPort : exclusivePort, done);
  });

  const bound = uws.us_socket_local_port(socket as unknown as Parameters<typeof uws.us_socket_local_port>[0]);
  const connections = new ConnectionLimiter(
    connectionLimits(),
    peer => isTrusted(peer, trustsProxy),
    () => countByAddress(bound),
  );
  const admit = (res: HttpResponse, change: number) => {
    if (change < 0) connections.closed();
    else if (!connections.opened(new Uint8Array(res.getRemoteAddress()))) res.close();
  };
  app.filter(admit);

  let accepting = true;
  const drain = () => {
    responses.draining = true;
    if (accepting) uws.us_listen_socket_close(socket);
    accepting = false;
  };
  return {
    port: bound,
    pending: () => responses.pending.size,
    drain,
    close() {
      drain();
      for (const reply of responses.pending) reply.fail(httpErrors.shuttingDown());
      app.close();
    },
  };
}
