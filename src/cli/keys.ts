import { mintKey } from '../accounts/key.js';
import { defaultPlan } from '../accounts/plans.js';
import { limits } from '../limits.js';
import type { ApiKey } from '../store/durable.js';
import { nameFrom, newAccount, noSuchAccount, planFrom, withStores } from './account-stores.js';
import { type Command, columns, Failure, json, requiredText, text, UsageError } from './command.js';

export const createKey: Command = {
  usage: 'keys create --account NAME [--scope full|read] [--plan PLAN] [--label TEXT] [--expires DATE]',
  summary: 'Mint a key and print it, once. Makes the account when it is new, and only then applies --plan.',
  options: {
    account: { type: 'string' },
    scope: { type: 'string', default: 'full' },
    plan: { type: 'string', default: defaultPlan },
    label: { type: 'string' },
    expires: { type: 'string' },
  },
  args: [0, 0],
  run(input) {
    const now = Date.now();
    const account = nameFrom(requiredText(input, 'account'));
    const scope = text(input, 'scope');
    if (scope !== 'full' && scope !== 'read') throw new UsageError('--scope is full or read');
    const plan = planFrom(requiredText(input, 'plan'));
    const label = text(input, 'label') ?? null;
    if (label !== null && [...label].length > limits.labelChars) {
      throw new UsageError(`--label has at most ${limits.labelChars} characters`);
    }
    const expires_at = expiry(text(input, 'expires'), now);

    return withStores(async ({ durable }) => {
      await durable.createAccount(newAccount(account, plan));
      const key = mintKey({ account, scope, label, expires_at }, now);
      if (!(await durable.createKey(key.record, limits.keysPerAccount)))
        throw new Failure(`${account} holds ${limits.keysPerAccount} keys already; revoke one first`);
      return key.text;
    });
  },
};

export const listKeys: Command = {
  usage: 'keys list --account NAME [--json]',
  summary: "List an account's keys, revoked ones too.",
  options: { account: { type: 'string' }, json: { type: 'boolean' } },
  args: [0, 0],
  run(input) {
    const name = nameFrom(requiredText(input, 'account'));
    return withStores(async ({ durable }) => {
      if ((await durable.account(name)) === null) throw noSuchAccount(name);
      const keys = await durable.keys(name);
      if (input.options.json) return json(keys.map(({ hash: _, ...shown }) => shown));
      const heading = ['ID', 'LAST4', 'SCOPE', 'CREATED', 'EXPIRES', 'LAST USED', 'REVOKED', 'LABEL'];
      return columns(heading, keys.map(keyRow));
    });
  },
};

export const revokeKey: Command = {
  usage: 'keys revoke KEY_ID',
  summary: 'Revoke a key, in force at once.',
  options: {},
  args: [1, 1],
  run({ args }) {
    const id = args[0]!;
    return withStores(async ({ durable }) => {
      const revoked = await durable.revokeKey(id, new Date().toISOString());
      if (!revoked) throw new Failure(`there is no key "${id}" in force`);
      return `revoked ${id}`;
    });
  },
};

function keyRow(key: ApiKey): string[] {
  const { id, last4, scope, created_at, expires_at, last_used_at, revoked_at, label } = key;
  return [
    id,
    last4,
    scope,
    created_at,
    expires_at ?? '-',
    last_used_at ?? '-',
    revoked_at ?? '-',
    label ?? '-',
  ];
}

/** A date (midnight UTC) or a full RFC 3339 time, in the future. */
function expiry(date: string | undefined, now: number): string | null {
  if (date === undefined) return null;
  const shape = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
  const ms = shape.test(date) ? Date.parse(date) : Number.NaN;
  // Date.parse takes 31 February for 3 March in some forms; a date has to come back as it went in.
  if (Number.isNaN(ms) || (date.length === 10 && new Date(ms).toISOString().slice(0, 10) !== date)) {
    throw new UsageError(`--expires takes a date such as 2027-01-31 or 2027-01-31T12:00:00Z, not "${date}"`);
  }
  if (ms <= now) throw new UsageError(`--expires ${date} has passed`);
  return new Date(ms).toISOString();
}
