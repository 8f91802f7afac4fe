import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../accounts/caller.js';
import { hashKey, isKeyValid, looksLikeKey } from '../accounts/key.js';
import { anonymousPlan, defaultPlan, type Plan } from '../accounts/plans.js';
import { hashToken, isSessionValid, looksLikeToken } from '../accounts/session.js';
import type { Config } from '../config.js';
import { httpErrors } from '../errors.js';
import type { Services } from '../services.js';
import type { ApiKey, Scope } from '../store/durable.js';
import { callerAddress, isLoopback, isLoopbackName } from './address.js';
import { readSessionCookie } from './cookie.js';
import type { Head } from './head.js';
import { isAllowedOrigin, isNamedOrigin, isOwnOrigin, mayUseMcp } from './origin.js';
import { addedByProxy } from './proxy-headers.js';
import type { Route } from './route.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Settles who is calling and whether they may; throws 401 or 403. */
export async function authenticate(route: Route, head: Head, services: Services): Promise<Caller> {
  if (route.access === 'operator') return authenticateOperator(head, services.config);
  if (route.mcp === true && !mayUseMcp(head, services.config)) throw httpErrors.crossSite();
  const caller = await credentialed(route, head, services);
  if (caller === null) return visitor(route, head, services.config);
  if (route.access === 'session' && caller.kind === 'key') throw httpErrors.sessionOnly();
  if (route.scope === 'full' && caller.scope === 'read') throw httpErrors.scope();
  return caller;
}

/** The metrics token when one is set; else a program on this machine that no proxy stands before. */
function authenticateOperator(head: Head, config: Config): Caller {
  const { authorization } = head.headers;
  if (config.metricsToken !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined || !sameText(token, config.metricsToken)) throw httpErrors.metricsToken();
  } else if (!fromThisMachine(head)) throw httpErrors.metricsElsewhere();
  return anonymous(head, config);
}

/** Compares in a time that tells nothing of where two texts differ. */
const sameText = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

async function credentialed(route: Route, head: Head, services: Services): Promise<Caller | null> {
  const { authorization } = head.headers;
  if (authorization !== undefined) return keyHolder(authorization, services);
  const token = readSessionCookie(head.headers.cookie, services.config);
  return token === null ? null : sessionHolder(token, route, head, services);
}

async function keyHolder(authorization: string, services: Services): Promise<Caller> {
  const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (text === undefined || !looksLikeKey(text)) throw httpErrors.badCredential();
  const key = await requireKey(hashKey(text), services);
  services.store.touchKey(key, new Date(services.now()).toISOString());
  return { ...(await accountHolder('key', key.account, key.scope, services)), keyHash: key.hash };
}

async function requireKey(hash: string, { store, now }: Services): Promise<ApiKey> {
  const key = await store.keyByHash(hash);
  if (key === null || !isKeyValid(key, now())) throw httpErrors.badCredential();
  return key;
}

/** Throws 401 when the credential that a caller was identified by is no longer valid, or the account is disabled or gone. */
export async function requireValidCredential(caller: Caller, services: Services): Promise<void> {
  const { account, keyHash, sessionHash } = caller;
  if (keyHash !== undefined) await requireKey(keyHash, services);
  if (sessionHash !== undefined) {
    const session = await services.store.session(sessionHash);
    if (session === null || !isSessionValid(session, services.now())) throw httpErrors.badSession();
  }
  if (account !== null)
    await accountHolder(caller.kind as 'key' | 'session', account, caller.scope, services);
}

async function sessionHolder(
  token: string,
  route: Route,
  head: Head,
  services: Services,
): Promise<Caller | null> {
  if (!looksLikeToken(token)) return null;
  const session = await services.store.session(hashToken(token));
  if (session === null || !isSessionValid(session, services.now())) return null;
  // A browser can't lay its cookie down by itself: disabled, it must still be able to sign in as somebody else.
  if ((await services.store.account(session.account))?.disabled !== false) return null;
  // A cookie goes along with requests that other sites make, so what changes something must come from a known page.
  const known = route.access === 'session' ? isOwnOrigin : isNamedOrigin;
  if (!safeMethods.has(head.method) && !known(head, services.config)) throw httpErrors.crossSite();
  services.store.touchSession(session, new Date(services.now()).toISOString());
  return {
    ...(await accountHolder('session', session.account, 'full', services)),
    sessionHash: session.hash,
  };
}

async function accountHolder(
  kind: 'key' | 'session',
  name: string,
  scope: Scope,
  { store, config }: Services,
): Promise<Caller> {
  const account = await store.account(name);
  if (account === null) throw httpErrors.badCredential();
  if (account.disabled) throw httpErrors.disabledAccount();
  const planName = Object.hasOwn(config.plans, account.plan) ? account.plan : defaultPlan;
  return { kind, account: name, planName, plan: config.plans[planName]!, scope, subject: `a:${name}` };
}

/** Signing in and registering (`open` routes that are no GET) belong to our own pages, whatever origins are allowed. */
function fromForeignPage(route: Route, head: Head, config: Config): boolean {
  if (route.method === 'GET' || head.headers.origin === undefined) return false;
  return route.access === 'open' ? !isOwnOrigin(head, config) : !isAllowedOrigin(head, config);
}

function visitor(route: Route, head: Head, config: Config): Caller {
  if (route.access === 'session') throw httpErrors.badSession();
  if (route.access === 'account') throw httpErrors.noCredential();
  if (route.access === 'visitor' && !isAllowedOrigin(head, config)) throw httpErrors.noCredential();
  // A foreign page must not sign its visitors in or up behind their backs.
  if (fromForeignPage(route, head, config)) throw httpErrors.crossSite();
  return anonymous(head, config);
}

function anonymous(head: Head, config: Config): Caller {
  const plan: Plan = config.plans[anonymousPlan]!;
  return {
    kind: 'anonymous',
    account: null,
    planName: anonymousPlan,
    plan,
    scope: 'read',
    subject: addressSubject(head, config),
  };
}

/**
 * Whether a program on this machine calls directly: a loopback peer that asks for a loopback name, without a header of a
 * proxy. A page can make its own name point here (DNS rebinding), but not change the name it asks for.
 */
const fromThisMachine = ({ peer, headers }: Head): boolean =>
  isLoopback(peer) && isLoopbackName(headers.host ?? '') && !Object.keys(headers).some(addedByProxy);

/** What an address is counted by, whoever calls from it. */
export const addressSubject = (head: Head, config: Config): string =>
  `ip:${callerAddress(head.peer, head.headers['x-forwarded-for'], config.trustsProxy)}`;
