import { TelltaleError } from './error.js';

/** Wait before the first new attempt; each further one without an answer waits twice as long. */
const firstWaitMs = 250;

/**
 * Yields the answers that `answersFrom` receives for the lines from a given one on. When the connection is
 * lost after the stream has begun, it sends the lines without an answer again, at most `retries` times in a
 * row without a new answer. The server keeps no state between the requests, so indices are added up here.
 */
export async function* resumed<T extends { index: number }>(
  answersFrom: (first: number) => Promise<AsyncGenerator<T, void, void>>,
  retries: number,
): AsyncGenerator<T, void, void> {
  let answered = 0;
  let failures = 0;
  let begun = false;
  for (;;) {
    const first = answered;
    try {
      const answers = await answersFrom(first);
      begun = true;
      for await (const answer of answers) {
        answered++;
        failures = 0;
        yield { ...answer, index: first + answer.index };
      }
      return;
    } catch (error) {
      if (!begun || !isLostConnection(error) || failures >= retries) throw error;
      await new Promise(resolve => setTimeout(resolve, firstWaitMs * 2 ** failures));
      failures++;
    }
  }
}

/** Statuses of a proxy that lost its connection to the service, as well as that of a lost connection. */
const lostStatuses = new Set([0, 502, 504]);

/** Whether the connection was lost: while reading, in the middle of a line, or before a response. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof TelltaleError && (lostStatuses.has(error.status) || error.cause instanceof SyntaxError));
