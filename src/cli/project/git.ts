/** Changes of the working tree, read through git. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../command.js';
import { realPath } from './repository.js';

/** A range of lines, both ends included, from 1. */
interface LineRange {
  first: number;
  last: number;
}

/** The files that differ from a revision. */
export interface Changes {
  has(path: string): boolean;
  /** The lines of a file that were added or changed; null for all. */
  linesOf(path: string): Promise<readonly LineRange[] | null>;
}

/** Output of a git command: the diff of one file, or the names of all files. */
const outputBytesMax = 256 * 1024 * 1024;

/**
 * The changes of the working tree since it branched off a revision: committed, staged, unstaged and untracked
 * files, without ignored and deleted ones.
 * @throws UsageError outside a repository and for an unknown revision
 */
export async function changesSince(revision: string, folder: string): Promise<Changes> {
  const top = (await git(folder, ['rev-parse', '--show-toplevel'])).replace(/\n$/, '');
  const query = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const found = await git(folder, query).catch(() => {
    throw new UsageError(`invalid --changed-since: git knows no revision ${JSON.stringify(revision)}`);
  });
  const commit = found.trimEnd();
  // Without a common ancestor, as in a shallow clone, the revision itself is compared.
  const base = (await git(top, ['merge-base', commit, 'HEAD']).catch(() => commit)).trimEnd();
  const changed = await git(top, [...diff, '--name-only', '-z', '--diff-filter=ACMRT', base, '--']);
  const untracked = await git(top, ['ls-files', '--others', '--exclude-standard', '-z']);
  const [tracked, others] = [changed, untracked].map(
    list => new Set(list.split('\0').flatMap(name => (name === '' ? [] : [join(top, name)]))),
  ) as [Set<string>, Set<string>];
  return {
    has: path => tracked.has(realPath(path)) || others.has(realPath(path)),
    async linesOf(path) {
      const file = realPath(path);
      if (others.has(file)) return null;
      const literal = `:(literal,top)${file.slice(top.length + 1)}`;
      return hunks(await git(top, [...diff, '--unified=0', '--no-color', base, '--', literal]));
    },
  };
}

/** A diff that runs no program of the repository's configuration. */
const diff = ['diff', '--no-ext-diff', '--no-textconv', '--ignore-submodules'];

/** The lines of the new version in each hunk of a diff; null for a binary file. */
function hunks(text: string): LineRange[] | null {
  if (/^Binary files /m.test(text)) return null;
  return [...text.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, start, lines]) => {
    const first = Number(start);
    return { first, last: first + Number(lines ?? 1) - 1 };
  });
}

/**
 * Settings under which git runs no program that the repository's own configuration names. A clone has no such
 * configuration, an unpacked archive with a folder .git may have one.
 */
const withoutPrograms = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'credential.helper=',
  'core.askPass=',
];
const environment = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // Objects that are missing in a partial clone are fetched over HTTP only: other protocols start programs.
  GIT_ALLOW_PROTOCOL: 'https:http',
};

async function git(folder: string, args: string[]): Promise<string> {
  return runGit(folder, args, await localFilters(folder));
}

/** Environment that turns off the filters of the repository's configuration. Reading it runs no program. */
async function localFilters(folder: string): Promise<Record<string, string>> {
  const pattern = '^filter\\..*\\.(clean|process|required)$';
  const query = ['config', '--show-scope', '--name-only', '-z', '--get-regexp', pattern];
  const list = await runGit(folder, query).catch(() => '');
  const fields = list.split('\0');
  // A variable for each setting: with -c, a name could contain the character "=".
  const keys = fields.filter((_, i) => i % 2 === 1 && ['local', 'worktree'].includes(fields[i - 1]!));
  const variables = keys.flatMap((key, i) => [
    [`GIT_CONFIG_KEY_${i}`, key],
    [`GIT_CONFIG_VALUE_${i}`, key.endsWith('.required') ? 'false' : ''],
  ]);
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(keys.length) };
}

async function runGit(folder: string, args: string[], filters: Record<string, string> = {}): Promise<string> {
  try {
    const settings = withoutPrograms.flatMap(each => ['-c', each]);
    const { stdout } = await promisify(execFile)('git', [...settings, ...args], {
      cwd: folder,
      maxBuffer: outputBytesMax,
      env: { ...process.env, ...environment, ...filters },
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const why = code === 'ENOENT' ? 'git is not installed' : (stderr ?? '').trim().split('\n', 1)[0];
    throw new UsageError(`--changed-since needs a git repository: ${why}`);
  }
}
