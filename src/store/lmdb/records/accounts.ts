import type { Account, DurableStore } from '../../durable.js';
import { NoSuchAccount } from '../../errors.js';
import { nameSkeleton } from '../../name-skeleton.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

export interface StoredAccount extends Account {
  number: AccountNumber;
}

export function accountOperations(tables: Tables, writer: GroupCommitWriter) {
  return {
    account(name) {
      // Another process may have disabled the account: see api-keys.ts.
      tables.accounts.resetReadTxn();
      const stored = readAccount(tables, name);
      return stored && publicAccount(stored);
    },

    accounts() {
      return [...tables.accounts.getRange()].map(({ value }) => publicAccount(JSON.parse(value)));
    },

    createAccount(account) {
      return writer.run(() => {
        if (tables.accounts.doesExist(account.name)) return false;
        const similar = tables.skeletons.get(nameSkeleton(account.name));
        if (similar !== undefined && tables.accounts.doesExist(similar)) return false;
        tables.skeletons.put(nameSkeleton(account.name), account.name);
        const number = Number(tables.counters.get('account') ?? 0) + 1;
        tables.counters.put('account', String(number));
        writeAccount(tables, { ...account, number });
        return true;
      });
    },

    updateAccount(name, change) {
      return writer.run(() => {
        const stored = readAccount(tables, name);
        if (!stored) return false;
        writeAccount(tables, { ...stored, ...change, name });
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
  const stored = readAccount(tables, name);
  if (!stored) return null;
  tables.noteDeletion();
  tables.accounts.remove(name);
  tables.skeletons.remove(nameSkeleton(name));
  for (const [number, id] of keysUnder(tables.keyIndex, [stored.number])) {
    tables.keyIndex.remove([number, id]);
    const key = orDamaged(() => tables.keys.get(id)!);
    // The hash of a damaged key is unknown: its entry in keyHashes stays and points to no key.
    if (key !== 'damaged') tables.keyHashes.remove(JSON.parse(key).hash);
    tables.keys.remove(id);
  }
  for (const [number, hash] of keysUnder(tables.sessionIndex, [stored.number])) {
    tables.sessionIndex.remove([number, hash]);
    // Its entry in expiries stays and has no effect when it is due.
    tables.sessions.remove(hash);
  }
  // Their entries in expiries stay, as for sessions.
  for (const key of keysUnder(tables.addresses, [stored.number])) tables.addresses.remove(key);
  tables.purges.put(stored.number, emptyValue);
  return stored.number;
}

/** Number of an account; null when there is no such account. */
export function accountNumber(tables: Tables, name: string): AccountNumber | null {
  return readAccount(tables, name)?.number ?? null;
}

/** Number of an account. @throws NoSuchAccount */
export function requireAccountNumber(tables: Tables, name: string): AccountNumber {
  const number = accountNumber(tables, name);
  if (number === null) throw new NoSuchAccount(name);
  return number;
}

export function readAccount(tables: Tables, name: string): StoredAccount | null {
  if (!fitsKey(name)) return null;
  const text = tables.accounts.get(name);
  return text === undefined ? null : JSON.parse(text);
}

/** Runs inside a transaction. */
export const writeAccount = (tables: Tables, account: StoredAccount): void =>
  tables.accounts.put(account.name, JSON.stringify(account));

/** Whether a text can be part of an LMDB key (1 to 1,978 bytes). Longer names are never stored. */
export const fitsKey = (text: string): boolean => text.length > 0 && text.length <= 400;

function publicAccount({ number: _, ...account }: StoredAccount): Account {
  return account;
}
