/**
 * Gives files the priority of requests. On a busy machine, threads and processes of a lower one may get no
 * time until a deadline has passed. `test/run.ts` preloads this module into the tests of deadlines.
 */
import { limits } from '../src/contract/limits.js';

Object.assign(limits, {
  documentNiceness: 0,
  nativeNiceness: 0,
  imageNiceness: 0,
} satisfies Partial<Record<keyof typeof limits, number>>);
