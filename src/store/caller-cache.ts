import { LRUCache } from 'lru-cache';
import type { DurableStore } from './durable.js';
import { StoreUnreachable } from './errors.js';

/**
 * What another process changed (a key revoked, an account disabled) is in force within a second (DESIGN §2), also for an
 * open stream, whose credential is checked every `limits.credentialCheckMs`.
 */
const freshMs = 500;
/** Callers known before an outage stay known for so long; a revocation can't reach anybody meanwhile. */
const staleMs = 10 * 60_000;
const entriesMax = 20_000;

interface Remembered {
  value: object | null;
  /** performance.now() when it was asked for. */
  at: number;
}

/**
 * Remembers who callers are, so that a store on another machine is asked once a second a caller instead of twice a
 * request, and so that those who called before an outage can go on scanning through it.
 */
export function withCallerCache(store: DurableStore): DurableStore {
  const known = new LRUCache<string, Remembered>({ max: entriesMax, ttl: staleMs });

  const recall = async <T extends object>(kind: string, id: string, ask: () => Promise<T | null>) => {
    const key = `${kind} ${id}`;
    const remembered = known.get(key);
    const at = performance.now();
    if (remembered !== undefined && at - remembered.at < freshMs) return remembered.value as T | null;
    try {
      const value = await ask();
      known.set(key, { value, at });
      return value;
    } catch (error) {
      if (error instanceof StoreUnreachable && remembered !== undefined) return remembered.value as T | null;
      throw error;
    }
  };
  /** Forgets what may have changed, before the change and after it: neither may an answer asked for earlier stay. */
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      known.clear();
    }
  };

  return {
    ...store,
    account: name => recall('account', name, async () => store.account(name)),
    keyByHash: hash => recall('key', hash, async () => store.keyByHash(hash)),
    session: hash => recall('session', hash, async () => store.session(hash)),

    createAccount: account => changing(store.createAccount(account)),
    updateAccount: (name, change) => changing(store.updateAccount(name, change)),
    deleteAccount: name => changing(store.deleteAccount(name)),
    createKey: (key, most) => changing(store.createKey(key, most)),
    revokeKey: (id, at, account) => changing(store.revokeKey(id, at, account)),
    createSession: (session, most, checked) => changing(store.createSession(session, most, checked)),
    deleteSession: hash => changing(store.deleteSession(hash)),
    deleteSessions: account => changing(store.deleteSessions(account)),
    setPassword: (name, password, change) => changing(store.setPassword(name, password, change)),
  };
}
