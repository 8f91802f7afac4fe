import type { Scope } from '../store/durable.js';
import type { Plan } from './plans.js';

/** Who is asking, settled before a body is read. */
export interface Caller {
  readonly kind: 'key' | 'session' | 'anonymous';
  /** Account name; null for an anonymous caller. */
  readonly account: string | null;
  readonly planName: string;
  readonly plan: Plan;
  readonly scope: Scope;
  /** What hours and months are counted for: `a:NAME` or `ip:ADDRESS`. */
  readonly subject: string;
  /** Hash of the session that carries the request. */
  readonly sessionHash?: string;
  /** Hash of the API key that carries the request. */
  readonly keyHash?: string;
}

/** Whether what the caller makes may be kept for them: a read-scope key stores nothing. */
export const mayStore = (caller: Caller): caller is Caller & { account: string } =>
  caller.account !== null && caller.scope === 'full';
