/** One entry of a 422's `detail`. */
export interface Issue {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/**
 * What a call ended with in place of an answer. `status` is the HTTP status, or 0 when there was none: the server could
 * not be reached, or the time was up. An aborted call throws its signal's own reason instead.
 */
export class TelltaleError extends Error {
  override readonly name = 'TelltaleError';
  constructor(
    readonly status: number,
    /** A plain sentence, or for 422 what is wrong with which field. */
    readonly detail: string | Issue[],
    /** Names the request in the server's log. */
    readonly requestId: string | null = null,
    /** How long the server asks to wait, in seconds. */
    readonly retryAfterS: number | null = null,
    options?: ErrorOptions,
  ) {
    super(typeof detail === 'string' ? detail : detail.map(sentence).join('; '), options);
  }
}

const sentence = ({ loc, msg }: Issue): string => `${loc.slice(1).join('.') || loc.join('.')}: ${msg}`;

/** Reads the refusal out of an answer that is none. */
export async function refusalOf(response: Response): Promise<TelltaleError> {
  const text = await response.text().catch(() => '');
  let detail: string | Issue[] = `The server answered ${response.status}.`;
  try {
    const body = JSON.parse(text) as { detail?: string | Issue[] };
    if (typeof body.detail === 'string' || Array.isArray(body.detail)) detail = body.detail;
  } catch {
    // A proxy's page: its status says enough.
  }
  return new TelltaleError(response.status, detail, response.headers.get('x-request-id'), waitOf(response));
}

/** Retry-After in seconds: a number, or a date (RFC 9110, section 10.2.3). */
export function waitOf(response: Response): number | null {
  const value = response.headers.get('retry-after');
  if (value === null) return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
