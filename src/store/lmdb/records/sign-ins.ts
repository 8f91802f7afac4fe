import { randomBytes } from 'node:crypto';
import type { DurableStore } from '../../durable.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

type SignInOperations = Pick<DurableStore, 'secret' | 'knowsAddress' | 'rememberAddress' | 'changeSignIns'>;

interface SignIns {
  stored: string;
  expires_at: number;
}

export function signInOperations(tables: Tables, writer: GroupCommitWriter): SignInOperations {
  return {
    secret(name) {
      tables.secrets.resetReadTxn();
      const secret = tables.secrets.get(name);
      if (secret !== undefined) return JSON.parse(secret);
      return writer.run(() => {
        const other = tables.secrets.get(name);
        if (other !== undefined) return JSON.parse(other);
        const made = randomBytes(32).toString('hex');
        tables.secrets.put(name, JSON.stringify(made));
        return made;
      });
    },

    knowsAddress(account, address, now) {
      tables.addresses.resetReadTxn();
      const number = accountNumber(tables, account);
      const expiry = number === null ? undefined : tables.addresses.get([number, address]);
      return expiry !== undefined && JSON.parse(expiry) > now;
    },

    rememberAddress(account, address, expires_at, most) {
      return writer.run(() => {
        const number = requireAccountNumber(tables, account);
        removeAddress(tables, number, address);
        tables.addresses.put([number, address], JSON.stringify(expires_at));
        tables.expiries.put([expires_at, 'i', number, address], emptyValue);
        const known = keysUnder(tables.addresses, [number]).map(([, each]) => ({
          each,
          expiry: expiryOf(tables, number, each),
        }));
        known.sort((a, b) => b.expiry - a.expiry);
        for (const { each } of known.slice(most)) removeAddress(tables, number, each);
      });
    },

    changeSignIns(name, change) {
      return writer.run(() => {
        const before = orDamaged(() => tables.signIns.get(name));
        const { result, ...after } = change(
          before === undefined || before === 'damaged' ? null : JSON.parse(before).stored,
        );
        tables.signIns.put(name, JSON.stringify(after satisfies SignIns));
        // Later changes leave the entry where it is; it moves on when its time comes.
        if (before === undefined) tables.expiries.put([after.expires_at, 'n', name], emptyValue);
        return result;
      });
    },
  };
}

/** 0 for an address that is not there, or whose value is damaged. */
function expiryOf(tables: Tables, number: AccountNumber, address: string): number {
  const expiry = orDamaged(() => tables.addresses.get([number, address]));
  return expiry === undefined || expiry === 'damaged' ? 0 : JSON.parse(expiry);
}

/** Inside a transaction. */
export function removeAddress(tables: Tables, number: AccountNumber, address: string): void {
  tables.expiries.remove([expiryOf(tables, number, address), 'i', number, address]);
  tables.addresses.remove([number, address]);
}

/** Inside a transaction: removes the state of a name's sign-ins that has expired, or looks again when it will have. */
export function expireSignIns(tables: Tables, name: string, now: number): void {
  const text = orDamaged(() => tables.signIns.get(name));
  if (text === undefined) return;
  const expires_at = text === 'damaged' ? 0 : (JSON.parse(text) as SignIns).expires_at;
  if (expires_at <= now) tables.signIns.remove(name);
  else tables.expiries.put([expires_at, 'n', name], emptyValue);
}
