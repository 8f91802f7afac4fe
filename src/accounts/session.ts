import { hash } from 'node:crypto';
import { limits } from '../contract/limits.js';
import type { Session } from '../store/durable.js';
import { randomBase62 } from './key.js';

const tokenChars = 43;
const shape = new RegExp(`^[0-9A-Za-z]{${tokenChars}}$`);

/** Generates a session: `token` is for the cookie, `record` is stored and has only the token's hash. */
export function generateSession(account: string, now: number): { token: string; record: Session } {
  const token = randomBase62(tokenChars);
  const created_at = new Date(now).toISOString();
  const expires_at = new Date(now + limits.sessionMs).toISOString();
  const record = { hash: hashToken(token), account, created_at, expires_at, last_used_at: created_at };
  return { token, record };
}

/** The public id of a session: 64 bits of its token's SHA-256, unique in an account; grants no access. */
export const sessionId = ({ hash }: Session): string => `ses_${hash.slice(0, 16)}`;

/** Whether a cookie value has the shape of a token. */
export const looksLikeToken = (text: string): boolean => shape.test(text);

/** SHA-256, hex. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Whether a stored session has not expired at `now` (ms). */
export const isSessionValid = (session: Session, now: number): boolean =>
  Date.parse(session.expires_at) > now;
