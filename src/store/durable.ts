import { limits } from '../limits.js';

/**
 * What must survive: accounts, keys, sessions, saved scans and cleanups, idempotency records.
 * The embedded store answers at once, a remote one with a promise; a writer resolves only when the write is durable.
 * A write that can't be kept rejects with `StoreUnavailable` and leaves nothing behind; one for an account that isn't
 * there with `NoSuchAccount` (errors.ts). Names and ids may be any text a client sent: what was never stored isn't found.
 */
export type Awaitable<T> = T | Promise<T>;

export interface Account {
  name: string;
  plan: string;
  created_at: string;
  disabled: boolean;
  /** Encoded scrypt hash with its parameters, or null for an account that can't sign in. */
  password: string | null;
}

export type Scope = 'full' | 'read';

/** An API key as stored: never the key itself. */
export interface ApiKey {
  id: string;
  account: string;
  /** SHA-256 of the whole key, hex. */
  hash: string;
  last4: string;
  scope: Scope;
  label: string | null;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
}

/** Resolution of a last use: a write per call would be too many, and a session's owner needs no minutes. */
export const keyTouchMs = 60_000;
export const sessionTouchMs = 10 * 60_000;

export const touchIsDue = (
  { last_used_at }: { last_used_at: string | null },
  at: string,
  everyMs: number,
): boolean => last_used_at === null || Date.parse(at) - Date.parse(last_used_at) >= everyMs;

