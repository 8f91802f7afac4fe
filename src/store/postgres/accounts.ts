import type { Account, DurableStore } from '../durable.js';
import { NoSuchAccount } from '../errors.js';
import { nameSkeleton } from '../name-skeleton.js';
import type { Database, Query } from './connection.js';

const columns = 'name, plan, created_at, disabled, password';
/** Tables whose rows are deleted with their account. Their keys begin with the account's number. */
const ownedTables = ['api_keys', 'sessions', 'known_addresses', 'records', 'totals', 'answers'];

export function accountOperations({ query, transaction }: Database) {
  return {
    async account(name) {
      if (!isStorable(name)) return null;
      const [row] = await query<Account>(`select ${columns} from accounts where name = $1`, [name]);
      return row ?? null;
    },

    accounts: () => query<Account>(`select ${columns} from accounts order by name`),

    async createAccount({ name, plan, created_at, disabled, password }) {
      const rows = await query(
        `insert into accounts (${columns}, skeleton) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning name`,
        [name, plan, created_at, disabled, password, nameSkeleton(name)],
      );
      return rows.length > 0;
    },

    updateAccount(name, change) {
      if (!isStorable(name)) return Promise.resolve(false);
      return transaction(async query => {
        const [row] = await query<Account>(`select ${columns} from accounts where name = $1 for update`, [
          name,
        ]);
        if (row === undefined) return false;
        const { plan, created_at, disabled, password } = { ...row, ...change };
        await query(
          'update accounts set plan = $2, created_at = $3, disabled = $4, password = $5 where name = $1',
          [name, plan, created_at, disabled, password],
        );
        return true;
      });
    },

    deleteAccount(name) {
      if (!isStorable(name)) return Promise.resolve(false);
      return transaction(async query => {
        const [row] = await query<{ id: number }>('delete from accounts where name = $1 returning id', [
          name,
        ]);
        if (row === undefined) return false;
        for (const table of ownedTables) await query(`delete from ${table} where account_id = $1`, [row.id]);
        return true;
      });
    },
  } satisfies Partial<DurableStore>;
}

/**
 * Locks the account's row until the transaction ends and returns the account's number. `for share` prevents
 * deletion; `for update` also serialises transactions that use the same lock.
 * @throws NoSuchAccount
 */
export async function lockAccount(
  query: Query,
  name: string,
  lock: 'for share' | 'for update' = 'for share',
): Promise<number> {
  const [row] = isStorable(name)
    ? await query<{ id: number }>(`select id from accounts where name = $1 ${lock}`, [name])
    : [];
  if (row === undefined) throw new NoSuchAccount(name);
  return row.id;
}

/** Whether a text can be stored: PostgreSQL rejects U+0000 in text. Longer names are never stored. */
export const isStorable = (text: string): boolean =>
  text.length > 0 && text.length <= 400 && !text.includes('\u0000');
