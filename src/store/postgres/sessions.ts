import type { DurableStore, Session } from '../durable.js';
import { keyedMutex } from '../keyed-mutex.js';
import { isStorable, lockAccount } from './accounts.js';
import type { Database, Query } from './connection.js';

const select = `select s.hash, a.name as account, s.created_at, s.expires_at, s.last_used_at from sessions s
  join accounts a on a.id = s.account_id`;

export function sessionOperations({ query, transaction }: Database) {
  /** One transaction at a time per account: each locks the account's row. */
  const serialize = keyedMutex();
  const passwordOf = async (query: Query, owner: number): Promise<string | null> => {
    const [row] = await query<{ password: string | null }>('select password from accounts where id = $1', [
      owner,
    ]);
    return row!.password;
  };
  const add = (query: Query, owner: number, { hash, created_at, expires_at, last_used_at }: Session) =>
    query(
      'insert into sessions (hash, account_id, created_at, expires_at, last_used_at) values ($1, $2, $3, $4, $5)',
      [hash, owner, created_at, expires_at, last_used_at],
    );
  const removeAll = (query: Query, owner: number) =>
    query('delete from sessions where account_id = $1 returning hash', [owner]);

  return {
    async session(hash) {
      if (!isStorable(hash)) return null;
      const [row] = await query<Session>(`${select} where s.hash = $1`, [hash]);
      return row ?? null;
    },

    async sessions(account) {
      if (!isStorable(account)) return [];
      return query<Session>(`${select} where a.name = $1 order by s.expires_at desc`, [account]);
    },

    createSession(session, sessionsMax = Number.POSITIVE_INFINITY, expectedPassword) {
      const create = async (query: Query): Promise<boolean> => {
        const owner = await lockAccount(query, session.account, 'for update');
        if (expectedPassword !== undefined && (await passwordOf(query, owner)) !== expectedPassword)
          return false;
        await add(query, owner, session);
        if (sessionsMax < Number.POSITIVE_INFINITY)
          await query(
            `delete from sessions where hash in (
               select hash from sessions where account_id = $1 order by expires_at desc offset $2)`,
            [owner, sessionsMax],
          );
        return true;
      };
      return serialize(session.account, () => transaction(create));
    },

    async deleteSession(hash) {
      if (isStorable(hash)) await query('delete from sessions where hash = $1', [hash]);
    },

    async deleteSessions(account) {
      if (!isStorable(account)) return 0;
      const rows = await query(
        'delete from sessions where account_id = (select id from accounts where name = $1) returning hash',
        [account],
      );
      return rows.length;
    },

    touchSession({ hash }, at) {
      query("update sessions set last_used_at = $2 where hash = $1 and coalesce(last_used_at, '') < $2", [
        hash,
        at,
      ]).catch(() => {});
    },

    async setPassword(name, password, { expectedPassword, next } = {}) {
      if (!isStorable(name)) return false;
      const change = async (query: Query): Promise<boolean> => {
        const [row] = await query<{ id: number; password: string | null }>(
          'select id, password from accounts where name = $1 for update',
          [name],
        );
        if (row === undefined) return false;
        if (expectedPassword !== undefined && row.password !== expectedPassword) return false;
        await query('update accounts set password = $2 where id = $1', [row.id, password]);
        await removeAll(query, row.id);
        if (next !== undefined) await add(query, row.id, next);
        return true;
      };
      return serialize(name, () => transaction(change));
    },
  } satisfies Partial<DurableStore>;
}
