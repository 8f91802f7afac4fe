import { createHash } from 'node:crypto';
import type { Caller } from '../accounts/caller.js';
import { refusals } from '../errors.js';
import { limits } from '../limits.js';
import type { Services } from '../services.js';
import type { Head } from './head.js';
import type { Answer, Route, WholeAnswer } from './route.js';

/** Answers under way, so that a retry that overtakes its first attempt waits for it instead of working twice. */
const underWay = new Map<string, { request: string; answer: Promise<WholeAnswer> }>();

/** The key under which this request is to run once, or null; throws 400 for one of the wrong length. */
export function idempotencyKey(route: Route, head: Head, caller: Caller): string | null {
  const key = head.headers['idempotency-key'];
  if (!route.idempotent || key === undefined || caller.account === null) return null;
  if (key === '' || key.length > limits.idempotencyKeyChars)
    throw refusals.badRequest(`An Idempotency-Key has 1 to ${limits.idempotencyKeyChars} characters.`);
  return key;
}

/**
 * Runs `work` once for an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07): the same request again within
 * 24 hours gets the first answer, another one 409. Only answers of success are kept: a refusal may be tried again.
 */
export async function once(
  key: string | null,
  route: Route,
  head: Head,
  caller: Caller,
  body: Buffer,
  services: Services,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null || caller.account === null) return work();
  const request = fingerprint(route, head, body);
  const slot = `${caller.account}\n${key}`;
  const running = underWay.get(slot);
  if (running !== undefined) {
    // Before the wait: another request must not get the first one's refusal.
    if (running.request !== request) throw refusals.idempotencyMismatch();
    return replay(await running.answer);
  }

  const answer = keptOrNew(caller.account, key, request, services, work);
  underWay.set(slot, { request, answer });
  try {
    return await answer;
  } finally {
    underWay.delete(slot);
  }
}

async function keptOrNew(
  account: string,
  key: string,
  request: string,
  { store, now }: Services,
  work: () => Promise<Answer>,
): Promise<WholeAnswer> {
  const kept = await store.idempotentAnswer(account, key);
  if (kept !== null && kept.expires_at > now()) {
    if (kept.request !== request) throw refusals.idempotencyMismatch();
    return replay(kept);
  }
  const answer = await work();
  if ('stream' in answer) throw new Error('a stream is not kept: its route must not be idempotent');
  if (answer.status < 300 && answer.type !== null) {
    await store.keepAnswer(account, key, {
      request,
      status: answer.status,
      type: answer.type,
      // Every answer that saves or spends is text.
      body: typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body).toString('utf8'),
      expires_at: now() + limits.idempotencyMs,
    });
  }
  return answer;
}

const replay = ({ status, type, body }: Omit<WholeAnswer, 'headers'>): WholeAnswer => ({
  status,
  type,
  body,
  headers: { 'Idempotency-Replayed': 'true' },
});

const fingerprint = (route: Route, head: Head, body: Buffer): string =>
  createHash('sha256')
    .update(`${route.method} ${route.path} ${head.params.join('/')}?${head.query}\n`)
    .update(`${head.headers['content-type'] ?? ''}\n`)
    .update(body)
    .digest('hex');
