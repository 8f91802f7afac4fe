/** Scans files again when they change, until the program is interrupted. */
import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { type CommandResult, UsageError } from '../command.js';
import { fixedFolder } from '../file-arguments.js';
import { writeMessage } from '../output.js';

/** Delay after a change, because editors write a file in several steps. */
const settleMs = 200;

/**
 * Scans all files, then each changed one.
 * @param args the files, folders and globs of the command
 * @param names lists the files of the arguments
 * @param report scans files and writes the output
 */
export async function watchFiles(
  args: readonly string[],
  names: () => Promise<string[]>,
  report: (names: readonly string[]) => Promise<void>,
): Promise<CommandResult> {
  const seen = new Map<string, string>();
  const changed = async () => {
    const files = (await names()).map(name => [name, stampOf(name)] as const);
    const changedFiles = files.filter(([name, stamp]) => stamp !== null && seen.get(name) !== stamp);
    for (const [name, stamp] of changedFiles) seen.set(name, stamp!);
    return changedFiles.map(([name]) => name);
  };
  const print = async () => {
    const files = await changed();
    if (files.length > 0) await report(files);
  };

  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last
        .then(print)
        .catch(error => writeMessage([error.message]))
        .then(() => {});
    }, settleMs);
  };
  const watchers = foldersOf(args).map(folder => watchFolder(folder, schedule));
  await print();
  writeMessage(['waiting for changes; Ctrl-C ends']);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await last;
  return { code: 0, text: '' };
}

function watchFolder(folder: string, onChange: () => void): FSWatcher {
  const watcher = watch(folder, { recursive: true }, onChange);
  // A removed subfolder is not an error; the other folders stay watched.
  watcher.on('error', () => {});
  return watcher;
}

/** The folders of the arguments. A glob is watched in the folder before its first pattern character. */
function foldersOf(args: readonly string[]): string[] {
  const folders = args.map(arg => {
    if (existsSync(arg)) return statSync(arg).isDirectory() ? arg : dirname(arg);
    if (!isDynamicPattern(arg)) throw new UsageError(`--watch: ${arg} does not exist`);
    return fixedFolder(arg);
  });
  return [...new Set(folders)];
}

/** Changes when the file does; null for a missing file. */
function stampOf(name: string): string | null {
  try {
    const { mtimeMs, size } = statSync(name);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}
