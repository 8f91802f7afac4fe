import { refusalOf, TelltaleError, waitOf } from './error.js';

export interface Options {
  /** The service's address, for example https://telltale.example. On its own pages it may be left out. */
  baseUrl?: string;
  /** An API key, `at_sk_…`. Without one a browser calls as its visitor does. */
  apiKey?: string;
  /** Most milliseconds a call may take, its retries included; for a stream, until it begins. 60,000 unless said; 0 for no limit. */
  timeoutMs?: number;
  /** Retries after the first try; 3 unless said. */
  retries?: number;
  /** Longest wait in seconds that a retry honours; an answer that asks for more is thrown. 60 unless said. */
  retryWaitMaxS?: number;
  fetch?: typeof fetch;
}

/** What may be said of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  retries?: number;
  /** Makes a retry safe to repeat for a day. Calls that save or spend get one of their own when none is given. */
  idempotencyKey?: string;
}

export interface Request {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
  /** Whether doing it twice does no more than doing it once. */
  repeatable: boolean;
  /** Whether an Idempotency-Key makes it so. */
  keyed?: boolean;
  /** Statuses besides success that are answers. */
  accepts?: readonly number[];
}

/** Refused before anything was done, so a retry repeats nothing. */
const refusedBefore = new Set([429, 503]);
/** Nobody knows whether anything was done. */
const uncertain = new Set([500, 502, 504]);

/**
 * Sends a request, again when that may help: after 429 and 503 always, after what leaves in doubt whether it was done
 * only when repeating does no harm. Waits as long as Retry-After says, else twice as long each time, with jitter.
 */
export async function send(options: Options, request: Request, call: CallOptions = {}): Promise<Response> {
  const { retries = options.retries ?? 3, timeoutMs = options.timeoutMs ?? 60_000 } = call;
  const deadline = timeoutMs > 0 ? timer(timeoutMs) : null;
  const signals = [call.signal, deadline?.signal].filter(signal => signal !== undefined);
  const signal = joined(signals);
  const key = request.keyed ? (call.idempotencyKey ?? crypto.randomUUID()) : call.idempotencyKey;
  const repeatable = request.repeatable || key !== undefined;
  try {
    for (let attempt = 0; ; attempt++) {
      signal.throwIfAborted();
      const outcome = await once(options, request, key, signal);
      if (outcome instanceof Response && (outcome.ok || request.accepts?.includes(outcome.status)))
        return outcome;
      const wait = attempt < retries ? waitBefore(outcome, attempt, repeatable, options) : null;
      if (wait === null) throw outcome instanceof Response ? await refusalOf(outcome) : outcome;
      if (outcome instanceof Response) await outcome.body?.cancel();
      await pause(wait, signal);
    }
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason;
    if (deadline?.signal.aborted)
      throw new TelltaleError(0, `There was no answer within ${timeoutMs} ms.`, null, null, { cause: error });
    throw error;
  } finally {
    // A stream goes on after its head, for as long as it takes; the caller's own signal still ends it.
    deadline?.clear();
  }
}

async function once(
  options: Options,
  request: Request,
  key: string | undefined,
  signal: AbortSignal,
): Promise<Response | TelltaleError> {
  const { baseUrl = '', apiKey, fetch: send = fetch } = options;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const url = `${baseUrl.replace(/\/+$/, '')}${request.path}${query.size > 0 ? `?${query}` : ''}`;
  const headers = {
    ...request.headers,
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const init: RequestInit = { method: request.method, headers, signal };
    if (request.body !== undefined) init.body = request.body;
    return await send(url, init);
  } catch (error) {
    if (signal.aborted) throw error;
    return new TelltaleError(0, 'The server could not be reached.', null, null, { cause: error });
  }
}

/** Milliseconds to wait before another try; null when none would help, or it could repeat what was done. */
function waitBefore(
  outcome: Response | TelltaleError,
  attempt: number,
  repeatable: boolean,
  { retryWaitMaxS = 60 }: Options,
): number | null {
  const { status } = outcome;
  const before = refusedBefore.has(status);
  if (!before && !(repeatable && (status === 0 || uncertain.has(status)))) return null;
  const asked = outcome instanceof Response ? waitOf(outcome) : null;
  if (asked !== null) return asked <= retryWaitMaxS ? asked * 1000 : null;
  return 250 * 2 ** attempt * (0.5 + Math.random() / 2);
}

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

function timer(ms: number): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const id = setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, clear: () => clearTimeout(id) };
}

/** One signal for several (AbortSignal.any is younger than some browsers in use). */
function joined(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const each of signals) {
    if (each.aborted) controller.abort(each.reason);
    each.addEventListener('abort', () => controller.abort(each.reason), { once: true });
  }
  return controller.signal;
}
