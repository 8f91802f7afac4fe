import { setImmediate as turn } from 'node:timers/promises';
import { compareKeys, type Database, type Key } from 'lmdb';
import { textOf } from '../checksums.js';
import { type Environment, pinSnapshot, type Snapshot, statsOf, tableNamesOf } from '../environment.js';

/** Problems that are listed; the others are only counted. */
const listedMax = 100;
/** Entries between two turns of the event loop. */
const entriesPerTurn = 5_000;

export interface FileReport {
  file: string;
  bytes: number;
  /** Number of entries by table, and of history records by kind. */
  counts: Record<string, number>;
  /** At most 100. */
  problems: string[];
  problem_count: number;
}

/** Reads the tables of one snapshot and collects the problems. */
export class TableReader {
  readonly schema: string | undefined;
  readonly #tables: ReadonlyMap<string, Database<Buffer, Key>>;
  readonly #entries = new Map<string, number>();
  readonly #snapshot: Snapshot;
  #done = 0;

  constructor(
    env: Environment,
    private readonly report: FileReport,
  ) {
    // Tables are opened first: a snapshot cannot be used for tables that were opened after it.
    this.#tables = new Map(
      tableNamesOf(env).map(name => [name, env.openDB<Buffer, Key>({ name, encoding: 'binary' })]),
    );
    this.#snapshot = pinSnapshot(env);
    this.schema = env.get('schema', { transaction: this.#snapshot });
    for (const [name, table] of this.#tables) this.#entries.set(name, statsOf(table).entries);
  }

  get tables(): Iterable<string> {
    return this.#tables.keys();
  }

  /** Number of entries of a table, as LMDB counts them. */
  sizeOf(table: string): number {
    return this.#entries.get(table) ?? 0;
  }

  count(what: string): void {
    this.report.counts[what] = (this.report.counts[what] ?? 0) + 1;
  }

  problem(what: string): void {
    this.report.problem_count++;
    if (this.report.problems.length < listedMax) this.report.problems.push(what);
  }

  /** The entries of a table in order. Damage ends them and is a problem. */
  async *entries(name: string): AsyncGenerator<{ key: Key; value: Buffer }> {
    const table = this.#tables.get(name);
    if (table === undefined) return this.problem(`the table ${name} is missing`);
    let [last, found]: [Key | undefined, number] = [undefined, 0];
    try {
      for (const { key, value } of table.getRange({ transaction: this.#snapshot })) {
        if (last !== undefined && compareKeys(last, key) >= 0) throw new Error('its keys are out of order');
        last = key;
        found++;
        // Lets the event loop handle the end of the parent.
        if (++this.#done % entriesPerTurn === 0) await turn();
        yield { key, value };
      }
      if (found !== this.sizeOf(name))
        throw new Error(`${found} of ${this.sizeOf(name)} entries can be read`);
    } catch (error) {
      this.problem(`the table ${name} cannot be read: ${(error as Error).message}`);
    }
  }

  /** Returns null when there is no such entry, and when it cannot be read, which is a problem. */
  get(table: string, key: Key): Buffer | null {
    try {
      return this.#tables.get(table)?.get(key, { transaction: this.#snapshot }) ?? null;
    } catch (error) {
      this.problem(`${table} ${textOf(key)} cannot be read: ${(error as Error).message}`);
      return null;
    }
  }

  close(): void {
    this.#snapshot.done();
  }
}
