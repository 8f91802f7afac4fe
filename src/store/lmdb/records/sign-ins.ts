import { randomBytes } from 'node:crypto';
import type { DurableStore } from '../../durable.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

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
      const expiry = number === null ? undefined : tables.addresses.get([number, address]);
      return expiry !== undefined && expiry > now;
    },

    rememberAddress(account, address, expires_at, addressesMax) {
      return writer.run(() => {
        const number = requireAccountNumber(tables, account);
        removeAddress(tables, number, address);
        tables.addresses.put([number, address], expires_at);
        tables.expiries.put([expires_at, 'i', number, address], emptyValue);
        const known = keysUnder(tables.addresses, [number]).map(([, each]) => ({
          each,
          expiry: expiryOf(tables, number, each),
        }));
        known.sort((a, b) => b.expiry - a.expiry);
        for (const { each } of known.slice(addressesMax)) removeAddress(tables, number, each);
      });
    },

    changeSignIns(name, change) {
      return writer.run(() => {
        const before = orDamaged(() => tables.signIns.get(name));
        const { result, ...after } = change(
          before === undefined || before === 'damaged' ? null : before.stored,
        );
        tables.signIns.put(name, after);
        // Later changes do not move this entry: `expireSignIns` re-schedules it when it is due.
        if (before === undefined) tables.expiries.put([after.expires_at, 'n', name], emptyValue);
        return result;
      });
    },
  } satisfies Partial<DurableStore>;
}

/** Expiry of an address in Unix ms; 0 when the address is unknown or its value is damaged. */
function expiryOf(tables: Tables, number: AccountNumber, address: string): number {
  const expiry = orDamaged(() => tables.addresses.get([number, address]));
  return expiry === undefined || expiry === 'damaged' ? 0 : expiry;
}

/** Deletes an address and its expiry entry. Runs inside a transaction. */
export function removeAddress(tables: Tables, number: AccountNumber, address: string): void {
  tables.expiries.remove([expiryOf(tables, number, address), 'i', number, address]);
  tables.addresses.remove([number, address]);
}

/** Deletes an expired sign-in state, or re-schedules one that was extended. Runs inside a transaction. */
export function expireSignIns(tables: Tables, name: string, now: number): void {
  const state = orDamaged(() => tables.signIns.get(name));
  if (state === undefined) return;
  const expires_at = state === 'damaged' ? 0 : state.expires_at;
  if (expires_at <= now) tables.signIns.remove(name);
  else tables.expiries.put([expires_at, 'n', name], emptyValue);
}
