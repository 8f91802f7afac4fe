/** Commands on the whole store: backup, restore, erasure, checks, migration and export. */
import { resolve } from 'node:path';
import { megabyte } from '../contract/limits.js';
import { count } from '../contract/prose.js';
import { decodeReport } from '../report/stored-report.js';
import { readStoreLocations } from '../server/config.js';
import type { CounterStore } from '../store/counters.js';
import { type HistoryKind, type HistoryPage, historyKinds } from '../store/durable.js';
import { damagedExitCode, RecordDamaged } from '../store/errors.js';
import type { FileReport } from '../store/lmdb/check-environment.js';
import { openCounterStore, openDurableStore, type Stores } from '../store/open.js';
import { nameFrom, noSuchAccount, reportWaiting, withAccess, withStores } from './account-stores.js';
import { withoutPassword } from './accounts.js';
import {
  type Command,
  CommandError,
  commandWith,
  json,
  jsonLine,
  quietOption,
  UsageError,
} from './command.js';
import { showProgress, writeMessage, writeOutput } from './output.js';

export const backupStore: Command = {
  usage: 'backup FOLDER',
  summary: 'Copy the embedded store to a new folder and check the copy.',
  details: 'The service may be running.',
  options: quietOption,
  args: [1, 1],
  async run({ args }) {
    requireEmbeddedStore();
    await withAccess(access => access.backup(resolve(args[0]!)));
    return `backed up to ${args[0]}`;
  },
};

export const restoreStore: Command = {
  usage: 'restore FOLDER',
  summary: 'Check a backup and restore it into a data folder without a store.',
  details: 'The service must be stopped.',
  options: quietOption,
  args: [1, 1],
  async run({ args }) {
    const { restore } = await import('../store/lmdb/maintenance.js');
    const folder = requireEmbeddedStore();
    await restore(args[0]!, folder, reportWaiting);
    return withStores(
      async ({ durable }) => `restored ${count((await durable.accounts()).length, 'account')} into ${folder}`,
    );
  },
};

export const eraseStore: Command = {
  usage: 'erase',
  summary: 'Remove deleted data from the disk.',
  details: 'Replaces the files of the embedded store by compacted copies. The service must be stopped.',
  options: quietOption,
  async run() {
    const { erase } = await import('../store/lmdb/maintenance.js');
    const { before, after } = await erase(requireEmbeddedStore(), reportWaiting);
    return `${megabytes(before)} before, ${megabytes(after)} after`;
  },
};

export const checkData = commandWith({
  usage: 'data check',
  summary: 'Read every record of the embedded store and check it.',
  details: 'The service may be running. Exit code 3 if anything is damaged.',
  options: { json: { type: 'boolean', description: 'Print JSON' }, ...quietOption },
  async run({ options }) {
    requireEmbeddedStore();
    const files = await withAccess(access => access.check());
    const ok = files.every(({ problem_count }) => problem_count === 0);
    const text = options.json ? json({ ok, files }) : describe(files, ok);
    return { text, code: ok ? 0 : damagedExitCode };
  },
});

function describe(files: readonly FileReport[], ok: boolean): string {
  const lines: string[] = [];
  for (const { file, bytes, counts, problems, problem_count } of files) {
    lines.push(
      `${file}: ${megabytes(bytes)}, ${problem_count === 0 ? 'sound' : count(problem_count, 'problem')}`,
    );
    lines.push(...problems.map(problem => `  ${problem}`));
    if (problem_count > problems.length) lines.push(`  and ${problem_count - problems.length} more`);
    const counted = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    if (counted.length > 0) lines.push(`  ${counted.join(', ')}`);
  }
  if (!ok) lines.push('Restore a backup. Undamaged records can be exported: telltale accounts export NAME.');
  return lines.join('\n');
}

export const migrateStore: Command = {
  usage: 'migrate',
  summary: 'Copy the embedded store to STORE_URL and WINDOWS_URL, then compare.',
  details:
    'Copies the store in DATA_DIR, and of the counters the monthly usage. Run it again after an interruption.',
  options: quietOption,
  async run() {
    const locations = readStoreLocations(process.env);
    if (locations.storeUrl === null)
      throw new UsageError('STORE_URL is not set: expected the PostgreSQL database to copy to');
    const { compareStores, copyMonthlyUsage, copyStore } = await import('../store/copy-store.js');
    return withAccess(
      async access => {
        const from = await access.stores();
        const to = await openDurableStore(locations);
        let counters: CounterStore | undefined;
        try {
          const done = await copyStore(from.durable, to, ({ accounts, records }) =>
            showProgress(`account ${accounts}, ${records} records`),
          );
          const names = (await from.durable.accounts()).map(({ name }) => name);
          if (locations.windowsUrls.length > 0) {
            counters = await openCounterStore(locations);
            await copyMonthlyUsage(names, from.counters, counters, Date.now());
          }
          const copied = `${count(done.accounts, 'account')}, ${count(done.keys, 'key')}, ${count(done.records, 'record')} (${done.skipped} existed already)`;
          showProgress('comparing');
          const differences = await compareStores(from.durable, to);
          if (differences.length > 0)
            throw new CommandError(
              `copied ${copied}, but the stores differ (was the service running?):`,
              1,
              differences.slice(0, 20),
            );
          return `copied ${copied}; the stores are equal`;
        } finally {
          await Promise.all([to.close(), counters?.close()]);
        }
      },
      { ...locations, storeUrl: null, windowsUrls: [] },
    );
  },
};

export const exportAccount: Command = {
  usage: 'accounts export NAME',
  summary: 'Write all stored data of an account to stdout as JSON Lines.',
  args: [1, 1],
  run({ args }) {
    const name = nameFrom(args[0]!);
    return withStores(async ({ durable }) => {
      const account = await durable.account(name);
      if (account === null) throw noSuchAccount(name);
      await writeLine({ type: 'account', ...withoutPassword(account) });
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
  const exportRecord = async (id: string) => {
    const record = await durable.record(account, kind, id);
    if (record === null) return;
    const rest =
      kind === 'report'
        ? decodeReport(record.members)
        : JSON.parse(`{${Buffer.from(record.members).toString()}}`);
    await writeLine({ type: kind, ...record.item, ...rest });
  };
  // A page with a damaged record cannot be read, so a page has one record.
  for (let after: string | null = null; ; ) {
    try {
      const { items, next }: HistoryPage = await durable.list(account, kind, { limit: 1, offset: 0, after });
      for (const { id } of items) {
        after = String(id);
        await exportRecord(after);
      }
      if (next === null) return damaged;
    } catch (error) {
      if (!(error instanceof RecordDamaged) || error.id === null) throw error;
      damaged++;
      writeMessage([`${kind} ${error.id} is damaged and was skipped`]);
      after = error.id;
    }
  }
}

/** Writes a JSON line; resolves when the output buffer has space. */
const writeLine = (value: object): Promise<void> => writeOutput(`${jsonLine(value)}\n`);

/** Returns the data folder. */
function requireEmbeddedStore(): string {
  const { dataDir, storeUrl } = readStoreLocations(process.env);
  if (storeUrl !== null)
    throw new UsageError(
      'STORE_URL is set: the data is in PostgreSQL; use its tools (pg_dump, pg_restore, vacuum)',
    );
  return dataDir;
}

const megabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
