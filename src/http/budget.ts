import type { Caller } from '../accounts/caller.js';
import { refusals } from '../errors.js';
import type { Services } from '../services.js';
import type { Reply } from './reply.js';
import type { Route } from './route.js';

/** Counts the call in the caller's hour and writes what is left into the reply; throws 429. */
export async function takeBudget(
  route: Route,
  caller: Caller,
  services: Services,
  reply: Reply,
): Promise<void> {
  const limit = route.budget === null ? null : caller.plan.requests_per_hour;
  if (route.budget === null || limit === null) return;
  const now = services.now();
  const take = await services.windows.take(caller.subject, route.budget, limit, 1, now);
  // draft-ietf-httpapi-ratelimit-headers-10, and the older X- names that most clients still read.
  reply.header('RateLimit-Policy', `"${route.budget}";q=${limit};w=3600`);
  reply.header('RateLimit', `"${route.budget}";r=${take.remaining};t=${take.resetSeconds}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(take.remaining));
  reply.header('X-RateLimit-Reset', String(Math.ceil(now / 1000) + take.resetSeconds));
  if (!take.allowed) throw refusals.rateLimited(limit, take.resetSeconds);
}
