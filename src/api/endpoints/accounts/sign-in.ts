import { createHmac } from 'node:crypto';
import { networksOf } from '../../../accounts/networks.js';
import { checkPassword } from '../../../accounts/password.js';
import { generateSession } from '../../../accounts/session.js';
import { attemptSignIn, cancelFailure, type SignInClient } from '../../../accounts/sign-in-throttle.js';
import { httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { Config } from '../../../server/config.js';
import type { ServiceName, Services } from '../../../server/services.js';
import type { Account } from '../../../store/durable.js';
import { type Answer, json } from '../../http/answer.js';
import { sessionCookie } from '../../http/auth/cookie.js';
import type { Context } from '../../http/route.js';

type Attempt<S extends ServiceName> = Pick<Context<S>, 'addressSubject' | 'services'>;
type StoreAndClock = Pick<Services, 'store' | 'now'>;

/**
 * Checks a password. The attempt is counted before the slow hash, so that parallel guesses count too:
 *
 *     address ─▶ signed in to this name before? ──yes──────────────────────────────────▶ scrypt
 *                            └──no──▶ rate limit of its IPv6 /48 ─▶ turn at the name ─▶ scrypt
 *
 * An attempt that an address limit rejects does not count against the name.
 * @param name the stored form of the name, or a string that is not a valid name
 * @returns the account when the password is right; null otherwise
 * @throws 429 when a rate limit of the address or the name is reached, 503 when the scrypt queue is full
 */
export async function checkSignIn(
  name: string,
  password: string,
  context: Attempt<'counters' | 'store' | 'now'>,
): Promise<Account | null> {
  const { services } = context;
  const addressSubject = context.addressSubject();
  const { counters, store, now } = services;
  const { site } = networksOf(addressSubject);
  const count = async (subject: string, perHour: number) => {
    const { allowed, resetSeconds } = await counters.consume(subject, 'logins', perHour, 1, now());
    if (!allowed) throw httpErrors.loginThrottled(resetSeconds);
  };
  await count(addressSubject, limits.loginsPerHour);
  const secret = await store.secret('sign-ins');
  const known = await store.knowsAddress(name, addressHash(secret, name, addressSubject), now());
  if (!known) {
    if (site !== addressSubject) await count(site, limits.loginsPerHourPerSite);
    await waitForTurn(name, secret, addressSubject, services);
  }

  let failed = false;
  try {
    const account = await store.account(name);
    // Takes the same time for an unknown name as for a wrong password.
    const right = await checkPassword(password, account?.password ?? null, site);
    failed = !right;
    return right ? account : null;
  } finally {
    if (!known && !failed)
      await changeSignIns(name, secret, services, stored => ({
        stored: cancelFailure(stored, now()),
        result: null,
      }));
  }
}

/** Throws 429 with the seconds to wait until this address may try the name. */
async function waitForTurn(
  name: string,
  secret: string,
  addressSubject: string,
  services: StoreAndClock,
): Promise<void> {
  const { near, wide } = networksOf(addressSubject);
  const visitor: SignInClient = {
    address: keyedHash(secret, addressSubject),
    networks: [keyedHash(secret, near), keyedHash(secret, wide)],
  };
  const waitMs = await changeSignIns(name, secret, services, stored => {
    const { waitMs, ...turn } = attemptSignIn(stored, visitor, services.now());
    return { ...turn, result: waitMs };
  });
  if (waitMs > 0) throw httpErrors.loginThrottled(Math.ceil(waitMs / 1000));
}

const changeSignIns = <T>(
  name: string,
  secret: string,
  { store, now }: StoreAndClock,
  change: (stored: string | null) => { stored: string; result: T },
): Promise<T> =>
  store.changeSignIns(keyedHash(secret, 'name', name), stored => ({
    ...change(stored),
    expires_at: now() + limits.signInHistoryMs,
  }));

const addressHash = (secret: string, name: string, addressSubject: string) =>
  keyedHash(secret, 'address', name, addressSubject);

/**
 * Opens a session for an account whose password was checked, sets the session cookie, and records the address
 * as known to the account.
 */
export async function signedIn(
  { name, plan, password }: Account,
  status: number,
  { addressSubject, services }: Attempt<'store' | 'config' | 'now'>,
): Promise<Answer> {
  const { store, config, now } = services;
  const { token, record } = generateSession(name, now());
  // Fails when the password was changed after the check, because the change ended all sessions.
  if (!(await store.createSession(record, limits.sessionsPerAccount, password!))) throw httpErrors.badLogin();
  const address = addressHash(await store.secret('sign-ins'), name, addressSubject());
  await store.rememberAddress(name, address, now() + limits.knownAddressMs, limits.knownAddresses);
  return json({ account: name, plan }, status, { 'Set-Cookie': sessionCookie(token, config) });
}

/** The answer that ends the session of this client. */
export const signedOut = (deleted: number, config: Config): Answer =>
  json({ deleted }, 200, { 'Set-Cookie': sessionCookie(null, config) });

/** HMAC-SHA-256 of `parts`, truncated to 132 bits, in base64url. It reveals nothing without the secret. */
const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
