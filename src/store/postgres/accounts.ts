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

    async updateAccount(name, { plan, disabled }) {
      const rows = await query(
        `update accounts set plan = coalesce($2, plan), disabled = coalesce($3, disabled)
         where name = $1 returning name`,
        [name, plan, disabled],
      );
      return rows.length > 0;
    },

    deleteAccount: name =>
      transaction(async query => {
        const [row] = await query<{ id: number }>('delete from accounts where name = $1 returning id', [
          name,
        ]);
        if (row === undefined) return false;
        for (const table of ownedTables) await query(`delete from ${table} where account_id = $1`, [row.id]);
        return true;
      }),
  } satisfies Partial<DurableStore>;
}

/**
 * Locks the account's row until the transaction ends and returns the account's number and password. `for
 * share` prevents deletion; `for update` also serialises transactions that use the same lock.
 * @throws NoSuchAccount
 */
export async function lockAccount(
  query: Query,
  name: string,
  lock: 'for share' | 'for update',
): Promise<{ id: number; password: string | null }> {
  const [row] = await query<{ id: number; password: string | null }>(
    `select id, password from accounts where name = $1 ${lock}`,
    [name],
  );
  if (row === undefined) throw new NoSuchAccount(name);
  return row;
}
