import type { Scope } from '../store/durable.js';
import type { Plan } from './plans.js';

/** The authenticated caller of a request; known before the body is read. */
export interface Caller {
  readonly kind: 'key' | 'session' | 'anonymous';
  /** Account name; null for an anonymous caller. */
  readonly account: string | null;
  readonly planName: string;
  readonly plan: Plan;
  readonly scope: Scope;
  /** Subject of rate limits and quotas: `a:NAME` or `ip:ADDRESS`. */
  readonly subject: string;
  /** Subject of the requests of a visitor's browser, within those of its address; absent without a token. */
  readonly browser?: string;
  /** Token hash of the session that authenticates the request. */
  readonly sessionHash?: string;
  /** Hash of the API key that authenticates the request. */
  readonly keyHash?: string;
}

/** Whether results may be saved for the caller: an account, and not a key of scope `read`. */
export const mayStore = (caller: Caller): caller is Caller & { account: string } =>
  caller.account !== null && caller.scope === 'full';
