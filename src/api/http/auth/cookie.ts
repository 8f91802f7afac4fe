import { limits } from '../../../contract/limits.js';
import type { Config } from '../../../server/config.js';

/** Over HTTPS, the prefix __Host- binds the cookie to this host (RFC 6265bis, section 4.1.3.2). */
const cookieName = (config: Config) =>
  config.baseUrl?.protocol === 'https:' ? '__Host-telltale' : 'telltale';

/**
 * Returns the session token of a Cookie header, or null. Two cookies of the name count as none: without
 * HTTPS, another host of the same domain can add one in front of the service's own.
 */
export function readSessionCookie(cookies: string | undefined, config: Config): string | null {
  if (cookies === undefined) return null;
  const name = cookieName(config);
  let token: string | null = null;
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key!.trim() !== name || value === undefined) continue;
    if (token !== null) return null;
    token = value.trim();
  }
  return token;
}

/** Returns the Set-Cookie value that starts a session, or that ends it when the token is null. */
export function sessionCookie(token: string | null, config: Config): string {
  const secure = config.baseUrl?.protocol === 'https:' ? '; Secure' : '';
  const seconds = token === null ? 0 : limits.sessionMs / 1000;
  return `${cookieName(config)}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
