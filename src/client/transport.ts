import { errorFrom, retryAfter, TelltaleError } from './error.js';

export interface Options {
  /** Address of the service, for example https://telltale.example. Optional on the service's own pages. */
  baseUrl?: string;
  /** API key, `at_sk_…`. Without one a page of the service's own site sends the visitor's session cookie. */
  apiKey?: string;
  /**
   * Milliseconds until a call with its retries, or the start of a stream, times out. Default 60,000; 0
   * disables it.
   */
  timeoutMs?: number;
  /** Retries after the first attempt. Default 3. */
  retries?: number;
  /** Longest `Retry-After` in seconds that a retry waits for; a longer one is thrown. Default 60. */
  retryWaitMaxS?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call; the call throws the signal's reason. */
  signal?: AbortSignal;
  timeoutMs?: number;
  retries?: number;
  /**
   * Makes the call safe to repeat for a day. A call that saves a record or uses quota generates one if it may
   * retry.
   */
  idempotencyKey?: string;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
  /** A JSON body, in place of `body`. */
  json?: object;
  /** Whether sending the request twice has the same effect as once (RFC 9110, section 9.2.2). */
  idempotent: boolean;
  /** Whether the endpoint accepts an Idempotency-Key, which makes the request idempotent. */
  keyed?: boolean;
  /** Statuses other than success that are returned instead of thrown. */
  accepts?: readonly number[];
}

export const defaultRetries = 3;

/** The server rejected the request before it did any work: a retry is always safe. */
const rejectedStatuses = new Set([429, 503]);
/** Ambiguous: the server may have processed the request. */
const ambiguousStatuses = new Set([500, 502, 504]);

/**
 * Sends a request and returns a successful response; throws a TelltaleError for any other. Retries after 429
 * and 503, and after an ambiguous failure if the request is idempotent. Waits as long as Retry-After asks,
 * otherwise with exponential backoff and jitter.
 */
export async function send(
  options: Options,
  request: HttpRequest,
  call: CallOptions = {},
): Promise<Response> {
  const { retries = options.retries ?? defaultRetries, timeoutMs = options.timeoutMs ?? 60_000 } = call;
  const timeout = timeoutMs > 0 ? timeoutSignal(timeoutMs) : null;
  const signal = anySignal([call.signal, timeout?.signal].filter(each => each !== undefined));
  const key = call.idempotencyKey ?? (request.keyed && retries > 0 ? randomKey() : undefined);
  try {
    return await sendWithRetries(options, request, key, retries, signal);
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason;
    if (timeout?.signal.aborted)
      throw new TelltaleError(0, `No response within ${timeoutMs} ms.`, null, null, { cause: error });
    throw error;
  } finally {
    // The timeout ends with the response head. A stream may last longer; the caller's signal still aborts it.
    timeout?.clear();
  }
}

async function sendWithRetries(
  options: Options,
  request: HttpRequest,
  key: string | undefined,
  retries: number,
  signal: AbortSignal,
): Promise<Response> {
  const idempotent = request.idempotent || key !== undefined;
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    const outcome = await sendOnce(options, request, key, signal);
    const response = outcome instanceof Response ? outcome : null;
    if (response?.ok || (response && request.accepts?.includes(response.status))) return response;
    const wait = attempt < retries ? waitBeforeRetry(outcome, attempt, idempotent, options) : null;
    if (wait === null) throw outcome instanceof Response ? await errorFrom(outcome) : outcome;
    await response?.body?.cancel();
    await pause(wait, signal);
  }
}

/**
 * Sends a request once. Returns a network failure as an error with status 0 and throws when the signal
 * aborts.
 */
async function sendOnce(
  options: Options,
  request: HttpRequest,
  key: string | undefined,
  signal: AbortSignal,
): Promise<Response | TelltaleError> {
  const { baseUrl = '', apiKey, fetch: fetchUrl = fetch } = options;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const url = `${baseUrl.replace(/\/+$/, '')}${request.path}${query.size > 0 ? `?${query}` : ''}`;
  const headers = {
    ...(request.json && { 'content-type': 'application/json' }),
    ...request.headers,
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const body = request.json === undefined ? request.body : JSON.stringify(request.json);
    return await fetchUrl(url, { method: request.method, headers, signal, ...(body != null && { body }) });
  } catch (error) {
    if (signal.aborted) throw error;
    return new TelltaleError(0, 'The server could not be reached.', null, null, { cause: error });
  }
}

/**
 * Milliseconds to wait before the next attempt; null when a retry would not help or might repeat an effect.
 */
function waitBeforeRetry(
  outcome: Response | TelltaleError,
  attempt: number,
  idempotent: boolean,
  { retryWaitMaxS = 60 }: Options,
): number | null {
  const { status } = outcome;
  const ambiguous = status === 0 || ambiguousStatuses.has(status);
  if (!rejectedStatuses.has(status) && !(idempotent && ambiguous)) return null;
  const requested = outcome instanceof Response ? retryAfter(outcome) : null;
  if (requested !== null) return requested <= retryWaitMaxS ? requested * 1000 : null;
  return 250 * 2 ** attempt * (0.5 + Math.random() / 2);
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages that are served without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(id);
      reject(signal.reason);
    };
    const id = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function timeoutSignal(ms: number): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const id = setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, clear: () => clearTimeout(id) };
}

/** `AbortSignal.any`, which Safari 17.0 to 17.3 do not have. */
function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const each of signals) {
    if (each.aborted) controller.abort(each.reason);
    each.addEventListener('abort', () => controller.abort(each.reason), { once: true });
  }
  return controller.signal;
}
