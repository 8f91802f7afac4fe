import { limits } from '../../../contract/limits.js';
import type { ApiKey, DurableStore } from '../../durable.js';
import { RecordDamaged } from '../../errors.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber, touch } from './accounts.js';
import { type AccountNumber, emptyValue, keysUnder, type Tables } from './tables.js';

/**
 * API keys. lmdb keeps a read snapshot until the end of the event-loop turn; a look-up renews it first
 * (0.4 µs), so that it sees changes committed by other processes, above all revocations.
 */
export function apiKeyOperations(tables: Tables, writer: GroupCommitWriter) {
  return {
    keyByHash(hash) {
      tables.keyHashes.resetReadTxn();
      const id = tables.keyHashes.get(hash);
      const key = id === undefined ? null : (tables.keys.get(id) ?? null);
      // A damaged index must not return the key of another account.
      if (key !== null && key.hash !== hash) throw new RecordDamaged('keyHashes', hash, null);
      return key;
    },

    keys(account) {
      const number = accountNumber(tables, account);
      if (number === null) return [];
      return keysOf(tables, number).sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
    },

    createKey(key, keysMax = Number.POSITIVE_INFINITY) {
      return writer.run(() => {
        const number = requireAccountNumber(tables, key.account);
        const existing = keysOf(tables, number);
        const revoked = existing.filter(each => each.revoked_at !== null);
        if (existing.length - revoked.length >= keysMax) return false;
        revoked.sort((a, b) => (a.revoked_at! < b.revoked_at! ? -1 : 1));
        for (const each of revoked.slice(0, Math.max(0, revoked.length - limits.revokedKeysPerAccount)))
          removeKey(tables, each);
        tables.keys.put(key.id, key);
        tables.keyHashes.put(key.hash, key.id);
        tables.keyIndex.put([number, key.id], emptyValue);
        scheduleKeyRemoval(tables, key.id, key.expires_at);
        return true;
      });
    },

    revokeKey(id, at, account) {
      return writer.run(() => {
        const key = tables.keys.get(id);
        if (!key || key.revoked_at !== null || (account !== undefined && key.account !== account))
          return false;
        tables.keys.put(id, { ...key, revoked_at: at });
        scheduleKeyRemoval(tables, id, at);
        return true;
      });
    },

    touchKey: ({ id }, at) => touch(writer, tables.keys, id, at),
  } satisfies Partial<DurableStore>;
}

const keysOf = (tables: Tables, number: AccountNumber): ApiKey[] =>
  keysUnder(tables.keyIndex, [number]).map(([, id]) => tables.keys.get(id)!);

/** Schedules the deletion of a key that is revoked or expires at `at`. Runs inside a transaction. */
function scheduleKeyRemoval(tables: Tables, id: string, at: string | null): void {
  if (at !== null) tables.expiries.put([Date.parse(at) + limits.inactiveKeyMs, 'k', id], emptyValue);
}

/** Deletes a key inactive for `limits.inactiveKeyMs` before `now`. Runs inside a transaction. */
export function removeInactiveKey(tables: Tables, id: string, now: number): void {
  const key = tables.keys.getIntact(id);
  if (key === undefined) return;
  const inactive = [key.revoked_at, key.expires_at].some(
    at => at !== null && Date.parse(at) + limits.inactiveKeyMs <= now,
  );
  if (inactive) removeKey(tables, key);
}

function removeKey(tables: Tables, key: ApiKey): void {
  tables.noteDeletion();
  const number = accountNumber(tables, key.account);
  if (number !== null) tables.keyIndex.remove([number, key.id]);
  tables.keyHashes.remove(key.hash);
  tables.keys.remove(key.id);
}
