import type { Target } from '../driver.js';
import { median } from '../times.js';
import {
  closedLoop,
  type LoadOptions,
  type LoadResult,
  type LoadSummary,
  openLoop,
  summarise,
} from './load-generator.js';

const rounds = 7;
const seconds = 3;
const callers = 32;
const share = 0.8;

interface Server {
  target: Target;
  requests: readonly Buffer[];
}

/** Rates in requests per second and p99 in ms, of each server. */
interface Waiting {
  rates: number[];
  /** At 80% of its own capacity. */
  own: number[];
  /** At 80% of the capacity of the last server. */
  same: number[];
}

/**
 * Waiting times at 80% of capacity. The rounds of the servers alternate, so that other work on the machine
 * delays all; each figure is the median of the rounds.
 */
export async function waitingAtLoad(servers: readonly Server[]): Promise<Waiting> {
  const inTurn = async (
    member: keyof LoadSummary,
    send: (options: LoadOptions, i: number) => Promise<LoadResult>,
  ) => {
    const values = servers.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [i, { target, requests }] of servers.entries())
        values[i]!.push(summarise(await send({ url: target.url, requests, seconds }, i))[member]);
    return values.map(median);
  };
  const capacity = await inTurn('goodput', options => closedLoop(options, callers));
  const rates = capacity.map(each => share * each);
  return {
    rates,
    own: await inTurn('p99', (options, i) => openLoop(options, rates[i]!)),
    same: await inTurn('p99', options => openLoop(options, rates.at(-1)!)),
  };
}
