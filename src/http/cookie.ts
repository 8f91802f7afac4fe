import type { Config } from '../config.js';
import { limits } from '../limits.js';

/** Over https the name itself binds the cookie to this host (RFC 6265bis, section 4.1.3.2). */
const cookieName = (config: Config) =>
  config.baseUrl?.protocol === 'https:' ? '__Host-telltale' : 'telltale';

/** The session token a request carries, or null. */
export function readSessionCookie(cookies: string | undefined, config: Config): string | null {
  if (cookies === undefined) return null;
  const name = cookieName(config);
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key!.trim() === name && value !== undefined) return value.trim();
  }
  return null;
}

/** The Set-Cookie value that opens a session, or with null ends it. */
export function sessionCookie(token: string | null, config: Config): string {
  const secure = config.baseUrl?.protocol === 'https:' ? '; Secure' : '';
  const seconds = token === null ? 0 : limits.sessionMs / 1000;
  return `${cookieName(config)}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
