import type { Static, TObject, TSchema } from 'typebox';
import type { Caller } from '../../accounts/caller.js';
import type { HttpError } from '../../contract/errors.js';
import { Nothing } from '../../contract/history.js';
import type { ServiceName, Services } from '../../server/services.js';
import type { Reservation } from '../../store/counters.js';
import type { Awaitable, KeyedRequest, RecordReference, Scope, StoredRecord } from '../../store/durable.js';
import type { Answer } from './answer.js';
import type { BodyStream } from './body/request-body.js';
import type { Upload } from './body/upload.js';
import type { RateLimitName } from './rate-limit.js';
import type { RouteDocs } from './route-docs.js';

/**
 * A repeated request under an Idempotency-Key. The endpoint builds the first response again: it charges
 * nothing, saves nothing, and returns the id of the record that the first request saved.
 */
export interface Replay {
  readonly saved: (RecordReference & StoredRecord) | null;
  /** The attempt that was answered. Only its reservations of quota stay counted. */
  readonly answered: Reservation;
}

/** What a route's `work` receives besides its input: caller, declared services, parts of the request. */
export interface Context<S extends ServiceName = never> {
  readonly caller: Caller;
  /** The services that the route declares, and no others. */
  readonly services: Pick<Services, S>;
  readonly requestId: string;
  /** Returns the rate-limit subject of the client's address, whether or not the caller has an account. */
  addressSubject(): string;
  readonly file: Upload | null;
  /** Sentences about files and fields of the request that are not read, for the warnings of the response. */
  readonly ignored: readonly string[];
  /** The raw body, for routes whose body is `bytes`. */
  readonly rawBody: Buffer;
  /** The body as a stream, for routes whose body is `stream`. */
  readonly bodyStream: BodyStream | null;
  /** Returns a request header by its lower-case name. */
  header(name: string): string | undefined;
  /** Chooses a media type by the Accept header; the first one when there is no preference. */
  prefers<T extends string>(offered: readonly T[]): T;
  /** Set when the request is a replay. */
  readonly replay: Replay | null;
  /**
   * Set when the request has an Idempotency-Key. The transaction that saves the request's record takes the
   * key; the answer then has `keyTaken`. A request that charges takes it before the charge is final. The
   * pipeline takes it for all other requests.
   */
  readonly keyed: KeyedRequest | null;
  /**
   * Waits for a turn of the event loop with time for a long step on the main thread; undefined when the step
   * may start now, before any other await.
   */
  awaitTurn(): Promise<void> | undefined;
  /** Runs the callback when the client disconnects before the response is complete. */
  onAbort(run: () => void): void;
}

/**
 * Who may call a route:
 * - `open`: every client.
 * - `visitor`: an account; also the site's own pages and allowed origins without a credential.
 * - `account`: an API key or a session.
 * - `session`: a signed-in person, never an API key.
 * - `operator`: the holder of the metrics token or, when none is set, a program on the same machine.
 */
type Access = 'open' | 'visitor' | 'account' | 'session' | 'operator';

/**
 * How a route takes its body:
 * - `fields`: JSON, a form, multipart or plain text. Each field may also be a query parameter.
 * - `json`: JSON only.
 * - `bytes`: the raw bytes, for a route that parses its own protocol.
 * - `stream`: a stream that the route reads while it responds.
 * - `none`: no body. Fields are query parameters.
 */
type BodyKind = 'none' | 'json' | 'fields' | 'bytes' | 'stream';

/** An endpoint: plain data and one function. The pipeline compiles it once at start. */
export interface Endpoint<I extends TObject = TObject, S extends ServiceName = ServiceName> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path parameters are in braces, as in /api/scan/{id}. They are fields of `input` too. */
  readonly path: string;
  readonly summary: string;
  readonly docs: RouteDocs;
  readonly access: Access;
  /** The scope that an API key needs. */
  readonly scope: Scope;
  /** The services that `work` uses; none by default. Its context has only these. */
  readonly services?: readonly S[];
  /** True for the MCP endpoint: a foreign Origin is rejected even when a key is sent. */
  readonly mcp?: true;
  /** Body of an error response; by default an object with `detail`. */
  readonly errorBody?: (status: number, detail: HttpError['detail']) => object;
  /** The hourly rate limit that a call counts against, `requests` by default; null for uncounted calls. */
  readonly rateLimit?: RateLimitName | null;
  /** Headers of every response, also of errors. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `none` by default. */
  readonly body?: BodyKind;
  /** True when the response is a stream, which ends at a disconnect, even under an Idempotency-Key. */
  readonly streams?: true;
  /** The pool that does the work. When its queue is full, the request is rejected before its body is read. */
  readonly pool?: 'texts';
  /** Whether a file is accepted: a multipart part "file", or the raw body with X-Filename. */
  readonly file?: 'optional' | 'required';
  /** Maximum bytes of the fields, where the anonymous plan does not bound them; see `bodyBytesMax`. */
  readonly fieldBytes?: number;
  /** Maximum values of a JSON body; `limits.jsonValues` by default. */
  readonly jsonValues?: number;
  /** Maximum bytes of the file; the limit for documents by default. */
  readonly fileBytes?: number;
  /** Honours Idempotency-Key. For routes that save or spend. */
  readonly idempotent?: true;
  /** No fields by default. */
  readonly input?: I;
  /** Schema of the JSON response, if there is one. */
  readonly output?: TSchema;
  // A property, not a method: TypeScript checks method parameters bivariantly, which would accept a `work`
  // that takes services the route does not declare.
  readonly work: (input: Static<I>, context: Context<NoInfer<S>>) => Awaitable<Answer>;
}

/** An endpoint with its defaults. */
export type Route = Endpoint & Required<Pick<Endpoint, 'services' | 'body' | 'input' | 'rateLimit'>>;

/** A route as the list has it. */
export type ListedRoute = Route & {
  /** Operation id: the method name in generated clients. */
  readonly id: string;
  /** Group of operations in the OpenAPI document. */
  readonly tag: string;
};

/** Checks an endpoint's types, then widens it so that one table can hold all routes. */
export const route = <I extends TObject = typeof Nothing, const S extends ServiceName = never>(
  endpoint: Endpoint<I, S>,
): Route => ({
  services: [],
  body: 'none',
  input: Nothing,
  rateLimit: 'requests',
  ...(endpoint as unknown as Endpoint),
});

export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!);

/** Returns a frozen object with only the named services. */
export const pickServices = <S extends ServiceName>(
  services: Services,
  names: readonly S[],
): Readonly<Pick<Services, S>> =>
  Object.freeze(Object.fromEntries(names.map(name => [name, services[name]])) as Pick<Services, S>);

/** Shared settings of GET routes that any client may call and that are not rate limited. */
export const openGet = {
  method: 'GET',
  access: 'open',
  scope: 'read',
  rateLimit: null,
} as const;
