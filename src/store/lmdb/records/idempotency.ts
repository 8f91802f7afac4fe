import {
  type AnswerDigest,
  type DurableStore,
  type KeyedRequest,
  noAnswerYet,
  type RecordReference,
} from '../../durable.js';
import { IdempotencyKeyTaken } from '../../errors.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import { type AccountNumber, emptyValue, type Tables } from './tables.js';

/** Idempotency records, by account and digest of the Idempotency-Key. */
export function idempotencyOperations(tables: Tables, writer: GroupCommitWriter, clock: () => number) {
  return {
    idempotencyRecord(account, key) {
      // Renews the snapshot, to see what other processes have committed.
      tables.answers.resetReadTxn();
      const number = accountNumber(tables, account);
      const record = number === null ? undefined : tables.answers.get([number, key]);
      return record !== undefined && record.expires_at > clock() ? record : null;
    },

    async takeIdempotencyKey(account, keyed, answer = noAnswerYet) {
      const taken = await writer.run(() =>
        takeKey(tables, requireAccountNumber(tables, account), keyed, answer, null, clock()),
      );
      if (!taken) throw new IdempotencyKeyTaken();
    },

    async completeIdempotencyRecord(account, { key, attempt }, answer) {
      await writer.run(() => {
        const number = requireAccountNumber(tables, account);
        const record = tables.answers.get([number, key]);
        if (record?.attempt !== attempt) return;
        tables.answers.put([number, key], { ...record, ...answer });
      });
    },
  } satisfies Partial<DurableStore>;
}

/** Stores an idempotency record unless the key has a valid one; returns whether it did. In a transaction. */
export function takeKey(
  tables: Tables,
  number: AccountNumber,
  { key, request, attempt, expires_at }: KeyedRequest,
  answer: AnswerDigest,
  saved: RecordReference | null,
  now: number,
): boolean {
  const existing = tables.answers.get([number, key]);
  if (existing !== undefined && existing.expires_at > now) return false;
  removeIdempotencyRecord(tables, number, key);
  tables.answers.put([number, key], { request, attempt, ...answer, saved, expires_at });
  tables.expiries.put([expires_at, 'a', number, key], emptyValue);
  return true;
}

/**
 * Deletes an idempotency record and its expiry entry. The expiry of a damaged record is unknown: that entry
 * stays and has no effect when it is due. Runs inside a transaction.
 */
export function removeIdempotencyRecord(tables: Tables, number: AccountNumber, key: string): void {
  const record = tables.answers.getIntact([number, key]);
  tables.answers.remove([number, key]);
  if (record !== undefined) tables.expiries.remove([record.expires_at, 'a', number, key]);
}
