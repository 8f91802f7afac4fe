import { createHash } from 'node:crypto';
import { limits } from '../limits.js';
import type { Session } from '../store/durable.js';
import { randomBase62 } from './base62.js';

const tokenChars = 43;
const shape = new RegExp(`^[0-9A-Za-z]{${tokenChars}}$`);

/** A new session: `token` goes into the cookie, `record` to the store, which never sees the token. */
export function mintSession(account: string, now: number): { token: string; record: Session } {
  const token = randomBase62(tokenChars);
  const expires_at = new Date(now + limits.sessionMs).toISOString();
  return { token, record: { hash: hashToken(token), account, expires_at } };
}

/** Whether a cookie's value can be a token at all. */
export const looksLikeToken = (text: string): boolean => shape.test(text);

/** SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a stored session is still open at `now` (ms). */
export const sessionInForce = (session: Session, now: number): boolean =>
  Date.parse(session.expires_at) > now;
