import { keyedHash } from '../accounts/keyed-hash.js';
import { networksOf } from '../accounts/networks.js';
import { checkPassword } from '../accounts/password.js';
import { mintSession } from '../accounts/session.js';
import { takeTurn, type Visitor, withdrawFailure } from '../accounts/sign-in-turns.js';
import { httpErrors } from '../errors.js';
import { type Answer, json } from '../http/answer.js';
import { sessionCookie } from '../http/cookie.js';
import type { Context } from '../http/route.js';
import { limits } from '../limits.js';
import type { Account } from '../store/durable.js';

type Attempt = Pick<Context, 'addressSubject' | 'services'>;

/**
 * Checks a password. Counted before the slow check, so that guesses in parallel count too:
 *
 *     address ─▶ did it sign in to this name before? ──yes──────────────────────────▶ scrypt
 *                              └──no──▶ its IPv6 /48 ─▶ a turn at the name ─▶ scrypt ◀──┘
 *
 * An address that is refused counts nothing against the name.
 * @param name as stored, or one that is no account's
 * @returns the account, whose password was right; null otherwise
 * @throws 429 for an address or a name that must wait, 503 when too many wait for scrypt
 */
export async function checkSignIn(
  name: string,
  password: string,
  { addressSubject, services }: Attempt,
): Promise<Account | null> {
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
    if (site !== addressSubject) await count(site, limits.loginsPerSiteHour);
    await waitForTurn(name, secret, addressSubject, services);
  }

  let failed = false;
  try {
    const account = await store.account(name);
    // An unknown name costs the same time as a wrong password.
    const right = await checkPassword(password, account?.password ?? null, site);
    failed = !right;
    return right ? account : null;
  } finally {
    if (!known && !failed)
      await changeSignIns(name, secret, services, stored => ({
        stored: withdrawFailure(stored, now()),
        result: null,
      }));
  }
}

/** Throws 429 with the seconds until this address may try this name. */
async function waitForTurn(
  name: string,
  secret: string,
  addressSubject: string,
  services: Context['services'],
): Promise<void> {
  const { near, wide } = networksOf(addressSubject);
  const visitor: Visitor = {
    address: keyedHash(secret, addressSubject),
    networks: [keyedHash(secret, near), keyedHash(secret, wide)],
  };
  const waitMs = await changeSignIns(name, secret, services, stored => {
    const { waitMs, ...turn } = takeTurn(stored, visitor, services.now());
    return { ...turn, result: waitMs };
  });
  if (waitMs > 0) throw httpErrors.loginThrottled(Math.ceil(waitMs / 1000));
}

const changeSignIns = <T>(
  name: string,
  secret: string,
  { store, now }: Context['services'],
  change: (stored: string | null) => { stored: string; result: T },
): Promise<T> =>
  store.changeSignIns(keyedHash(secret, 'name', name), stored => ({
    ...change(stored),
    expires_at: now() + limits.signInMemoryMs,
  }));

const addressHash = (secret: string, name: string, addressSubject: string) =>
  keyedHash(secret, 'address', name, addressSubject);

/**
 * Opens a session for an account whose password was checked; the cookie goes with the answer. The address is known from
 * then on.
 */
export async function signedIn(
  { name, plan, password }: Account,
  status: number,
  { addressSubject, services }: Attempt,
): Promise<Answer> {
  const { store, config, now } = services;
  const { token, record } = mintSession(name, now());
  // The password may have been changed since it was checked: that ended every session, this one too.
  if (!(await store.createSession(record, limits.sessionsPerAccount, password!))) throw httpErrors.badLogin();
  await rememberAddress(name, addressSubject, services);
  return json({ account: name, plan }, status, { 'Set-Cookie': sessionCookie(token, config) });
}

async function rememberAddress(
  name: string,
  addressSubject: string,
  { store, now }: Context['services'],
): Promise<void> {
  const address = addressHash(await store.secret('sign-ins'), name, addressSubject);
  await store.rememberAddress(name, address, now() + limits.knownAddressMs, limits.knownAddresses);
}
