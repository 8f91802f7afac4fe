/**
 * Changes limits for the tests, which may run on a busy machine. `test/run-files.ts` preloads this module
 * into every process and thread; programs of the bundle that tests start keep the limits of production.
 */
import { limits } from '../src/contract/limits.js';

// Files have the priority of requests: threads of a lower one may get no time until a deadline has passed.
Object.assign(limits, {
  documentNiceness: 0,
  nativeNiceness: 0,
  imageNiceness: 0,
} satisfies Partial<Record<keyof typeof limits, number>>);

const longMs = 900_000;

// Deadlines in wall-clock time: for a turn in a queue, and for an answer of another machine.
if (process.env.TEST_DEADLINES !== 'production')
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
