import { form } from './files.js';
import { type CallOptions, defaultRetries, type HttpRequest, type Options, send } from './transport.js';
import type { FileInput } from './types.js';

/** Effects of a POST request, which decide whether it may be retried. */
type Effects = Partial<Pick<HttpRequest, 'idempotent' | 'keyed'>>;

/** The requests that the client's calls consist of, sent with one set of options. */
export class Connection {
  constructor(readonly options: Options) {}

  /** Number of retries of a call. */
  retriesOf(call?: CallOptions): number {
    return call?.retries ?? this.options.retries ?? defaultRetries;
  }

  send(request: HttpRequest, call?: CallOptions): Promise<Response> {
    return send(this.options, request, call);
  }

  async #result<R>(request: HttpRequest, call?: CallOptions): Promise<R> {
    return (await this.send(request, call)).json() as Promise<R>;
  }

  get<R>(path: string, call?: CallOptions, query?: HttpRequest['query']): Promise<R> {
    return this.#result({ method: 'GET', path, ...(query && { query }), idempotent: true }, call);
  }

  /** The items of a list that is not paged. */
  async items<Item>(path: string, call?: CallOptions): Promise<Item[]> {
    return (await this.get<{ items: Item[] }>(path, call)).items;
  }

  /** Sends a PATCH request. It sets values, so it may be repeated. */
  patch<R>(path: string, json: object, call?: CallOptions): Promise<R> {
    return this.#result({ method: 'PATCH', path, json, idempotent: true }, call);
  }

  /** Sends a DELETE request and returns the number of deleted records. */
  async delete(path: string, call?: CallOptions): Promise<number> {
    const request: HttpRequest = { method: 'DELETE', path, idempotent: false };
    return (await this.#result<{ deleted: number }>(request, call)).deleted;
  }

  post<R>(path: string, json: object, call?: CallOptions, effects: Effects = {}): Promise<R> {
    return this.#result({ method: 'POST', path, json, idempotent: false, ...effects }, call);
  }

  /**
   * Sends a file and fields as a form. Such a request carries no Idempotency-Key: each form has its own
   * boundary, so the server would reject a retry as another request under the same key.
   */
  postFile<R>(
    path: string,
    file: FileInput,
    fields: object,
    call: CallOptions | undefined,
    idempotent: boolean,
  ): Promise<R> {
    return this.#result({ method: 'POST', path, body: form(file, fields), idempotent }, call);
  }
}
