import type { DurableStore, Session } from '../durable.js';
import { lockAccount } from './accounts.js';
import type { Database, Query } from './connection.js';

const select = `select s.hash, a.name as account, s.created_at, s.expires_at, s.last_used_at from sessions s
  join accounts a on a.id = s.account_id`;

export function sessionOperations({ query, transaction }: Database) {
  const add = (query: Query, owner: number, { hash, created_at, expires_at, last_used_at }: Session) =>
    query(
      'insert into sessions (hash, account_id, created_at, expires_at, last_used_at) values ($1, $2, $3, $4, $5)',
      [hash, owner, created_at, expires_at, last_used_at],
    );

  return {
    async session(hash) {
      const [row] = await query<Session>(`${select} where s.hash = $1`, [hash]);
      return row ?? null;
    },

    sessions: account => query<Session>(`${select} where a.name = $1 order by s.expires_at desc`, [account]),

    createSession: (session, sessionsMax = Number.MAX_SAFE_INTEGER, expectedPassword) =>
      transaction(async query => {
        const { id, password } = await lockAccount(query, session.account, 'for update');
        if (expectedPassword !== undefined && password !== expectedPassword) return false;
        await add(query, id, session);
        await query(
          `delete from sessions where hash in (
             select hash from sessions where account_id = $1 order by expires_at desc offset $2)`,
          [id, sessionsMax],
        );
        return true;
      }, `account ${session.account}`),

    async deleteSession(hash) {
      await query('delete from sessions where hash = $1', [hash]);
    },

    async deleteSessions(account) {
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

    setPassword: (name, password, { expectedPassword = null, next } = {}) =>
      transaction(async query => {
        const [row] = await query<{ id: number }>(
          `update accounts set password = $2
           where name = $1 and ($3::text is null or password = $3) returning id`,
          [name, password, expectedPassword],
        );
        if (row === undefined) return false;
        await query('delete from sessions where account_id = $1', [row.id]);
        if (next !== undefined) await add(query, row.id, next);
        return true;
      }, `account ${name}`),
  } satisfies Partial<DurableStore>;
}
