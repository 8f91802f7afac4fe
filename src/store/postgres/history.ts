import {
  type DurableStore,
  type HistoryKind,
  noAnswerYet,
  type RecordReference,
  type StorageLimits,
  type StorageUse,
  type StoredRecord,
} from '../durable.js';
import { IdempotencyKeyTaken, NoSuchAccount, StorageFull } from '../errors.js';
import { recordBytes } from '../record-bytes.js';
import { isStorable, lockAccount } from './accounts.js';
import { type Database, isDuplicate, type Query } from './connection.js';
import { takeKey } from './idempotency.js';

/** Records deleted in one statement. The limit bounds the time for which locks are held. */
const removeChunk = 1_000;

const bytesOf = 'octet_length(item) + octet_length(members) + coalesce(octet_length(revision), 0)';
const ownerOf = '(select id from accounts where name = $1)';

/**
 * Saves a record in one atomic statement. The update of `totals` locks that row until the commit, so the
 * serials of an account and kind increase in commit order. A record that existed at some moment has at most
 * the serial that `totals` had then: bulk deletions use this as their bound.
 */
const insert = `
  with owner as (select id from accounts where name = $1 for share),
  counted as (
    insert into totals (account_id, kind, count, serial, bytes)
    select id, $2, 1, 1, $8 from owner
    where not exists (select from records where account_id = owner.id and kind = $2 and records.id = $3)
    on conflict (account_id, kind) do update set count = totals.count + 1, serial = totals.serial + 1,
      bytes = totals.bytes + excluded.bytes
    returning account_id, serial),
  saved as (
    insert into records (account_id, kind, id, serial, item, members, chain, revision)
    select account_id, $2, $3, serial, $4, $5, $6, $7 from counted)
  select id from owner`;

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

/**
 * Saves a record within limits. Locks the account's row before it reads the storage use, so that it sees
 * every earlier save; a single statement would see the use as of its start.
 * @throws StorageFull, NoSuchAccount
 */
async function insertWithin(
  query: Query,
  values: readonly unknown[],
  bytes: number,
  { records: recordsMax, bytes: bytesMax }: StorageLimits,
): Promise<void> {
  const [account, kind, id] = values as [string, string, string];
  const [owner] = await query('select id from accounts where name = $1 for update', [account]);
  if (owner === undefined) throw new NoSuchAccount(account);
  const existing = await query(
    `select from records where account_id = ${ownerOf} and kind = $2 and id = $3`,
    [account, kind, id],
  );
  if (existing.length > 0) return;
  const [used] = await query<{ records: number; bytes: number }>(storedBy, [account]);
  if (recordsMax !== null && used!.records + 1 > recordsMax) throw new StorageFull();
  if (bytesMax !== null && used!.bytes + bytes > bytesMax) throw new StorageFull();
  await query(insert, values);
}

