import type { Database, Key, RootDatabase } from 'lmdb';
import type { HistoryKind } from '../../durable.js';
import { ChecksummedTable } from '../checksums.js';

/** Number of an account inside the store. A name that is deleted and taken again gets another, so old data can't leak. */
export type AccountNumber = number;

/** How kinds are written on the disk; a code is never given to another kind. */
export const kindCodes = { scan: 1, cleanup: 2, report: 3, feedback: 4 } as const satisfies Record<
  HistoryKind,
  number
>;
export type KindCode = (typeof kindCodes)[keyof typeof kindCodes];

/** Where an index has nothing to say beyond its key. */
export const emptyValue = '1';
/** Sorts behind every id, whose characters all come before it. */
export const afterEveryId = '~';

/**
 * The databases of the records environment. Values are JSON with a checksum (sealed.ts), except bodies, which are bytes kept
 * as they came and have their checksum in the item, and those of tables that say nothing beyond their keys.
 *
 *     accounts    name              → account, with its number
 *     keys        key id            → key
 *     keyHashes   hash              → key id
 *     keyIndex    n, key id
 *     sessions    hash              → session
 *     sessionIndex n, hash
 *     items       n, kind, id       → the line in a list, its chain, its serial, the checksum of its body
 *     bodies      n, kind, id       → the rest of the record: apart, so that a list never touches a text
 *     revisions   n, chain, id      → the line in its chain
 *     totals      n, kind           → how many items there are, their bytes, and the serial of the newest
 *     answers     n, key digest     → idempotency record
 *     secrets     name              → secret of the service
 *     addresses   n, keyed hash     → when an address the account signed in from is forgotten, ms
 *     signIns     keyed hash        → state of a name's sign-ins from other addresses
 *     expiries    ms, letter, …     → what to drop then: a session (s, hash), an idempotency record (a, n, key digest), a
 *                                     key (k, id), an address (i, n, keyed hash), a name's sign-ins (n, keyed hash)
 *     purges      n                   accounts deleted whose history is still being removed
 *     counters    name              → last number given out
 */
export function openTables(env: RootDatabase<string, string>) {
  const index = <K extends Key>(name: string) => env.openDB<string, K>({ name, encoding: 'string' });
  const table = <K extends Key>(name: string) => new ChecksummedTable<K>(index<K>(name), name);
  const history = <K extends Key>(name: string) => new ChecksummedTable<K>(index<K>(name), name, true);
  return {
    accounts: table<string>('accounts'),
    keys: table<string>('keys'),
    keyHashes: table<string>('keyHashes'),
    keyIndex: index<[AccountNumber, string]>('keyIndex'),
    sessions: table<string>('sessions'),
    sessionIndex: index<[AccountNumber, string]>('sessionIndex'),
    items: history<RecordKey>('items'),
    bodies: env.openDB<Buffer, RecordKey>({ name: 'bodies', encoding: 'binary' }),
    revisions: history<[AccountNumber, string, string]>('revisions'),
    totals: table<[AccountNumber, KindCode]>('totals'),
    answers: table<[AccountNumber, string]>('answers'),
    secrets: table<string>('secrets'),
    addresses: table<[AccountNumber, string]>('addresses'),
    signIns: table<string>('signIns'),
    expiries: index<ExpiryKey>('expiries'),
    purges: index<AccountNumber>('purges'),
    counters: table<string>('counters'),
  };
}

export type RecordKey = [AccountNumber, KindCode, string];
export type ExpiryKey =
  | [ms: number, 's', hash: string]
  | [ms: number, 'k', id: string]
  | [ms: number, 'n', name: string]
  | [ms: number, 'a', AccountNumber, key: string]
  | [ms: number, 'i', AccountNumber, address: string];
export type Tables = ReturnType<typeof openTables>;

/** Every key that begins with these parts, in order. Deleting while it is walked is not safe: take the array first. */
export function keysUnder<K extends Key[]>(
  table: Pick<Database<unknown, K>, 'getKeys'> | ChecksummedTable<K>,
  prefix: Key[],
  limit?: number,
): K[] {
  const range = { start: prefix, end: [...prefix.slice(0, -1), (prefix.at(-1) as number) + 1] };
  return [...table.getKeys(limit === undefined ? range : { ...range, limit })] as K[];
}
