import { form } from './files.js';
import { type CallOptions, defaultRetries, type HttpRequest, type Options, send } from './transport.js';
import type { FileInput } from './types.js';

export const json = { 'content-type': 'application/json' } as const;

/** Effects of a POST request, which decide whether it may be retried. */
export interface Effects {
  idempotent?: boolean;
  keyed?: boolean;
}

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

  async get<R>(path: string, call?: CallOptions, query?: HttpRequest['query']): Promise<R> {
    const request: HttpRequest = { method: 'GET', path, ...(query && { query }), idempotent: true };
    return (await this.send(request, call)).json() as Promise<R>;
  }

  /** Sends a PATCH request. It sets values, so it may be repeated. */
  async patch<R>(path: string, body: object, call?: CallOptions): Promise<R> {
    const request: HttpRequest = {
      method: 'PATCH',
      path,
      headers: json,
      body: JSON.stringify(body),
      idempotent: true,
    };
    return (await this.send(request, call)).json() as Promise<R>;
  }

  /** Sends a DELETE request and returns the number of deleted records. */
  async delete(path: string, call?: CallOptions): Promise<number> {
    const response = await this.send({ method: 'DELETE', path, idempotent: false }, call);
    return ((await response.json()) as { deleted: number }).deleted;
  }

  async post<R>(path: string, body: object, call?: CallOptions, effects: Effects = {}): Promise<R> {
    const request: HttpRequest = {
      method: 'POST',
      path,
      headers: json,
      body: JSON.stringify(body),
      idempotent: false,
      ...effects,
    };
    return (await this.send(request, call)).json() as Promise<R>;
  }

  /**
   * Sends a file and fields as a form. Such a request carries no Idempotency-Key: each form has its own
   * boundary, so the server would reject a retry as another request under the same key.
   */
  async postFile<R>(
    path: string,
    file: FileInput,
    fields: object,
    call: CallOptions | undefined,
    idempotent: boolean,
  ): Promise<R> {
    const request: HttpRequest = { method: 'POST', path, body: form(file, fields), idempotent };
    return (await this.send(request, call)).json() as Promise<R>;
  }
}
