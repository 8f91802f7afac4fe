import type { Account, DurableStore } from '../../durable.js';
import { NoSuchAccount } from '../../errors.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

export interface StoredAccount extends Account {
  number: AccountNumber;
}

type AccountOperations = Pick<DurableStore, 'account' | 'accounts' | 'createAccount' | 'updateAccount'>;

export function accountOperations(tables: Tables, writer: GroupCommitWriter): AccountOperations {
  return {
    account(name) {
      // As for keys: another process may have disabled it just now.
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
  };
}

/** Forgets an account, its keys and its sessions, and notes that its history is to be purged. Inside a transaction. */
export function removeAccount(tables: Tables, name: string): AccountNumber | null {
  const stored = readAccount(tables, name);
  if (!stored) return null;
  tables.accounts.remove(name);
  for (const [number, id] of keysUnder(tables.keyIndex, [stored.number])) {
    tables.keyIndex.remove([number, id]);
    const key = orDamaged(() => tables.keys.get(id)!);
    // The hash of a damaged key then leads to nothing.
    if (key !== 'damaged') tables.keyHashes.remove(JSON.parse(key).hash);
    tables.keys.remove(id);
  }
  for (const [number, hash] of keysUnder(tables.sessionIndex, [stored.number])) {
    tables.sessionIndex.remove([number, hash]);
    // Its expiry finds nothing when it comes.
    tables.sessions.remove(hash);
  }
  // As for sessions.
  for (const key of keysUnder(tables.addresses, [stored.number])) tables.addresses.remove(key);
  tables.purges.put(stored.number, emptyValue);
  return stored.number;
}

/** The number of an account, or null when there is none of that name. */
export function accountNumber(tables: Tables, name: string): AccountNumber | null {
  return readAccount(tables, name)?.number ?? null;
}

/** @throws NoSuchAccount */
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

/** Inside a transaction. */
export const writeAccount = (tables: Tables, account: StoredAccount): void =>
  tables.accounts.put(account.name, JSON.stringify(account));

/** LMDB takes keys of 1 to 1,978 bytes; nothing longer was ever stored. */
export const fitsKey = (text: string): boolean => text.length > 0 && text.length <= 400;

function publicAccount({ number: _, ...account }: StoredAccount): Account {
  return account;
}
