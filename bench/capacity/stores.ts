/** Starts PostgreSQL and Valkey or Redis as deployments run them, with every commit on disk. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoreLocations } from '../../src/store/open.js';
import { freePort, postgresAbsent, untilListening, valkeyAbsent } from '../../test/store/servers.js';

export interface StoreServers extends Pick<StoreLocations, 'storeUrl' | 'windowsUrls'> {
  pids: readonly number[];
  stop(): Promise<void>;
}

/** The reason why the servers cannot be started; undefined when both are installed. */
export const storeServersAbsent = (): string | undefined => postgresAbsent() ?? valkeyAbsent();

const debianRoot = '/usr/lib/postgresql';

/** Path of a program on the PATH or in Debian's folders of PostgreSQL. */
function programPath(...names: string[]): string {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).map(v => join(debianRoot, v, 'bin')) : [];
  const folders = [...versions, ...process.env.PATH!.split(delimiter)];
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)!;
}

/** Starts both servers in a temporary folder, which `stop` deletes. */
export async function startStoreServers(): Promise<StoreServers> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-capacity-'));
  // PostgreSQL does not run as root. Debian's package creates the user `postgres`.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'telltale', '--auth=trust', '--encoding=UTF8', '--no-locale'];
  execFileSync(programPath('initdb'), initial, options);

  const start = async (program: string, port: number, args: string[]): Promise<ChildProcess> => {
    const child = spawn(program, args, options);
    await untilListening(port, child);
    return child;
  };
  const [storePort, windowsPort] = [await freePort(), await freePort()];
  const postgresArgs = ['-D', data, '-p', String(storePort), '-h', '127.0.0.1', '-k', folder];
  const postgres = await start(programPath('postgres'), storePort, postgresArgs);
  const valkeyArgs = ['--port', String(windowsPort), '--dir', folder, '--save', '', '--appendonly', 'yes'];
  const valkey = await start(programPath('valkey-server', 'redis-server'), windowsPort, valkeyArgs);
  // PostgreSQL listens before it accepts queries.
  await delay(1_000);
  return {
    storeUrl: new URL(`postgres://telltale@127.0.0.1:${storePort}/postgres`),
    windowsUrls: [new URL(`redis://127.0.0.1:${windowsPort}`)],
    pids: [postgres.pid!, valkey.pid!],
    async stop() {
      postgres.kill('SIGINT');
      valkey.kill('SIGTERM');
      await Promise.all([once(postgres, 'exit'), once(valkey, 'exit')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
