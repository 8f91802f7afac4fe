import type { Database, Key, RootDatabase } from 'lmdb';
import type {
  Account,
  ApiKey,
  HistoryKind,
  HistoryRecord,
  IdempotencyRecord,
  Session,
} from '../../durable.js';
import { ChecksummedTable } from '../checksums.js';
import { noteDeletion } from '../environment.js';

/**
 * Internal number of an account. Never reused: a name that is deleted and registered again gets a new number,
 * so the new account cannot see data of the old one.
 */
export type AccountNumber = number;

/** Codes of the kinds in stored keys. A code is never reassigned. */
export const kindCodes = { scan: 1, cleanup: 2, report: 3, feedback: 4, image: 5 } as const satisfies Record<
  HistoryKind,
  number
>;
export type KindCode = (typeof kindCodes)[keyof typeof kindCodes];

export interface StoredAccount extends Account {
  number: AccountNumber;
}

export interface StoredItem {
  item: HistoryRecord['item'];
  chain: string | null;
  /**
   * Number of this save within its account and kind. A record that existed at some moment has at most the
   * serial that `totals` had then: bulk deletions use this as their bound.
   */
  serial: number;
  /** CRC-32 of the body. */
  sum: number;
  /** Size of the record: item, members and revision. */
  bytes: number;
}

interface Totals {
  count: number;
  serial: number;
  bytes: number;
}

interface SignInState {
  stored: string;
  expires_at: number;
}

/** Value of index entries, whose information is in the key. */
export const emptyValue = '1';
/** Sorts after every id: all characters of ids sort before it. */
export const afterEveryId = '~';

/**
 * The tables of the `records` environment, as key → value; `n` is the account's number. Values are JSON with
 * a checksum (checksums.ts). Exceptions: indexes have a constant value, and bodies are raw bytes whose
 * checksum is in the item.
 *
 *     accounts    name              → account, with its number
 *     skeletons   skeleton of name  → name of the account
 *     keys        key id            → key
 *     keyHashes   hash              → key id
 *     keyIndex    n, key id
 *     sessions    hash              → session
 *     sessionIndex n, hash
 *     items       n, kind, id       → summary, chain, serial, checksum of the body, size
 *     bodies      n, kind, id       → the other members: separate, so that lists never read texts
 *     revisions   n, chain, id      → summary in the revision chain
 *     totals      n, kind           → count and bytes of the items, serial of the newest
 *     answers     n, key digest     → idempotency record
 *     secrets     name              → secret of the service
 *     addresses   n                 → addresses the account signed in from: expiry (ms) by keyed hash
 *     signIns     keyed hash        → state of an account name's sign-ins from other addresses
 *     expiries    ms, letter, …       what to delete then: a session (s, n, hash), an idempotency record
 *                                     (a, n, key digest), a key (k, id), addresses (i, n), a sign-in
 *                                     state (n, keyed hash). An entry may outlive what it names
 *     purges      n                   deleted accounts whose history is being removed
 *     counters    name              → last number assigned
 */
export function openTables(env: RootDatabase<string, string>) {
  const index = <K extends Key>(name: string) => env.openDB<string, K>({ name, encoding: 'string' });
  const table = <K extends Key, V>(name: string, showsId?: boolean) =>
    new ChecksummedTable<K, V>(index<K>(name), name, showsId);
  return {
    accounts: table<string, StoredAccount>('accounts'),
    skeletons: table<string, string>('skeletons'),
    keys: table<string, ApiKey>('keys'),
    keyHashes: table<string, string>('keyHashes'),
    keyIndex: index<[AccountNumber, string]>('keyIndex'),
    sessions: table<string, Session>('sessions'),
    sessionIndex: index<[AccountNumber, string]>('sessionIndex'),
    items: table<RecordKey, StoredItem>('items', true),
    bodies: env.openDB<Buffer, RecordKey>({ name: 'bodies', encoding: 'binary' }),
    revisions: table<[AccountNumber, string, string], HistoryRecord['revision']>('revisions', true),
    totals: table<[AccountNumber, KindCode], Totals>('totals'),
    answers: table<[AccountNumber, string], IdempotencyRecord>('answers'),
    secrets: table<string, string>('secrets'),
    addresses: table<AccountNumber, Record<string, number>>('addresses'),
    signIns: table<string, SignInState>('signIns'),
    expiries: index<ExpiryKey>('expiries'),
    purges: index<AccountNumber>('purges'),
    counters: table<string, number>('counters'),
    /** Notes that this transaction deletes texts, titles or names. */
    noteDeletion: () => noteDeletion(env),
  };
}

export type RecordKey = [AccountNumber, KindCode, string];
export type ExpiryKey =
  | [ms: number, 's', AccountNumber, hash: string]
  | [ms: number, 'k', id: string]
  | [ms: number, 'n', name: string]
  | [ms: number, 'a', AccountNumber, key: string]
  | [ms: number, 'i', AccountNumber];
export type Tables = ReturnType<typeof openTables>;

/** All keys that begin with `prefix`, in order; an array, as deletions in an iterated table are not safe. */
export function keysUnder<K extends Key[]>(
  table: Pick<Database<unknown, K>, 'getKeys'> | ChecksummedTable<K, unknown>,
  prefix: Key[],
  limit?: number,
): K[] {
  const range = { start: prefix, end: [...prefix.slice(0, -1), (prefix.at(-1) as number) + 1] };
  return [...table.getKeys(limit === undefined ? range : { ...range, limit })] as K[];
}
