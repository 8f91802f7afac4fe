import { after } from 'node:test';
import { limits } from '../src/contract/limits.js';

export type Limits = Partial<Record<keyof typeof limits, number>>;

/** Changes limits until the end of the running test or suite. */
export function setLimits(changes: Limits): void {
  const before = Object.fromEntries(Object.entries(limits).filter(([name]) => name in changes));
  Object.assign(limits, changes);
  after(() => Object.assign(limits, before));
}
