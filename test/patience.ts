/**
 * Raises the deadlines of work for the tests, which may run on a busy machine. `test/run.ts` preloads this
 * module into every process and thread. It is not loaded into the tests of deadlines, and programs of the
 * bundle that tests start keep the deadlines of production.
 */
import { limits } from '../src/contract/limits.js';
import './equal-priority.js';

const longMs = 900_000;

Object.assign(limits, {
  textWaitMs: longMs,
  streamedTextWaitMs: longMs,
  documentWaitMs: longMs,
  imageWaitMs: longMs,
  modelMs: longMs,
  chatConnectMs: longMs,
  storeConnectMs: longMs,
  storeStatementMs: longMs,
  valkeyCommandMs: longMs,
} satisfies Partial<Record<keyof typeof limits, number>>);
