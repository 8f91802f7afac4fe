import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { StoreUnavailable } from '../../errors.js';
import { type EnvironmentName, environmentNames, schemaOf } from '../environment.js';
import { EntryReader } from '../pages/entry-reader.js';
import { FileDamaged, PageFile } from '../pages/page-file.js';
import { requireUndamaged } from './check-at-start.js';
import { checkPages } from './check-pages.js';
import { type Counts, checkRecords, type DamagedEntry } from './check-records.js';

/** Problems of each kind that are listed; the others are only counted. */
const listedMax = 100;

interface FileReport {
  file: string;
  bytes: number;
  /** Pages checked. */
  pages: number;
  /** Structural problems, at most 100. */
  problems: string[];
  problem_count: number;
}

export interface StoreReport {
  ok: boolean;
  files: FileReport[];
  /** Number of entries by table and of history records by kind; null when they could not be checked. */
  counts: Counts | null;
  /** The reason when `counts` is null. */
  records_unchecked: string | null;
  /** Damaged entries, at most 100. */
  damaged: DamagedEntry[];
  damaged_count: number;
}

/** Receives progress: the pages of an environment checked so far, then the entries. */
export type CheckProgress = (what: string, done: number) => void;

/**
 * Checks the embedded store completely: every page, every checksum, and that the tables agree (`telltale data
 * check`). Reads the files without LMDB, so that damage cannot end the process, and writes nothing. The
 * service may be running.
 * @throws StoreUnavailable when there is no store
 */
export async function checkStore(folder: string, progress: CheckProgress = () => {}): Promise<StoreReport> {
  const report: StoreReport = {
    ok: true,
    files: [],
    counts: null,
    records_unchecked: null,
    damaged: [],
    damaged_count: 0,
  };
  const onDamage = (entry: DamagedEntry) => {
    report.damaged_count++;
    if (report.damaged.length < listedMax) report.damaged.push(entry);
  };
  if (!existsSync(join(folder, 'records', 'data.mdb')))
    throw new StoreUnavailable(`There is no store in ${folder} (records/data.mdb is missing).`);
  for (const name of environmentNames) {
    const path = join(folder, name, 'data.mdb');
    // Counters may be on another machine (WINDOWS_URL).
    if (!existsSync(path)) continue;
    const release = await pinSnapshot(folder, name);
    try {
      report.files.push(checkEnvironment(path, name, report, onDamage, progress));
    } finally {
      await release();
    }
  }
  report.ok =
    report.damaged_count === 0 &&
    report.records_unchecked === null &&
    report.files.every(file => file.problem_count === 0);
  return report;
}

function checkEnvironment(
  path: string,
  name: EnvironmentName,
  report: StoreReport,
  onDamage: (entry: DamagedEntry) => void,
  progress: CheckProgress,
): FileReport {
  const result: FileReport = {
    file: path,
    bytes: statSync(path).size,
    pages: 0,
    problems: [],
    problem_count: 0,
  };
  const onProblem = ({ message }: Error) => {
    result.problem_count++;
    if (result.problems.length < listedMax) result.problems.push(message);
  };
  let file: PageFile | null = null;
  try {
    file = new PageFile(path);
    result.pages = checkPages(file, { onProblem, onPage: done => progress(`${name}: pages`, done) }).checked;
    if (name === 'records') {
      const reader = new EntryReader(file);
      const schema = reader.rootValue('schema');
      if (Number(schema) !== schemaOf.records || reader.rootValue('migration') !== null)
        report.records_unchecked = `the store has schema ${schema}, not fully ${schemaOf.records}: start the service once to migrate it`;
      else {
        let done = 0;
        report.counts = checkRecords(reader, onDamage, () => progress('records: entries', ++done));
      }
    }
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    onProblem(error);
    if (name === 'records') report.records_unchecked = 'the list of tables is damaged';
  } finally {
    file?.close();
  }
  return result;
}

/**
 * Opens a read transaction, so that a running service does not reuse the pages of the snapshot during the
 * check. Does nothing if the check at start finds damage, because LMDB must not open such a file.
 * @returns a function that ends the transaction
 */
async function pinSnapshot(folder: string, name: EnvironmentName): Promise<() => Promise<void>> {
  try {
    requireUndamaged(folder, [name]);
  } catch {
    return async () => {};
  }
  const env = open<string, string>({
    path: join(folder, name),
    noSubdir: false,
    encoding: 'string',
    readOnly: true,
    mapSize: 2 ** 40,
    maxDbs: 24,
    maxReaders: 1024,
    overlappingSync: false,
  });
  const snapshot = env.useReadTransaction();
  env.get('schema', { transaction: snapshot });
  return async () => {
    snapshot.done();
    await env.close();
  };
}
