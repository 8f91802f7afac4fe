/** A value now (embedded store) or later (store on another machine). */
export type Awaitable<T> = T | Promise<T>;

export interface Account {
  name: string;
  plan: string;
  created_at: string;
  disabled: boolean;
  /** Encoded scrypt hash with its parameters; null for an account that cannot sign in. */
  password: string | null;
}

export type Scope = 'full' | 'read';

/** A stored API key: its hash and metadata, never the key itself. */
export interface ApiKey {
  id: string;
  account: string;
  /** SHA-256 of the entire key, hex. */
  hash: string;
  last4: string;
  scope: Scope;
  label: string | null;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
}

export interface Session {
  /** SHA-256 of the cookie's token, hex. */
  hash: string;
  account: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

export const historyKinds = ['scan', 'cleanup', 'report', 'feedback', 'image'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface StoredRecord {
  /** Summary of the record, as history lists return it. */
  item: Readonly<Record<string, unknown>>;
  /**
   * The remaining members of the record's JSON object in UTF-8, without braces; those of a report are encoded
   * by report/stored-report.ts. The store does not parse them.
   */
  members: Uint8Array;
  /** Id of the oldest scan of its revision chain, which may be its own; null for other kinds than scans. */
  chain: string | null;
}

export interface HistoryRecord extends StoredRecord {
  /** Sorts by time: a later record has a greater id (record-id.ts). */
  id: string;
  kind: HistoryKind;
  /** Summary of the scan in its revision chain; null for other kinds. */
  revision: Readonly<Record<string, unknown>> | null;
}

/** Storage that the history records of an account use, all kinds together. */
export interface StorageUse {
  records: number;
  /** Sum of `recordBytes` (record-bytes.ts). */
  bytes: number;
}

/** Storage quota of an account; null means unlimited. */
export type StorageLimits = { [Part in keyof StorageUse]: StorageUse[Part] | null };

/** A page of a history list: records after the id `after` (exclusive), less the first `offset` of them. */
export interface HistoryPageRequest {
  limit: number;
  offset: number;
  after: string | null;
}

export interface HistoryPage {
  items: Record<string, unknown>[];
  /** Number of records of this kind in the account. */
  total: number;
  /** Value of `after` for the next page; null on the last page. */
  next: string | null;
}

/** Identifies a history record within an account. */
export interface RecordReference {
  kind: HistoryKind;
  id: string;
}

/** What an idempotency record contains of the answer. */
export interface AnswerDigest {
  status: number;
  /** SHA-256 of the response body, hex; null for a stream, and until the answer is known. */
  answer: string | null;
  /** Whether the same request produces the same response again. */
  repeatable: boolean;
}

/** An attempt at a request with an Idempotency-Key. Digests only. */
export interface KeyedRequest {
  /** Random id of this attempt. */
  readonly attempt: string;
  /** SHA-256 of the Idempotency-Key. */
  readonly key: string;
  /** SHA-256 of the request (route, query, media type and body), hex. */
  readonly request: string;
  /** Unix ms. */
  readonly expires_at: number;
}

/** Record of the attempt that took an Idempotency-Key: digests only, never a text or a response. */
export interface IdempotencyRecord extends AnswerDigest, Omit<KeyedRequest, 'key'> {
  /** The history record that the request saved; null when it saved none. */
  saved: RecordReference | null;
}

export const noAnswerYet: AnswerDigest = { status: 200, answer: null, repeatable: true };

/**
 * Accounts, API keys, sessions, history and idempotency records.
 *
 * A write resolves once it is durable. A write that fails rejects with `StoreUnavailable` and changes
 * nothing; a write for an account that does not exist rejects with `NoSuchAccount` (errors.ts). Names and ids
 * may be any text that a client sent: unknown ones are reported as not found. Implementations:
 * lmdb/records/open.ts and postgres/open.ts.
 */
export interface DurableStore {
  account(name: string): Awaitable<Account | null>;
  accounts(): Awaitable<Account[]>;
  /** Returns false when the name is taken, or looks like the name of another account (name-skeleton.ts). */
  createAccount(account: Account): Promise<boolean>;
  /** Returns false when there is no such account. */
  updateAccount(name: string, change: Partial<Pick<Account, 'plan' | 'disabled'>>): Promise<boolean>;
  /** Deletes the account and everything it owns. Returns false when there is no such account. */
  deleteAccount(name: string): Promise<boolean>;

  keyByHash(hash: string): Awaitable<ApiKey | null>;
  keys(account: string): Awaitable<ApiKey[]>;
  /**
   * Returns false when the account already has `keysMax` keys that are not revoked; this is decided in the
   * transaction that adds the key. Deletes the oldest revoked keys of the account beyond
   * `limits.revokedKeysPerAccount`.
   */
  createKey(key: ApiKey, keysMax?: number): Promise<boolean>;
  /** Returns false when the key does not exist, belongs to another account, or is already revoked. */
  revokeKey(id: string, at: string, account?: string): Promise<boolean>;
  /**
   * Updates `last_used_at` in the background. A crash may lose the update. `withCallerCache` omits all but
   * one update a minute, and one in ten minutes for a session.
   */
  touchKey(key: ApiKey, at: string): void;

  session(hash: string): Awaitable<Session | null>;
  /** Newest first. Includes expired sessions until the next sweep. */
  sessions(account: string): Awaitable<Session[]>;
  /**
   * Opens a session and ends the oldest ones of the account beyond `sessionsMax`. Returns false when
   * `expectedPassword`, the stored hash that a sign-in was checked against, is no longer the account's.
   */
  createSession(session: Session, sessionsMax?: number, expectedPassword?: string): Promise<boolean>;
  deleteSession(hash: string): Promise<void>;
  /** Ends every session of the account and returns their number. */
  deleteSessions(account: string): Promise<number>;
  /** As `touchKey`. */
  touchSession(session: Session, at: string): void;
  /**
   * Sets the password, ends every session of the account and opens `next`, in one transaction. Returns
   * false when there is no such account, or when `expectedPassword` is no longer its stored hash.
   */
  setPassword(
    name: string,
    password: string,
    change?: { expectedPassword?: string; next?: Session },
  ): Promise<boolean>;

  /** A random secret of the service, 256 bits in hex. Created on first use; the same in every process. */
  secret(name: string): Awaitable<string>;
  /** Whether the account signed in from this address and the entry is valid. `address` is a keyed hash. */
  knowsAddress(account: string, address: string, now: number): Awaitable<boolean>;
  /**
   * Stores an address until `expires_at` (Unix ms). Beyond `addressesMax`, the first to expire is deleted.
   */
  rememberAddress(account: string, address: string, expires_at: number, addressesMax: number): Promise<void>;
  /**
   * Replaces the sign-in state of an account name in one transaction. The state is deleted some time after
   * `expires_at` (Unix ms). `change` receives the stored state or null, and may run more than once.
   */
  changeSignIns<T>(
    name: string,
    change: (stored: string | null) => { stored: string; expires_at: number; result: T },
  ): Promise<T>;

  /**
   * Saves a record. Idempotent: saving an id again changes nothing, so a save may be retried. Rejects with
   * `StorageFull` when the record would exceed `limits`, also together with saves that run in parallel. With
   * `keyed`, the same transaction takes the idempotency key, as `takeIdempotencyKey` does, and rejects before
   * the storage is checked.
   */
  save(
    account: string,
    record: HistoryRecord,
    limits?: StorageLimits,
    keyed?: KeyedRequest | null,
  ): Promise<void>;
  /** Storage that the account uses. Exact: updated in the transactions that save and delete records. */
  storageUse(account: string): Awaitable<StorageUse>;
  /** null when the record does not exist or belongs to another account. */
  record(account: string, kind: HistoryKind, id: string): Awaitable<StoredRecord | null>;
  /** Existing revisions of a chain, oldest first. */
  revisions(account: string, chain: string): Awaitable<Record<string, unknown>[]>;
  /**
   * Lists records, newest first. A cursor (`after`) costs the same at any depth; an offset costs time in
   * proportion, in steps that do not block the event loop.
   */
  list(account: string, kind: HistoryKind, page: HistoryPageRequest): Awaitable<HistoryPage>;
  /** Sets the title of a record and of its revision. Returns false when there is no such record. */
  rename(account: string, kind: HistoryKind, id: string, title: string | null): Promise<boolean>;
  remove(account: string, kind: HistoryKind, id: string): Promise<boolean>;
  /**
   * Deletes the records that existed when the call began and returns their number; with `before`, only those
   * whose ids sort before it, such as `firstIdOf` (record-id.ts). Works in short transactions that do not
   * block the event loop.
   */
  removeAll(account: string, kind: HistoryKind, before?: string): Promise<number>;

  /** null once the record has expired. `key` is a digest of the Idempotency-Key header. */
  idempotencyRecord(account: string, key: string): Awaitable<IdempotencyRecord | null>;
  /**
   * Stores the idempotency record of a request that saves no history record. Rejects with
   * `IdempotencyKeyTaken` when an unexpired record exists, so that one of several concurrent requests
   * succeeds.
   */
  takeIdempotencyKey(account: string, keyed: KeyedRequest, answer?: AnswerDigest): Promise<void>;
  /** Adds the answer to the record that this attempt stored. Does nothing when there is none. */
  completeIdempotencyRecord(account: string, keyed: KeyedRequest, answer: AnswerDigest): Promise<void>;
  /**
   * Periodic maintenance: deletes expired sessions, idempotency records, addresses and sign-in states, and
   * API keys `limits.inactiveKeyMs` after they were revoked or expired. The embedded store also finishes
   * interrupted deletions.
   */
  sweep(now: number): Promise<void>;

  /** Throws when the store cannot read and write. */
  check(): Promise<void>;
  close(): Promise<void>;
}
