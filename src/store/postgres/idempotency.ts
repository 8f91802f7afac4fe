import { limits } from '../../contract/limits.js';
import {
  type AnswerDigest,
  type DurableStore,
  type HistoryKind,
  type IdempotencyRecord,
  type KeyedRequest,
  noAnswerYet,
  type RecordReference,
} from '../durable.js';
import { IdempotencyKeyTaken } from '../errors.js';
import { lockAccount } from './accounts.js';
import type { Database, Query } from './connection.js';

interface Row extends Omit<IdempotencyRecord, 'saved'> {
  saved_kind: HistoryKind | null;
  saved_id: string | null;
}

const columns = 'request, attempt, status, answer, repeatable, saved_kind, saved_id, expires_at';

export function idempotencyOperations({ query, transaction }: Database, clock: () => number) {
  return {
    async idempotencyRecord(account, key) {
      const [row] = await query<Row>(
        `select ${columns} from answers
         where account_id = (select id from accounts where name = $1) and key = $2 and expires_at > $3`,
        [account, key, clock()],
      );
      if (row === undefined) return null;
      const { saved_kind: kind, saved_id: id, ...record } = row;
      return { ...record, saved: kind === null ? null : { kind, id: id! } };
    },

    async takeIdempotencyKey(account, keyed, answer = noAnswerYet) {
      await transaction(async query => {
        const { id } = await lockAccount(query, account, 'for share');
        if (!(await takeKey(query, id, keyed, answer, null, clock()))) throw new IdempotencyKeyTaken();
      });
    },

    async completeIdempotencyRecord(account, { key, attempt }, { status, answer, repeatable }) {
      await query(
        `update answers set status = $4, answer = $5, repeatable = $6
         where account_id = (select id from accounts where name = $1) and key = $2 and attempt = $3`,
        [account, key, attempt, status, answer, repeatable],
      );
    },

    async sweep(now) {
      await query('delete from sessions where expires_at <= $1', [new Date(now).toISOString()]);
      for (const table of ['answers', 'known_addresses', 'sign_ins'])
        await query(`delete from ${table} where expires_at <= $1`, [now]);
      const dead = new Date(now - limits.inactiveKeyMs).toISOString();
      await query('delete from api_keys where revoked_at <= $1 or expires_at <= $1', [dead]);
    },
  } satisfies Partial<DurableStore>;
}

/**
 * Stores an idempotency record unless the key has an unexpired one; returns whether it did. Waits for a
 * concurrent transaction that takes the same key. Runs inside a transaction, before it locks `totals`, so
 * that a transaction that waits for a key holds nothing that the other one needs.
 */
export async function takeKey(
  query: Query,
  owner: number,
  { key, request, attempt, expires_at }: KeyedRequest,
  { status, answer, repeatable }: AnswerDigest,
  saved: RecordReference | null,
  now: number,
): Promise<boolean> {
  const taken = await query(
    `insert into answers (account_id, key, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_id, key) do update set request = excluded.request, attempt = excluded.attempt,
       status = excluded.status, answer = excluded.answer, repeatable = excluded.repeatable,
       saved_kind = excluded.saved_kind, saved_id = excluded.saved_id, expires_at = excluded.expires_at
     where answers.expires_at <= $11 returning key`,
    [
      owner,
      key,
      request,
      attempt,
      status,
      answer,
      repeatable,
      saved?.kind ?? null,
      saved?.id ?? null,
      expires_at,
      now,
    ],
  );
  return taken.length > 0;
}
