import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../accounts/caller.js';
import { httpErrors } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Services } from '../../server/services.js';
import type { IdempotencyRecord, KeyedRequest } from '../../store/durable.js';
import { IdempotencyKeyTaken } from '../../store/errors.js';
import type { Answer, WholeAnswer } from './answer.js';
import type { Head } from './head.js';
import type { Replay, Route } from './route.js';

/** Builds the answer: that of a first attempt, or again that of a replay. */
type Work = (replay: Replay | null, keyed: KeyedRequest | null) => Promise<Answer>;

/** Digest of an Idempotency-Key. The key itself is text of the client and is never stored. */
export type KeyDigest = string;

/**
 * Requests in progress in this process. A repeat that arrives before the first attempt has finished waits for
 * its answer instead of doing the same work. Correctness does not depend on it: the store decides which
 * attempt takes the key.
 */
const inProgress = new Map<string, { request: string; answer: Promise<Answer> }>();

/** Number of uncounted replays by account and key, in this process. */
const uncountedReplays = new LRUCache<string, number>({
  max: limits.countedReplayKeys,
  ttl: limits.idempotencyMs,
});

/** The digest of the Idempotency-Key, or null; throws 400 for a wrong length or a streamed body. */
export function idempotencyKey(route: Route, head: Head, caller: Caller): KeyDigest | null {
  const key = head.headers['idempotency-key'];
  if (route.body === 'stream' && key !== undefined)
    throw httpErrors.badRequest(
      'A stream takes no Idempotency-Key: send each text on its own to scan it once.',
    );
  if (!route.idempotent || key === undefined || caller.account === null) return null;
  if (key === '' || key.length > limits.idempotencyKeyChars)
    throw httpErrors.badRequest(
      `Invalid Idempotency-Key: expected 1 to ${limits.idempotencyKeyChars} characters.`,
    );
  return sha256(key);
}

/**
 * Returns whether a request is a replay that does not count against the rate limit. A replay repeats the
 * work, so only the first few replays of a key are free. Otherwise one counted request would allow any number
 * of requests.
 */
export async function isUncountedReplay(
  key: KeyDigest | null,
  { account }: Caller,
  { store }: Services,
): Promise<boolean> {
  if (key === null || account === null || (await store.idempotencyRecord(account, key)) === null)
    return false;
  const slot = slotOf(account, key);
  const replays = uncountedReplays.get(slot) ?? 0;
  if (replays >= limits.freeReplaysPerKey) return false;
  uncountedReplays.set(slot, replays + 1);
  return true;
}

/**
 * Runs `work` once per Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07).
 *
 * The same request within 24 hours gets the same answer. Answers are not stored: `work` builds the answer
 * again from the request and the saved record, and a stored digest verifies it. A different request under the
 * key gets 409. Failed requests are not recorded and may be retried.
 *
 * The transaction that saves the record takes the key and fails when another attempt has taken it, in any
 * process or machine. The attempt that fails releases its quota and replays the answer of the other one. A
 * process that is killed before the transaction leaves the key free; after it, a retry finds the record. The
 * digest of the answer follows in a second transaction; until then, replays are not verified. The record also
 * names the attempt, so that a retry can settle its quota (store/monthly-usage.ts).
 */
export async function withIdempotency(
  key: KeyDigest | null,
  route: Route,
  head: Head,
  caller: Caller,
  body: Buffer,
  services: Services,
  work: Work,
): Promise<Answer> {
  const { account } = caller;
  if (key === null || account === null) return work(null, null);
  const request = fingerprint(route, head, body);
  const slot = slotOf(account, key);
  const running = inProgress.get(slot);
  if (running !== undefined) {
    // Checked before the wait, so that a different request does not get the error of the first one.
    if (running.request !== request) throw httpErrors.idempotencyMismatch();
    const answer = await running.answer;
    if (!('stream' in answer)) return replayed(answer);
  }

  const answer = replayOrRun(account, key, request, services, work);
  const entry = { request, answer };
  inProgress.set(slot, entry);
  try {
    return await answer;
  } finally {
    if (inProgress.get(slot) === entry) inProgress.delete(slot);
  }
}

async function replayOrRun(
  account: string,
  key: KeyDigest,
  request: string,
  services: Services,
  work: Work,
): Promise<Answer> {
  const { store, now } = services;
  const stored = await store.idempotencyRecord(account, key);
  if (stored !== null) {
    if (stored.request !== request) throw httpErrors.idempotencyMismatch();
    return replay(account, key, stored, store, work);
  }
  try {
    const attempt = randomBytes(8).toString('hex');
    const keyed = { key, request, attempt, expires_at: now() + limits.idempotencyMs };
    return await runFirst(account, keyed, store, work);
  } catch (error) {
    // Any error can be the consequence of another attempt, such as that it used the last of a quota.
    if (error instanceof IdempotencyKeyTaken || (await isTaken(account, key, store)))
      return replayOrRun(account, key, request, services, work);
    throw error;
  }
}

/** @throws IdempotencyKeyTaken when another attempt has taken the key */
async function runFirst(
  account: string,
  keyed: KeyedRequest,
  store: Services['store'],
  work: Work,
): Promise<Answer> {
  const answer = await work(null, keyed);
  if (answer.status >= 300 || answer.type === null) return answer;
  const digest = {
    status: answer.status,
    answer: 'stream' in answer ? null : digestOf(answer),
    repeatable: answer.repeatable ?? true,
  };
  if (answer.keyTaken) await store.completeIdempotencyRecord(account, keyed, digest);
  else await store.takeIdempotencyKey(account, keyed, digest);
  return answer;
}

async function isTaken(account: string, key: KeyDigest, store: Services['store']): Promise<boolean> {
  try {
    return (await store.idempotencyRecord(account, key)) !== null;
  } catch {
    return false;
  }
}

/** Builds the first answer again; throws 409 when that is impossible. */
async function replay(
  account: string,
  key: KeyDigest,
  { attempt, saved, status, answer: digest, repeatable }: IdempotencyRecord,
  store: Services['store'],
  work: Work,
): Promise<Answer> {
  if (!repeatable) throw httpErrors.answerNotRepeatable();
  const record = saved && (await store.record(account, saved.kind, saved.id));
  if (saved !== null && record === null) throw httpErrors.replayDeleted();
  const found = { saved: saved && { ...saved, ...record! }, answered: { key, attempt } };
  const answer = await work(found, null);
  const same = answer.status === status && (digest === null || digest === digestOf(answer as WholeAnswer));
  if (!same) throw httpErrors.answerChanged(saved?.id ?? null);
  return replayed(answer);
}

const replayed = <A extends Answer>(answer: A): A => ({
  ...answer,
  headers: { ...answer.headers, 'Idempotency-Replayed': 'true' },
});

const slotOf = (account: string, key: KeyDigest): string => `${account}\n${key}`;

const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const digestOf = ({ body }: WholeAnswer): string => sha256(body);

const fingerprint = (route: Route, head: Head, body: Buffer): string =>
  sha256(
    `${route.method} ${route.path} ${head.params.join('/')}?${head.query}\n`,
    `${head.headers['content-type'] ?? ''}\n`,
    body,
  );
