import type { Static, TSchema } from 'typebox';
import type { Caller } from '../accounts/caller.js';
import type { Services } from '../services.js';
import type { Awaitable, RecordReference, Scope, StoredRecord } from '../store/durable.js';
import type { Answer } from './answer.js';
import type { BodyStream } from './body-stream.js';
import type { Upload } from './upload.js';

/**
 * A request that repeats an earlier one under its Idempotency-Key. The endpoint makes the first answer again: it charges
 * nothing, saves nothing, and names the record that the first request saved.
 */
export interface Replay {
  readonly saved: (RecordReference & StoredRecord) | null;
}

/** What an endpoint's work may know of its caller and the house; nothing of HTTP beyond the credential's own needs. */
export interface Context {
  readonly caller: Caller;
  readonly services: Services;
  readonly requestId: string;
  /** What the caller's address is counted by, signed in or not. */
  readonly addressSubject: string;
  /** The file that came along, when the route takes one. */
  readonly file: Upload | null;
  /** The body as it came, for a route whose body is `bytes`. */
  readonly rawBody: Buffer;
  /** The body as it comes, for a route whose body is a `stream`. */
  readonly bodyStream: BodyStream | null;
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined;
  /** The media type the caller's Accept header likes best of these; the first when it doesn't say. */
  prefers<T extends string>(offered: readonly T[]): T;
  /** Set when the request is a replay. */
  readonly replay: Replay | null;
  /** Runs when nobody waits for the answer, or for the rest of a stream, any more. */
  onAbort(run: () => void): void;
}

/**
 * Who may call: `open` anyone; `visitor` also the site's own pages and allowed origins without a credential;
 * `account` a key or a session; `session` a signed-in person, never a key; `operator` whoever runs the service: the metrics
 * token, or without one a program on this machine.
 */
export type Access = 'open' | 'visitor' | 'account' | 'session' | 'operator';

/**
 * How the body comes: `fields` as JSON, a form, multipart or plain text, where every field may also be a query
 * parameter; `json` as JSON alone; `bytes` as it is, for a protocol of its own; `stream` as it
 * comes, while the answer goes out; `none` not at all, fields are query
 * parameters.
 */
export type BodyKind = 'none' | 'json' | 'fields' | 'bytes' | 'stream';

/** An endpoint is data and at most one function. */
export interface Route<I extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters in braces: /api/scan/{id}. They are fields of `input` too. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The least a key must be allowed. */
  readonly scope: Scope;
  /** Whether agents call it: then a foreign Origin is refused even beside a key. */
  readonly mcp?: true;
  /** The hourly row a call is counted in; null for calls that cost nothing worth counting. */
  readonly rateLimit: 'requests' | 'images' | null;
  readonly body: BodyKind;
  /** Whether the answer is a stream, which ends when its reader goes, under an Idempotency-Key too. */
  readonly streams?: true;
  /** The threads that do its work: a call they would refuse is refused before its body is read. */
  readonly pool?: 'texts';
  /** Whether a file may or must come along, as a multipart part "file" or as the raw body named by X-Filename. */
  readonly file?: 'optional' | 'required';
  /** Bytes of fields that an anonymous caller's plan does not bound; see `bodyBytesMax`. */
  readonly fieldBytes?: number;
  /** The most a file may have; a document's cap where nothing is said. */
  readonly fileBytes?: number;
  /** Whether it saves or spends, so that an Idempotency-Key means something. */
  readonly idempotent: boolean;
  readonly input: I;
  readonly output: TSchema | null;
  work(input: Static<I>, context: Context): Awaitable<Answer>;
}

/** Keeps the input's type while the table holds routes of every shape. */
export const route = <I extends TSchema>(record: Route<I>): Route => record as unknown as Route;
