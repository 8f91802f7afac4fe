import type { Caller } from '../accounts/caller.js';
import { httpErrors } from '../errors.js';
import type { Services } from '../services.js';
import type { RateLimitDecision } from '../store/counters.js';

/** The rows calls are counted in, each with its limit in a plan. */
const rows = {
  requests: { allowance: 'requests_per_hour', unit: 'request' },
  images: { allowance: 'images_per_hour', unit: 'image' },
} as const;
export type RateLimitName = keyof typeof rows;

/** Resolves when no crash can forget that a call was counted. Never rejects: a full disk must not keep from reading. */
export type CountDurable = () => Promise<void>;

/** Of a call that is not counted, or on the disk already. */
export const alreadyDurable: CountDurable = async () => {};

type SetHeader = (name: string, value: string) => void;

/** Counts a call in the caller's hour and tells `header` what is left of it; throws 429. */
export async function enforceRateLimit(
  row: RateLimitName,
  caller: Caller,
  services: Pick<Services, 'counters' | 'now'>,
  header: SetHeader,
): Promise<CountDurable> {
  const { allowance, unit } = rows[row];
  const limit = caller.plan[allowance];
  if (limit === null) return alreadyDurable;
  const now = services.now();
  const take = await services.counters.consume(caller.subject, row, limit, 1, now);
  setRateHeaders(row, take, now, header);
  if (!take.allowed) throw httpErrors.rateLimited(limit, unit, take.resetSeconds);
  if (!take.unwritten) return alreadyDurable;
  const written = services.counters.checkpoint();
  return () => written().catch(() => {});
}

/** Sets the rate headers of a call that is not counted. */
export async function reportRateLimit(
  row: RateLimitName,
  { plan, subject }: Caller,
  { counters, now }: Pick<Services, 'counters' | 'now'>,
  header: SetHeader,
): Promise<CountDurable> {
  const limit = plan[rows[row].allowance];
  if (limit !== null) setRateHeaders(row, await counters.peek(subject, row, limit, now()), now(), header);
  return alreadyDurable;
}

/** draft-ietf-httpapi-ratelimit-headers-10, and the older X- names that most clients still read. */
function setRateHeaders(row: RateLimitName, take: RateLimitDecision, now: number, header: SetHeader): void {
  header('RateLimit-Policy', `"${row}";q=${take.limit};w=3600`);
  header('RateLimit', `"${row}";r=${take.remaining};t=${take.resetSeconds}`);
  header('X-RateLimit-Limit', String(take.limit));
  header('X-RateLimit-Remaining', String(take.remaining));
  header('X-RateLimit-Reset', String(Math.ceil(now / 1000) + take.resetSeconds));
}
