import { accountName, accountNameRule, isOneScript, scriptRule } from '../../../accounts/names.js';
import { networksOf } from '../../../accounts/networks.js';
import { hashPassword } from '../../../accounts/password.js';
import { defaultPlan } from '../../../accounts/plans.js';
import { generateSession } from '../../../accounts/session.js';
import { AccountView, PasswordChange } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { json } from '../../http/answer.js';
import { sessionCookie } from '../../http/auth/cookie.js';
import { route } from '../../http/route.js';
import {
  accountDeleteDefaults,
  accountRouteDefaults,
  cookieHeader,
  exampleCredentials,
  signInRouteDefaults,
} from './account-route-defaults.js';
import { checkSignIn, signedIn, signedOut } from './sign-in.js';

const createAccount = route({
  ...signInRouteDefaults,
  path: '/api/account',
  summary: 'Register an account and sign in',
  docs: {
    description:
      'Registers an account and signs it in. Registration is free and needs only a name and a password. ' +
      'The letters of a name belong to one script; Chinese, Japanese and Korean may be combined with Latin.',
    success: 201,
    headers: cookieHeader,
    statuses: {
      403: 'Registration is closed on this server, or the request comes from another site.',
      409: 'The name is taken, or looks like the name of another account.',
      429: 'The hourly limit of registrations from this address is reached.',
    },
    examples: [{ name: 'credentials', summary: 'A name and a password', value: exampleCredentials }],
  },
  async work({ name: wanted, password }, context) {
    const { services } = context;
    if (!services.config.registrationOpen) throw httpErrors.registrationClosed();
    const name = accountName(wanted);
    if (name === null) throw httpErrors.badName(wanted, accountNameRule);
    if (!isOneScript(name)) throw httpErrors.badName(wanted, scriptRule);
    const now = services.now();
    const address = context.addressSubject();
    const { site } = networksOf(address);
    const count = async (subject: string, perHour: number) => {
      const take = await services.counters.consume(subject, 'registrations', perHour, 1, now);
      if (!take.allowed) throw httpErrors.rateLimited(perHour, 'request', take.resetSeconds);
    };
    await count(address, limits.registrationsPerHour);
    if (site !== address) await count(site, limits.registrationsPerHourPerSite);

    const account = {
      name,
      plan: defaultPlan,
      created_at: new Date(now).toISOString(),
      disabled: false,
      password: await hashPassword(password, site),
    };
    if (!(await services.store.createAccount(account))) throw httpErrors.nameTaken();
    return signedIn(account, 201, context);
  },
});

const getAccount = route({
  ...accountRouteDefaults,
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in account',
  docs: { description: 'Returns the signed-in account and its plan.' },
  output: AccountView,
  work: (_, { caller }) => json({ account: caller.account, plan: caller.planName }),
});

const deleteAccount = route({
  ...accountDeleteDefaults,
  path: '/api/account',
  summary: 'Delete the account and all of its data',
  docs: {
    description:
      'Deletes the account and all of its data: history, keys, sessions and counters. This cannot be undone.',
    headers: cookieHeader,
  },
  services: ['store', 'counters', 'config'],
  async work(_, { caller, services }) {
    await services.store.deleteAccount(caller.account!);
    await services.counters.deleteSubject(caller.subject);
    return signedOut(1, services.config);
  },
});

const changePassword = route({
  ...accountRouteDefaults,
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password',
  docs: {
    description:
      'Changes the password of the signed-in account. Every session ends, and the new cookie carries a new session for this client. ' +
      'API keys stay valid; revoke the ones you no longer trust. A wrong current password counts as a failed sign-in.',
    headers: cookieHeader,
    statuses: {
      401: 'There is no valid session, or the current password is wrong.',
      429: 'Too many sign-in attempts; `Retry-After` has the seconds to wait.',
    },
    examples: [
      {
        name: 'change',
        summary: 'The current password and a new one',
        value: { current_password: exampleCredentials.password, new_password: 'a short walk back from it' },
      },
    ],
  },
  services: ['store', 'counters', 'config', 'now'],
  body: 'json',
  input: PasswordChange,
  output: AccountView,
  async work({ current_password, new_password }, context) {
    const { caller, services, addressSubject } = context;
    const { store, config, now } = services;
    const account = await checkSignIn(caller.account!, current_password, context);
    if (account === null) throw httpErrors.wrongPassword();
    const password = await hashPassword(new_password, networksOf(addressSubject()).site);
    const { token, record } = generateSession(account.name, now());
    const changed = await store.setPassword(account.name, password, {
      expectedPassword: account.password!,
      next: record,
    });
    // Another request changed the password in the meantime, so the one given here is no longer current.
    if (!changed) throw httpErrors.wrongPassword();
    const view = { account: account.name, plan: caller.planName };
    return json(view, 200, { 'Set-Cookie': sessionCookie(token, config) });
  },
});

export const accountRoutes = { createAccount, getAccount, changePassword, deleteAccount };
