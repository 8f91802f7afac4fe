/** The site's HTTP client, the visitor's session, and the messages for failed calls. */
import { retryAfter } from '../client/error.js';
import { type Issue, Telltale, TelltaleError } from '../client/index.js';
import { pause } from '../client/pause.js';
import { withoutWait } from '../contract/prose.js';
import type { ConfigView } from '../contract/service.js';
import { browserId } from './base/storage.js';
import { createStore } from './base/store.js';

/** A failure that a page shows. `status` is the HTTP status, 0 without a response, -1 for a bug. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Seconds until another attempt can succeed; null if unknown. */
    readonly retryAfterS: number | null = null,
  ) {
    super(message);
  }
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  password: 'Password',
  current_password: 'Current password',
  new_password: 'New password',
  url: 'Address',
  title: 'Title',
  label: 'Name',
};

function sentenceOf(issue: Issue): string {
  const field = fieldNames[String(issue.loc.at(-1))];
  const message = issue.msg.replace(/^(String|Input) should/, 'it should');
  const sentence = field === undefined ? message : `${field}: ${message}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Converts any error of a page's action to a message for people. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof TelltaleError)) {
    console.error(error);
    return new Problem(-1, 'Something went wrong in this page. Nothing you entered is lost; try again.');
  }
  const { status, detail, retryAfterS } = error;
  if (status === 0) return new Problem(0, noResponse());
  const message = typeof detail === 'string' ? detail : detail.map(sentenceOf).join(' ');
  return new Problem(status, retryAfterS === null ? message : withoutWait(message), retryAfterS);
}

const noResponse = (): string =>
  navigator.onLine
    ? 'The service did not answer. Nothing you entered is lost; try again in a moment.'
    : 'You are offline. Nothing you entered is lost; try again once you are connected.';

/** Calls that check a password: their 401 means a wrong password, not an ended session. */
const passwordCheck = /^\/api\/(session|account\/password)$/;

/** Longest `Retry-After` in seconds after which a request is sent again without a click. */
const retryWaitMaxS = 10;

/** Number of requests that wait to be sent again, because the machine was busy. */
export const busyRetries = createStore(0);

/** `fetch` that sends a request once more when the machine was busy: nothing was done for it yet. */
const fetchTwice: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const waitS = response.status === 503 ? retryAfter(response) : null;
  if (waitS === null || waitS > retryWaitMaxS) return response;
  busyRetries.set(now => now + 1);
  try {
    await pause(waitS * 1000, init?.signal);
    return await fetch(input, init);
  } finally {
    busyRetries.set(now => now - 1);
  }
};

/** `fetch` that detects the end of the session, and sends the token of this browser. */
const fetchInSession: typeof fetch = async (input, init) => {
  const headers = { ...(init?.headers as Record<string, string>), 'x-browser': browserId() };
  const response = await fetchTwice(input, { ...init, headers });
  if (response.status === 401 && !passwordCheck.test(String(input))) void refreshConfig();
  return response;
};

/**
 * The client of all pages. It sends the session cookie, because `fetch` does so for the same origin. Except
 * once after a busy machine, it neither retries nor times out: the person sees each failure, can try again,
 * and can stop a slow action.
 */
export const telltale = new Telltale({ retries: 0, timeoutMs: 0, fetch: fetchInSession });

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
