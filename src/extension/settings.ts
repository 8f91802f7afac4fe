/** The service's address and key, and the client for them. They are stored on this machine only. */
import { type ConfigView, Telltale } from '../client/index.js';
import { browser } from './browser.js';
import { matchPattern } from './service-address.js';

export interface Settings {
  origin: string;
  /** API key; null for use without an account. */
  apiKey: string | null;
}

/** Origin of this extension, as the service sees it in the Origin header. */
export const ownOrigin = location.origin;

/** Match pattern that the extension asks permission for. */
export const patternOf = (origin: string): string =>
  matchPattern(origin, location.protocol !== 'moz-extension:');

export async function loadSettings(): Promise<Settings | null> {
  const { settings } = await browser.storage.local.get('settings');
  return (settings as Settings | undefined) ?? null;
}

export const saveSettings = (settings: Settings): Promise<void> => browser.storage.local.set({ settings });

/** Removes the address, the key and the last result. */
export async function forgetSettings(): Promise<void> {
  await browser.storage.local.remove('settings');
  await browser.storage.session.remove('last');
}

export const mayReach = (origin: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [patternOf(origin)] });

/** Sends no cookie, so that the extension never acts as the person who is signed in to the site. */
const fetchFromExtension: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });

/** What the service allows this caller. Throws a SyntaxError for an answer of something else. */
export async function configOf(client: Telltale, signal?: AbortSignal): Promise<ConfigView> {
  const view = await client.config(signal && { signal });
  if (typeof (view as Partial<ConfigView>).limits?.characters_per_text !== 'number')
    throw new SyntaxError('not the configuration of a service');
  return view;
}

/** Creates the client. It does not retry: the person sees each failure and can try again. */
export const clientFor = ({ origin, apiKey }: Settings): Telltale =>
  new Telltale({
    baseUrl: origin,
    ...(apiKey !== null && { apiKey }),
    retries: 0,
    fetch: fetchFromExtension,
  });
