import { randomBytes } from 'node:crypto';
import type { DurableStore } from '../../durable.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import { type AccountNumber, emptyValue, type Tables } from './tables.js';

/** Secrets of the service, addresses that an account signed in from, and sign-in states by account name. */
export function signInOperations(tables: Tables, writer: GroupCommitWriter) {
  return {
    secret(name) {
      tables.secrets.resetReadTxn();
      const secret = tables.secrets.get(name);
      if (secret !== undefined) return secret;
      return writer.run(() => {
        // Another process may have created it since the read.
        const existing = tables.secrets.get(name);
        if (existing !== undefined) return existing;
        const created = randomBytes(32).toString('hex');
        tables.secrets.put(name, created);
        return created;
      });
    },

    knowsAddress(account, address, now) {
      tables.addresses.resetReadTxn();
      const number = accountNumber(tables, account);
      return number !== null && (tables.addresses.get(number)?.[address] ?? 0) > now;
    },

    rememberAddress(account, address, expires_at, addressesMax) {
      return writer.run(() => {
        const number = requireAccountNumber(tables, account);
        const known = Object.entries({ ...addressesOf(tables, number), [address]: expires_at });
        known.sort(([, one], [, other]) => other - one);
        tables.addresses.put(number, Object.fromEntries(known.slice(0, addressesMax)));
        tables.expiries.put([expires_at, 'i', number], emptyValue);
      });
    },

    changeSignIns(name, change) {
      return writer.run(() => {
        const before = tables.signIns.getIntact(name);
        const { result, ...after } = change(before?.stored ?? null);
        tables.signIns.put(name, after);
        // Later changes do not move this entry: `expireSignIns` re-schedules it when it is due.
        if (before === undefined) tables.expiries.put([after.expires_at, 'n', name], emptyValue);
        return result;
      });
    },
  } satisfies Partial<DurableStore>;
}

/** Expiries of the addresses of an account, by keyed hash; empty if they are damaged. */
function addressesOf(tables: Tables, number: AccountNumber): Record<string, number> {
  return tables.addresses.getIntact(number) ?? {};
}

/** Deletes the expired addresses of an account. Runs inside a transaction. */
export function expireAddresses(tables: Tables, number: AccountNumber, now: number): void {
  const valid = Object.entries(addressesOf(tables, number)).filter(([, expiry]) => expiry > now);
  if (valid.length === 0) tables.addresses.remove(number);
  else tables.addresses.put(number, Object.fromEntries(valid));
}

/** Deletes an expired sign-in state, or re-schedules one that was extended. Runs inside a transaction. */
export function expireSignIns(tables: Tables, name: string, now: number): void {
  const expires_at = tables.signIns.getIntact(name)?.expires_at ?? 0;
  if (expires_at <= now) tables.signIns.remove(name);
  else tables.expiries.put([expires_at, 'n', name], emptyValue);
}
