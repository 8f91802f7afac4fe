/**
 * Starts real servers for tests, on free ports of 127.0.0.1 and with temporary folders: PostgreSQL, and Redis
 * or Valkey as a single server or a cluster.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { eventually } from '../eventually.js';
import { temporaryFolder } from '../temporary-folder.js';

export interface TestStore {
  url: URL;
  pid(): number;
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

/**
 * Returns a free port. The one 10,000 above it is free too, because a node of a cluster also listens there.
 * Linux gives neither to connections or to servers with port 0, so that nothing takes them before the server
 * listens or while it is down.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) && (await isFree(port + 10_000)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise(resolve => server.close(resolve));
  return listens;
}

/** A server that runs as a child process. */
export interface ServerProcess {
  pid: number;
  /** Ends the server if it runs. Throws its output when it ended by itself. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a server and resolves when it prints that it is ready. Throws its output when it ends before. */
export async function spawnServer(
  command: string,
  args: readonly string[],
  ready: RegExp,
  options: { uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ServerProcess> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const isReady = new Promise<true>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (ready.test(output)) resolve(true);
      });
  });
  const ended = once(child, 'close').then(() => new Error(`${command} ended by itself: ${output}`));
  if ((await Promise.race([isReady, ended])) !== true) throw await ended;
  return {
    pid: child.pid!,
    async end(signal) {
      child.kill(signal);
      const error = await ended;
      if (!child.killed) throw error;
    },
  };
}

/** What PostgreSQL, Valkey and Redis print when clients can connect. */
const acceptsConnections = /ready to accept connections/i;

/** PostgreSQL does not run as root. Debian's package creates the user `postgres`. */
function postgresUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A server that `run` starts, each time with the same data. `signal` ends it like a crash. */
async function testStore(
  url: URL,
  signal: NodeJS.Signals,
  run: () => Promise<ServerProcess>,
): Promise<TestStore> {
  let server = await run();
  return {
    url,
    pid: () => server.pid,
    async start() {
      server = await run();
    },
    kill: () => server.end(signal),
  };
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

/** Starts a server. @param extra arguments of the server */
export async function startPostgres(extra: readonly string[] = []): Promise<TestStore> {
  const bin = postgresFolder()!;
  const user = postgresUser();
  const folder = temporaryFolder();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const trusting = ['-U', 'telltale', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...trusting], { ...options, stdio: 'ignore' });
  const port = String(await freePort());
  const url = new URL(`postgres://telltale@127.0.0.1:${port}/postgres`);
  // Without fsync: the tests end processes, not the machine. With shared memory in the folder, so that it is
  // deleted after SIGKILL as well.
  const settings = ['-F', '-c', 'dynamic_shared_memory_type=mmap', ...extra];
  const args = ['-D', data, '-p', port, '-h', '127.0.0.1', '-k', folder, ...settings];
  const run = () => spawnServer(join(bin, 'postgres'), args, acceptsConnections, options);
  // SIGQUIT ends all backends without a checkpoint, like a crash, but releases shared memory.
  return testStore(url, 'SIGQUIT', run);
}

/** Starts a single server. @param extra arguments of the server */
export async function startValkey(extra: readonly string[] = []): Promise<TestStore> {
  const folder = temporaryFolder();
  const port = String(await freePort());
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, ...durable, ...extra];
  const run = () => spawnServer(valkeyProgram()!, args, acceptsConnections);
  return testStore(new URL(`redis://127.0.0.1:${port}`), 'SIGKILL', run);
}

/** Starts a cluster before the tests of the current suite; ends it after them. */
export function suiteCluster(options: { replica?: boolean } = {}): TestStore[] {
  const nodes: TestStore[] = [];
  before(async () => void nodes.push(...(await startValkeyCluster(options))));
  after(() => Promise.all(nodes.map(node => node.kill())));
  return nodes;
}

/** Starts a cluster of three masters, optionally with a replica of the second. */
async function startValkeyCluster({ replica = false }): Promise<TestStore[]> {
  const { Redis } = await import('iovalkey');
  const count = replica ? 4 : 3;
  // A node of a busy machine that gets no processor time for seconds is not taken for lost.
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '60000'];
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
