import type { Caller } from '../../accounts/caller.js';
import type { Plan } from '../../accounts/plans.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { PoolError } from '../../pools/errors.js';
import type { Services } from '../../server/services.js';
import type { RateLimitDecision } from '../../store/counters.js';

/** The hourly rate limits. Each counts separately. */
const rateLimits = {
  requests: { limitOf: (plan: Plan) => plan.requests_per_hour, unit: 'request' },
  images: { limitOf: (plan: Plan) => plan.images_per_hour, unit: 'image' },
  views: { limitOf: () => limits.sharedViewsPerHour, unit: 'view' },
} as const;
export type RateLimitName = keyof typeof rateLimits;

type SetHeader = (name: string, value: string) => void;
type RateServices = Pick<Services, 'counters' | 'now'>;

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
): Promise<T> {
  const { limitOf, unit } = rateLimits[name];
  const limit = limitOf(caller.plan);
  if (limit === null) return work();
  const at = now();
  const decision = await counters.consume(caller.subject, name, limit, 1, at);
  setRateHeaders(name, decision, at, header);
  if (!decision.allowed) throw httpErrors.rateLimited(limit, unit, decision.resetSeconds);
  const written = decision.unwritten ? counters.checkpoint() : null;
  try {
    return await work();
  } catch (error) {
    // A store that is away fails the caller's next call, not this answer.
    if (error instanceof PoolError && error.reason === 'busy')
      await Promise.resolve(counters.consume(caller.subject, name, limit, -1, now())).catch(() => {});
    throw error;
  } finally {
    await written?.().catch(() => {});
  }
}

/** Sets the rate-limit headers of a call that is not counted. */
export async function reportRateLimit(
  name: RateLimitName,
  { plan, subject }: Caller,
  { counters, now }: RateServices,
  header: SetHeader,
): Promise<void> {
  const limit = rateLimits[name].limitOf(plan);
  if (limit !== null) setRateHeaders(name, await counters.peek(subject, name, limit, now()), now(), header);
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
