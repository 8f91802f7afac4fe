import { crc32 } from 'node:zlib';
import { type DurableStore, type HistoryKind, noAnswerYet, type StorageUse } from '../../durable.js';
import { IdempotencyKeyTaken, RecordDamaged } from '../../errors.js';
import { noLimits, recordBytes, requireStorage } from '../../record-bytes.js';
import { isRecordId } from '../../record-id.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import { takeKey } from './idempotency.js';
import {
  type AccountNumber,
  afterEveryId,
  keysUnder,
  kindCodes,
  type RecordKey,
  type StoredItem,
  type Tables,
} from './tables.js';

/** Records deleted in one transaction: a few milliseconds of the write lock. */
const removeChunk = 200;
/** Entries skipped for an offset before yielding to the event loop: about a millisecond. */
const skipChunk = 10_000;

export function historyOperations(tables: Tables, writer: GroupCommitWriter, clock: () => number) {
  return {
    async save(account, record, limits = noLimits, keyed = null) {
      if (!isRecordId(record.id)) throw new RangeError(`not a record id: ${record.id.slice(0, 80)}`);
      const bytes = recordBytes(record);
      const saved = await writer.run(() => {
        const key: RecordKey = [requireAccountNumber(tables, account), kindCodes[record.kind], record.id];
        // A retried save changes nothing.
        if (tables.items.doesExist(key)) return true;
        const totals = readTotals(tables, key);
        const { id, kind, item, chain, revision } = record;
        const body = asBuffer(record.members);
        // Before the storage: another attempt of the same request may have used the last of it.
        if (keyed && !takeKey(tables, key[0], keyed, noAnswerYet, { kind, id }, clock())) return false;
        if (limits.records !== null || limits.bytes !== null)
          requireStorage(storageUse(tables, key[0]), bytes, limits);
        const serial = totals.serial + 1;
        tables.items.put(key, { item, chain, serial, sum: crc32(body), bytes });
        tables.bodies.put(key, body);
        if (chain !== null) tables.revisions.put([key[0], chain, record.id], revision);
        tables.totals.put(totalsOf(key), { count: totals.count + 1, serial, bytes: totals.bytes + bytes });
        return true;
      }, bytes);
      if (!saved) throw new IdempotencyKeyTaken();
    },

    storageUse(account) {
      const number = accountNumber(tables, account);
      return number === null ? { records: 0, bytes: 0 } : storageUse(tables, number);
    },

    record(account, kind, id) {
      const key = keyOf(tables, account, kind, id);
      const stored = key && tables.items.get(key);
      if (!key || !stored) return null;
      return { item: stored.item, members: readBody(tables, key, stored), chain: stored.chain };
    },

    revisions(account, chain) {
      const number = accountNumber(tables, account);
      if (number === null || !isRecordId(chain)) return [];
      const range = { start: [number, chain], end: [number, chain, afterEveryId] } as never;
      return [...tables.revisions.getRange(range)].map(({ value }) => value!);
    },

    async list(account, kind, { limit, offset, after }) {
      const number = accountNumber(tables, account);
      if (number === null) return { items: [], total: 0, next: null };
      const code = kindCodes[kind];
      const total = readTotals(tables, [number, code, '']).count;
      const none = { items: [], total, next: null };
      if (offset >= total || (after !== null && !isRecordId(after))) return none;
      const range = { exclusiveStart: true, end: [number, code] as never, reverse: true };
      let start: RecordKey = [number, code, after ?? afterEveryId];
      let left = offset;
      for (; left > skipChunk; left -= skipChunk) {
        const [key] = tables.items.getKeys({ ...range, start, offset: skipChunk - 1, limit: 1 });
        if (key === undefined) return none;
        start = key;
        await new Promise(resolve => setImmediate(resolve));
      }
      const entries = [...tables.items.getRange({ ...range, start, offset: left, limit })];
      const last = entries.length < limit ? undefined : entries.at(-1)?.key;
      // Reads the key only: the first record of the next page may be damaged.
      const [following] = last === undefined ? [] : tables.items.getKeys({ ...range, start: last, limit: 1 });
      const next = following === undefined ? null : last![2];
      return { items: entries.map(({ value }) => value.item), total, next };
    },

    rename(account, kind, id, title) {
      return writer.run(() => {
        const key = keyOf(tables, account, kind, id);
        const stored = key && tables.items.get(key);
        if (!key || !stored) return false;
        const item = { ...stored.item, title };
        tables.noteDeletion();
        const change =
          jsonBytes(item) - jsonBytes(stored.item) + renameRevision(tables, key, stored.chain, title);
        tables.items.put(key, { ...stored, item, bytes: stored.bytes + change });
        const totals = readTotals(tables, key);
        tables.totals.put(totalsOf(key), { ...totals, bytes: totals.bytes + change });
        return true;
      });
    },

    remove(account, kind, id) {
      return writer.run(() => {
        const key = keyOf(tables, account, kind, id);
        const stored = key && readItemToRemove(tables, key);
        if (!key || !stored) return false;
        removeRecord(tables, key, stored);
        countRemoved(tables, key, 1, stored.bytes);
        return true;
      });
    },

    async removeAll(account, kind, before) {
      const number = accountNumber(tables, account);
      return number === null ? 0 : removeKind(tables, writer, number, kind, before);
    },
  } satisfies Partial<DurableStore>;
}

