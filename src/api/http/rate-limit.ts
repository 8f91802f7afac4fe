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

/** A call that was counted against an hourly rate limit. */
export interface CountedCall {
  /**
   * Resolves once the count is durable. Never rejects: a full disk must not fail requests that save nothing.
   */
  durable(): Promise<void>;
  /** Takes the count back if the call failed because the machine is busy. */
  onError(error: unknown): Promise<void>;
}

/** A call that is not counted. */
export const uncounted: CountedCall = { durable: async () => {}, onError: async () => {} };

type SetHeader = (name: string, value: string) => void;

/** Counts a call against the caller's hourly rate limit and sets the rate-limit headers; throws 429. */
export async function enforceRateLimit(
  name: RateLimitName,
  caller: Caller,
  services: Pick<Services, 'counters' | 'now'>,
  header: SetHeader,
): Promise<CountedCall> {
  const { limitOf, unit } = rateLimits[name];
  const limit = limitOf(caller.plan);
  if (limit === null) return uncounted;
  const now = services.now();
  const decision = await services.counters.consume(caller.subject, name, limit, 1, now);
  setRateHeaders(name, decision, now, header);
  if (!decision.allowed) throw httpErrors.rateLimited(limit, unit, decision.resetSeconds);
  const written = decision.unwritten ? services.counters.checkpoint() : null;
  return {
    durable: async () => void (await written?.().catch(() => {})),
    async onError(error) {
      if (!(error instanceof PoolError) || error.reason !== 'busy') return;
      // A store that is away fails the caller's next call, not this answer.
      await Promise.resolve(services.counters.consume(caller.subject, name, limit, -1, services.now())).catch(
        () => {},
      );
    },
  };
}

/** Sets the rate-limit headers of a call that is not counted. */
export async function reportRateLimit(
  name: RateLimitName,
  { plan, subject }: Caller,
  { counters, now }: Pick<Services, 'counters' | 'now'>,
  header: SetHeader,
): Promise<CountedCall> {
  const limit = rateLimits[name].limitOf(plan);
  if (limit !== null) setRateHeaders(name, await counters.peek(subject, name, limit, now()), now(), header);
  return uncounted;
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
