import type { DurableStore, IdempotentAnswer } from '../durable.js';
import { holdAccount, storable } from './accounts.js';
import type { Database } from './connection.js';

type Verbs = Pick<DurableStore, 'idempotentAnswer' | 'keepAnswer' | 'sweep'>;

export function answerVerbs({ query, transaction }: Database, clock: () => number): Verbs {
  return {
    async idempotentAnswer(account, key) {
      if (!storable(account) || !storable(key)) return null;
      const [row] = await query<IdempotentAnswer>(
        `select request, status, type, body, expires_at from answers
         where account_id = (select id from accounts where name = $1) and key = $2 and expires_at > $3`,
        [account, encode(key), clock()],
      );
      return row === undefined ? null : { ...row, body: decode(row.body) };
    },

    async keepAnswer(account, key, { request, status, type, body, expires_at }) {
      if (!storable(key)) throw new RangeError('not an idempotency key');
      await transaction(async query => {
        const owner = await holdAccount(query, account);
        await query(
          `insert into answers (account_id, key, request, status, type, body, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (account_id, key) do update set request = excluded.request, status = excluded.status,
             type = excluded.type, body = excluded.body, expires_at = excluded.expires_at`,
          [owner, encode(key), request, status, type, encode(body), expires_at],
        );
      });
    },

    async sweep(now) {
      await query('delete from sessions where expires_at <= $1', [new Date(now).toISOString()]);
      await query('delete from answers where expires_at <= $1', [now]);
    },
  };
}

/** A body may be any text, U+0000 and halves of surrogate pairs included, which PostgreSQL's text can't hold. */
const encode = (text: string): string => JSON.stringify(text).slice(1, -1);
const decode = (text: string): string => JSON.parse(`"${text}"`);
