import { limits } from '../../limits.js';
import type { DurableStore, HistoryKind, IdempotencyRecord } from '../durable.js';
import { isStorable, lockAccount } from './accounts.js';
import type { Database, Query } from './connection.js';

type IdempotencyOperations = Pick<DurableStore, 'idempotencyRecord' | 'saveIdempotencyRecord' | 'sweep'>;

interface Row extends Omit<IdempotencyRecord, 'saved'> {
  saved_kind: HistoryKind | null;
  saved_id: string | null;
}

const columns = 'request, status, answer, repeatable, saved_kind, saved_id, expires_at';

export function idempotencyOperations(
  { query, transaction }: Database,
  clock: () => number,
): IdempotencyOperations {
  return {
    async idempotencyRecord(account, key) {
      if (!isStorable(account) || !isStorable(key)) return null;
      const [row] = await query<Row>(
        `select ${columns} from answers
         where account_id = (select id from accounts where name = $1) and key = $2 and expires_at > $3`,
        [account, key, clock()],
      );
      if (row === undefined) return null;
      const { saved_kind: kind, saved_id: id, ...record } = row;
      return { ...record, saved: kind === null ? null : { kind, id: id! } };
    },

    async saveIdempotencyRecord(account, key, record) {
      if (!isStorable(key)) throw new RangeError('not the digest of an idempotency key');
      await transaction(query => putIdempotencyRecord(query, account, key, record));
    },

    async sweep(now) {
      await query('delete from sessions where expires_at <= $1', [new Date(now).toISOString()]);
      for (const table of ['answers', 'known_addresses', 'sign_ins'])
        await query(`delete from ${table} where expires_at <= $1`, [now]);
      const dead = new Date(now - limits.inactiveKeyMs).toISOString();
      await query('delete from api_keys where revoked_at <= $1 or expires_at <= $1', [dead]);
    },
  };
}

/** Stores or replaces an idempotency record. Runs inside a transaction. */
export async function putIdempotencyRecord(
  query: Query,
  account: string,
  key: string,
  { request, status, answer, repeatable, saved, expires_at }: IdempotencyRecord,
): Promise<void> {
  const owner = await lockAccount(query, account);
  await query(
    `insert into answers (account_id, key, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id, key) do update set request = excluded.request, status = excluded.status,
       answer = excluded.answer, repeatable = excluded.repeatable, saved_kind = excluded.saved_kind,
       saved_id = excluded.saved_id, expires_at = excluded.expires_at`,
    [owner, key, request, status, answer, repeatable, saved?.kind ?? null, saved?.id ?? null, expires_at],
  );
}
