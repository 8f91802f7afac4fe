import { hashPassword } from '../accounts/password.js';
import { defaultPlan } from '../accounts/plans.js';
import { limits } from '../limits.js';
import type { Account } from '../store/durable.js';
import { nameFrom, newAccount, noSuchAccount, planFrom, withStores } from './account-stores.js';
import { type Command, columns, Failure, json, requiredText, UsageError } from './command.js';
import { ask, askPassword, attended } from './prompt.js';

export const listAccounts: Command = {
  usage: 'accounts list [--json]',
  summary: 'List every account.',
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run({ options }) {
    return withStores(async ({ durable }) => {
      const accounts = await durable.accounts();
      if (options.json) return json(accounts.map(shown));
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
};

export const createAccount: Command = {
  usage: 'accounts create NAME [--plan PLAN]',
  summary: 'Make an account. It has no password until set-password.',
  options: { plan: { type: 'string', default: defaultPlan } },
  args: [1, 1],
  run(input) {
    const name = nameFrom(input.args[0]!);
    const plan = planFrom(requiredText(input, 'plan'));
    return withStores(async ({ durable }) => {
      if (!(await durable.createAccount(newAccount(name, plan)))) {
        throw new Failure(`the name "${name}" is taken`);
      }
      return `created ${name} on plan ${plan}`;
    });
  },
};

export const setPlan: Command = {
  usage: 'accounts set-plan NAME PLAN',
  summary: 'Put an account on another plan.',
  options: {},
  args: [2, 2],
  run({ args }) {
    const plan = planFrom(args[1]!);
    return change(nameFrom(args[0]!), { plan }, name => `${name} is on plan ${plan}`);
  },
};

export const setPassword: Command = {
  usage: 'accounts set-password NAME',
  summary: 'Set the password for signing in, typed or from stdin, and end all sessions.',
  options: {},
  args: [1, 1],
  async run({ args }) {
    const name = nameFrom(args[0]!);
    const password = await askPassword();
    const { passwordCharsMin, passwordCharsMax } = limits;
    const chars = [...password].length;
    if (chars < passwordCharsMin || chars > passwordCharsMax) {
      throw new UsageError(`a password has ${passwordCharsMin} to ${passwordCharsMax} characters`);
    }
    const hash = await hashPassword(password);
    return withStores(async ({ durable }) => {
      if (!(await durable.setPassword(name, hash))) throw noSuchAccount(name);
      return `password set for ${name}; its sessions have ended`;
    });
  },
};

export const disableAccount: Command = {
  usage: 'accounts disable NAME',
  summary: 'Refuse its keys and sessions until enable. Nothing is deleted.',
  options: {},
  args: [1, 1],
  run: ({ args }) => change(nameFrom(args[0]!), { disabled: true }, name => `disabled ${name}`),
};

export const enableAccount: Command = {
  usage: 'accounts enable NAME',
  summary: 'Undo disable.',
  options: {},
  args: [1, 1],
  run: ({ args }) => change(nameFrom(args[0]!), { disabled: false }, name => `enabled ${name}`),
};

export const deleteAccount: Command = {
  usage: 'accounts delete NAME [--yes]',
  summary: 'Delete an account with its keys, sessions and history, for good.',
  options: { yes: { type: 'boolean' } },
  args: [1, 1],
  async run({ args, options }) {
    const name = nameFrom(args[0]!);
    if (!options.yes) {
      if (!attended()) throw new UsageError('deleting an account without a terminal to ask at needs --yes');
      const answer = await ask(`This deletes ${name} and everything it owns. Type the name to go on: `);
      if (answer.trim() !== name) throw new Failure('nothing was deleted');
    }
    return withStores(async ({ durable, counters }) => {
      if (!(await durable.deleteAccount(name))) throw noSuchAccount(name);
      await counters.deleteSubject(`a:${name}`);
      return `deleted ${name}`;
    });
  },
};

function change(
  name: string,
  changes: Partial<Omit<Account, 'name'>>,
  done: (name: string) => string,
): Promise<string> {
  return withStores(async ({ durable }) => {
    if (!(await durable.updateAccount(name, changes))) throw noSuchAccount(name);
    return done(name);
  });
}

const shown = ({ password, ...account }: Account) => ({ ...account, has_password: password !== null });
