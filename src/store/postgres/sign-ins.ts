import { randomBytes } from 'node:crypto';
import type { DurableStore } from '../durable.js';
import { keyedMutex } from '../keyed-mutex.js';
import { isStorable, lockAccount } from './accounts.js';
import type { Database, Query } from './connection.js';

export function signInOperations({ query, transaction }: Database) {
  /** One transaction at a time per account or name: each locks its row. */
  const serialize = keyedMutex();

  return {
    async secret(name) {
      const read = () => query<{ value: string }>('select value from secrets where name = $1', [name]);
      const [row] = await read();
      if (row !== undefined) return row.value;
      await query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
        name,
        randomBytes(32).toString('hex'),
      ]);
      return (await read())[0]!.value;
    },

    async knowsAddress(account, address, now) {
      if (!isStorable(account)) return false;
      const rows = await query(
        `select 1 from known_addresses where address = $2 and expires_at > $3
           and account_id = (select id from accounts where name = $1)`,
        [account, address, now],
      );
      return rows.length > 0;
    },

    rememberAddress(account, address, expires_at, addressesMax) {
      const remember = async (query: Query): Promise<void> => {
        const owner = await lockAccount(query, account, 'for update');
        await query(
          `insert into known_addresses (account_id, address, expires_at) values ($1, $2, $3)
             on conflict (account_id, address) do update set expires_at = excluded.expires_at`,
          [owner, address, expires_at],
        );
        await query(
          `delete from known_addresses where account_id = $1 and address in (
             select address from known_addresses where account_id = $1 order by expires_at desc offset $2)`,
          [owner, addressesMax],
        );
      };
      return serialize(`account ${account}`, () => transaction(remember));
    },

    changeSignIns(name, change) {
      const replace = async (query: Query) => {
        await query(`insert into sign_ins (name, expires_at) values ($1, 0) on conflict (name) do nothing`, [
          name,
        ]);
        const [row] = await query<{ stored: string | null }>(
          'select stored from sign_ins where name = $1 for update',
          [name],
        );
        const { stored, expires_at, result } = change(row?.stored ?? null);
        // An insert, because a sweep may have deleted the row before it was locked.
        await query(
          `insert into sign_ins (name, stored, expires_at) values ($1, $2, $3)
             on conflict (name) do update set stored = excluded.stored, expires_at = excluded.expires_at`,
          [name, stored, expires_at],
        );
        return result;
      };
      return serialize(`name ${name}`, () => transaction(replace));
    },
  } satisfies Partial<DurableStore>;
}
