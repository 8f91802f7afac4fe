/** Load on a server: by so many callers who each wait for their answer, or at a rate that waits for nobody. */
import { type Told, Wire } from './raw-connection.js';

export interface Answered extends Told {
  /** Milliseconds from the moment the request was due until the end of its answer. */
  ms: number;
}

export interface Outcome {
  seconds: number;
  answers: Answered[];
}

export interface Sending {
  url: string;
  /** Sent in turn. */
  requests: readonly Buffer[];
  seconds: number;
}

/** Callers who send again as soon as they have their answer. */
export async function byCallers({ url, requests, seconds }: Sending, callers: number): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const answers: Answered[] = [];
  let next = 0;
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const caller = async () => {
    const wire = new Wire(hostname, Number(port));
    for (let due = performance.now(); due < until; due = performance.now()) {
      const told = await wire.send(requests[next++ % requests.length]!);
      answers.push({ ...told, ms: performance.now() - due });
      // One that can't get through must not spin.
      if (told.status === 0) await new Promise(resolve => setTimeout(resolve, 10));
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { seconds: (performance.now() - begun) / 1_000, answers };
}

/** Connections a rate may open. */
const wiresMax = 2_000;

/** Requests due at even distances, whether or not the ones before were answered. */
export async function byRate({ url, requests, seconds }: Sending, perSecond: number): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const answers: Answered[] = [];
  const free: Wire[] = [];
  const all: Wire[] = [];
  const waiting: number[] = [];
  const count = Math.round(perSecond * seconds);
  let sent = 0;
  const begun = performance.now();

  const another = (): Wire | undefined => {
    if (all.length === wiresMax) return undefined;
    const wire = new Wire(hostname, Number(port));
    all.push(wire);
    return wire;
  };
  const send = async (wire: Wire, firstDue: number) => {
    for (let due: number | undefined = firstDue; due !== undefined; due = waiting.shift()) {
      const told = await wire.send(requests[sent++ % requests.length]!);
      answers.push({ ...told, ms: performance.now() - due });
    }
    free.push(wire);
  };
  for (let due = 0; due < count; ) {
    for (const now = performance.now(); due < count; due++) {
      const at = begun + (due * 1_000) / perSecond;
      if (at > now) break;
      const wire = free.pop() ?? another();
      if (wire === undefined) waiting.push(at);
      else void send(wire, at);
    }
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  const spent = (performance.now() - begun) / 1_000;
  // What was due is waited for, up to the longest deadline there is.
  for (const end = performance.now() + 25_000; answers.length < count && performance.now() < end; )
    await new Promise(resolve => setTimeout(resolve, 10));
  for (const wire of all) wire.close();
  return { seconds: spent, answers };
}

/** The value below which `share` of them lie; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export interface Digest {
  /** Answers of success a second. */
  goodput: number;
  p50: number;
  p95: number;
  p99: number;
  /** Shares of all answers. */
  refused: number;
  /** Slowest hundredth of the refusals, ms; NaN without any. */
  refusalP99: number;
  refusalsWithoutRetryAfter: number;
  /** Answers other than 2xx and 503, and connections that broke. */
  odd: number;
}

export function digest({ seconds, answers }: Outcome): Digest {
  const good = answers.filter(({ status }) => status >= 200 && status < 300).map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === 503);
  return {
    goodput: good.length / seconds,
    p50: percentile(good, 0.5),
    p95: percentile(good, 0.95),
    p99: percentile(good, 0.99),
    refused: refused.length / Math.max(1, answers.length),
    refusalP99: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    refusalsWithoutRetryAfter: refused.filter(({ retryAfter }) => retryAfter === null).length,
    odd: answers.length - good.length - refused.length,
  };
}
