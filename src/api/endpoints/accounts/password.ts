import { networksOf } from '../../../accounts/networks.js';
import { hashPassword } from '../../../accounts/password.js';
import { generateSession } from '../../../accounts/session.js';
import { AccountView, PasswordChange } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { json } from '../../http/answer.js';
import { sessionCookie } from '../../http/auth/cookie.js';
import { route } from '../../http/route.js';
import { checkSignIn } from './sign-in.js';

/**
 * Changes the password. Ends every other session and starts a new one for the caller; API keys stay valid. A
 * wrong current password counts as a failed sign-in.
 */
export const changePassword = route({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password',
  access: 'session',
  scope: 'full',
  services: ['store', 'counters', 'config', 'now'],
  rateLimit: null,
  body: 'json',
  idempotent: false,
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
