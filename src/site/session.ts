import type { ConfigView } from '../contract/service.js';
import { problemOf, telltale, whenSessionEnds } from './api.js';
import { clearWork } from './draft.js';
import { createStore } from './shared/store.js';

/** The visitor's account, limits and usage; null until the service has answered. */
export const config = createStore<ConfigView | null>(null);
/** Why `config` could not be loaded; null when it could. */
export const configProblem = createStore<string | null>(null);

export async function refreshConfig(): Promise<void> {
  try {
    config.set(await telltale.config());
    configProblem.set(null);
  } catch (error) {
    configProblem.set(problemOf(error).message);
  }
}

whenSessionEnds(() => void refreshConfig());

/** Signs out and clears all data of the account in this tab. */
export async function signOut(): Promise<void> {
  await telltale.sessions.signOut();
  clearWork();
  await refreshConfig();
}
