import type { DurableStore, Session } from '../../durable.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { accountNumber, requireAccountNumber, touch } from './accounts.js';
import { type AccountNumber, emptyValue, keysUnder, type Tables } from './tables.js';

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
    tables.expiries.put([Date.parse(session.expires_at), 's', number, session.hash], emptyValue);
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
        for (const { hash } of sessionsOf(number).slice(sessionsMax)) removeSession(tables, number, hash);
        return true;
      });
    },

    deleteSession(hash) {
      return writer.run(() => {
        const session = tables.sessions.get(hash);
        const number = session && accountNumber(tables, session.account);
        if (number != null) removeSession(tables, number, hash);
      });
    },

    deleteSessions(account) {
      return writer.run(() => {
        const number = accountNumber(tables, account);
        return number === null ? 0 : removeSessions(tables, number);
      });
    },

    touchSession: ({ hash }, at) => touch(writer, tables.sessions, hash, at),

    setPassword(name, password, { expectedPassword, next } = {}) {
      return writer.run(() => {
        const account = tables.accounts.get(name);
        if (account === undefined) return false;
        if (expectedPassword !== undefined && account.password !== expectedPassword) return false;
        tables.accounts.put(name, { ...account, password });
        removeSessions(tables, account.number);
        if (next !== undefined) add(next);
        return true;
      });
    },
  } satisfies Partial<DurableStore>;
}

/** Deletes a session, which may be damaged. Runs inside a transaction. */
export function removeSession(tables: Tables, number: AccountNumber, hash: string): void {
  tables.sessionIndex.remove([number, hash]);
  tables.sessions.remove(hash);
}

/** Deletes the sessions of an account and returns their number. Runs inside a transaction. */
export function removeSessions(tables: Tables, number: AccountNumber): number {
  const entries = keysUnder(tables.sessionIndex, [number]);
  for (const [, hash] of entries) removeSession(tables, number, hash);
  return entries.length;
}
