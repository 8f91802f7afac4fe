import type { Account, DurableStore } from '../../durable.js';
import { NoSuchAccount } from '../../errors.js';
import { nameSkeleton } from '../../name-skeleton.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { removeSessions } from './sessions.js';
import type { AccountNumber, StoredAccount, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

export function accountOperations(tables: Tables, writer: GroupCommitWriter) {
  return {
    account(name) {
      // Another process may have disabled the account: see api-keys.ts.
      tables.accounts.resetReadTxn();
      const stored = tables.accounts.get(name);
      return stored === undefined ? null : publicAccount(stored);
    },

    accounts() {
      return [...tables.accounts.getRange()].map(({ value }) => publicAccount(value));
    },

    createAccount(account) {
      return writer.run(() => {
        if (tables.accounts.doesExist(account.name)) return false;
        const similar = tables.skeletons.get(nameSkeleton(account.name));
        if (similar !== undefined && tables.accounts.doesExist(similar)) return false;
        tables.skeletons.put(nameSkeleton(account.name), account.name);
        const number = (tables.counters.get('account') ?? 0) + 1;
        tables.counters.put('account', number);
        tables.accounts.put(account.name, { ...account, number });
        return true;
      });
    },

    updateAccount(name, change) {
      return writer.run(() => {
        const stored = tables.accounts.get(name);
        if (!stored) return false;
        tables.accounts.put(name, { ...stored, ...change, name });
        return true;
      });
    },
  } satisfies Partial<DurableStore>;
}

/**
 * Deletes an account with its keys, sessions and addresses, and schedules its history for purging
 * (expiry.ts). Runs inside a transaction. Returns the account's number, or null when there is no such
 * account.
 */
export function removeAccount(tables: Tables, name: string): AccountNumber | null {
  const stored = tables.accounts.get(name);
  if (!stored) return null;
  tables.noteDeletion();
  tables.accounts.remove(name);
  tables.skeletons.remove(nameSkeleton(name));
  for (const [number, id] of keysUnder(tables.keyIndex, [stored.number])) {
    tables.keyIndex.remove([number, id]);
    const key = orDamaged(() => tables.keys.get(id)!);
    // The hash of a damaged key is unknown: its entry in keyHashes stays and points to no key.
    if (key !== 'damaged') tables.keyHashes.remove(key.hash);
    tables.keys.remove(id);
  }
  removeSessions(tables, stored.number);
  tables.addresses.remove(stored.number);
  tables.purges.put(stored.number, emptyValue);
  return stored.number;
}

/** Number of an account; null when there is no such account. */
export function accountNumber(tables: Tables, name: string): AccountNumber | null {
  return tables.accounts.get(name)?.number ?? null;
}

/** Number of an account. @throws NoSuchAccount */
export function requireAccountNumber(tables: Tables, name: string): AccountNumber {
  const number = accountNumber(tables, name);
  if (number === null) throw new NoSuchAccount(name);
  return number;
}

function publicAccount({ number: _, ...account }: StoredAccount): Account {
  return account;
}
