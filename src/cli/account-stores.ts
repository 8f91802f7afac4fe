import { accountName, accountNameRule } from '../accounts/names.js';
import type { Plans } from '../accounts/plans.js';
import { readPlans } from '../accounts/plans-file.js';
import { readStoreLocations } from '../config.js';
import type { Account } from '../store/durable.js';
import { openStores, type Stores } from '../store/open.js';
import { CommandError, UsageError } from './command.js';

/** Opens the server's stores, runs `work` and closes them. The server may be running. */
export async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const stores = await openStores(readStoreLocations(process.env), {
    onMigration: line => process.stderr.write(`telltale: ${line}\n`),
  });
  try {
    return await work(stores);
  } finally {
    await Promise.all([stores.durable.close(), stores.counters.close()]);
  }
}

/** @throws UsageError if the text is not a valid account name */
export function nameFrom(text: string): string {
  const name = accountName(text);
  if (name === null)
    throw new UsageError(`"${text.slice(0, 80)}" is not a valid account name. ${accountNameRule}.`);
  return name;
}

/** @throws UsageError if the plan does not exist */
export function planFrom(text: string): string {
  const plans: Plans = readPlans(process.env.PLANS_FILE);
  if (!Object.hasOwn(plans, text)) {
    throw new UsageError(`unknown plan "${text}"; available plans: ${Object.keys(plans).join(', ')}`);
  }
  return text;
}

export const newAccount = (name: string, plan: string): Account => ({
  name,
  plan,
  created_at: new Date().toISOString(),
  disabled: false,
  password: null,
});

export const noSuchAccount = (name: string) => new CommandError(`unknown account "${name}"`);
