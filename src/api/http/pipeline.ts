/**
 * The request pipeline of every endpoint:
 *
 *     head → authenticate → rate limit → body → decode → validate → work → compress → reply
 *
 * Any stage may throw an HttpError. A request whose pool has no queue space for the caller is rejected at its
 * head, before it is counted and before its body is read.
 *
 * `compileRoute` turns a route into a closure at start, so a request does not read the route table.
 */
import type { Caller } from '../../accounts/caller.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { methodLabel } from '../../server/metrics.js';
import type { Services } from '../../server/services.js';
import type { Answer } from './answer.js';
import { addressSubject, authenticate, watchCredential } from './auth/authenticate.js';
import { corsHeaders } from './auth/origin.js';
import { BodyReservation } from './body/body-memory.js';
import { bodyBytesMax, bodyDecoder, bodyTooLarge, readForm } from './body/decode-body.js';
import { type BodyStream, RequestBody } from './body/request-body.js';
import { compressAnswer } from './coding/compress.js';
import { inflateBody, inflatedStream, isGzipped } from './coding/inflate.js';
import { preferredType } from './coding/negotiate.js';
import type { ExchangeHandler } from './engine/engine.js';
import { type Head, readHead, requireValidTarget } from './head.js';
import { idempotencyKey, isUncountedReplay, type KeyDigest, withIdempotency } from './idempotency.js';
import { countCall, peekRateLimit, rateLimitCost } from './rate-limit.js';
import { type ResponseContext, ResponseWriter } from './response-writer.js';
import { pathNames, pickServices, type Route } from './route.js';
import { compileValidator, unknownParameters, withQueryIssues } from './validation/validate.js';

const noBody = Buffer.alloc(0);
const noFields: Readonly<Record<string, string>> = Object.freeze({});

/** Starts a request: checks the head, assigns the request id, and sets the headers of every response. */
export function openRequest(
  responses: ResponseContext,
  services: Services,
  route: string,
  paramCount: number,
  serve: (head: Head, reply: ResponseWriter) => void,
): ExchangeHandler {
  return (exchange, sent) => {
    const reply = new ResponseWriter(exchange, responses);
    const started = performance.now();
    let method = '';
    reply.onSettled(() => {
      const ms = performance.now() - started;
      services.metrics.request(method, route, reply.status, ms / 1000);
      const labels = { method: methodLabel(method), route, status: reply.status };
      const { requestId: request, caller, bytes } = reply;
      const level = services.config.logsRequests ? 'info' : 'debug';
      services.log[level]({ request, ...labels, ms: Math.round(ms * 10) / 10, caller, bytes }, 'answered');
    });
    try {
      const head = readHead(sent, paramCount);
      if (head === null) return reply.close();
      reply.requestId = head.id;
      method = head.method;
      if (services.config.logsRequests) reply.caller = addressSubject(head, services.config);
      reply.bodyless = head.method === 'HEAD';
      if (head.headers['transfer-encoding'] !== undefined) reply.closeAfterChunkedBody();
      const { anonymous, account } = responses.bodies;
      const address = () => addressSubject(head, services.config);
      if (head.method === 'POST' || hasBody(head))
        reply.body = new RequestBody(
          exchange,
          reply,
          Number(head.headers['content-length'] ?? 0),
          new BodyReservation(head.headers.authorization === undefined ? anonymous : account, address),
        );
      for (const part of corsHeaders(head, services.config)) reply.headers.push(part);
      requireValidTarget(head);
      // A large body arrives in this turn anyway, so its request starts: it may end before all is copied.
      const isLarge = Number(head.headers['content-length'] ?? 0) > limits.unauthenticatedBodyBytes;
      const turn = isLarge ? undefined : responses.turns.awaitTurn(address, true);
      if (turn === undefined) serve(head, reply);
      else turn.then(() => reply.done || serve(head, reply)).catch(error => reply.fail(error));
    } catch (error) {
      reply.fail(error);
    }
  };
}

