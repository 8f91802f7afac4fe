/**
 * Ends the process of test files that leave something open, such as the client of a store after a failed
 * test. The modules of `modules.ts` import it.
 */
import { after } from 'node:test';

/** Longer than open servers and threads take to close on a busy machine. */
const closingMs = 60_000;

after(() => {
  setTimeout(() => {
    const open = process.getActiveResourcesInfo().join(', ');
    console.error(`DID NOT END after the last test of ${process.env.TEST_FILES}. Still open: ${open}`);
    process.exit(1);
  }, closingMs).unref();
});
