import type { RootDatabase } from 'lmdb';
import { type DurableStore, historyKinds } from '../../durable.js';
import { nameSkeleton } from '../../name-skeleton.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { removeInactiveKey } from './api-keys.js';
import { removeKind } from './history.js';
import { removeIdempotencyRecord } from './idempotency.js';
import { removeSession, removeSessions } from './sessions.js';
import { expireAddresses, expireSignIns } from './sign-ins.js';
import { type AccountNumber, emptyValue, keysUnder, kindCodes, type Tables } from './tables.js';

/** Entries deleted in one transaction. */
const sweepChunk = 200;

/** Deletion of accounts, and the periodic sweep of expired and deleted data. */
export function expiryOperations(
  tables: Tables,
  writer: GroupCommitWriter,
  env: RootDatabase<string, string>,
) {
  return {
    async deleteAccount(name) {
      const number = await writer.run(() => removeAccount(tables, name));
      if (number === null) return false;
      await purge(tables, writer, number);
      return true;
    },

    async sweep(now) {
      // A killed process leaves an entry in the reader table, which would prevent LMDB from reusing freed
      // pages.
      env.readerCheck();
      while ((await writer.run(() => deleteExpired(tables, now))) === sweepChunk);
      // Account deletions that a crash interrupted.
      for (const number of [...tables.purges.getKeys()]) await purge(tables, writer, number);
    },
  } satisfies Partial<DurableStore>;
}

/**
 * Deletes an account with its keys, sessions and addresses, and schedules its history for `purge`. Runs
 * inside a transaction. Returns the account's number, or null when there is no such account.
 */
function removeAccount(tables: Tables, name: string): AccountNumber | null {
  const stored = tables.accounts.get(name);
  if (!stored) return null;
  tables.noteDeletion();
  tables.accounts.remove(name);
  tables.skeletons.remove(nameSkeleton(name));
  for (const [number, id] of keysUnder(tables.keyIndex, [stored.number])) {
    tables.keyIndex.remove([number, id]);
    const key = tables.keys.getIntact(id);
    // The hash of a damaged key is unknown: its entry in keyHashes stays and points to no key.
    if (key !== undefined) tables.keyHashes.remove(key.hash);
    tables.keys.remove(id);
  }
  removeSessions(tables, stored.number);
  tables.addresses.remove(stored.number);
  tables.purges.put(stored.number, emptyValue);
  return stored.number;
}

/**
 * Deletes the history and idempotency records of a deleted account, in several transactions. They are
 * unreachable already, because account numbers are never reused. The entry in `purges` remains until the end,
 * so that a sweep resumes a purge that a crash interrupted.
 */
async function purge(tables: Tables, writer: GroupCommitWriter, number: AccountNumber): Promise<void> {
  for (const kind of historyKinds) await removeKind(tables, writer, number, kind);
  const deleteAnswers = () => {
    const keys = keysUnder(tables.answers, [number], sweepChunk);
    for (const [, key] of keys) removeIdempotencyRecord(tables, number, key);
    return keys.length;
  };
  while ((await writer.run(deleteAnswers)) === sweepChunk);
  await writer.run(() => {
    for (const code of Object.values(kindCodes)) tables.totals.remove([number, code]);
    tables.purges.remove(number);
  });
}

function deleteExpired(tables: Tables, now: number): number {
  const keys = [...tables.expiries.getKeys({ end: [now + 1] as never, limit: sweepChunk })];
  for (const key of keys) {
    if (key[1] === 'a') removeIdempotencyRecord(tables, key[2], key[3]);
    else if (key[1] === 'i') expireAddresses(tables, key[2], now);
    else if (key[1] === 'k') removeInactiveKey(tables, key[2], now);
    else if (key[1] === 'n') expireSignIns(tables, key[2], now);
    else removeSession(tables, key[2], key[3]);
    tables.expiries.remove(key);
  }
  return keys.length;
}
