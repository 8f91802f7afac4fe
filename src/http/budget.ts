import type { Caller } from '../accounts/caller.js';
import { refusals } from '../errors.js';
import type { Services } from '../services.js';

/** Counts a call in the caller's hour and tells `header` what is left of it; throws 429. */
export async function takeBudget(
  row: 'requests',
  caller: Caller,
  services: Services,
  header: (name: string, value: string) => void,
): Promise<void> {
  const limit = caller.plan.requests_per_hour;
  if (limit === null) return;
  const now = services.now();
  const take = await services.windows.take(caller.subject, row, limit, 1, now);
  // draft-ietf-httpapi-ratelimit-headers-10, and the older X- names that most clients still read.
  header('RateLimit-Policy', `"${row}";q=${limit};w=3600`);
  header('RateLimit', `"${row}";r=${take.remaining};t=${take.resetSeconds}`);
  header('X-RateLimit-Limit', String(limit));
  header('X-RateLimit-Remaining', String(take.remaining));
  header('X-RateLimit-Reset', String(Math.ceil(now / 1000) + take.resetSeconds));
  if (!take.allowed) throw refusals.rateLimited(limit, take.resetSeconds);
}
