/**
 * Starts real servers for tests, on free ports of 127.0.0.1 and with temporary folders: PostgreSQL, and Redis
 * or Valkey as a single server or a cluster.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { eventually } from '../eventually.js';
import { temporaryFolder } from '../temporary-folder.js';

export interface TestStore {
  url: URL;
  /** Ends the server immediately, like a crash. `start` restarts it with its data. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const onPath = (name: string): string | null =>
  (process.env.PATH ?? '')
    .split(':')
    .map(folder => join(folder, name))
    .find(existsSync) ?? null;

/** Folder of initdb and postgres, which Debian does not put on the PATH; null when not installed. */
function postgresFolder(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map(version => join(root, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')));
  const initdb = onPath('initdb');
  return found ?? (initdb && join(initdb, '..'));
}

const valkeyProgram = (): string | null => onPath('valkey-server') ?? onPath('redis-server');

/** Reason to skip tests; undefined when the server is installed. */
export const postgresAbsent = (): string | undefined =>
  postgresFolder() === null ? 'PostgreSQL is not installed' : undefined;
export const valkeyAbsent = (): string | undefined =>
  valkeyProgram() === null ? 'neither Valkey nor Redis is installed' : undefined;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export const untilListening = (port: number, child: ChildProcess): Promise<void> =>
  eventually(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const connected = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    return connected;
  });

/** PostgreSQL does not run as root. Debian's package creates the user `postgres`. */
function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A server that `run` starts, each time with the same data. `signal` ends it like a crash. */
async function testStore(
  url: URL,
  signal: 'SIGKILL' | 'SIGQUIT',
  run: () => ChildProcess,
  isReady: () => boolean = () => true,
): Promise<TestStore> {
  let child: ChildProcess;
  const start = async () => {
    child = run();
    await untilListening(Number(url.port), child);
    await eventually(isReady);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  await start();
  return { url, start, kill };
}

/** Starts a server before the tests of the current suite; ends it after them. */
export function suiteStore(start: () => Promise<TestStore>): TestStore {
  const handle = {} as TestStore;
  before(async () => {
    Object.assign(handle, await start());
  });
  after(() => handle.kill());
  return handle;
}

export async function startPostgres(): Promise<TestStore> {
  const bin = postgresFolder()!;
  const user = postgresUser();
  const folder = temporaryFolder();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const trusting = ['-U', 'telltale', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...trusting], options);
  const port = String(await freePort());
  const url = new URL(`postgres://telltale@127.0.0.1:${port}/postgres`);
  // Without fsync: the tests end processes, not the machine.
  const args = ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', folder, '-F'];
  const run = () => spawn(join(bin, 'postgres'), args, options);
  // It listens before it accepts queries.
  const ready = ['-h', '127.0.0.1', '-p', port, '-q'];
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ready, options).status === 0;
  // SIGQUIT ends all backends without a checkpoint, like a crash, but releases shared memory.
  return testStore(url, 'SIGQUIT', run, isReady);
}

/** Starts a single server. @param extra arguments of the server, for example for a node of a cluster */
export async function startValkey(extra: readonly string[] = []): Promise<TestStore> {
  const folder = temporaryFolder();
  const port = String(await freePort());
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, ...durable, ...extra];
  const run = () => spawn(valkeyProgram()!, args, { stdio: 'ignore' });
  return testStore(new URL(`redis://127.0.0.1:${port}`), 'SIGKILL', run);
}

/** Starts a cluster of three masters, optionally with a replica of the second. */
export async function startValkeyCluster({ replica = false } = {}): Promise<TestStore[]> {
  const { Redis } = await import('iovalkey');
  const count = replica ? 4 : 3;
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'];
  const nodes = await Promise.all(Array.from({ length: count }, () => startValkey(options)));
  const clients = nodes.map(node => new Redis(node.url.href));
  const slots = [0, 5461, 10923, 16384];
  const masters = clients.slice(0, 3);
  await Promise.all(
    masters.map((client, i) => client.call('CLUSTER', 'ADDSLOTSRANGE', slots[i]!, slots[i + 1]! - 1)),
  );
  for (const node of nodes.slice(1)) await clients[0]!.call('CLUSTER', 'MEET', '127.0.0.1', node.url.port);
  const joined = async () => {
    const states = await Promise.all(clients.map(client => client.call('CLUSTER', 'INFO')));
    const isJoined = (state: string) => state.includes(`cluster_known_nodes:${count}`);
    return states.every(state => /cluster_state:ok/.test(String(state)) && isJoined(String(state)));
  };
  await eventually(joined);
  if (replica) {
    await clients[3]!.call('CLUSTER', 'REPLICATE', String(await clients[1]!.call('CLUSTER', 'MYID')));
    await eventually(async () => /master_link_status:up/.test(await clients[3]!.info('replication')));
  }
  for (const client of clients) client.disconnect();
  return nodes;
}
