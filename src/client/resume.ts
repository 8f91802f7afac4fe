import type { RetryLimits } from './connection.js';
import { TelltaleError } from './error.js';
import { pause } from './pause.js';

/** Wait before the first new attempt; each further one without an answer waits twice as long. */
const firstWaitMs = 250;
/** Answers that wait for one before them. With more, the request ends, and its other lines are sent again. */
const heldMax = 100;

interface Answer {
  index: number;
  status: number;
  retry_after?: number;
}

/**
 * Yields the answers to `count` lines in their order. `send` sends the lines with the given indices, and
 * returns answers that are numbered from 0. Lines that a busy service did not scan (503) are sent again, and
 * so are those without an answer when the connection is lost after the stream has begun. The server keeps no
 * state between the requests.
 */
export async function* resumed<T extends Answer>(
  send: (indices: readonly number[]) => Promise<AsyncGenerator<T, void, void>>,
  count: number,
  { retries, waitMaxS }: RetryLimits,
  signal?: AbortSignal,
): AsyncGenerator<T, void, void> {
  const held = new Map<number, T>();
  let next = 0;
  let failures = 0;
  let begun = false;
  for (;;) {
    const pending = Array.from({ length: count - next }, (_, i) => next + i).filter(i => !held.has(i));
    const busy = new Map<number, T>();
    let lost: unknown = null;
    try {
      const answers = await send(pending);
      begun = true;
      for await (const received of answers) {
        const answer = { ...received, index: pending[received.index] ?? count };
        if (isBusy(answer)) busy.set(answer.index, answer);
        else {
          held.set(answer.index, answer);
          failures = 0;
        }
        for (const first of takenFrom(held, next)) {
          next++;
          yield first;
        }
        if (held.size >= heldMax) break;
      }
    } catch (error) {
      if (!begun || !isLostConnection(error) || failures >= retries) throw error;
      lost = error;
    }
    const waitS = Math.max(0, ...Array.from(busy.values(), answer => answer.retry_after ?? 0));
    if (lost === null && (busy.size === 0 || failures >= retries || waitS > waitMaxS))
      return yield* [...held.values(), ...busy.values()].sort((one, other) => one.index - other.index);
    await pause(Math.max(firstWaitMs * 2 ** failures, waitS * 1000), signal);
    failures++;
  }
}

/** Removes and yields the answers from a line on, up to the first that is missing. */
function* takenFrom<T>(held: Map<number, T>, index: number): Generator<T> {
  for (let at = index, found = held.get(at); found !== undefined; found = held.get(at)) {
    held.delete(at++);
    yield found;
  }
}

const isBusy = ({ status }: Answer): boolean => status === 503;

/** Statuses of a proxy that lost its connection to the service, as well as that of a lost connection. */
const lostStatuses = new Set([0, 502, 504]);

/** Whether the connection was lost: while reading, in the middle of a line, or before a response. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof TelltaleError && (lostStatuses.has(error.status) || error.cause instanceof SyntaxError));
