/** Messages for failed actions. Pure. */

import { TelltaleError } from '../client/error.js';
import { withoutWait } from '../contract/prose.js';

/** A failure that the popup or the options page shows. */
export class Problem extends Error {
  constructor(
    message: string,
    /** Seconds until another attempt can succeed; null if unknown or if another attempt does not help. */
    readonly retryAfterS: number | null = null,
    /** The remedy that the popup offers. */
    readonly remedy: 'retry' | 'options' | null = null,
  ) {
    super(message);
  }
}

/** The service and credential of the failed call. */
export interface CallContext {
  origin: string;
  apiKey: string | null;
  ownOrigin: string;
}

/** The line of the service's environment that admits this extension without a key. */
export const allowedOriginsLine = (ownOrigin: string): string => `ALLOWED_ORIGINS=${ownOrigin}`;

/** Converts any error of an action to a message for people. */
export function problemOf(error: unknown, context: CallContext): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SyntaxError) return new Problem(notTelltale(context.origin), null, 'options');
  if (!(error instanceof TelltaleError))
    return new Problem('Something went wrong in the extension. Try again.', null, 'retry');
  const { status, retryAfterS } = error;
  const message = retryAfterS === null ? error.message : withoutWait(error.message);
  if (status === 0)
    return new Problem(
      `The service at ${context.origin} could not be reached. Check that it runs and that the address is right.`,
      null,
      'retry',
    );
  if (status === 401) return new Problem(credentialMessage(context), null, 'options');
  if (status === 404) return new Problem(notTelltale(context.origin), null, 'options');
  if (status === 429 || status >= 500) return new Problem(message, retryAfterS, 'retry');
  return new Problem(message, retryAfterS);
}

const notTelltale = (origin: string): string =>
  `The address ${origin} does not answer like a Telltale service.`;

const credentialMessage = ({ apiKey, ownOrigin }: CallContext): string =>
  apiKey === null
    ? `The service asks for an API key. Connect to it, or let its operator set ${allowedOriginsLine(ownOrigin)}`
    : 'The service rejected the API key. It may have been revoked: connect again.';
