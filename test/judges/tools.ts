/**
 * Tools of other projects, pinned by the package file of this folder. The first import installs them. They
 * run on the Node that the package file pins, because some need a newer one than the service.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const folder = resolve('test/judges');
const packages = join(folder, 'node_modules');

/** Why the tools cannot run here; false when they can. */
export const notInstalled = installTools();

function installTools(): string | false {
  const done = join(packages, '.package-lock.json');
  const isCurrent =
    existsSync(done) && statSync(done).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (isCurrent) return false;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status === 0) return false;
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENOTCACHED|E40[134]/.test(stderr))
    return 'the registry cannot be reached: run npm ci --prefix test/judges';
  throw new Error(`npm ci --prefix test/judges failed:\n${stderr}`);
}

/** The pinned Node; on machines for which it has no package, the Node of the tests. */
const pinned = join(packages, `node-linux-${process.arch}`, 'bin', 'node');
export const node = existsSync(pinned) ? pinned : process.execPath;

/** Without the tests' options for Node, and with a temporary home. Nothing is sent to the makers of tools. */
export const environment = {
  PATH: `${dirname(node)}:${process.env.PATH}`,
  HOME: tmpdir(),
  TMPDIR: tmpdir(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Path of a program of a package. */
export function program(packageName: string, name: string): string {
  const home = join(packages, packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return join(home, bin[name]!);
}

export interface Ran {
  code: number;
  stdout: string;
  /** stdout and stderr, for messages. */
  output: string;
}

/** Runs a program on the pinned Node. */
export async function run(path: string, args: readonly string[], cwd: string): Promise<Ran> {
  const options = { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const ran = await promisify(execFile)(node, [path, ...args], options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const code = 'code' in ran ? ran.code : 0;
  return { code, stdout: ran.stdout, output: ran.stdout + ran.stderr };
}
