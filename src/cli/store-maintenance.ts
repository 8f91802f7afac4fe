/** Commands on the whole store: backup, restore, compaction, checks, migration and export. */
import { readStoreLocations } from '../config.js';
import { type HistoryKind, historyKinds } from '../store/durable.js';
import { damagedExitCode, RecordDamaged } from '../store/errors.js';
import type { StoreReport } from '../store/lmdb/checks/check-store.js';
import { openStores, type Stores } from '../store/open.js';
import { nameFrom, noSuchAccount, withStores } from './account-stores.js';
import { type Command, CommandError, json, jsonLine, UsageError } from './command.js';
import { showProgress, writeMessage, writeOutput } from './output.js';

const pageRecords = 200;
/** Pages or entries between two progress updates. */
const progressEvery = 5_000;

export const backupStore: Command = {
  usage: 'backup FOLDER',
  summary: 'Copy the embedded store to a new folder. The service may be running.',
  options: {},
  args: [1, 1],
  async run({ args }) {
    const { backup } = await import('../store/lmdb/maintenance.js');
    await backup(embeddedStoreFolder(), args[0]!);
    return `backed up to ${args[0]}`;
  },
};

export const restoreStore: Command = {
  usage: 'restore FOLDER',
  summary: 'Restore a backup into a data folder without a store. The service must be stopped.',
  options: {},
  args: [1, 1],
  async run({ args }) {
    const { restore } = await import('../store/lmdb/maintenance.js');
    const folder = embeddedStoreFolder();
    await restore(args[0]!, folder);
    return withStores(
      async ({ durable }) => `restored ${(await durable.accounts()).length} accounts into ${folder}`,
    );
  },
};

export const compactStore: Command = {
  usage: 'compact',
  summary: "Return the embedded store's free pages to the file system. The service must be stopped.",
  options: {},
  args: [0, 0],
  async run() {
    const { compact } = await import('../store/lmdb/maintenance.js');
    const { before, after } = await compact(embeddedStoreFolder());
    return `${megabytes(before)} before, ${megabytes(after)} after`;
  },
};

export const eraseStore: Command = {
  usage: 'erase',
  summary:
    "Overwrite deleted data in the embedded store's files. The service does this every 6 hours and may be running.",
  options: {},
  args: [0, 0],
  async run() {
    const { eraseDeleted } = await import('../store/lmdb/maintenance.js');
    const { erased, pinned } = await eraseDeleted(embeddedStoreFolder());
    if (pinned > 0)
      throw new CommandError(
        `${pinned} pages are still in use by a reader, for example a backup; run this again after it has finished`,
      );
    return `overwrote ${erased} pages`;
  },
};

export const checkData: Command = {
  usage: 'data check [--json]',
  summary:
    'Check all pages, records and indexes of the embedded store. The service may be running. Exit code 3 if anything is damaged.',
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  async run({ options }) {
    const { checkStore } = await import('../store/lmdb/checks/check-store.js');
    const report = await checkStore(embeddedStoreFolder(), (what, done) => {
      if (done % progressEvery === 0) showProgress(`${what}, ${done} checked`);
    });
    showProgress('');
    const code = isDamaged(report) ? damagedExitCode : report.ok ? 0 : 1;
    return { text: options.json ? json(report) : describe(report), code };
  },
};

const isDamaged = ({ files, damaged_count }: StoreReport): boolean =>
  damaged_count > 0 || files.some(file => file.problem_count > 0);

/** Formats the report for people. */
function describe(report: StoreReport): string {
  const { files, counts, records_unchecked, damaged, damaged_count } = report;
  const lines = files.map(({ file, bytes, pages, problem_count }) => {
    const state = problem_count === 0 ? 'sound' : `${problem_count} structural problems`;
    return `${file}: ${megabytes(bytes)}, ${pages} pages checked, ${state}`;
  });
  for (const { problems } of files) lines.push(...problems.map(problem => `  ${problem}`));
  if (counts !== null)
    lines.push(
      Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    );
  if (records_unchecked !== null) lines.push(`The records were not checked: ${records_unchecked}.`);
  if (damaged_count > 0) lines.push(`${damaged_count} damaged entries:`);
  for (const { table, id, account, what } of damaged)
    lines.push(`  ${table} ${id}${account === null ? '' : ` of account number ${account}`}: ${what}`);
  if (damaged_count > damaged.length) lines.push(`  and ${damaged_count - damaged.length} more`);
  if (isDamaged(report))
    lines.push('Restore a backup. Undamaged records can be exported: telltale accounts export NAME.');
  return lines.join('\n');
}

