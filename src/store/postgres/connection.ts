import pg from 'pg';
import { limits } from '../../contract/limits.js';
import { storeBreaker } from '../circuit-breaker.js';
import { StoreUnreachable } from '../errors.js';

/** Type id of bigint. Parsed as a number: none of our values exceeds 2^53. */
const int8 = 20;

export interface Database {
  /** Runs one statement, which is its own transaction. @throws StoreUnreachable */
  query<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * Runs several statements as one transaction. `work` runs again if the server could not serialise the
   * transaction.
   * @throws StoreUnreachable
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Query = Database['query'];

/** Attempts at a transaction that conflicts with others (serialization_failure, deadlock_detected). */
const attemptsMax = 5;

/**
 * Opens a connection pool behind a circuit breaker.
 * @param onError receives errors of idle connections, and the first failed call of an outage
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
  const breaker = storeBreaker(onError);

  const query: Query = (text, values) =>
    breaker.run(() =>
      withRetries(async () => (await mapErrors(() => pool.query(text, values as unknown[]))).rows),
    );

  const transaction: Database['transaction'] = work =>
    breaker.run(() =>
      withRetries(async () => {
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

/** Whether a row, a table or a type was not created because another process created it first. */
export const isDuplicate = (error: unknown): boolean => duplicateCodes.has(codeOf(error) ?? '');

/** Throws StoreUnreachable for errors that mean an outage, and the server's other errors unchanged. */
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
 * Whether an error means that the server cannot be used now: connection exceptions (class 08), insufficient
 * resources (53: too many connections, disk full), operator intervention (57: shutdown, startup, statement
 * timeout), a read-only standby (25006), and errors without an SQLSTATE, where no answer arrived. Source:
 * PostgreSQL, Appendix A.
 */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|53|57)|^25006$/.test(error.code ?? '');
}
