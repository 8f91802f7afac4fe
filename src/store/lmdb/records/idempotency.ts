import type { DurableStore, IdempotencyRecord } from '../../durable.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, fitsKey, requireAccountNumber } from './accounts.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue } from './tables.js';

type IdempotencyOperations = Pick<DurableStore, 'idempotencyRecord' | 'saveIdempotencyRecord'>;

/** Idempotency records, by account and digest of the Idempotency-Key. */
export function idempotencyOperations(
  tables: Tables,
  writer: GroupCommitWriter,
  clock: () => number,
): IdempotencyOperations {
  return {
    idempotencyRecord(account, key) {
      const number = accountNumber(tables, account);
      const record = number === null || !fitsKey(key) ? null : readRecord(tables, number, key);
      return record && record.expires_at > clock() ? record : null;
    },

    async saveIdempotencyRecord(account, key, record) {
      if (!fitsKey(key)) throw new RangeError('not the digest of an idempotency key');
      await writer.run(() => {
        putIdempotencyRecord(tables, requireAccountNumber(tables, account), key, record);
      });
    },
  };
}

/** Stores or replaces an idempotency record. Runs inside a transaction. */
export function putIdempotencyRecord(
  tables: Tables,
  number: AccountNumber,
  key: string,
  record: IdempotencyRecord,
): void {
  removeIdempotencyRecord(tables, number, key);
  tables.answers.put([number, key], JSON.stringify(record));
  tables.expiries.put([record.expires_at, 'a', number, key], emptyValue);
}

function readRecord(tables: Tables, number: AccountNumber, key: string): IdempotencyRecord | null {
  const text = tables.answers.get([number, key]);
  return text === undefined ? null : JSON.parse(text);
}

/**
 * Deletes an idempotency record and its expiry entry. The expiry of a damaged record is unknown: that entry
 * stays and has no effect when it is due. Runs inside a transaction.
 */
export function removeIdempotencyRecord(tables: Tables, number: AccountNumber, key: string): void {
  const record = orDamaged(() => readRecord(tables, number, key));
  if (record === null) return;
  tables.answers.remove([number, key]);
  if (record === 'damaged') return;
  tables.expiries.remove([record.expires_at, 'a', number, key]);
}