export function historyOperations({ query, transaction }: Database, clock: () => number) {
  /**
   * Bulk deletions that are reading their bound, by kind and account. Saves requested later wait for them,
   * because the deletion could otherwise include the new record.
   */
  const bounding = new Map<string, Promise<unknown>>();

  const removeKind = async (account: string, kind: HistoryKind, before: string | null): Promise<number> => {
    if (!isStorable(account)) return 0;
    const bound = boundOf(query, account, kind);
    const key = `${kind} ${account}`;
    bounding.set(key, bound);
    try {
      const last = await bound;
      return last === null ? 0 : await removeUpTo(query, last.id, kind, last.serial, before);
    } finally {
      if (bounding.get(key) === bound) bounding.delete(key);
    }
  };

  return {
    async save(account, record, limits, keyed) {
      const { id, kind, item, members, chain, revision } = record;
      if (!isId(id)) throw new RangeError(`not a record id: ${id.slice(0, 80)}`);
      if (!isStorable(account)) throw new NoSuchAccount(account);
      await bounding.get(`${kind} ${account}`)?.catch(() => {});
      const values = [
        account,
        kind,
        id,
        JSON.stringify(item),
        Buffer.from(members.buffer, members.byteOffset, members.byteLength),
        chain,
        revision === null ? null : JSON.stringify(revision),
        recordBytes(record),
      ];
      try {
        const isLimited = limits && (limits.records !== null || limits.bytes !== null);
        const add = async (query: Query) => {
          if (isLimited) return insertWithin(query, values, recordBytes(record), limits);
          const owners = await query(insert, values);
          if (owners.length === 0) throw new NoSuchAccount(account);
        };
        if (!isLimited && !keyed) return await add(query);
        await transaction(async query => {
          // Account, key, totals: the same order in every transaction.
          const owner = await lockAccount(query, account, isLimited ? 'for update' : 'for share');
          // Before the storage is checked: another attempt of the same request may have used the last of it.
          if (keyed && !(await takeKey(query, owner, keyed, noAnswerYet, { kind, id }, clock()))) {
            if (await exists(query, owner, record)) return;
            throw new IdempotencyKeyTaken();
          }
          await add(query);
        });
      } catch (error) {
        // Another save of the same id was faster: nothing is left to do.
        if (!isDuplicate(error)) throw error;
      }
    },

    async storageUse(account) {
      if (!isStorable(account)) return { records: 0, bytes: 0 };
      const [used] = await query<StorageUse & { [column: string]: number }>(storedBy, [account]);
      return { records: used!.records, bytes: used!.bytes };
    },

    async record(account, kind, id) {
      if (!isStorable(account) || !isId(id)) return null;
      const [row] = await query<{ item: string; members: Buffer }>(
        `select item, members from records where account_id = ${ownerOf} and kind = $2 and id = $3`,
        [account, kind, id],
      );
      return row === undefined
        ? null
        : ({ item: JSON.parse(row.item), members: row.members } satisfies StoredRecord);
    },

    async chainOf(account, scanId) {
      if (!isStorable(account) || !isId(scanId)) return null;
      const [row] = await query<{ chain: string }>(
        `select chain from records where account_id = ${ownerOf} and kind = 'scan' and id = $2`,
        [account, scanId],
      );
      return row?.chain ?? null;
    },

    async revisions(account, chain) {
      if (!isStorable(account) || !isId(chain)) return [];
      const rows = await query<{ revision: string }>(
        `select revision from records where account_id = ${ownerOf} and chain = $2 order by id`,
        [account, chain],
      );
      return rows.map(row => JSON.parse(row.revision));
    },

    async list(account, kind, { limit, offset, after }) {
      if (!isStorable(account)) return { items: [], total: 0, next: null };
      // A cursor that is not an id has no records after it: only the total is queried.
      const invalidCursor = after !== null && !isId(after);
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
        total: rows[0]!.total,
        next: found.length > limit ? shown.at(-1)!.id : null,
      };
    },

    async rename(account, kind, id, title) {
      if (!isStorable(account) || !isId(id)) return false;
      return transaction(async query => {
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
      });
    },

    async remove(account, kind, id) {
      if (!isStorable(account) || !isId(id)) return false;
      return (await query(removeOne, [account, kind, id])).length > 0;
    },

    removeAll: (account, kind) => removeKind(account, kind, null),
    removeBefore: async (account, kind, id) => (isId(id) ? removeKind(account, kind, id) : 0),
  } satisfies Partial<DurableStore>;
}

/** Whether a record was saved before. */
const exists = async (query: Query, owner: number, { kind, id }: RecordReference): Promise<boolean> =>
  (await query('select from records where account_id = $1 and kind = $2 and id = $3', [owner, kind, id]))
    .length > 0;

/** The newest serial of an account and kind, with the account's number; null when there are no records. */
async function boundOf(
  query: Database['query'],
  account: string,
  kind: HistoryKind,
): Promise<{ id: number; serial: number } | null> {
  const [row] = await query<{ id: number; serial: number }>(
    'select account_id as id, serial from totals join accounts on id = account_id where name = $1 and kind = $2',
    [account, kind],
  );
  return row ?? null;
}

async function removeUpTo(
  query: Database['query'],
  owner: number,
  kind: HistoryKind,
  serial: number,
  before: string | null,
): Promise<number> {
  for (let removed = 0; ; ) {
    const [row] = await query<{ removed: number }>(removeSome, [owner, kind, serial, removeChunk, before]);
    const count = row?.removed ?? 0;
    if (count === 0) return removed;
    removed += count;
  }
}

/** A stored JSON object with another title. */
const withTitle = (stored: string, title: string | null): string =>
  JSON.stringify({ ...JSON.parse(stored), title });

/** Whether a text has the form of a record id. Other texts are never stored. */
const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