/** Deletes the records of a kind (before the id `before`) that exist at the call, in several transactions. */
export async function removeKind(
  tables: Tables,
  writer: GroupCommitWriter,
  number: AccountNumber,
  kind: HistoryKind,
  before: string = afterEveryId,
): Promise<number> {
  const code = kindCodes[kind];
  // Read in a write transaction: both bounds then include every save that was acknowledged before this call.
  const last = await writer.run(() => {
    const [key] = tables.items.getKeys({
      start: [number, code, before],
      exclusiveStart: true,
      end: [number, code] as never,
      reverse: true,
      limit: 1,
    });
    return key && { id: key[2], serial: readTotals(tables, key).serial };
  });
  if (!last) return 0;

  let removed = 0;
  let from = '';
  while (from <= last.id) {
    const step = await writer.run(() => {
      const keys = [
        ...tables.items.getKeys({
          start: [number, code, from],
          end: [number, code, last.id],
          inclusiveEnd: true,
          limit: removeChunk,
        }),
      ];
      let [count, bytes] = [0, 0];
      for (const key of keys) {
        const stored = readItemToRemove(tables, key)!;
        if (stored.serial > last.serial) continue;
        removeRecord(tables, key, stored);
        count++;
        bytes += stored.bytes;
      }
      if (count > 0) countRemoved(tables, [number, code, last.id], count, bytes);
      return { count, next: keys.length < removeChunk ? afterEveryId : `${keys.at(-1)![2]} ` };
    });
    removed += step.count;
    from = step.next;
  }
  return removed;
}

function keyOf(tables: Tables, account: string, kind: HistoryKind, id: string): RecordKey | null {
  const number = accountNumber(tables, account);
  return number === null ? null : [number, kindCodes[kind], id];
}

/** @throws RecordDamaged when the body is missing or does not match its checksum */
function readBody(tables: Tables, key: RecordKey, stored: StoredItem): Buffer {
  const body = tables.bodies.get(key);
  if (body === undefined || crc32(body) !== stored.sum)
    throw new RecordDamaged('bodies', String(key), key[2]);
  return body;
}

/**
 * The fields of an item that deletion needs. A damaged item can be deleted too: its chain is then searched in
 * `revisions`, and its serial counts as 0.
 */
function readItemToRemove(
  tables: Tables,
  key: RecordKey,
): Pick<StoredItem, 'chain' | 'serial' | 'bytes'> | undefined {
  const stored = tables.items.getIntact(key);
  if (stored !== undefined || !tables.items.doesExist(key)) return stored;
  const [number, , id] = key;
  const revisionKey = keysUnder(tables.revisions, [number]).find(([, , revision]) => revision === id);
  return { chain: revisionKey?.[1] ?? null, serial: 0, bytes: tables.bodies.get(key)?.length ?? 0 };
}

/** Sets the title of a record's revision and returns by how many bytes it grows. */
function renameRevision(
  tables: Tables,
  [number, , id]: RecordKey,
  chain: string | null,
  title: string | null,
): number {
  if (chain === null) return 0;
  const stored = tables.revisions.get([number, chain, id]);
  if (!stored) return 0;
  const revision = { ...stored, title };
  tables.revisions.put([number, chain, id], revision);
  return jsonBytes(revision) - jsonBytes(stored);
}

const jsonBytes = (value: object): number => Buffer.byteLength(JSON.stringify(value));

function removeRecord(tables: Tables, key: RecordKey, stored: Pick<StoredItem, 'chain'>): void {
  tables.noteDeletion();
  tables.items.remove(key);
  tables.bodies.remove(key);
  if (stored.chain !== null) tables.revisions.remove([key[0], stored.chain, key[2]]);
}

const totalsOf = ([number, code]: RecordKey) => [number, code] as [typeof number, typeof code];

const readTotals = (tables: Tables, key: RecordKey) =>
  tables.totals.get(totalsOf(key)) ?? { count: 0, serial: 0, bytes: 0 };

/**
 * Subtracts deleted records from the totals. A kind without records uses 0 bytes, even if the size of a
 * damaged item was wrong. Runs inside a transaction.
 */
function countRemoved(tables: Tables, key: RecordKey, count: number, bytes: number): void {
  const totals = readTotals(tables, key);
  const left = totals.count - count;
  tables.totals.put(totalsOf(key), {
    ...totals,
    count: left,
    bytes: left === 0 ? 0 : Math.max(0, totals.bytes - bytes),
  });
}

function storageUse(tables: Tables, number: AccountNumber): StorageUse {
  const totals = Object.values(kindCodes).map(code => readTotals(tables, [number, code, '']));
  return {
    records: totals.reduce((sum, { count }) => sum + count, 0),
    bytes: totals.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
