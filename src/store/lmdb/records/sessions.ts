import type { DurableStore, Session } from '../../durable.js';
import { orDamaged } from '../checksums.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber } from './accounts.js';
import type { AccountNumber, Tables } from './tables.js';
import { emptyValue, keysUnder } from './tables.js';

/** Sessions. Each read renews the snapshot, as for API keys (api-keys.ts). */
export function sessionOperations(tables: Tables, writer: GroupCommitWriter) {
  const sessionsOf = (number: AccountNumber): Session[] =>
    keysUnder(tables.sessionIndex, [number])
      .map(([, hash]) => tables.sessions.get(hash)!)
      .sort((a, b) => (a.expires_at > b.expires_at ? -1 : 1));
  const add = (session: Session) => {
    const number = requireAccountNumber(tables, session.account);
    tables.sessions.put(session.hash, session);
    tables.sessionIndex.put([number, session.hash], emptyValue);
    tables.expiries.put([Date.parse(session.expires_at), 's', session.hash], emptyValue);
  };
  const removeAll = (number: AccountNumber): number => {
    const entries = keysUnder(tables.sessionIndex, [number]);
    for (const [, hash] of entries) {
      const session = orDamaged(() => tables.sessions.get(hash)!);
      if (session !== 'damaged') removeSession(tables, session);
      else {
        tables.sessionIndex.remove([number, hash]);
        tables.sessions.remove(hash);
      }
    }
    return entries.length;
  };

  return {
    session(hash) {
      tables.sessions.resetReadTxn();
      return tables.sessions.get(hash) ?? null;
    },

    sessions(account) {
      tables.sessions.resetReadTxn();
      const number = accountNumber(tables, account);
      return number === null ? [] : sessionsOf(number);
    },

    createSession(session, sessionsMax = Number.POSITIVE_INFINITY, expectedPassword) {
      return writer.run(() => {
        const number = requireAccountNumber(tables, session.account);
        const { password } = tables.accounts.get(session.account)!;
        if (expectedPassword !== undefined && password !== expectedPassword) return false;
        add(session);
        for (const oldest of sessionsOf(number).slice(sessionsMax)) removeSession(tables, oldest);
        return true;
      });
    },

    deleteSession(hash) {
      return writer.run(() => {
        const session = tables.sessions.get(hash);
        if (session) removeSession(tables, session);
      });
    },

    deleteSessions(account) {
      return writer.run(() => {
        const number = accountNumber(tables, account);
        return number === null ? 0 : removeAll(number);
      });
    },

    touchSession({ hash }, at) {
      writer
        .run(() => {
          const stored = tables.sessions.get(hash);
          if (stored && (stored.last_used_at ?? '') < at)
            tables.sessions.put(hash, { ...stored, last_used_at: at });
        })
        .catch(() => {});
    },

    setPassword(name, password, { expectedPassword, next } = {}) {
      return writer.run(() => {
        const account = tables.accounts.get(name);
        if (account === undefined) return false;
        if (expectedPassword !== undefined && account.password !== expectedPassword) return false;
        tables.accounts.put(name, { ...account, password });
        removeAll(account.number);
        if (next !== undefined) add(next);
        return true;
      });
    },
  } satisfies Partial<DurableStore>;
}

/** Deletes a session with its index and expiry entries. Runs inside a transaction. */
export function removeSession(tables: Tables, session: Session): void {
  const number = accountNumber(tables, session.account);
  if (number !== null) tables.sessionIndex.remove([number, session.hash]);
  tables.expiries.remove([Date.parse(session.expires_at), 's', session.hash]);
  tables.sessions.remove(session.hash);
}
