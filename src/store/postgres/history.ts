import type pg from 'pg';
import { type DurableStore, noAnswerYet, type StorageUse } from '../durable.js';
import { IdempotencyKeyTaken } from '../errors.js';
import { noLimits, recordBytes, requireStorage } from '../record-bytes.js';
import { isRecordId } from '../record-id.js';
import { lockAccount } from './accounts.js';
import type { Database } from './connection.js';
import { takeKey } from './idempotency.js';

/** Records deleted in one statement. The limit bounds the time for which locks are held. */
const removeChunk = 1_000;

const bytesOf = 'octet_length(item) + octet_length(members) + coalesce(octet_length(revision), 0)';
const ownerOf = '(select id from accounts where name = $1)';

/**
 * Counts a record, and returns its serial. The update locks the row of `totals` until the commit, so the
 * serials of an account and kind increase in commit order. A record that existed at some moment has at most
 * the serial that `totals` had then: bulk deletions use this as their bound.
 */
const countRecord = `
  insert into totals (account_id, kind, count, serial, bytes) values ($1, $2, 1, 1, $3)
  on conflict (account_id, kind) do update set count = totals.count + 1, serial = totals.serial + 1,
    bytes = totals.bytes + excluded.bytes
  returning serial`;

const insertRecord = `
  insert into records (account_id, kind, id, serial, item, members, chain, revision)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** One page of a list, with the total in every row. A row without a record carries only the total. */
const page = `
  with owner as (select id from accounts where name = $1)
  select total.count as total, record.id, record.item from
    (select coalesce((select count from totals, owner where account_id = owner.id and kind = $2), 0)
       as count) as total
  left join lateral (
    select records.id, item from records, owner
    where account_id = owner.id and kind = $2 and ($3::text is null or records.id < $3)
    order by records.id desc offset $4 limit $5) as record on true
  order by record.id desc`;

const removeOne = `
  with deleted as (
    delete from records where account_id = ${ownerOf} and kind = $2 and id = $3
    returning account_id, ${bytesOf} as bytes)
  update totals set count = count - 1, bytes = totals.bytes - (select bytes from deleted)
  where account_id = (select account_id from deleted) and kind = $2
  returning kind`;

const removeSome = `
  with deleted as (
    delete from records where account_id = $1 and kind = $2 and id in (
      select id from records where account_id = $1 and kind = $2 and serial <= $3 and ($5::text is null or id < $5)
      order by serial limit $4 for update skip locked)
    returning account_id, ${bytesOf} as bytes)
  update totals set count = count - (select count(*) from deleted),
    bytes = totals.bytes - (select coalesce(sum(bytes), 0) from deleted)
  where account_id = $1 and kind = $2 returning (select count(*) from deleted) as removed`;

const storedBy = `
  select coalesce(sum(count), 0)::bigint as records, coalesce(sum(bytes), 0)::bigint as bytes
  from totals where account_id = ${ownerOf}`;

const exists = `
  select from records where account_id = ${ownerOf} and kind = $2 and id = $3`;

export function historyOperations({ query, transaction }: Database, clock: () => number) {
  /**
   * Bulk deletions that are reading their bound, by kind and account. Saves requested later wait for them,
   * because the deletion could otherwise include the new record.
   */
  const bounding = new Map<string, Promise<unknown>>();

  return {
    async save(account, record, limits = noLimits, keyed = null) {
      const { id, kind, item, members, chain, revision } = record;
      if (!isRecordId(id)) throw new RangeError(`not a record id: ${id.slice(0, 80)}`);
      await bounding.get(`${kind} ${account}`)?.catch(() => {});
      const bytes = recordBytes(record);
      await transaction(async query => {
        // Locked before the rest is read, so that every earlier save is seen. Account, key, totals: the same
        // order in every transaction.
        const { id: owner } = await lockAccount(query, account, 'for update');
        if ((await query(exists, [account, kind, id])).length > 0) return;
        // Before the storage is checked: another attempt of the same request may have used the last of it.
        if (keyed && !(await takeKey(query, owner, keyed, noAnswerYet, { kind, id }, clock())))
          throw new IdempotencyKeyTaken();
        const [used] = await query<StorageUse & pg.QueryResultRow>(storedBy, [account]);
        requireStorage(used!, bytes, limits);
        const [counted] = await query<{ serial: number }>(countRecord, [owner, kind, bytes]);
        await query(insertRecord, [
          owner,
          kind,
          id,
          counted!.serial,
          JSON.stringify(item),
          Buffer.from(members.buffer, members.byteOffset, members.byteLength),
          chain,
          revision === null ? null : JSON.stringify(revision),
        ]);
      }, `account ${account}`);
    },

    async storageUse(account) {
      const [used] = await query<StorageUse & pg.QueryResultRow>(storedBy, [account]);
      return used ?? { records: 0, bytes: 0 };
    },

    async record(account, kind, id) {
      const [row] = await query<{ item: string; members: Buffer; chain: string | null }>(
        `select item, members, chain from records where account_id = ${ownerOf} and kind = $2 and id = $3`,
        [account, kind, id],
      );
      return row === undefined ? null : { ...row, item: JSON.parse(row.item) };
    },

    async revisions(account, chain) {
      const rows = await query<{ revision: string }>(
        `select revision from records where account_id = ${ownerOf} and chain = $2 order by id`,
        [account, chain],
      );
      return rows.map(row => JSON.parse(row.revision));
    },

    async list(account, kind, { limit, offset, after }) {
      // A cursor that is not an id has no records after it: only the total is queried.
      const invalidCursor = after !== null && !isRecordId(after);
      const rows = await query<{ total: number; id: string | null; item: string }>(page, [
        account,
        kind,
        invalidCursor ? null : after,
        Math.min(offset, Number.MAX_SAFE_INTEGER),
        invalidCursor ? 0 : limit + 1,
      ]);
      const found = rows.filter(row => row.id !== null);
      const shown = found.slice(0, limit);
      return {
        items: shown.map(row => JSON.parse(row.item)),
        total: rows[0]?.total ?? 0,
        next: found.length > limit ? shown.at(-1)!.id : null,
      };
    },

    rename: (account, kind, id, title) =>
      transaction(async query => {
        const [row] = await query<{ account_id: number; item: string; revision: string | null }>(
          `select account_id, item, revision from records
           where account_id = ${ownerOf} and kind = $2 and id = $3 for update`,
          [account, kind, id],
        );
        if (row === undefined) return false;
        const item = withTitle(row.item, title);
        const revision = row.revision === null ? null : withTitle(row.revision, title);
        const change =
          Buffer.byteLength(item + (revision ?? '')) - Buffer.byteLength(row.item + (row.revision ?? ''));
        await query(
          'update records set item = $4, revision = $5 where account_id = $1 and kind = $2 and id = $3',
          [row.account_id, kind, id, item, revision],
        );
        await query('update totals set bytes = bytes + $3 where account_id = $1 and kind = $2', [
          row.account_id,
          kind,
          change,
        ]);
        return true;
      }),

    async remove(account, kind, id) {
      return (await query(removeOne, [account, kind, id])).length > 0;
    },

    async removeAll(account, kind, before) {
      // The newest serial of the kind, with the account's number.
      const bound = query<{ owner: number; serial: number }>(
        `select account_id as owner, serial from totals where account_id = ${ownerOf} and kind = $2`,
        [account, kind],
      );
      const key = `${kind} ${account}`;
      bounding.set(key, bound);
      const [last] = await bound.finally(() => {
        if (bounding.get(key) === bound) bounding.delete(key);
      });
      if (last === undefined) return 0;
      for (let removed = 0; ; ) {
        const values = [last.owner, kind, last.serial, removeChunk, before];
        const [row] = await query<{ removed: number }>(removeSome, values);
        if (row === undefined || row.removed === 0) return removed;
        removed += row.removed;
      }
    },
  } satisfies Partial<DurableStore>;
}

const withTitle = (stored: string, title: string | null): string =>
  JSON.stringify({ ...JSON.parse(stored), title });
