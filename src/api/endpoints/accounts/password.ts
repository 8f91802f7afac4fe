import { networksOf } from '../../../accounts/networks.js';
import { hashPassword } from '../../../accounts/password.js';
import { generateSession } from '../../../accounts/session.js';
import { AccountView, PasswordChange } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { json } from '../../http/answer.js';
import { sessionCookie } from '../../http/auth/cookie.js';
import { route } from '../../http/route.js';
import { accountRouteDefaults, cookieHeader, exampleCredentials } from './account-route-defaults.js';
import { checkSignIn } from './sign-in.js';

/**
 * Changes the password. Ends every other session and starts a new one for the caller; API keys stay valid. A
 * wrong current password counts as a failed sign-in.
 */
export const changePassword = route({
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
    const password = await hashPassword(new_password, networksOf(addressSubject).site);
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
