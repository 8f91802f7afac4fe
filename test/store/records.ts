import assert from 'node:assert/strict';
import type {
  Account,
  ApiKey,
  HistoryKind,
  HistoryRecord,
  Session,
  StoredRecord,
} from '../../src/store/durable.js';

/** Minimal valid objects for store tests. A test overrides only the fields it is about. */
export const account = (name: string, change: Partial<Account> = {}): Account => ({
  name,
  plan: 'free',
  created_at: '2026-11-01T00:00:00.000Z',
  disabled: false,
  password: null,
  ...change,
});

export const key = (id: string, owner: string, change: Partial<ApiKey> = {}): ApiKey => ({
  id,
  account: owner,
  hash: `hash-of-${id}`,
  last4: 'abcd',
  scope: 'full',
  label: null,
  created_at: '2026-11-01T00:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  ...change,
});

export const session = (hash: string, owner: string, change: Partial<Session> = {}): Session => ({
  hash,
  account: owner,
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
  last_used_at: null,
  ...change,
});

/** Id of record `n`. Ids sort like their numbers. */
export const idOf = (n: number) => `r_${String(n).padStart(9, '0')}`;

export const record = (
  n: number,
  kind: HistoryKind = 'scan',
  chain: string | null = null,
): HistoryRecord => ({
  id: idOf(n),
  kind,
  item: { id: idOf(n), title: `number ${n}` },
  members: Buffer.from(JSON.stringify({ text: `text ${n} “é\u0000😀`, title: `number ${n}` }).slice(1, -1)),
  chain: kind === 'scan' ? (chain ?? idOf(n)) : null,
  revision: kind === 'scan' ? { id: idOf(n), score: n } : null,
});

export const firstPage = { limit: 50, offset: 0, after: null };
export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Fails unless `stored` equals record `n` as it was saved. */
export function assertStored(stored: StoredRecord | null, n: number): void {
  const { item, members } = record(n);
  assert.deepEqual(
    stored && { item: stored.item, members: Buffer.from(stored.members) },
    { item, members },
    `record ${n}`,
  );
}
