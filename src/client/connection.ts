import { errorFrom, retryAfter, TelltaleError } from './error.js';
import { form } from './files.js';
import { pause } from './pause.js';
import type { FileInput } from './types.js';

/** `undefined` is the same as an absent option, also under exactOptionalPropertyTypes. */
export interface Options {
  /** Address of the service, for example https://telltale.example. Optional on the service's own pages. */
  baseUrl?: string | undefined;
  /** API key, `at_sk_…`. Without one a page of the service's own site sends the visitor's session cookie. */
  apiKey?: string | undefined;
  /** Milliseconds until a call with its retries, or a stream's start, times out. Default 60,000; 0: never. */
  timeoutMs?: number | undefined;
  /** Retries after the first attempt. Default 3. */
  retries?: number | undefined;
  /** Longest `Retry-After` in seconds that a retry waits for; a longer one is thrown. Default 60. */
  retryWaitMaxS?: number | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** Options of a single call. `undefined` is the same as an absent option. */
export interface CallOptions {
  /** Aborts the call; the call throws the signal's reason. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
  /** Makes the call safe to repeat for a day. A call that saves or spends, and may retry, generates one. */
  idempotencyKey?: string | undefined;
}

interface HttpRequest {
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
  /** A JSON body, in place of `body`. */
  json?: object;
  /**
   * Whether sending the request twice has the same effect as once (RFC 9110, section 9.2.2). Default: for GET
   * and for PATCH, which sets values.
   */
  idempotent?: boolean;
  /** Whether the endpoint accepts an Idempotency-Key, which makes the request idempotent. */
  keyed?: boolean;
  /** Statuses other than success that are returned instead of thrown. */
  accepts?: readonly number[];
}

/** The server rejected the request before it did any work: a retry is always safe. */
const rejectedStatuses = new Set([429, 503]);
/** Ambiguous: the server may have processed the request. */
const ambiguousStatuses = new Set([500, 502, 504]);

/** Bounds of the retries of a call. */
export interface RetryLimits {
  /** Attempts after the first without a result. */
  retries: number;
  /** Longest wait in seconds before an attempt. */
  waitMaxS: number;
}

export class Connection {
  constructor(readonly options: Options) {}

  retryLimits(call?: CallOptions): RetryLimits {
    const { retries = 3, retryWaitMaxS: waitMaxS = 60 } = this.options;
    return { retries: call?.retries ?? retries, waitMaxS };
  }

  get<R>(path: string, call?: CallOptions, query: HttpRequest['query'] = {}): Promise<R> {
    return this.#result('GET', path, { query }, call);
  }

  /** The items of a list that is not paged. */
  async items<Item>(path: string, call?: CallOptions): Promise<Item[]> {
    return (await this.get<{ items: Item[] }>(path, call)).items;
  }

  patch<R>(path: string, json: object, call?: CallOptions): Promise<R> {
    return this.#result('PATCH', path, { json }, call);
  }

  /** Sends a DELETE request and returns the number of deleted records. */
  async delete(path: string, call?: CallOptions): Promise<number> {
    return (await this.#result<{ deleted: number }>('DELETE', path, {}, call)).deleted;
  }

  post<R>(path: string, json: object, call?: CallOptions, effects: HttpRequest = {}): Promise<R> {
    return this.#result('POST', path, { json, ...effects }, call);
  }

  /**
   * Sends a file and fields as a form. Such a request carries no Idempotency-Key: each form has its own
   * boundary, so the server would reject a retry as another request under the same key.
   */
  postFile<R>(
    path: string,
    file: FileInput,
    fields: object,
    call?: CallOptions,
    idempotent = true,
  ): Promise<R> {
    return this.#result('POST', path, { body: form(file, fields), idempotent }, call);
  }

  async #result<R>(method: string, path: string, request: HttpRequest, call?: CallOptions): Promise<R> {
    return (await this.send(method, path, request, call)).json() as Promise<R>;
  }

  /**
   * Sends a request and returns a successful response; throws a TelltaleError for any other. Retries after
   * 429 and 503, and after an ambiguous failure if the request is idempotent. Waits as long as Retry-After
   * asks, otherwise with exponential backoff and jitter.
   */
  async send(method: string, path: string, request: HttpRequest, call: CallOptions = {}): Promise<Response> {
    const { timeoutMs = this.options.timeoutMs ?? 60_000, signal: callSignal } = call;
    const { retries, waitMaxS } = this.retryLimits(call);
    const key = call.idempotencyKey ?? (request.keyed && retries > 0 ? randomKey() : undefined);
    const idempotent = request.idempotent ?? (key !== undefined || method === 'GET' || method === 'PATCH');
    const controller = new AbortController();
    const { signal } = controller;
    callSignal?.throwIfAborted();
    callSignal?.addEventListener('abort', () => controller.abort(callSignal.reason), { once: true });
    const expire = () => controller.abort(new TelltaleError(0, `No response within ${timeoutMs} ms.`));
    const timer = timeoutMs > 0 ? setTimeout(expire, timeoutMs) : undefined;
    try {
      for (let attempt = 0; ; attempt++) {
        const outcome = await this.#sendOnce(method, path, request, key, signal);
        const response = outcome instanceof Response ? outcome : null;
        if (response?.ok || (response && request.accepts?.includes(response.status))) return response;
        const wait = attempt < retries ? this.#waitBeforeRetry(outcome, attempt, idempotent, waitMaxS) : null;
        if (wait === null) throw outcome instanceof Response ? await errorFrom(outcome) : outcome;
        await response?.body?.cancel();
        await pause(wait, signal);
      }
    } finally {
      // The timeout ends with the response head. A stream may last longer; the caller's signal still aborts
      // it.
      clearTimeout(timer);
    }
  }

  /** Sends a request once. Returns a network failure as an error with status 0; throws when aborted. */
  async #sendOnce(
    method: string,
    path: string,
    request: HttpRequest,
    key: string | undefined,
    signal: AbortSignal,
  ): Promise<Response | TelltaleError> {
    const { baseUrl = '', apiKey, fetch: fetchUrl = fetch } = this.options;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(request.query ?? {}))
      if (value !== undefined && value !== null) query.set(name, String(value));
    const url = `${baseUrl.replace(/\/+$/, '')}${path}${query.size > 0 ? `?${query}` : ''}`;
    const headers = {
      ...(request.json && { 'content-type': 'application/json' }),
      ...request.headers,
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    try {
      const body = request.json === undefined ? request.body : JSON.stringify(request.json);
      return await fetchUrl(url, { method, headers, signal, ...(body != null && { body }) });
    } catch (error) {
      signal.throwIfAborted();
      return new TelltaleError(0, 'The server could not be reached.', null, null, { cause: error });
    }
  }

  /** Milliseconds before the next attempt; null when a retry would not help or might repeat an effect. */
  #waitBeforeRetry(
    outcome: Response | TelltaleError,
    attempt: number,
    idempotent: boolean,
    waitMaxS: number,
  ): number | null {
    const { status } = outcome;
    const ambiguous = status === 0 || ambiguousStatuses.has(status);
    if (!rejectedStatuses.has(status) && !(idempotent && ambiguous)) return null;
    const requested = outcome instanceof Response ? retryAfter(outcome) : null;
    if (requested === null) return 250 * 2 ** attempt * (0.5 + Math.random() / 2);
    return requested <= waitMaxS ? requested * 1000 : null;
  }
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages that are served without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