export function compileRoute(route: Route, services: Services, responses: ResponseContext): ExchangeHandler {
  const names = pathNames(route.path);
  const takesBody = route.body !== 'none';
  const validate = compileValidator(route.input, takesBody, route.file === undefined ? [] : ['file']);
  const declared = pickServices(services, route.services);

  const answer = async (head: Head, reply: ResponseWriter): Promise<Answer> => {
    const caller = await authenticate(route, head, reply, services);
    reply.caller = caller.subject;
    if (route.pool !== undefined && !services[route.pool].hasSpace(caller.subject))
      throw httpErrors.queueFull();
    const header = (name: string, value: string) => reply.headers.push(name, value);
    const key = idempotencyKey(route, head, caller);
    const serve = async (): Promise<Answer> => {
      const gzipped = takesBody && hasBody(head) && isGzipped(head.headers);
      const decode = bodyDecoder(route, head.headers, hasBody(head));
      const run = (body: Buffer, bodyStream: BodyStream | null) =>
        handle(key, caller, head, reply, decode, body, bodyStream);
      if (reply.body === null || !takesBody) return run(noBody, null);
      const memory = responses.bodies[caller.account === null ? 'anonymous' : 'account'];
      const { body: incoming } = reply;
      if (route.body === 'stream') {
        incoming.open(limits.batchBytes, memory);
        const bodyStream = gzipped ? inflatedStream(incoming, limits.batchBytes, reply) : incoming;
        return run(noBody, bodyStream);
      }
      const bytesMax = bodyBytesMax(route, head.headers, caller);
      const sent = await incoming.collect(bytesMax, memory, bodyTooLarge(route, head.headers));
      const body = gzipped ? await inflateBody(sent, bytesMax, bytes => incoming.reserve(bytes)) : sent;
      return run(body, null);
    };
    // The lines of a stream are counted by its route, after its head.
    if (route.body === 'stream') await peekRateLimit('requests', caller, services, header);
    if (route.rateLimit === null) return serve();
    const cost = rateLimitCost(route.rateLimit, head.headers['content-length']);
    if (!(await isUncountedReplay(key, caller, services)))
      return countCall(route.rateLimit, caller, services, header, serve, cost);
    await peekRateLimit(route.rateLimit, caller, services, header);
    return serve();
  };

  const handle = (
    key: KeyDigest | null,
    caller: Caller,
    head: Head,
    reply: ResponseWriter,
    decode: ReturnType<typeof bodyDecoder>,
    body: Buffer,
    bodyStream: BodyStream | null,
  ): Promise<Answer> => {
    const subject = () => caller.subject;
    const awaitTurn = () => responses.turns.awaitTurn(subject);
    // A small body is part of the step that the head began, and a stream is divided by its route.
    const turn = body.length > limits.unauthenticatedBodyBytes ? awaitTurn() : undefined;
    const run = () =>
      withIdempotency(key, route, head, caller, body, services, async (replay, keyed) => {
        const { fields, file, ignored } = decode(body);
        if (route.file === 'required' && file === null) throw httpErrors.missing('file', fields ?? {});
        const query =
          head.query === '' || route.body === 'json' ? noFields : readForm(Buffer.from(head.query), 'query');
        // Those of a stream are read as its fields, because its response cannot warn of unknown ones.
        const sent = route.body === 'stream' ? query : fields;
        const sources = { path: pathFields(names, head), query, body: sent };
        const context = {
          caller,
          services: declared,
          file,
          ignored: [...ignored, ...unknownParameters(route.input.properties, query)],
          rawBody: body,
          bodyStream,
          awaitTurn,
          header: (name: string) => head.headers[name],
          requestId: head.id,
          addressSubject: () => addressSubject(head, services.config),
          prefers: <T extends string>(offered: readonly T[]) => preferredType(head.headers.accept, offered),
          replay,
          keyed,
          // Under an Idempotency-Key the work continues after a disconnect, because a retry will request its
          // answer.
          onAbort: (run: () => void) => {
            if (key === null || route.streams) reply.onAbort(run);
          },
        };
        try {
          const answer = await route.work(validate(sources) as never, context);
          if ('stream' in answer) watchCredential(caller, services, reply);
          return answer;
        } catch (error) {
          throw withQueryIssues(error, query, fields);
        }
      });
    return turn === undefined ? run() : turn.then(run);
  };

  const headers = Object.entries(route.headers ?? {}).flat();
  return openRequest(responses, services, route.path, names.length, (head, reply) => {
    reply.headers.push(...headers);
    if (route.errorBody !== undefined) reply.errorBody = route.errorBody;
    answer(head, reply)
      .then(result => compressAnswer(result, head.headers['accept-encoding']))
      .then(
        result => reply.send(result),
        error => reply.fail(error),
      );
  });
}

/** Returns whether a body follows the head (RFC 9112, section 6.3). */
const hasBody = ({ headers }: Head): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function pathFields(names: readonly string[], head: Head): Readonly<Record<string, string>> {
  if (names.length === 0) return noFields;
  const fields: Record<string, string> = {};
  names.forEach((name, i) => {
    try {
      fields[name] = decodeURIComponent(head.params[i]!);
    } catch {
      fields[name] = head.params[i]!;
    }
  });
  return fields;
}
