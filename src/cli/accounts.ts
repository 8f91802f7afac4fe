import { hashPassword } from '../accounts/password.js';
import { defaultPlan } from '../accounts/plans.js';
import { limits } from '../contract/limits.js';
import type { Account } from '../store/durable.js';
import { createWithoutPassword, nameFrom, noSuchAccount, planFrom, withStores } from './account-stores.js';
import { type Command, CommandError, columns, commandWith, json, UsageError } from './command.js';
import { ask, askPassword, isInteractive } from './prompt.js';

export const listAccounts = commandWith({
  usage: 'accounts list',
  summary: 'List every account.',
  options: { json: { type: 'boolean', description: 'Print JSON' } },
  run({ options }) {
    return withStores(async ({ durable }) => {
      const accounts = await durable.accounts();
      if (options.json) return json(accounts.map(withoutPassword));
      const rows = accounts.map(({ name, plan, created_at, disabled, password }) => [
        name,
        plan,
        created_at,
        disabled ? 'disabled' : 'active',
        password === null ? 'no' : 'yes',
      ]);
      return columns(['NAME', 'PLAN', 'CREATED', 'STATE', 'PASSWORD'], rows);
    });
  },
});

export const createAccount = commandWith({
  usage: 'accounts create NAME',
  summary: 'Create an account. It has no password until accounts set-password.',
  options: {
    plan: { type: 'string', default: defaultPlan, value: 'PLAN', description: 'Plan of the account' },
  },
  args: [1, 1],
  run({ args, options }) {
    const name = nameFrom(args[0]!);
    const plan = planFrom(options.plan);
    return withStores(async stores => {
      if (!(await createWithoutPassword(stores, name, plan)))
        throw new CommandError(`the account "${name}" already exists`);
      return `created ${name} on plan ${plan}`;
    });
  },
});

export const setPlan: Command = {
  usage: 'accounts set-plan NAME PLAN',
  summary: 'Change the plan of an account.',
  args: [2, 2],
  run({ args }) {
    const plan = planFrom(args[1]!);
    return change(nameFrom(args[0]!), { plan }, name => `${name} now has plan ${plan}`);
  },
};

export const setPassword: Command = {
  usage: 'accounts set-password NAME',
  summary: 'Set the sign-in password, typed or from stdin, and end all sessions.',
  args: [1, 1],
  async run({ args }) {
    const name = nameFrom(args[0]!);
    const password = await askPassword();
    const { passwordCharsMin, passwordCharsMax } = limits;
    const chars = [...password].length;
    if (chars < passwordCharsMin || chars > passwordCharsMax)
      throw new UsageError(
        `invalid password: expected ${passwordCharsMin} to ${passwordCharsMax} characters`,
      );
    const hash = await hashPassword(password);
    return withStores(async ({ durable }) => {
      if (!(await durable.setPassword(name, hash))) throw noSuchAccount(name);
      return `password set for ${name}; its sessions have ended`;
    });
  },
};

const switchCommand = (verb: 'disable' | 'enable', summary: string): Command => ({
  usage: `accounts ${verb} NAME`,
  summary,
  args: [1, 1],
  run: ({ args }) => change(nameFrom(args[0]!), { disabled: verb === 'disable' }, name => `${verb}d ${name}`),
});
export const disableAccount = switchCommand(
  'disable',
  'Disable an account: its keys and sessions are rejected, nothing is deleted (undo: accounts enable).',
);
export const enableAccount = switchCommand(
  'enable',
  'Accept the keys and sessions of a disabled account again.',
);

export const deleteAccount = commandWith({
  usage: 'accounts delete NAME',
  summary: 'Permanently delete an account with its keys, sessions and history.',
  options: { yes: { type: 'boolean', description: 'Do not ask for confirmation' } },
  args: [1, 1],
  async run({ args, options }) {
    const name = nameFrom(args[0]!);
    if (!options.yes) {
      if (!isInteractive()) throw new UsageError('deleting an account without a terminal needs --yes');
      const answer = await ask(`This deletes ${name} and everything it owns. Type the name to confirm: `);
      if (answer.trim() !== name) throw new CommandError('nothing was deleted');
    }
    return withStores(async ({ durable, counters }) => {
      if (!(await durable.deleteAccount(name))) throw noSuchAccount(name);
      await counters.deleteSubject(`a:${name}`);
      return `deleted ${name}`;
    });
  },
});

function change(
  name: string,
  changes: Partial<Pick<Account, 'plan' | 'disabled'>>,
  done: (name: string) => string,
): Promise<string> {
  return withStores(async ({ durable }) => {
    if (!(await durable.updateAccount(name, changes))) throw noSuchAccount(name);
    return done(name);
  });
}

/** An account as the command line shows it. */
export const withoutPassword = ({ password, ...account }: Account) => ({
  ...account,
  has_password: password !== null,
});
