import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { StoreUnavailable } from '../../errors.js';
import { type EnvironmentName, environmentNames, schemaOf } from '../migrations/schema.js';
import { EntryReader } from '../pages/entry-reader.js';
import { FileDamaged, PageFile } from '../pages/page-file.js';
import { requireUndamaged } from './check-at-start.js';
import { checkPages } from './check-pages.js';
import { type Counts, checkRecords, type DamagedEntry } from './check-records.js';

/** Problems of a kind that are listed; the rest is counted. */
const listedMax = 100;

export interface FileReport {
  file: string;
  bytes: number;
  /** Pages checked. */
  pages: number;
  /** What is wrong with its structure, at most 100. */
  problems: string[];
  problem_count: number;
}

export interface StoreReport {
  ok: boolean;
  files: FileReport[];
  /** Entries by table, history records by kind; null when they could not be checked. */
  counts: Counts | null;
  /** Why not, when `counts` is null. */
  records_unchecked: string | null;
  /** At most 100. */
  damaged: DamagedEntry[];
  damaged_count: number;
}

/** What has been checked so far: pages of an environment, then entries. */
export type CheckProgress = (what: string, done: number) => void;

/**
 * Checks the embedded store completely: every page, every checksum, and that the tables agree. It reads the
 * files without LMDB, so damage can't end it, and writes nothing; the service may be running.
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
    // Rate limits may be kept elsewhere (WINDOWS_URL).
    if (!existsSync(path)) continue;
    const release = await pin(folder, name);
    try {
      report.files.push(checkOne(path, name, report, onDamage, progress));
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

function checkOne(
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
      if (Number(schema) !== schemaOf('records') || reader.rootValue('migration') !== null)
        report.records_unchecked = `the store has schema ${schema}, not fully ${schemaOf('records')}: start the service once to migrate it`;
      else {
        let done = 0;
        report.counts = checkRecords(reader, onDamage, () => progress('records: entries', ++done));
      }
    }
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    onProblem(error);
    if (name === 'records') report.records_unchecked = 'the list of tables is broken';
  } finally {
    file?.close();
  }
  return result;
}

/**
 * Holds a snapshot, so that a service that runs doesn't use its pages for something else meanwhile. Only a
 * file that is sound as far as the quick check sees is opened for that.
 * @returns what lets go of it
 */
async function pin(folder: string, name: EnvironmentName): Promise<() => Promise<void>> {
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
