/** One entry of a 422 response's `detail`. */
export interface Issue {
  type: string;
  /** Path of the field, for example `["body", "text"]`. */
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/**
 * Error of a failed call. `status` is the HTTP status, or 0 when there was no response: the server was
 * unreachable or the call timed out. An aborted call throws its signal's reason instead.
 */
export class TelltaleError extends Error {
  override readonly name = 'TelltaleError';
  constructor(
    readonly status: number,
    /** A sentence, or the list of invalid fields of a 422 response. */
    readonly detail: string | Issue[],
    /** The request's id in the server's log. */
    readonly requestId: string | null = null,
    /** Seconds to wait before the next attempt, from `Retry-After`. */
    readonly retryAfterS: number | null = null,
    options?: ErrorOptions,
  ) {
    super(typeof detail === 'string' ? detail : detail.map(sentence).join('; '), options);
  }
}

const sentence = ({ loc, msg }: Issue): string => `${loc.slice(1).join('.') || loc.join('.')}: ${msg}`;

/** Builds the error of a response whose status is not a success. */
export async function errorFrom(response: Response): Promise<TelltaleError> {
  const text = await response.text().catch(() => '');
  let detail: string | Issue[] = `The server answered ${response.status}.`;
  try {
    const body = JSON.parse(text) as { detail?: string | Issue[] };
    if (typeof body.detail === 'string' || Array.isArray(body.detail)) detail = body.detail;
  } catch {
    // Not JSON: an error page of a proxy in between. The status is all there is to report.
  }
  return new TelltaleError(
    response.status,
    detail,
    response.headers.get('x-request-id'),
    retryAfter(response),
  );
}

/** Seconds of Retry-After, a number or a date (RFC 9110, section 10.2.3); null without the header. */
export function retryAfter(response: Response): number | null {
  const value = response.headers.get('retry-after');
  if (value === null) return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
