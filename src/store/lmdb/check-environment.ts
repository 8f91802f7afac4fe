import { statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { compareKeys, type Key } from 'lmdb';
import { textOf, verifyChecksum } from './checksums.js';
import {
  dataFileOf,
  type EnvironmentName,
  readSnapshot,
  type Snapshot,
  type SnapshotTable,
} from './environment.js';
import { kindCodes } from './records/tables.js';

export interface FileReport {
  file: string;
  bytes: number;
  /** Number of entries by table, and of history records by kind. */
  counts: Record<string, number>;
  /** At most 100. */
  problems: string[];
  problem_count: number;
}

/** Problems that are listed; the others are only counted. */
const listedMax = 100;
/** Entries between two turns of the event loop. */
const entriesPerTurn = 5_000;

/** Tables whose values are JSON with a checksum (records/tables.ts). */
const checksummedTables = [
  'accounts',
  'skeletons',
  'keys',
  'keyHashes',
  'sessions',
  'items',
  'revisions',
  'totals',
  'answers',
  'secrets',
  'addresses',
  'signIns',
  'counters',
] as const;

const kindNames: Record<number, string> = Object.fromEntries(
  Object.entries(kindCodes).map(([kind, code]) => [code, kind]),
);

/**
 * Reads every entry of an environment as of one transaction. Checks that each table is in order and complete,
 * and the contents of `records`. Writes nothing; the service may be running. A damaged file may end the
 * process: see store-process.ts.
 * @throws StoreDamaged when LMDB rejects the file; StoreUnavailable when another version wrote it
 */
export function checkEnvironment(folder: string, name: EnvironmentName): Promise<FileReport> {
  return readSnapshot<Key, FileReport>(folder, name, 'ordered-binary', async (tables, snapshot) => {
    const check = new Check(tables, snapshot, dataFileOf(folder, name));
    if (name === 'records') await check.records();
    else for (const table of tables.keys()) await check.table(table);
    return check.report;
  });
}

class Check {
  readonly report: FileReport;
  #entriesRead = 0;

  constructor(
    private readonly tables: ReadonlyMap<string, SnapshotTable<Key>>,
    private readonly snapshot: Snapshot,
    file: string,
  ) {
    this.report = { file, bytes: statSync(file).size, counts: {}, problems: [], problem_count: 0 };
  }

  /** Reads the entries of a table, which are constant or have no checksum. */
  async table(name: string): Promise<void> {
    for await (const _ of this.#entries(name));
  }

  /**
   * Verifies the checksum of every value, and that every index entry and every body belongs to a value, and
   * every record to a body.
   */
  async records(): Promise<void> {
    const { counts } = this.report;
    for (const table of checksummedTables)
      for await (const { key, value } of this.#entries(table)) {
        const counted = table === 'items' ? kindOf(key) : table;
        counts[counted] = (counts[counted] ?? 0) + 1;
        if (verifyChecksum(key, value.toString()) === null)
          this.#damaged(table, key, 'does not match its checksum');
      }
    await this.table('expiries');
    await this.table('purges');
    const lastPart = (key: Key) => (key as Key[]).at(-1)!;
    await this.#requireEntries('keyIndex', 'keys', lastPart);
    await this.#requireEntries('sessionIndex', 'sessions', lastPart);
    await this.#bodies();
  }

  async #bodies(): Promise<void> {
    let withItem = 0;
    for await (const { key, value } of this.#entries('bodies')) {
      const item = this.#get('items', key)?.toString();
      if (item !== undefined) withItem++;
      const json = verifyChecksum(key, item ?? '');
      if (item === undefined) this.#damaged('bodies', key, 'belongs to no record');
      // A damaged item was reported above.
      else if (json !== null && JSON.parse(json).sum !== crc32(value))
        this.#damaged('bodies', key, 'does not match its checksum');
    }
    if (withItem < (this.tables.get('items')?.entries ?? 0))
      await this.#requireEntries('items', 'bodies', key => key);
  }

  /** Requires that a table has an entry for each key of another one. */
  async #requireEntries(table: string, wanted: string, keyOf: (key: Key) => Key): Promise<void> {
    for await (const { key } of this.#entries(table))
      if (this.#get(wanted, keyOf(key)) === null) this.#damaged(table, key, `has no entry in ${wanted}`);
  }

  /** The entries of a table in order. Damage ends them and is a problem. */
  async *#entries(name: string): AsyncGenerator<{ key: Key; value: Buffer }> {
    const stored = this.tables.get(name);
    if (stored === undefined) return this.#problem(`the table ${name} is missing`);
    let [last, found]: [Key | undefined, number] = [undefined, 0];
    try {
      for (const { key, value } of stored.table.getRange({ transaction: this.snapshot })) {
        if (last !== undefined && compareKeys(last, key) >= 0) throw new Error('its keys are out of order');
        last = key;
        found++;
        // Lets the event loop handle the end of the parent.
        if (++this.#entriesRead % entriesPerTurn === 0) await turn();
        yield { key, value };
      }
      if (found !== stored.entries) throw new Error(`${found} of ${stored.entries} entries can be read`);
    } catch (error) {
      this.#problem(`the table ${name} cannot be read: ${(error as Error).message}`);
    }
  }

  /** Returns null when there is no such entry, and when it cannot be read, which is a problem. */
  #get(table: string, key: Key): Buffer | null {
    try {
      return this.tables.get(table)?.table.get(key, { transaction: this.snapshot }) ?? null;
    } catch (error) {
      this.#problem(`${table} ${textOf(key)} cannot be read: ${(error as Error).message}`);
      return null;
    }
  }

  #damaged(table: string, key: Key, what: string): void {
    this.#problem(`${table} ${nameOf(key)}: ${what}`);
  }

  #problem(what: string): void {
    this.report.problem_count++;
    if (this.report.problems.length < listedMax) this.report.problems.push(what);
  }
}

function kindOf(key: Key): string {
  const code = (key as number[])[1]!;
  return kindNames[code] ?? `kind ${code}`;
}

/** Key of an entry for the operator: its id, and the number of the account if the key has one. */
function nameOf(key: Key): string {
  const parts = [key].flat();
  const ofAccount = parts.length > 1 && typeof parts[0] === 'number' ? ` of account number ${parts[0]}` : '';
  return `${textOf(parts.at(-1)!)}${ofAccount}`;
}
