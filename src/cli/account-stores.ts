import { accountName, accountNameRule, isOneScript, scriptRule } from '../accounts/names.js';
import type { Plans } from '../accounts/plans.js';
import { readPlans } from '../accounts/plans.js';
import { readStoreLocations } from '../server/config.js';
import { openAccess, type StoreAccess } from '../store/commands.js';
import type { StoreLocations, Stores } from '../store/open.js';
import { CommandError, UsageError } from './command.js';
import { writeNote } from './output.js';

/** Opens access to the service's stores, runs `work` and closes it. The service may be running. */
export async function withAccess<T>(
  work: (access: StoreAccess) => Promise<T>,
  locations: StoreLocations = readStoreLocations(process.env),
): Promise<T> {
  const access = await openAccess(locations, reportWaiting);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
}

export const withStores = <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
  withAccess(async access => work(await access.stores()));

export const reportWaiting = (line: string): void => writeNote([line]);

/** @throws UsageError if the text is not a valid account name */
export function nameFrom(text: string): string {
  const name = accountName(text);
  if (name === null)
    throw new UsageError(`"${text.slice(0, 80)}" is not a valid account name. ${accountNameRule}.`);
  return name;
}

/**
 * Creates an account without a password.
 * @returns false if it exists
 * @throws UsageError if the name mixes scripts
 * @throws CommandError if the name looks like that of another account
 */
export async function createWithoutPassword(
  { durable }: Stores,
  name: string,
  plan: string,
): Promise<boolean> {
  if ((await durable.account(name)) !== null) return false;
  if (!isOneScript(name)) throw new UsageError(`"${name}" is not a valid account name. ${scriptRule}.`);
  const account = { name, plan, created_at: new Date().toISOString(), disabled: false, password: null };
  if (await durable.createAccount(account)) return true;
  if ((await durable.account(name)) !== null) return false;
  throw new CommandError(`"${name}" looks like the name of another account`);
}

/** @throws UsageError if the plan does not exist */
export function planFrom(text: string): string {
  const plans: Plans = readPlans(process.env.PLANS_FILE);
  if (!Object.hasOwn(plans, text))
    throw new UsageError(`unknown plan "${text}"; available plans: ${Object.keys(plans).join(', ')}`);
  return text;
}

export const noSuchAccount = (name: string) => new CommandError(`unknown account "${name}"`);
