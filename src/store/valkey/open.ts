import { Cluster, Redis } from 'iovalkey';
import { limits } from '../../contract/limits.js';
import { lastCalls, outageGuard } from '../circuit-breaker.js';
import type { CounterStore, RateLimitDecision, Reservation, ReservationOutcome } from '../counters.js';
import { reasonOf, type StoreListeners, StoreUnreachable } from '../errors.js';
import { monthOf } from '../monthly-usage.js';
import { monthlyUsageScript } from './monthly-quota-script.js';
import { rateLimitScript } from './rate-limit-script.js';

export interface ValkeyOptions extends StoreListeners {
  /**
   * The clock that counts. `server` (the default): instances with different clocks share exact limits.
   * `caller`: for tests that supply their own times.
   */
  time?: 'server' | 'caller';
}

/** Delay before a command is retried. Each retry first refreshes the map of slots to servers. */
const clusterRetryMs = 50;

interface Scripts {
  rateLimit(ring: string, keys: string, ...args: (string | number)[]): Promise<[number, number, number]>;
  monthlyUsage(counter: string, keys: string, ...args: (string | number)[]): Promise<[number, number]>;
}

/**
 * Opens counters that several machines share, in Valkey or Redis (6 or later): a single server, or a cluster
 * when several servers are named.
 *
 *     tt:{a:ann}:h:requests        rate limit: ring of minutes
 *     tt:{a:ann}:m:words/2026-11   monthly counter
 *     tt:{a:ann}:m:words/2026-11:KEY   reservations included in it, by attempt
 *     tt:{a:ann}                   set of both kinds of keys, for `deleteSubject`
 *
 * All keys of a subject have the same hash tag, so that a script finds all its keys in one slot.
 *
 * @param urls redis://[user:password@]host:port[/db] or rediss://; several make a cluster
 * @throws StoreUnreachable when no server answers
 */
export async function openValkey(urls: readonly URL[], options: ValkeyOptions = {}): Promise<CounterStore> {
  const client = connect(urls);
  let connectionError: Error | null = null;
  // Each attempt to connect fails with one; the first failed call reports the outage.
  client.on('error', error => {
    connectionError = error;
  });
  client.on('ready', () => {
    connectionError = null;
  });
  client.defineCommand('rateLimit', { numberOfKeys: 2, lua: rateLimitScript });
  client.defineCommand('monthlyUsage', { numberOfKeys: 2, lua: monthlyUsageScript });
  const scripts = client as unknown as Scripts;
  const { breaker, mapErrors } = outageGuard(
    `Valkey or Redis at ${urls.map(url => url.host).join(', ')}`,
    error => (error as Error).name !== 'ReplyError' || temporary.test((error as Error).message),
    options,
    error => causeOf(error as DriverError, connectionError),
  );
  const ask = <T>(call: () => Promise<T>): Promise<T> => breaker.run(() => mapErrors(call));
  const callersTime = options.time === 'caller';

  const base = (subject: string) => `tt:{${subject}}`;
  const rateLimit = (
    consuming: 0 | 1,
    ...[subject, name, limit, cost, now]: Parameters<CounterStore['consume']>
  ): Promise<RateLimitDecision> =>
    ask(async () => {
      const keys = base(subject);
      const args = [limit, cost, consuming, callersTime ? now : ''];
      const [allowed, remaining, resetSeconds] = await scripts.rateLimit(`${keys}:h:${name}`, keys, ...args);
      return { allowed: allowed === 1, limit, remaining, resetSeconds };
    });
  const monthlyUsage = (
    subject: string,
    name: string,
    amount: number,
    now: number,
    limit: number | null = null,
    reservation: Reservation | null = null,
    change: 'reserve' | ReservationOutcome = 'reserve',
  ) =>
    ask(() => {
      const keys = base(subject);
      const month = callersTime ? monthOf(now) : '';
      const { key, attempt } = reservation ?? { key: '', attempt: '' };
      const args = [amount, limit ?? '', month, key, attempt, change];
      return scripts.monthlyUsage(`${keys}:m:${name}`, keys, ...args);
    });

  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    client.disconnect();
    throw new StoreUnreachable(
      `No server at ${urls.map(url => url.host).join(', ')} answers: ${reasonOf(error as Error)}`,
      { cause: error },
    );
  }

  let closing: Promise<void> | undefined;
  return {
    consume: (...call) => rateLimit(1, ...call),
    peek: (subject, name, limit, now) => rateLimit(0, subject, name, limit, 1, now),
    monthlyUsage: async (subject, name, now) => (await monthlyUsage(subject, name, 0, now))[1],
    addUsage: async (...usage) => (await monthlyUsage(...usage))[0] === 1,
    endReservation: (subject, name, reservation, outcome, now) =>
      monthlyUsage(subject, name, 0, now, null, reservation, outcome),
    deleteSubject: subject =>
      ask(async () => {
        const keys = base(subject);
        const owned = await client.smembers(keys);
        await client.del(keys, ...owned);
      }),
    // The server has counted before it answers.
    flush: async () => {},
    check: () =>
      ask(async () => {
        await client.set('tt:checked', String(Date.now()));
        // The write above proves only that one slot can be written.
        if (client instanceof Cluster && !allSlots.test(String(await client.cluster('INFO'))))
          throw new Error('some slots have no server');
      }),
    close() {
      const end = () => client.disconnect();
      closing ??= lastCalls(client.quit().then(end, end)).then(end);
      return closing;
    },
  };
}

function connect(urls: readonly URL[]): Redis | Cluster {
  const redisOptions = {
    connectTimeout: limits.storeConnectMs,
    commandTimeout: limits.valkeyCommandMs,
    // Without a connection commands fail immediately, so that no client waits; local-fallback.ts counts
    // instead.
    enableOfflineQueue: false,
    // Of a connection whose server is gone without a word, which the system would retry for minutes.
    socketTimeout: 2 * limits.valkeyCommandMs,
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
      // Enough to follow a moved slot. A slot whose master died has no master for seconds, too long to wait
      // for.
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

// Of a server that is starting, full, without a master or closed to this client. Redis 6 wraps them in those
// of a script.
const temporary =
  /(?:^|-)(LOADING|CLUSTERDOWN|READONLY|MASTERDOWN|NOREPLICAS|TRYAGAIN|OOM|MISCONF|BUSY|NOAUTH|NOPERM|WRONGPASS)/;

type DriverError = Error & { code?: string; lastNodeError?: DriverError };

/**
 * The cause of an outage with a code, as an error of its own: those of the driver name its options, and have
 * commands with their arguments as members.
 * @param connectionError why the last connection failed
 */
function causeOf(error: DriverError, connectionError: DriverError | null): Error {
  const { name, message, code } = error.lastNodeError ?? error;
  const because = (reason: string, code?: string) => Object.assign(new Error(reason), code && { code });
  if (name === 'ReplyError') return because(message, temporary.exec(message)?.[1]);
  if (message === 'Command timed out') return because('no response in time', 'ETIMEDOUT');
  if (name === 'ParserError') return because('the server does not speak the protocol of Redis', 'EPROTO');
  if (!lostConnection.test(`${name} ${message}`)) return because(message, code);
  if (connectionError !== null) return causeOf(connectionError, null);
  return because('the connection was closed', 'ECONNRESET');
}

const lostConnection =
  /^(?:MaxRetriesPerRequestError|AbortError)|Connection is closed|Stream isn't writeable/;

const allSlots = /^cluster_slots_ok:16384\r?$/m;
