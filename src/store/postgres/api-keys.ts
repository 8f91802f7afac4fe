import { limits } from '../../contract/limits.js';
import type { ApiKey, DurableStore } from '../durable.js';
import { lockAccount } from './accounts.js';
import type { Database } from './connection.js';

const columns = [
  'hash',
  'last4',
  'scope',
  'label',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const satisfies (keyof ApiKey)[];
const selectKey = `select k.id, a.name as account, ${columns.map(column => `k.${column}`)}
  from api_keys k join accounts a on a.id = k.account_id`;

export function apiKeyOperations({ query, transaction }: Database) {
  return {
    async keyByHash(hash) {
      const [row] = await query<ApiKey>(`${selectKey} where k.hash = $1`, [hash]);
      return row ?? null;
    },

    keys: account => query<ApiKey>(`${selectKey} where a.name = $1 order by k.created_at, k.id`, [account]),

    createKey: (key, keysMax = Number.POSITIVE_INFINITY) =>
      transaction(async query => {
        const owner = await lockAccount(query, key.account, 'for update');
        const [active] = await query<{ count: number }>(
          'select count(*) as count from api_keys where account_id = $1 and revoked_at is null',
          [owner.id],
        );
        if (active!.count >= keysMax) return false;
        await query(
          `delete from api_keys where account_id = $1 and id in (
             select id from api_keys where account_id = $1 and revoked_at is not null
             order by revoked_at desc offset $2)`,
          [owner.id, limits.revokedKeysPerAccount],
        );
        await query(
          `insert into api_keys (account_id, id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [owner.id, key.id, ...columns.map(column => key[column])],
        );
        return true;
      }, `account ${key.account}`),

    async revokeKey(id, at, account) {
      const rows = await query(
        `update api_keys set revoked_at = $2 where id = $1 and revoked_at is null
           and ($3::text is null or account_id = (select id from accounts where name = $3)) returning id`,
        [id, at, account ?? null],
      );
      return rows.length > 0;
    },

    touchKey({ id }, at) {
      query("update api_keys set last_used_at = $2 where id = $1 and coalesce(last_used_at, '') < $2", [
        id,
        at,
      ]).catch(() => {});
    },
  } satisfies Partial<DurableStore>;
}
