import type { Caller } from '../accounts/caller.js';
import { refusals } from '../errors.js';
import type { Services } from '../services.js';
import type { Reply } from './reply.js';
import type { Route } from './route.js';

/** The rows calls are counted in, each with its limit in a plan. */
const rows = {
  requests: { allowance: 'requests_per_hour', unit: 'request' },
  images: { allowance: 'images_per_hour', unit: 'image' },
} as const;

/** Counts the call in the caller's hour and writes what is left into the reply; throws 429. */
export async function takeBudget(
  route: Route,
  caller: Caller,
  services: Services,
  reply: Reply,
): Promise<void> {
  if (route.budget === null) return;
  const { allowance, unit } = rows[route.budget];
  const limit = caller.plan[allowance];
  if (limit === null) return;
  const now = services.now();
  const take = await services.windows.take(caller.subject, route.budget, limit, 1, now);
  // draft-ietf-httpapi-ratelimit-headers-10, and the older X- names that most clients still read.
  reply.header('RateLimit-Policy', `"${route.budget}";q=${limit};w=3600`);
  reply.header('RateLimit', `"${route.budget}";r=${take.remaining};t=${take.resetSeconds}`);
  reply.header('X-RateLimit-Limit', String(limit));
  reply.header('X-RateLimit-Remaining', String(take.remaining));
  reply.header('X-RateLimit-Reset', String(Math.ceil(now / 1000) + take.resetSeconds));
  if (!take.allowed) throw refusals.rateLimited(limit, unit, take.resetSeconds);
}
