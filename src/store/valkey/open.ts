import { Cluster, Redis } from 'iovalkey';
import { limits } from '../../limits.js';
import { CircuitBreaker } from '../circuit-breaker.js';
import type { CounterStore } from '../counters.js';
import { StoreUnreachable } from '../errors.js';
import { monthOf } from '../quota-month.js';
import { monthScript } from './monthly-quota-script.js';
import { hourScript } from './rate-limit-script.js';

export interface ValkeyOptions {
  /**
   * Whose clock counts. `server` (the default), so that instances whose clocks differ still share their limits
   * exactly; `caller` for tests that bring times of their own.
   */
  time?: 'server' | 'caller';
  /** Hears of lost connections, and of calls that could not be made. */
  onError?: (error: Error) => void;
}

/** Every retry of a command also asks the cluster anew who has which slots. */
const clusterRetryMs = 50;

interface Scripts {
  hour(ring: string, keys: string, ...args: (string | number)[]): Promise<[number, number, number]>;
  month(counter: string, keys: string, ...args: (string | number)[]): Promise<[number, number]>;
}

/**
 * The counters of many machines, in Valkey or Redis (6 or later): one server, or a cluster when several are named.
 * Every key of a subject carries its hash tag, so one slot holds what one script touches.
 *
 *     tt:{a:ann}:h:requests        ring of minutes
 *     tt:{a:ann}:m:words/2026-11   a month's counter
 *     tt:{a:ann}                   the set of both, for forgetting
 *
 * @param urls redis://[user:password@]host:port[/db] or rediss://; several make a cluster
 * @throws StoreAway when no server answers at start
 */
export async function openValkey(urls: readonly URL[], options: ValkeyOptions = {}): Promise<CounterStore> {
  const client = connect(urls);
  client.on('error', error => options.onError?.(error));
  client.defineCommand('hour', { numberOfKeys: 2, lua: hourScript });
  client.defineCommand('month', { numberOfKeys: 2, lua: monthScript });
  const scripts = client as unknown as Scripts;
  const outage = new CircuitBreaker(options.onError);
  const ask = <T>(call: () => Promise<T>): Promise<T> => outage.run(() => mapErrors(call));
  const callersTime = options.time === 'caller';

  const base = (subject: string) => `tt:{${subject}}`;
  const hour = (subject: string, row: string, limit: number, cost: number, taking: 0 | 1, now: number) =>
    ask(async () => {
      const keys = base(subject);
      const time = callersTime ? now : '';
      const [allowed, remaining, resetSeconds] = await scripts.hour(
        `${keys}:h:${row}`,
        keys,
        limit,
        cost,
        taking,
        time,
      );
      return { allowed: allowed === 1, limit, remaining, resetSeconds };
    });
  const month = (subject: string, row: string, amount: number, limit: number | '', now: number) =>
    ask(() => {
      const keys = base(subject);
      return scripts.month(`${keys}:m:${row}`, keys, amount, limit, callersTime ? monthOf(now) : '');
    });

  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new StoreUnreachable(
      `No server at ${urls.map(url => url.host).join(', ')} answers: ${(error as Error).message}`,
      { cause: error },
    );
  }

  let closing: Promise<void> | undefined;
  return {
    consume: (subject, row, limit, cost, now) => hour(subject, row, limit, cost, 1, now),
    peek: (subject, row, limit, now) => hour(subject, row, limit, 1, 0, now),
    monthlyUsage: async (subject, row, now) => (await month(subject, row, 0, '', now))[1],
    async addUsage(subject, row, amount, now) {
      await month(subject, row, amount, '', now);
    },
    addUsageWithin: async (subject, row, amount, limit, now) =>
      (await month(subject, row, amount, limit, now))[0] === 1,
    deleteSubject: subject =>
      ask(async () => {
        const keys = base(subject);
        const owned = await client.smembers(keys);
        await client.del(keys, ...owned);
      }),
    // Every count is with the server before it is answered.
    flush: async () => {},
    checkpoint: () => async () => {},
    check: () =>
      ask(async () => {
        await client.set('tt:checked', String(Date.now()));
        // That one slot can be written says nothing of the others.
        if (client instanceof Cluster && !allSlots.test(String(await client.cluster('INFO'))))
          throw new Error('some slots have no server');
      }),
    close() {
      closing ??= client.quit().then(
        () => {},
        () => client.disconnect(),
      );
      return closing;
    },
  };
}

function connect(urls: readonly URL[]): Redis | Cluster {
  const redisOptions = {
    connectTimeout: limits.storeConnectMs,
    commandTimeout: limits.valkeyCommandMs,
    // A command that waits for a connection is a caller who waits: better told at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  };
  const retryStrategy = (attempt: number) => Math.min(attempt * 50, 1_000);
  if (urls.length === 1)
    return new Redis(urls[0]!.href, { ...redisOptions, retryStrategy, lazyConnect: true });
  const [first] = urls;
  return new Cluster(
    urls.map(url => ({ host: url.hostname, port: Number(url.port || 6379) })),
    {
      lazyConnect: true,
      enableOfflineQueue: false,
      clusterRetryStrategy: retryStrategy,
      // A slot that moved is followed; one whose master died gets no new one for seconds, and nobody waits for that.
      maxRedirections: 4,
      retryDelayOnFailover: clusterRetryMs,
      retryDelayOnClusterDown: clusterRetryMs,
      slotsRefreshTimeout: limits.storeConnectMs,
      redisOptions: {
        ...redisOptions,
        ...(first!.username && { username: decodeURIComponent(first!.username) }),
        ...(first!.password && { password: decodeURIComponent(first!.password) }),
        ...(first!.protocol === 'rediss:' && { tls: {} }),
      },
    },
  );
}

/** @throws StoreAway when the server can't be reached or can't write now; its other refusals as they are */
async function mapErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ReplyError' && !passing.test(message)) throw error;
    throw new StoreUnreachable('the window store is not reachable', { cause: error });
  }
}

/** Refusals of a server that is starting, full, or between two masters; Redis 6 wraps those a script meets. */
const passing = /(^|-)(LOADING|CLUSTERDOWN|READONLY|MASTERDOWN|NOREPLICAS|TRYAGAIN|OOM|MISCONF|BUSY)/;

const allSlots = /^cluster_slots_ok:16384\r?$/m;
