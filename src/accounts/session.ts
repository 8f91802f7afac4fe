import { createHash } from 'node:crypto';
import { limits } from '../limits.js';
import type { Session } from '../store/durable.js';
import { randomBase62 } from './base62.js';

const tokenChars = 43;
const shape = new RegExp(`^[0-9A-Za-z]{${tokenChars}}$`);

/** A new session: `token` goes into the cookie, `record` to the store, which never sees the token. */
export function mintSession(account: string, now: number): { token: string; record: Session } {
  const token = randomBase62(tokenChars);
  const created_at = new Date(now).toISOString();
  const expires_at = new Date(now + limits.sessionMs).toISOString();
  const record = { hash: hashToken(token), account, created_at, expires_at, last_used_at: created_at };
  return { token, record };
}

/**
 * The id its owner sees: 64 bits of the token's SHA-256, enough to tell an account's sessions apart. It opens nothing, and a
 * session stored by an earlier version has one too.
 */
export const sessionId = ({ hash }: Session): string => `ses_${hash.slice(0, 16)}`;

/** Whether a cookie's value can be a token at all. */
export const looksLikeToken = (text: string): boolean => shape.test(text);

/** SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a stored session is still open at `now` (ms). */
export const sessionInForce = (session: Session, now: number): boolean =>
  Date.parse(session.expires_at) > now;
