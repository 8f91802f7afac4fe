import pg from 'pg';
import { limits } from '../../contract/limits.js';
import { lastCalls, outageGuard } from '../circuit-breaker.js';
import { type StoreListeners, StoreUnreachable } from '../errors.js';

/** Type id of bigint. Parsed as a number: none of our values exceeds 2^53. */
const int8 = 20;

export interface Database {
  /**
   * Runs one statement, which is its own transaction. One with a text that PostgreSQL cannot store (U+0000),
   * such as an id that a client sent, finds no rows. @throws StoreUnreachable
   */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * Runs several statements as one transaction. `work` runs again if the server could not serialise the
   * transaction.
   * @param locked names the row that the transaction locks; those of this process that lock the same row wait
   * without occupying connections
   * @throws StoreUnreachable
   */
  transaction<T>(work: (query: Query) => Promise<T>, locked?: string): Promise<T>;
  close(): Promise<void>;
}

export type Query = Database['query'];

/** Attempts at a transaction that conflicts with others (serialization_failure, deadlock_detected). */
const attemptsMax = 5;

/** Opens a connection pool behind a circuit breaker. */
export function connect(url: URL, listeners: StoreListeners = {}): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url.href,
    types,
    max: limits.storeConnections,
    connectionTimeoutMillis: limits.storeConnectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.storeStatementMs,
    query_timeout: limits.storeStatementMs + 1_000,
    keepAlive: true,
    application_name: 'telltale',
  });
  // An idle connection broke; the next call finds out whether the server is away.
  pool.on('error', () => {});
  // One that runs a transaction rejects its query, and would throw as well if nobody listened to it.
  pool.on('connect', client => client.on('error', () => {}));
  const { breaker, mapErrors } = outageGuard(`PostgreSQL at ${url.host}`, isUnreachable, listeners);
  const serialize = keyedMutex();

  const queryOn =
    (client: pg.Pool | pg.PoolClient): Query =>
    async (text, values = []) =>
      values.every(isStorable) ? (await mapErrors(() => client.query(text, values as unknown[]))).rows : [];

  const attempt = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    const client = await mapErrors(() => pool.connect());
    const query = queryOn(client);
    let broken = true;
    try {
      await query('begin');
      const result = await work(query);
      await query('commit');
      broken = false;
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) {
        await query('rollback');
        broken = false;
      }
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const transaction: Database['transaction'] = (work, locked) => {
    const run = () => breaker.run(() => withRetries(() => attempt(work)));
    return locked === undefined ? run() : serialize(locked, run);
  };

  let closing: Promise<void> | undefined;
  return {
    query: (text, values) => breaker.run(() => withRetries(() => queryOn(pool)(text, values))),
    transaction,
    close: () => (closing ??= lastCalls(pool.end())),
  };
}

const isStorable = (value: unknown): boolean => typeof value !== 'string' || !value.includes('\u0000');

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attemptsMax || !conflictCodes.has(codeOf(error) ?? '')) throw error;
      await new Promise(resolve => setTimeout(resolve, 2 ** attempt * 5));
    }
  }
}

/** SQLSTATE of a server error, or the code of a system error such as ECONNREFUSED. */
const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** serialization_failure, deadlock_detected. */
const conflictCodes = new Set(['40001', '40P01']);
/** unique_violation, duplicate_object, duplicate_table. */
const duplicateCodes = new Set(['23505', '42710', '42P07']);

/** Runs `work`, which may fail because another process created the same row, table or type first. */
export async function ignoringDuplicates(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!duplicateCodes.has(codeOf(error) ?? '')) throw error;
  }
}

/**
 * Whether an error means that the server cannot be used now: connection exceptions (class 08), insufficient
 * resources (53: too many connections, disk full), operator intervention (57: shutdown, startup, statement
 * timeout), a read-only standby (25006), and errors without an SQLSTATE, where no answer arrived. Source:
 * PostgreSQL, Appendix A.
 */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|53|57)|^25006$/.test(error.code ?? '');
}

/**
 * A mutex for each key: work for the same key runs one at a time, in order of the calls; different keys run
 * in parallel.
 *
 * Used around transactions that lock the same database row. Without it, each waiting transaction would occupy
 * a connection, and one account could exhaust the pool.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.catch(() => {}).then(work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
