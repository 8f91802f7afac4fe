import { accountName } from '../accounts/names.js';
import { checkPassword } from '../accounts/password.js';
import { AccountView, Credentials } from '../contract/account.js';
import { Deleted, Nothing } from '../contract/history.js';
import { refusals } from '../errors.js';
import { sessionCookie } from '../http/cookie.js';
import { type Context, json, route } from '../http/route.js';
import { limits } from '../limits.js';
import { signedIn } from './account.js';

/** Signs in. Attempts are counted by name and by address, so that neither can be tried without end. */
export const createSession = route({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in',
  access: 'open',
  scope: 'full',
  budget: null,
  body: 'json',
  idempotent: false,
  input: Credentials,
  output: AccountView,
  async work(
    { name: given, password }: { name: string; password: string },
    { addressSubject, services }: Context,
  ) {
    const { windows, store, now } = services;
    const name = accountName(given) ?? '';
    const subjects = [`login:${name}`, addressSubject];
    const perHour = limits.loginsPerHour;
    // Counted before the slow check, so that guesses in parallel count too.
    for (const subject of subjects) {
      const { allowed, resetSeconds } = await windows.take(subject, 'logins', perHour, 1, now());
      if (!allowed) throw refusals.loginThrottled(resetSeconds);
    }

    const account = await store.account(name);
    // An unknown name costs the same time as a wrong password.
    const right = await checkPassword(password, account?.password ?? null);
    if (account === null || !right) throw refusals.badLogin();
    if (account.disabled) throw refusals.disabledAccount();
    return signedIn(name, account.plan, 200, services);
  },
});

/** Signs out. */
export const deleteSession = route({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out',
  access: 'session',
  scope: 'full',
  budget: null,
  body: 'none',
  idempotent: false,
  input: Nothing,
  output: Deleted,
  async work(_: object, { caller, services }: Context) {
    if (caller.sessionHash !== undefined) await services.store.deleteSession(caller.sessionHash);
    return json({ deleted: 1 }, 200, { 'Set-Cookie': sessionCookie(null, services.config) });
  },
});
