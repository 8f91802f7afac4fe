/** Load generators: a closed loop with a number of callers, and an open loop at a fixed rate. */
import { percentile } from '../times.js';
import { RawConnection, type RawResponse } from './raw-connection.js';

interface TimedResponse extends RawResponse {
  /** Milliseconds from the time the request was due to the end of its response. */
  ms: number;
}

export interface LoadResult {
  seconds: number;
  responses: TimedResponse[];
}

export interface LoadOptions {
  url: string;
  /** Sent in turn. */
  requests: readonly Buffer[];
  seconds: number;
}

/** Closed loop: each caller sends its next request when it has its response. */
export async function closedLoop(
  { url, requests, seconds }: LoadOptions,
  callers: number,
): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const responses: TimedResponse[] = [];
  let next = 0;
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const caller = async () => {
    const connection = new RawConnection(hostname, Number(port));
    for (let due = performance.now(); due < until; due = performance.now()) {
      const response = await connection.send(requests[next++ % requests.length]!);
      responses.push({ ...response, ms: performance.now() - due });
      // Avoids a busy loop when connections fail.
      if (response.status === 0) await new Promise(resolve => setTimeout(resolve, 10));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { seconds: (performance.now() - begun) / 1_000, responses };
}

/** Maximum number of connections of an open loop. */
const connectionsMax = 2_000;

/** Open loop: requests are due at regular intervals, whether or not earlier ones have a response. */
export async function openLoop(
  { url, requests, seconds }: LoadOptions,
  perSecond: number,
): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const responses: TimedResponse[] = [];
  const free: RawConnection[] = [];
  const all: RawConnection[] = [];
  const waiting: number[] = [];
  const count = Math.round(perSecond * seconds);
  let sent = 0;
  const begun = performance.now();

  const openConnection = (): RawConnection | undefined => {
    if (all.length === connectionsMax) return undefined;
    const connection = new RawConnection(hostname, Number(port));
    all.push(connection);
    return connection;
  };
  const send = async (connection: RawConnection, firstDue: number) => {
    for (let due: number | undefined = firstDue; due !== undefined; due = waiting.shift()) {
      const response = await connection.send(requests[sent++ % requests.length]!);
      responses.push({ ...response, ms: performance.now() - due });
    }
    free.push(connection);
  };
  for (let due = 0; due < count; ) {
    for (const now = performance.now(); due < count; due++) {
      const at = begun + (due * 1_000) / perSecond;
      if (at > now) break;
      const connection = free.pop() ?? openConnection();
      if (connection === undefined) waiting.push(at);
      else void send(connection, at);
    }
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  const spent = (performance.now() - begun) / 1_000;
  // Waits for outstanding responses, up to the longest deadline of the service.
  for (const end = performance.now() + 25_000; responses.length < count && performance.now() < end; )
    await new Promise(resolve => setTimeout(resolve, 10));
  for (const connection of all) connection.close();
  return { seconds: spent, responses };
}

export interface LoadSummary {
  /** Successful responses per second. */
  goodput: number;
  p50: number;
  p95: number;
  p99: number;
  /** Share of 503 responses. */
  rejected: number;
  /** p99 latency of 503 responses in ms; NaN without any. */
  rejectionP99: number;
  rejectionsWithoutRetryAfter: number;
  /** Responses other than 2xx and 503, and closed connections. */
  unexpected: number;
}

export function summarise({ seconds, responses }: LoadResult): LoadSummary {
  const good = responses.filter(({ status }) => status >= 200 && status < 300).map(({ ms }) => ms);
  const rejected = responses.filter(({ status }) => status === 503);
  return {
    goodput: good.length / seconds,
    p50: percentile(good, 0.5),
    p95: percentile(good, 0.95),
    p99: percentile(good, 0.99),
    rejected: rejected.length / Math.max(1, responses.length),
    rejectionP99: percentile(
      rejected.map(({ ms }) => ms),
      0.99,
    ),
    rejectionsWithoutRetryAfter: rejected.filter(({ retryAfter }) => retryAfter === null).length,
    unexpected: responses.length - good.length - rejected.length,
  };
}
