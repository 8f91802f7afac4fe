import type { ConfigView } from '../contract/service.js';
import { problemOf, telltale, whenSessionEnds } from './api.js';
import { clearWork } from './draft.js';
import { createStore } from './shared/store.js';

/** Who is asking, what they may and what is left of it; null until the service has said so. */
export const config = createStore<ConfigView | null>(null);
/** Why it has not, when it was asked and did not say. */
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

/** Ends the session, and with it everything of the account's that this tab still holds. */
export async function signOut(): Promise<void> {
  await telltale.sessions.signOut();
  clearWork();
  await refreshConfig();
}
