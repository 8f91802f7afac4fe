import type { Caller } from '../../accounts/caller.js';
import type { Plan } from '../../accounts/plans.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { PoolError } from '../../pools/errors.js';
import type { Services } from '../../server/services.js';
import type { RateLimitDecision } from '../../store/counters.js';

/** The hourly rate limits. Each counts separately; null for no limit. */
const rateLimits = {
  requests: { limitOf: (plan: Plan) => plan.requests_per_hour, unit: 'request' },
  images: { limitOf: (plan: Plan) => plan.images_per_hour, unit: 'image' },
  /** Reads of finished results and reports. */
  views: {
    limitOf: ({ requests_per_hour: requests }: Plan) => requests && Math.max(requests, limits.viewsPerHour),
    unit: 'view',
  },
  /** Uploads of documents whose text is extracted: the bytes of one largest document for each request. */
  extracted_kilobytes: {
    limitOf: ({ requests_per_hour: requests }: Plan) => requests && requests * (limits.documentBytes / 1024),
    unit: 'extracted kilobyte',
  },
} as const;
export type RateLimitName = keyof typeof rateLimits;

/**
 * What a request counts against a rate limit: the kilobytes of a document, else 1. A document counts as at
 * least `extractedKilobytesMin`, because a small one takes time too, and as the largest without a length.
 */
export function rateLimitCost(name: RateLimitName, contentLength: string | undefined): number {
  if (name !== 'extracted_kilobytes') return 1;
  const bytes = Math.min(Number(contentLength ?? limits.documentBytes), limits.documentBytes);
  return Math.max(limits.extractedKilobytesMin, Math.ceil(bytes / 1024));
}

type SetHeader = (name: string, value: string) => unknown;
type RateServices = Pick<Services, 'counters' | 'now'>;

/** The windows in which a call counts: the caller's, and for requests that of a visitor's browser as well. */
function windowsOf(name: RateLimitName, { plan, subject, browser }: Caller) {
  const windows = [{ subject, limit: rateLimits[name].limitOf(plan) }];
  if (name === 'requests' && browser !== undefined)
    windows.push({ subject: browser, limit: plan.requests_per_hour_per_browser });
  return windows.flatMap(({ subject, limit }) => (limit === null ? [] : { subject, limit }));
}

/** The decision that allows the fewest further calls. */
const tightest = (decisions: readonly RateLimitDecision[]) =>
  decisions.reduce((one, other) => (other.remaining < one.remaining ? other : one));

/** The state of the caller's rate limit, for the headers of an uncounted call too; null without a limit. */
export async function peekRateLimit(
  name: RateLimitName,
  caller: Caller,
  { counters, now }: RateServices,
  header?: SetHeader,
): Promise<RateLimitDecision | null> {
  const windows = windowsOf(name, caller);
  if (windows.length === 0) return null;
  const peeked = windows.map(({ subject, limit }) => counters.peek(subject, name, limit, now()));
  const state = tightest(await Promise.all(peeked));
  if (header !== undefined) setRateHeaders(name, state, now(), header);
  return state;
}

/**
 * Runs `work` as a call that counts against the caller's hourly rate limit, and sets the rate-limit headers.
 * Settles once the count is durable; a full disk must not fail requests that save nothing. Takes the count
 * back if the call failed because the machine is busy. Throws 429.
 */
export async function countCall<T>(
  name: RateLimitName,
  caller: Caller,
  { counters, now }: RateServices,
  header: SetHeader,
  work: () => Promise<T>,
  cost = 1,
): Promise<T> {
  const at = now();
  const decisions: RateLimitDecision[] = [];
  const takeBack: (() => unknown)[] = [];
  // The address comes first, so that the tokens that its clients make up count at most its limit.
  for (const { subject, limit } of windowsOf(name, caller)) {
    const decision = await counters.consume(subject, name, limit, cost, at);
    if (!decision.allowed) {
      await Promise.all(takeBack.map(undo => undo()));
      setRateHeaders(name, decision, at, header);
      throw httpErrors.rateLimited(limit, rateLimits[name].unit, decision.resetSeconds);
    }
    decisions.push(decision);
    takeBack.push(() => counters.consume(subject, name, limit, -cost, now()));
  }
  if (decisions.length === 0) return work();
  setRateHeaders(name, tightest(decisions), at, header);
  const written = decisions.some(({ unwritten }) => unwritten) ? counters.flush().catch(() => {}) : null;
  try {
    return await work();
  } catch (error) {
    // A store that is away fails the caller's next call, not this answer.
    if (error instanceof PoolError && error.reason === 'busy')
      await Promise.all(takeBack.map(undo => undo())).catch(() => {});
    throw error;
  } finally {
    await written;
  }
}

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers-10, and the older X- headers. */
function setRateHeaders(
  name: RateLimitName,
  decision: RateLimitDecision,
  now: number,
  header: SetHeader,
): void {
  header('RateLimit-Policy', `"${name}";q=${decision.limit};w=3600`);
  header('RateLimit', `"${name}";r=${decision.remaining};t=${decision.resetSeconds}`);
  header('X-RateLimit-Limit', String(decision.limit));
  header('X-RateLimit-Remaining', String(decision.remaining));
  header('X-RateLimit-Reset', String(Math.ceil(now / 1000) + decision.resetSeconds));
}
