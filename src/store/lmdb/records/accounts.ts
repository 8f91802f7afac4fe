import type { Account, DurableStore } from '../../durable.js';
import { NoSuchAccount } from '../../errors.js';
import { nameSkeleton } from '../../name-skeleton.js';
import type { ChecksummedTable } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import type { AccountNumber, StoredAccount, Tables } from './tables.js';

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

/** Sets `last_used_at` of a key or session in the background, unless a later time is stored. */
export function touch<V extends { last_used_at: string | null }>(
  writer: GroupCommitWriter,
  table: ChecksummedTable<string, V>,
  id: string,
  at: string,
): void {
  const update = () => {
    const stored = table.get(id);
    if (stored && (stored.last_used_at ?? '') < at) table.put(id, { ...stored, last_used_at: at });
  };
  writer.run(update).catch(() => {});
}