export interface Session {
  /** SHA-256 of the cookie's token, hex. */
  hash: string;
  account: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

/** A session as earlier versions stored it has no `created_at`; it was opened `limits.sessionMs` before it expires. */
export const withSessionDefaults = (
  storageUse: Omit<Session, 'created_at' | 'last_used_at'> & Partial<Record<keyof Session, string | null>>,
): Session => ({
  hash: storageUse.hash,
  account: storageUse.account,
  created_at:
    storageUse.created_at ?? new Date(Date.parse(storageUse.expires_at) - limits.sessionMs).toISOString(),
  expires_at: storageUse.expires_at,
  last_used_at: storageUse.last_used_at ?? null,
});

export const historyKinds = ['scan', 'cleanup', 'report', 'feedback'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What is read back of a record. */
export interface StoredRecord {
  /** Its line in a list. */
  item: Readonly<Record<string, unknown>>;
  /** The rest of it: members of a JSON object without braces, UTF-8; the store never looks into them. */
  members: Uint8Array;
}

/** A saved scan, cleanup or report, or feedback that was given. */
export interface HistoryRecord extends StoredRecord {
  /** Sorts by time: a later record has a greater id. */
  id: string;
  kind: HistoryKind;
  /** Oldest scan of the revision chain (its own id when it starts one); null for all but scans. */
  chain: string | null;
  /** The record's line in its revision chain; null for all but scans. */
  revision: Readonly<Record<string, unknown>> | null;
}

/** What the records of an account take, of every kind together. */
export interface StorageUse {
  records: number;
  /** Of the items, the members and the revisions, UTF-8. */
  bytes: number;
}

/** The most of it an account may have; null is no limit. */
export type StorageLimits = { [Part in keyof StorageUse]: StorageUse[Part] | null };

/** `after` is the id the page starts behind (exclusive), `offset` skips from there. */
export interface HistoryPageRequest {
  limit: number;
  offset: number;
  after: string | null;
}

export interface HistoryPage {
  items: Record<string, unknown>[];
  /** Records of the kind in the account, whatever the page. */
  total: number;
  /** Id to pass as `after` for the next page; null on the last. */
  next: string | null;
}

/** Names a record of an account. */
export interface RecordReference {
  kind: HistoryKind;
  id: string;
}

/** What is stored of a request that carried an Idempotency-Key: digests, never a text or an answer. */
export interface IdempotencyRecord {
  /** SHA-256 of the request (route, query, media type and body), hex. */
  request: string;
  status: number;
  /** SHA-256 of the answer's body, hex; null for an answer whose body was not known when this was stored (a stream). */
  answer: string | null;
  /** Whether the same request makes the same answer again. */
  repeatable: boolean;
  /** The record the request saved; null when it saved none. */
  saved: RecordReference | null;
  /** Unix ms. */
  expires_at: number;
}

export interface DurableStore {
  account(name: string): Awaitable<Account | null>;
  accounts(): Awaitable<Account[]>;
  /** false when the name is taken. */
  createAccount(account: Account): Promise<boolean>;
  /** false when there is no such account. */
  updateAccount(name: string, change: Partial<Omit<Account, 'name'>>): Promise<boolean>;
  /** Everything the account owns goes with it. */
  deleteAccount(name: string): Promise<boolean>;

  keyByHash(hash: string): Awaitable<ApiKey | null>;
  keys(account: string): Awaitable<ApiKey[]>;
  /**
   * false when the account holds `most` keys already that are not revoked, decided in the transaction that adds the key.
   * Drops the oldest revoked keys of the account beyond `limits.revokedKeysPerAccount`.
   */
  createKey(key: ApiKey, most?: number): Promise<boolean>;
  /** false when there is no such key (in that account, when one is named) or it is revoked already. */
  revokeKey(id: string, at: string, account?: string): Promise<boolean>;
  /** Written behind, at most once a minute a key; may be lost at a crash. */
  touchKey(key: ApiKey, at: string): void;

  session(hash: string): Awaitable<Session | null>;
  /** Newest first, expired ones too until the next sweep. */
  sessions(account: string): Awaitable<Session[]>;
  /**
   * Opens a session and ends the oldest of the account beyond `most`. With `checked`, the stored password that a sign-in
   * was checked against: false when the account has another by then.
   */
  createSession(session: Session, most?: number, checked?: string): Promise<boolean>;
  deleteSession(hash: string): Promise<void>;
  /** Ends every session of the account; resolves to how many that were. */
  deleteSessions(account: string): Promise<number>;
  /** Written behind, at most every ten minutes a session; may be lost at a crash. */
  touchSession(session: Session, at: string): void;
  /**
   * Sets the password, ends every session of the account and opens `next`, in one transaction. false when there is no
   * such account or, with `checked`, when its password is another by then.
   */
  setPassword(
    name: string,
    password: string,
    change?: { checked?: string; next?: Session },
  ): Promise<boolean>;

  /** A random secret of the service, 256 bits in hex, made when it is first asked for and the same in every process. */
  secret(name: string): Awaitable<string>;
  /** Whether the account signed in from this address, given as a keyed hash, and still remembers it at `now`. */
  knowsAddress(account: string, address: string, now: number): Awaitable<boolean>;
  /** Remembers an address until `expires_at` (ms); of more than `most` the one that expires first is forgotten. */
  rememberAddress(account: string, address: string, expires_at: number, most: number): Promise<void>;
  /**
   * Replaces the state of a name's sign-ins in one transaction, and removes it some time after `expires_at` (ms).
   * `change` receives the stored state or null, and may run more than once.
   */
  changeSignIns<T>(
    name: string,
    change: (stored: string | null) => { stored: string; expires_at: number; result: T },
  ): Promise<T>;

  /**
   * Saving an id again changes nothing, so a save may be retried. With limits it rejects with `StorageFull` when the record
   * would pass one; saves in parallel can't pass them together.
   */
  save(account: string, record: HistoryRecord, limits?: StorageLimits): Promise<void>;
  /** What the account's records take: exact, counted in the transactions that save and remove them. */
  stored(account: string): Awaitable<StorageUse>;
  /** null when it isn't there or isn't this account's. */
  record(account: string, kind: HistoryKind, id: string): Awaitable<StoredRecord | null>;
  /** The chain a scan belongs to; null when the scan isn't there. */
  chainOf(account: string, scanId: string): Awaitable<string | null>;
  /** Revisions of a chain that still exist, oldest first. */
  revisions(account: string, chain: string): Awaitable<Record<string, unknown>[]>;
  /** Newest first. Cursors cost the same at any depth; an offset is walked, in steps that leave the event loop free. */
  list(account: string, kind: HistoryKind, page: HistoryPageRequest): Awaitable<HistoryPage>;
  remove(account: string, kind: HistoryKind, id: string): Promise<boolean>;
  /** Removes what was there when the call began; resolves to how many that was. Never blocks the event loop for long. */
  removeAll(account: string, kind: HistoryKind): Promise<number>;
  /** Likewise for ids that sort before `id` (those of a time: `firstIdOf` in id.ts). */
  removeBefore(account: string, kind: HistoryKind, id: string): Promise<number>;

  /** null once it has expired. `key` is the digest of an Idempotency-Key, which is a client's own text. */
  idempotencyRecord(account: string, key: string): Awaitable<IdempotencyRecord | null>;
  saveIdempotencyRecord(account: string, key: string, record: IdempotencyRecord): Promise<void>;
  /**
   * Drops expired sessions and idempotency records, and keys `limits.deadKeyMs` after they were revoked or expired;
   * finishes deletions that were cut short, and erases what was deleted from the files. Called now and then.
   */
  sweep(now: number): Promise<void>;

  /** Throws when the store can't read and write. */
  check(): Promise<void>;
  close(): Promise<void>;
}
