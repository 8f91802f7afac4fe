/** What an operator does with the data as a whole: copies, moves, hands out. */
import { readStorePlaces } from '../config.js';
import { type HistoryKind, historyKinds } from '../store/durable.js';
import { openStores, type Stores } from '../store/open.js';
import { type Command, Failure, UsageError } from './command.js';
import { nameFrom, noSuchAccount, withStores } from './stores.js';

const pageRecords = 200;

export const backupStore: Command = {
  usage: 'backup FOLDER',
  summary: 'Copy the embedded store to a new folder. The service may be running.',
  options: {},
  args: [1, 1],
  async run({ args }) {
    const { backup } = await import('../store/lmdb/files.js');
    await backup(embedded(), args[0]!);
    return `backed up to ${args[0]}`;
  },
};

export const restoreStore: Command = {
  usage: 'restore FOLDER',
  summary: 'Put a backup into a data folder that has no store. The service must be stopped.',
  options: {},
  args: [1, 1],
  async run({ args }) {
    const { restore } = await import('../store/lmdb/files.js');
    const folder = embedded();
    await restore(args[0]!, folder);
    return withStores(
      async ({ durable }) => `restored ${(await durable.accounts()).length} accounts into ${folder}`,
    );
  },
};

export const compactStore: Command = {
  usage: 'compact',
  summary: "Give the embedded store's free pages back to the disk. The service must be stopped.",
  options: {},
  args: [0, 0],
  async run() {
    const { compact } = await import('../store/lmdb/files.js');
    const { before, after } = await compact(embedded());
    return `${megabytes(before)} before, ${megabytes(after)} after`;
  },
};

export const eraseStore: Command = {
  usage: 'erase',
  summary:
    "Overwrite deleted data in the embedded store's files now; the service does it every 6 hours. It may be running.",
  options: {},
  args: [0, 0],
  async run() {
    const { eraseDeleted } = await import('../store/lmdb/files.js');
    const { erased, pinned } = await eraseDeleted(embedded());
    if (pinned > 0)
      throw new Failure(
        `${pinned} pages are still in use by a reader, for example a backup; run this again when it has ended`,
      );
    return `overwrote ${erased} pages`;
  },
};

export const migrateStore: Command = {
  usage: 'migrate',
  summary:
    'Copy the embedded store of DATA_DIR to STORE_URL (and this month to WINDOWS_URL), then compare. Cut short, it goes on when started again.',
  options: { 'no-verify': { type: 'boolean' } },
  args: [0, 0],
  async run({ options }) {
    const places = readStorePlaces(process.env);
    if (places.storeUrl === null) throw new UsageError('STORE_URL names no PostgreSQL database to copy to');
    const { compareStores, copyMonths, copyStore } = await import('../store/copy.js');
    const from = await openStores({ ...places, storeUrl: null, windowsUrls: [] });
    const to = await openStores(places);
    try {
      const done = await copyStore(from.durable, to.durable, ({ accounts, records }) =>
        progress(`account ${accounts}, ${records} records`),
      );
      const names = (await from.durable.accounts()).map(({ name }) => name);
      if (places.windowsUrls.length > 0) await copyMonths(names, from.windows, to.windows, Date.now());
      const copied = `${done.accounts} accounts, ${done.keys} keys, ${done.records} records (${done.skipped} were there already)`;
      if (options['no-verify']) return `copied ${copied}`;
      progress('comparing');
      const differences = await compareStores(from.durable, to.durable);
      if (differences.length > 0)
        throw new Failure(
          `copied ${copied}, but not everything is the same (was the service writing?):\n  ${differences.slice(0, 20).join('\n  ')}`,
        );
      return `copied ${copied}; compared, everything arrived`;
    } finally {
      await Promise.all([close(from), close(to)]);
    }
  },
};

export const exportAccount: Command = {
  usage: 'accounts export NAME',
  summary: 'Write everything kept of an account to stdout, one JSON object a line.',
  options: {},
  args: [1, 1],
  run({ args }) {
    const name = nameFrom(args[0]!);
    return withStores(async ({ durable }) => {
      const account = await durable.account(name);
      if (account === null) throw noSuchAccount(name);
      const { password, ...shown } = account;
      await line({ type: 'account', ...shown, has_password: password !== null });
      for (const { hash: _, account: __, ...key } of await durable.keys(name))
        await line({ type: 'key', ...key });
      for (const kind of historyKinds) await exportKind(durable, name, kind);
      return '';
    });
  },
};

async function exportKind(durable: Stores['durable'], account: string, kind: HistoryKind): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await durable.list(account, kind, { limit: pageRecords, offset: 0, after });
    for (const { id } of page.items) {
      const record = await durable.record(account, kind, String(id));
      if (record === null) continue;
      const rest = JSON.parse(`{${Buffer.from(record.members).toString()}}`);
      await line({ type: kind, ...record.item, ...rest });
    }
    after = page.next;
    if (after === null) return;
  }
}

/** Resolves when the reader has room for more. */
const line = (value: object): Promise<void> =>
  new Promise(resolve => process.stdout.write(`${JSON.stringify(value)}\n`, () => resolve()));

function embedded(): string {
  const { dataDir, storeUrl } = readStorePlaces(process.env);
  if (storeUrl !== null)
    throw new UsageError(
      'STORE_URL is set: the data is in PostgreSQL, which has tools of its own (pg_dump, pg_restore, vacuum)',
    );
  return dataDir;
}

const close = ({ durable, windows }: Stores) => Promise.all([durable.close(), windows.close()]);
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** On a terminal one line that changes; nothing in a log. */
function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}`);
}
