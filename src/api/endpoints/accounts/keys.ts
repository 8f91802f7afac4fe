import { generateKey } from '../../../accounts/key.js';
import { KeyList, KeyRequest, type KeyView, NewKey } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { RecordRequest } from '../../../contract/history.js';
import { limits } from '../../../contract/limits.js';
import { cleanTitle } from '../../../report/safe-text.js';
import type { ApiKey } from '../../../store/durable.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { accountDeleteDefaults, accountRouteDefaults } from './account-route-defaults.js';

const listKeys = route({
  ...accountRouteDefaults,
  method: 'GET',
  path: '/api/keys',
  summary: "List the account's API keys, without the keys themselves",
  docs: {
    description:
      "Lists the account's valid keys: label, scope, last four characters and time of last use. Never returns the keys themselves.",
  },
  services: ['store'],
  output: KeyList,
  async work(_, { caller, services }) {
    const keys = await services.store.keys(caller.account!);
    const items = keys
      .filter(key => key.revoked_at === null)
      .map(key => ({ ...keyView(key), last_used_at: key.last_used_at }));
    return json({ items });
  },
});

const createKey = route({
  ...accountRouteDefaults,
  method: 'POST',
  path: '/api/keys',
  summary: 'Create an API key',
  docs: {
    description:
      'Creates an API key. Only this response shows it. A key of scope `read` may scan, clean, extract, fetch and read the history, and stores ' +
      'nothing. A key of scope `full` may do everything the account may, except manage the account and its keys, which needs a session.',
    success: 201,
    statuses: {
      409: 'The account has the maximum number of keys; revoke one first.',
      429: 'The hourly limit of new keys for this account is reached.',
    },
    links: { deleteKey: { id: '/id' } },
    examples: [
      {
        name: 'read',
        summary: 'A key for a script that only scans',
        value: { label: 'nightly check', scope: 'read' },
      },
    ],
  },
  services: ['store', 'counters', 'now'],
  body: 'json',
  input: KeyRequest,
  output: NewKey,
  async work(input, { caller, services }) {
    const { store, counters } = services;
    const now = services.now();
    const account = caller.account!;
    const expires_at = input.expires_at ? futureInstant(input.expires_at, now) : null;
    const perHour = limits.keysMintedPerHour;
    const take = await counters.consume(caller.subject, 'keys', perHour, 1, now);
    if (!take.allowed) throw httpErrors.rateLimited(perHour, 'new key', take.resetSeconds);
    const { scope = 'full' } = input;
    const label = cleanTitle(input.label);
    const { text, record } = generateKey({ account, scope, label, expires_at }, now);
    if (!(await store.createKey(record, limits.keysPerAccount))) throw httpErrors.tooManyKeys();
    return json({ key: text, ...keyView(record) }, 201);
  },
});

const deleteKey = route({
  ...accountDeleteDefaults,
  path: '/api/keys/{id}',
  summary: 'Revoke an API key',
  docs: {
    description: 'Revokes a key. It stops working everywhere within a second.',
    statuses: { 404: 'The account has no key with this id.' },
  },
  services: ['store', 'now'],
  input: RecordRequest,
  async work({ id }, { caller, services }) {
    const at = new Date(services.now()).toISOString();
    if (!(await services.store.revokeKey(id, at, caller.account!))) throw httpErrors.unknownRecord();
    return json({ deleted: 1 });
  },
});

const keyView = ({ id, label, scope, last4, created_at, expires_at }: ApiKey): KeyView => ({
  id,
  label,
  scope,
  last4,
  created_at,
  expires_at,
});

/** Normalises an RFC 3339 date or date-time to UTC. Throws 422 when it is malformed or in the past. */
function futureInstant(text: string, now: number): string {
  const shape = /^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?)?$/;
  const ms = shape.test(text) ? Date.parse(text) : Number.NaN;
  if (!(ms > now)) throw httpErrors.badExpiry(text);
  return new Date(ms).toISOString();
}

export const keyRoutes = { listKeys, createKey, deleteKey };
