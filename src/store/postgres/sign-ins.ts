import { randomBytes } from 'node:crypto';
import type { DurableStore } from '../durable.js';
import { lockAccount } from './accounts.js';
import type { Database } from './connection.js';

export function signInOperations({ query, transaction }: Database) {
  return {
    async secret(name) {
      for (;;) {
        const [row] = await query<{ value: string }>('select value from secrets where name = $1', [name]);
        if (row !== undefined) return row.value;
        await query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
          name,
          randomBytes(32).toString('hex'),
        ]);
      }
    },

    async knowsAddress(account, address, now) {
      const rows = await query(
        `select 1 from known_addresses where address = $2 and expires_at > $3
           and account_id = (select id from accounts where name = $1)`,
        [account, address, now],
      );
      return rows.length > 0;
    },

    rememberAddress: (account, address, expires_at, addressesMax) =>
      transaction(async query => {
        const { id } = await lockAccount(query, account, 'for update');
        await query(
          `insert into known_addresses (account_id, address, expires_at) values ($1, $2, $3)
             on conflict (account_id, address) do update set expires_at = excluded.expires_at`,
          [id, address, expires_at],
        );
        await query(
          `delete from known_addresses where account_id = $1 and address in (
             select address from known_addresses where account_id = $1 order by expires_at desc offset $2)`,
          [id, addressesMax],
        );
      }, `account ${account}`),

    changeSignIns: (name, change) =>
      transaction(async query => {
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
      }, `sign-ins ${name}`),
  } satisfies Partial<DurableStore>;
}
