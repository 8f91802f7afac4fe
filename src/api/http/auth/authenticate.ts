import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../../accounts/caller.js';
import { hashKey, isKeyValid, looksLikeKey } from '../../../accounts/key.js';
import { anonymousPlan, defaultPlan, type Plan } from '../../../accounts/plans.js';
import { hashToken, isSessionValid, looksLikeToken } from '../../../accounts/session.js';
import { HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { Config } from '../../../server/config.js';
import type { Services } from '../../../server/services.js';
import type { ApiKey, Scope } from '../../../store/durable.js';
import type { Head } from '../head.js';
import type { ResponseWriter } from '../response-writer.js';
import type { Route } from '../route.js';
import { callerAddress, isLoopback, isLoopbackName } from './address.js';
import { readSessionCookie } from './cookie.js';
import { isAllowedOrigin, isNamedOrigin, isOwnOrigin, mayUseMcp } from './origin.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Authenticates the caller, names it for the log, and checks that the route allows it; throws 401 or 403. */
export async function authenticate(
  route: Route,
  head: Head,
  reply: ResponseWriter,
  services: Services,
): Promise<Caller> {
  if (route.access === 'operator') return authenticateOperator(head, services.config);
  if (route.mcp === true && !mayUseMcp(head, services.config)) throw httpErrors.crossSite();
  const caller = await authenticateCredential(route, head, services);
  if (caller === null) return authenticateVisitor(route, head, services.config);
  reply.caller = caller.subject;
  if (route.access === 'session' && caller.kind === 'key') throw httpErrors.sessionOnly();
  if (route.scope === 'full' && caller.scope === 'read') throw httpErrors.scope();
  return caller;
}

/** Requires the metrics token if one is configured; otherwise a local program that no proxy forwards. */
function authenticateOperator(head: Head, config: Config): Caller {
  const { authorization } = head.headers;
  if (config.metricsToken !== null) {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined || !isEqualConstantTime(token, config.metricsToken))
      throw httpErrors.metricsToken();
  } else if (!fromThisMachine(head)) throw httpErrors.metricsElsewhere();
  return anonymousCaller(head, config);
}

const isEqualConstantTime = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
};

async function authenticateCredential(route: Route, head: Head, services: Services): Promise<Caller | null> {
  const { authorization } = head.headers;
  if (authorization !== undefined) return authenticateKey(authorization, services);
  const token = readSessionCookie(head.headers.cookie, services.config);
  return token === null ? null : authenticateSession(token, route, head, services);
}

async function authenticateKey(authorization: string, services: Services): Promise<Caller> {
  const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (!/^Bearer\b/i.test(authorization)) throw httpErrors.noBearer();
  if (text === undefined || !looksLikeKey(text)) throw httpErrors.badCredential();
  const key = await requireKey(hashKey(text), services);
  services.store.touchKey(key, new Date(services.now()).toISOString());
  return { ...(await accountCaller('key', key.account, key.scope, services)), keyHash: key.hash };
}

async function requireKey(hash: string, { store, now }: Services): Promise<ApiKey> {
  const key = await store.keyByHash(hash);
  if (key === null || !isKeyValid(key, now())) throw httpErrors.badCredential();
  return key;
}

/** Throws 401 when the caller's credential is no longer valid, or the account is disabled or deleted. */
async function requireValidCredential(caller: Caller, services: Services): Promise<void> {
  const { account, keyHash, sessionHash } = caller;
  if (keyHash !== undefined) await requireKey(keyHash, services);
  if (sessionHash !== undefined) {
    const session = await services.store.session(sessionHash);
    if (session === null || !isSessionValid(session, services.now())) throw httpErrors.badSession();
  }
  if (account !== null)
    await accountCaller(caller.kind as 'key' | 'session', account, caller.scope, services);
}

