import pg from 'pg';
import { limits } from '../../limits.js';
import { CircuitBreaker } from '../circuit-breaker.js';
import { StoreUnreachable } from '../errors.js';

/** Numbers stand as numbers: counts of rows never pass 2^53. */
const int8 = 20;

export interface Database {
  /** Runs one statement, which is its own transaction. @throws StoreAway when the server can't be reached */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Runs several statements as one transaction; tried again when the server could not serialise it. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Query = Database['query'];

/** Attempts at a transaction that lost a race (serialization_failure, deadlock_detected). */
const attemptsMax = 5;

/**
 * @param onError hears of connections that broke while nobody used them, and of the first call that could not
 * be made
 */
export function connect(url: URL, onError: (error: Error) => void = () => {}): Database {
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
  pool.on('error', onError);
  const outage = new CircuitBreaker(onError);

  const query: Query = (text, values) =>
    outage.run(() =>
      retried(async () => (await mapErrors(() => pool.query(text, values as unknown[]))).rows),
    );

  const transaction: Database['transaction'] = work =>
    outage.run(() =>
      retried(async () => {
        const client = await mapErrors(() => pool.connect());
        let broken = true;
        const ask: Query = async (text, values) =>
          (await mapErrors(() => client.query(text, values as unknown[]))).rows;
        try {
          await ask('begin');
          const result = await work(ask);
          await ask('commit');
          broken = false;
          return result;
        } catch (error) {
          if (!(error instanceof StoreUnreachable)) {
            await ask('rollback');
            broken = false;
          }
          throw error;
        } finally {
          client.release(broken);
        }
      }),
    );

  let closing: Promise<void> | undefined;
  return { query, transaction, close: () => (closing ??= pool.end()) };
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attemptsMax || !lostRace.has(codeOf(error) ?? '')) throw error;
      await new Promise(resolve => setTimeout(resolve, 2 ** attempt * 5));
    }
  }
}

/** SQLSTATE of the server, or the system's code (ECONNREFUSED). */
const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** serialization_failure, deadlock_detected. */
const lostRace = new Set(['40001', '40P01']);
/** unique_violation. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';

/** @throws StoreAway when the server can't be reached or can't work; its other refusals as they are */
async function mapErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isUnreachable(error)
      ? new StoreUnreachable('PostgreSQL is not reachable', { cause: error })
      : error;
  }
}

/**
 * Connection exceptions (class 08), insufficient resources (53: too many connections, disk full), operator
 * intervention (57: shutting down, starting up, a statement that took too long), a standby that can't write
 * (25006), and whatever has no SQLSTATE, for then the server never answered. (PostgreSQL, Appendix A.)
 */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|53|57)|^25006$/.test(error.code ?? '');
}
