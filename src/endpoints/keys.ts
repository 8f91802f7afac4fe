import { mintKey } from '../accounts/key.js';
import { KeyList, KeyRequest, type KeyView, NewKey } from '../contract/account.js';
import { Deleted, Nothing, RecordRequest } from '../contract/history.js';
import { httpErrors } from '../errors.js';
import { json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { limits } from '../limits.js';
import type { ApiKey, Scope } from '../store/durable.js';

const ofSession = { access: 'session', scope: 'full', rateLimit: null, idempotent: false } as const;

export const listKeys = route({
  ...ofSession,
  method: 'GET',
  path: '/api/keys',
  summary: "The account's keys, never the keys themselves",
  body: 'none',
  input: Nothing,
  output: KeyList,
  async work(_: object, { caller, services }: Context) {
    const keys = await services.store.keys(caller.account!);
    const items = keys
      .filter(key => key.revoked_at === null)
      .map(key => ({ ...view(key), last_used_at: key.last_used_at }));
    return json({ items });
  },
});

/** Mints a key; the answer is the only place it is ever shown. */
export const createKey = route({
  ...ofSession,
  method: 'POST',
  path: '/api/keys',
  summary: 'Mint an API key',
  body: 'json',
  input: KeyRequest,
  output: NewKey,
  async work(
    input: { label?: string | null; scope?: Scope; expires_at?: string | null },
    { caller, services }: Context,
  ) {
    const { store, counters } = services;
    const now = services.now();
    const account = caller.account!;
    const expires_at = input.expires_at ? futureInstant(input.expires_at, now) : null;
    const perHour = limits.keysMintedPerHour;
    const take = await counters.consume(caller.subject, 'keys', perHour, 1, now);
    if (!take.allowed) throw httpErrors.rateLimited(perHour, 'new key', take.resetSeconds);
    const { label = null, scope = 'full' } = input;
    const { text, record } = mintKey({ account, scope, label, expires_at }, now);
    if (!(await store.createKey(record, limits.keysPerAccount))) throw httpErrors.tooManyKeys();
    return json({ key: text, ...view(record) }, 201);
  },
});

export const deleteKey = route({
  ...ofSession,
  method: 'DELETE',
  path: '/api/keys/{id}',
  summary: 'Revoke an API key',
  body: 'none',
  input: RecordRequest,
  output: Deleted,
  async work({ id }: { id: string }, { caller, services }: Context) {
    const at = new Date(services.now()).toISOString();
    if (!(await services.store.revokeKey(id, at, caller.account!))) throw httpErrors.unknownRecord();
    return json({ deleted: 1 });
  },
});

const view = ({ id, label, scope, last4, created_at, expires_at }: ApiKey): KeyView => ({
  id,
  label,
  scope,
  last4,
  created_at,
  expires_at,
});

/** RFC 3339 date or date-time, normalised to UTC; throws 422 when it is neither or has passed. */
function futureInstant(text: string, now: number): string {
  const shape = /^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?)?$/;
  const ms = shape.test(text) ? Date.parse(text) : Number.NaN;
  if (!(ms > now)) throw httpErrors.badExpiry(text);
  return new Date(ms).toISOString();
}