/** Ends a streamed answer with its error trailer once its credential or its account is no longer valid. */
export function watchCredential(caller: Caller, services: Services, reply: ResponseWriter): void {
  if (caller.account === null) return;
  const check = async () => {
    try {
      await requireValidCredential(caller, services);
    } catch (error) {
      // A store that is temporarily unreachable does not end the stream.
      if (error instanceof HttpError) return reply.fail(error);
    }
    if (!reply.done) timer.refresh();
  };
  const timer = setTimeout(() => void check(), limits.credentialCheckMs).unref();
  reply.onSettled(() => clearTimeout(timer));
}

async function authenticateSession(
  token: string,
  route: Route,
  head: Head,
  services: Services,
): Promise<Caller | null> {
  if (!looksLikeToken(token)) return null;
  const session = await services.store.session(hashToken(token));
  if (session === null || !isSessionValid(session, services.now())) return null;
  // A page cannot delete this HttpOnly cookie. The browser of a disabled account must still be able to sign
  // in again.
  if ((await services.store.account(session.account))?.disabled !== false) return null;
  // Browsers send cookies with cross-site requests, so a request that changes something must come from a
  // known origin.
  const known = route.access === 'session' ? isOwnOrigin : isNamedOrigin;
  if (!safeMethods.has(head.method) && !known(head, services.config)) throw httpErrors.crossSite();
  services.store.touchSession(session, new Date(services.now()).toISOString());
  return {
    ...(await accountCaller('session', session.account, 'full', services)),
    sessionHash: session.hash,
  };
}

async function accountCaller(
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

function authenticateVisitor(route: Route, head: Head, config: Config): Caller {
  if (route.access === 'session') throw httpErrors.badSession();
  if (route.access === 'account') throw httpErrors.noCredential();
  if (route.access === 'visitor' && !isAllowedOrigin(head, config)) throw httpErrors.noCredential();
  // A foreign page must not sign in or register its visitors, even with ALLOWED_ORIGINS.
  const changesState = route.access === 'open' && route.method !== 'GET';
  if (changesState && head.headers.origin !== undefined && !isOwnOrigin(head, config))
    throw httpErrors.crossSite();
  return anonymousCaller(head, config);
}

function anonymousCaller(head: Head, config: Config): Caller {
  const plan: Plan = config.plans[anonymousPlan]!;
  const subject = addressSubject(head, config);
  const token = head.headers['x-browser'];
  return {
    kind: 'anonymous',
    account: null,
    planName: anonymousPlan,
    plan,
    scope: 'read',
    subject,
    ...(token !== undefined && browserToken.test(token) && { browser: `${subject} ${token}` }),
  };
}

/** Random token by which a browser shares the limit of its address with others. It grants nothing. */
const browserToken = /^[\w-]{16,64}$/;

/** X- headers that clients send. Any other X- header is considered a proxy's. */
const clientHeaders = /^x-(?:request-id|prometheus-)/;

/** Headers that proxies and CDNs add, in particular for the client's address. */
const proxyHeaders =
  /^(?:x-|via$|forwarded|proxy-|cf-|cdn-|fastly-|akamai-|cloudfront-|fly-|do-|ali-|incap-|wl-|true-client|client-|remote-|real-|front-end-)|(?:^|[-_])(?:ip|addr|address|forwarded[-_]?\w*)$/;

/**
 * Returns whether a lower-case header name shows that a proxy forwarded the request. It matches prefixes and
 * suffixes, because every product uses other names: X-Forwarded-For, Forwarded, X-Real-IP, Via,
 * CF-Connecting-IP, Fastly-Client-IP.
 */
const addedByProxy = (name: string): boolean => proxyHeaders.test(name) && !clientHeaders.test(name);

/**
 * Returns whether a program on this machine calls directly: a loopback peer, a loopback Host, and no header
 * of a proxy. A web page can make its own host name resolve to this machine (DNS rebinding), but cannot
 * change the Host header.
 */
const fromThisMachine = ({ peer, headers }: Head): boolean =>
  isLoopback(peer) && isLoopbackName(headers.host ?? '') && !Object.keys(headers).some(addedByProxy);

/** Rate-limit subject of the client's address. */
export const addressSubject = (head: Head, config: Config): string =>
  `ip:${callerAddress(head.peer, head.headers['x-forwarded-for'], config.trustsProxy)}`;