export const migrateStore: Command = {
  usage: 'migrate',
  summary:
    'Copy the embedded store in DATA_DIR to STORE_URL and monthly usage to WINDOWS_URL, then compare. Run it again after an interruption.',
  options: { 'no-verify': { type: 'boolean' } },
  args: [0, 0],
  async run({ options }) {
    const locations = readStoreLocations(process.env);
    if (locations.storeUrl === null)
      throw new UsageError('STORE_URL is not set: expected the PostgreSQL database to copy to');
    const { compareStores, copyMonthlyUsage, copyStore } = await import('../store/copy-store.js');
    const from = await openStores({ ...locations, storeUrl: null, windowsUrls: [] });
    const to = await openStores(locations);
    try {
      const done = await copyStore(from.durable, to.durable, ({ accounts, records }) =>
        showProgress(`account ${accounts}, ${records} records`),
      );
      const names = (await from.durable.accounts()).map(({ name }) => name);
      if (locations.windowsUrls.length > 0)
        await copyMonthlyUsage(names, from.counters, to.counters, Date.now());
      const copied = `${done.accounts} accounts, ${done.keys} keys, ${done.records} records (${done.skipped} existed already)`;
      if (options['no-verify']) return `copied ${copied}`;
      showProgress('comparing');
      const differences = await compareStores(from.durable, to.durable);
      if (differences.length > 0)
        throw new CommandError(
          `copied ${copied}, but the stores differ (was the service running?):`,
          1,
          differences.slice(0, 20),
        );
      return `copied ${copied}; the stores are equal`;
    } finally {
      await Promise.all([close(from), close(to)]);
    }
  },
};

export const exportAccount: Command = {
  usage: 'accounts export NAME',
  summary: 'Write all stored data of an account to stdout as JSON Lines.',
  options: {},
  args: [1, 1],
  run({ args }) {
    const name = nameFrom(args[0]!);
    return withStores(async ({ durable }) => {
      const account = await durable.account(name);
      if (account === null) throw noSuchAccount(name);
      const { password, ...shown } = account;
      await writeLine({ type: 'account', ...shown, has_password: password !== null });
      for (const { hash: _, account: __, ...key } of await durable.keys(name))
        await writeLine({ type: 'key', ...key });
      let damaged = 0;
      for (const kind of historyKinds) damaged += await exportKind(durable, name, kind);
      return { text: '', code: damaged > 0 ? damagedExitCode : 0 };
    });
  },
};

/** Returns the number of damaged records, which are skipped and reported on stderr. */
async function exportKind(durable: Stores['durable'], account: string, kind: HistoryKind): Promise<number> {
  let damaged = 0;
  const skip = ({ id }: RecordDamaged) => {
    damaged++;
    writeMessage([`${kind} ${id} is damaged and was skipped`]);
  };
  let limit = pageRecords;
  for (let after: string | null = null; ; ) {
    try {
      const page = await durable.list(account, kind, { limit, offset: 0, after });
      for (const { id } of page.items)
        await exportRecord(durable, account, kind, String(id)).catch(orSkip(skip));
      after = page.next;
      if (after === null) return damaged;
    } catch (error) {
      if (!(error instanceof RecordDamaged) || error.id === null) throw error;
      // Reads single entries up to the damaged one, skips it and continues with whole pages.
      if (limit > 1) limit = 1;
      else {
        skip(error);
        after = error.id;
        limit = pageRecords;
      }
    }
  }
}

async function exportRecord(
  durable: Stores['durable'],
  account: string,
  kind: HistoryKind,
  id: string,
): Promise<void> {
  const record = await durable.record(account, kind, id);
  if (record === null) return;
  const rest = JSON.parse(`{${Buffer.from(record.members).toString()}}`);
  await writeLine({ type: kind, ...record.item, ...rest });
}

const orSkip =
  (skip: (error: RecordDamaged) => void) =>
  (error: unknown): void => {
    if (!(error instanceof RecordDamaged)) throw error;
    skip(error);
  };

/** Writes a JSON line; resolves when the output buffer has space. */
const writeLine = (value: object): Promise<void> => writeOutput(`${jsonLine(value)}\n`);

function embeddedStoreFolder(): string {
  const { dataDir, storeUrl } = readStoreLocations(process.env);
  if (storeUrl !== null)
    throw new UsageError(
      'STORE_URL is set: the data is in PostgreSQL; use its tools (pg_dump, pg_restore, vacuum)',
    );
  return dataDir;
}

const close = ({ durable, counters }: Stores) => Promise.all([durable.close(), counters.close()]);
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
