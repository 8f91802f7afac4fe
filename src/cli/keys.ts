import { generateKey } from '../accounts/key.js';
import { defaultPlan } from '../accounts/plans.js';
import { limits } from '../contract/limits.js';
import { cleanTitle } from '../report/safe-text.js';
import type { ApiKey } from '../store/durable.js';
import { createWithoutPassword, nameFrom, noSuchAccount, planFrom, withStores } from './account-stores.js';
import { type Command, CommandError, columns, commandWith, json, UsageError } from './command.js';

export const createKey = commandWith({
  usage: 'keys create --account NAME',
  summary: 'Create a key and print it once.',
  details: 'Creates the account if needed.',
  options: {
    account: { type: 'string', required: true, value: 'NAME', description: 'Account of the key; required' },
    scope: {
      type: 'string',
      default: 'full',
      choices: ['full', 'read'],
      description: 'What the key may do',
    },
    plan: { type: 'string', default: defaultPlan, value: 'PLAN', description: 'Plan of a new account' },
    label: { type: 'string', value: 'TEXT', description: 'Note that lists of keys show' },
    expires: { type: 'string', value: 'DATE', description: 'Date after which the key is rejected' },
  },
  run({ options }) {
    const now = Date.now();
    const { scope } = options;
    const account = nameFrom(options.account);
    const plan = planFrom(options.plan);
    const label = cleanTitle(options.label);
    if (label !== null && [...label].length > limits.labelChars)
      throw new UsageError(`invalid --label: at most ${limits.labelChars} characters`);
    const expires_at = expiry(options.expires, now);

    return withStores(async stores => {
      const { durable } = stores;
      await createWithoutPassword(stores, account, plan);
      const key = generateKey({ account, scope, label, expires_at }, now);
      if (!(await durable.createKey(key.record, limits.keysPerAccount)))
        throw new CommandError(`${account} already has ${limits.keysPerAccount} keys; revoke one first`);
      return key.text;
    });
  },
});

export const listKeys = commandWith({
  usage: 'keys list --account NAME',
  summary: "List an account's keys, including revoked ones.",
  options: {
    account: { type: 'string', required: true, value: 'NAME', description: 'Account of the keys; required' },
    json: { type: 'boolean', description: 'Print JSON' },
  },
  run({ options }) {
    const name = nameFrom(options.account);
    return withStores(async ({ durable }) => {
      if ((await durable.account(name)) === null) throw noSuchAccount(name);
      const keys = await durable.keys(name);
      if (options.json) return json(keys.map(({ hash: _, ...shown }) => shown));
      const heading = ['ID', 'LAST4', 'SCOPE', 'CREATED', 'EXPIRES', 'LAST USED', 'REVOKED', 'LABEL'];
      return columns(heading, keys.map(keyRow));
    });
  },
});

export const revokeKey: Command = {
  usage: 'keys revoke KEY_ID',
  summary: 'Revoke a key with immediate effect.',
  args: [1, 1],
  run({ args }) {
    const id = args[0]!;
    return withStores(async ({ durable }) => {
      const revoked = await durable.revokeKey(id, new Date().toISOString());
      if (!revoked) throw new CommandError(`no active key "${id}"`);
      return `revoked ${id}`;
    });
  },
};

function keyRow(key: ApiKey): string[] {
  const { id, last4, scope, created_at, expires_at, last_used_at, revoked_at, label } = key;
  const cells = [id, last4, scope, created_at, expires_at, last_used_at, revoked_at, label];
  return cells.map(cell => cell ?? '-');
}

/** Parses a future date (midnight UTC) or RFC 3339 time. */
function expiry(date: string | undefined, now: number): string | null {
  if (date === undefined) return null;
  const shape = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
  const ms = shape.test(date) ? Date.parse(date) : Number.NaN;
  // Date.parse reads 31 February as 3 March in some forms, so the parsed date must match the input.
  if (Number.isNaN(ms) || (date.length === 10 && new Date(ms).toISOString().slice(0, 10) !== date))
    throw new UsageError(
      `invalid --expires "${date}": expected a date such as 2027-01-31 or 2027-01-31T12:00:00Z`,
    );
  if (ms <= now) throw new UsageError(`invalid --expires "${date}": the date is in the past`);
  return new Date(ms).toISOString();
}
