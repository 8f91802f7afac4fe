/** `telltale doctor`: checks the requirements of the service before it starts. Changes nothing. */
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync, rmdirSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { signerOfFile } from '../accounts/signing/signer.js';
import { connectionLimits } from '../api/http/connections.js';
import { chooseEngine } from '../api/http/engine/choose.js';
import { limits, megabyte } from '../contract/limits.js';
import { packageRoot } from '../contract/package-root.js';
import { version } from '../contract/version.js';
import { editDistance } from '../engine/selection/field-paths.js';
import { type Config, readConfig, settingNames } from '../server/config.js';
import { makeFolder } from '../store/lmdb/make-folder.js';
import { connectToPeers } from '../store/lmdb/ownership/folder-socket.js';
import { embeddedEnvironments } from '../store/open.js';
import { withAccess } from './account-stores.js';
import { commandWith, json, quietOption } from './command.js';
import { unsafeSettings } from './public-settings.js';

interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failing';
  message: string;
}

/** Time in which a remote store must accept a connection. */
const connectMs = 2_000;
const freeMegabytesMin = 512;
const memoryMegabytesMin = 1_024;
const connectionsMin = 1_024;

export const doctor = commandWith({
  usage: 'doctor',
  summary:
    'Check the configuration, store, port, binaries and limits. Changes nothing; exit code 1 on a failure.',
  options: { json: { type: 'boolean', description: 'Print JSON' }, ...quietOption },
  async run({ options }) {
    const findings = await examine(process.env);
    const text = options.json
      ? json({ version, node: process.version, findings })
      : findings.map(one => `${one.state.padEnd(8)} ${one.check.padEnd(14)} ${one.message}`).join('\n');
    return { text, code: findings.some(one => one.state === 'failing') ? 1 : 0 };
  },
});

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings = [
    await finding('http engine', () => checkEngine(env)),
    await finding('lmdb', () => loads('lmdb')),
    await finding('sharp', () => loads('sharp')),
    await finding('build', checkBuild),
    await finding('memory', checkMemory),
    await finding('open files', checkDescriptors),
    await finding('libuv threads', () => checkThreads(env)),
  ];
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    const message = (error as Error).message;
    return [{ check: 'configuration', state: 'failing', message }, ...findings, ...mistypedSettings(env)];
  }
  const user = await processIn(config);
  const isRunning = user !== null && (await isTelltale(config.host, config.port));
  return [
    { check: 'configuration', state: 'ok', message: 'All variables are valid.' },
    ...findings,
    ...mistypedSettings(env),
    await finding('data folder', () => checkFolder(config, isRunning ? null : user)),
    await finding('store', () => checkStore(config)),
    await finding('counters', () => checkCounters(config)),
    await finding('port', () => checkPort(config, isRunning)),
    ...(await Promise.all(optionalFindings(config))),
    ...unsafeSettings(config).map(
      ({ variable, message }): Finding => ({ check: variable, state: 'warning', message }),
    ),
  ];
}

/** Variables whose names are almost those of settings, which have no effect. */
function mistypedSettings(env: NodeJS.ProcessEnv): Finding[] {
  const known = settingNames();
  const letters = (name: string) => name.toLowerCase().replace(/^telltale_|[_-]/g, '');
  const isNear = (typed: string, setting: string) =>
    typed === setting || (setting.length >= nearLettersMin && editDistance(typed, setting) === 1);
  return Object.keys(env).flatMap((name): Finding[] => {
    const meant = known.includes(name) ? undefined : known.find(each => isNear(letters(name), letters(each)));
    const message = `${name} is not a setting; did you mean ${meant}?`;
    return meant === undefined ? [] : [{ check: name, state: 'warning', message }];
  });
}

/** Fewest letters of a name whose one wrong letter is a typing error: PATH is not a mistyped PORT. */
const nearLettersMin = 7;

/** What only some settings need. */
function optionalFindings({ reportKeyFile, rewriteUrl, modelUrl }: Config): Promise<Finding>[] {
  const reachServer = (url: URL) => reach('The server', url, url.protocol === 'https:' ? 443 : 80);
  return [
    reportKeyFile === null ? [] : finding('report key', () => checkReportKey(reportKeyFile)),
    rewriteUrl === null ? [] : finding('rewrite server', () => reachServer(rewriteUrl)),
    modelUrl === null ? [] : finding('model server', () => reachServer(modelUrl)),
  ].flat();
}

function checkReportKey(file: string): string {
  signerOfFile(file);
  return `${file} has a key that signs reports.`;
}

/** Result of a check: a sentence, and whether it is a warning. An error is a failure. */
type Result = string | { warning: string };

async function finding(check: string, run: () => Result | Promise<Result>): Promise<Finding> {
  try {
    const result = await run();
    return typeof result === 'string'
      ? { check, state: 'ok', message: result }
      : { check, state: 'warning', message: result.warning };
  } catch (error) {
    return { check, state: 'failing', message: (error as Error).message.split('\n', 1)[0]! };
  }
}

/** Loads a package with a native binary. */
async function loads(name: string): Promise<string> {
  await import(name);
  return `${name} loads on Node ${process.version}.`;
}

async function checkEngine(env: NodeJS.ProcessEnv): Promise<Result> {
  const wanted = env.HTTP_ENGINE?.trim() || 'auto';
  if (wanted === 'node') return 'node:http serves the requests (HTTP_ENGINE=node).';
  let reason = '';
  const { name } = await chooseEngine(wanted === 'uws' ? 'uws' : 'auto', why => {
    reason = why;
  });
  if (name === 'uws') return 'uWebSockets.js loads.';
  return {
    warning: `uWebSockets.js does not load (${reason}); node:http serves the requests, with less throughput.`,
  };
}

function checkBuild(): Result {
  const isInstalled = (file: string) => existsSync(new URL(file, packageRoot));
  if (!isInstalled('src/generated/classifier/weights.bin'))
    throw new Error('The classifier weights are missing from the installation. Install the package again.');
  return isInstalled('dist/site/index.html')
    ? 'The service, its site and its classifier are installed.'
    : { warning: 'The site is not built (npm run build); only the API is served.' };
}

function checkMemory(): Result {
  // The limit of the container; 0 without one.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const megabytes = Math.floor(Math.min(limit, totalmem()) / megabyte);
  const what = `${megabytes} MB of memory and ${availableParallelism()} cores.`;
  return megabytes >= memoryMegabytesMin
    ? what
    : { warning: `${what} Use at least ${memoryMegabytesMin} MB.` };
}

function checkDescriptors(): Result {
  const { all } = connectionLimits(null);
  return all >= connectionsMin
    ? `The limit of open files allows ${all} connections.`
    : { warning: `The limit of open files allows only ${all} connections. Raise it: ulimit -n 65536` };
}

function checkThreads(env: NodeJS.ProcessEnv): Result {
  const set = env.UV_THREADPOOL_SIZE?.trim();
  if (Number(set) >= limits.ioThreads) return `UV_THREADPOOL_SIZE is ${set}.`;
  return {
    warning: `Set UV_THREADPOOL_SIZE=${limits.ioThreads}; npm start, the container and the systemd unit do.`,
  };
}

/** A process that uses the embedded store; null when no process does, or no store is embedded. */
async function processIn(config: Config): Promise<number | null> {
  if (embeddedEnvironments(config).length === 0) return null;
  const peers = await connectToPeers(config.dataDir).catch(() => []);
  for (const { socket } of peers) socket.destroy();
  return peers[0]?.pid ?? null;
}

/** @param user the process because of which a service could not use the folder */
function checkFolder({ dataDir: folder, host, port }: Config, user: number | null): Result {
  if (user !== null)
    throw new Error(
      `${folder} is in use by the service with pid ${user}, which is not on ${host}:${port}. To check that service, use its HOST and PORT; a second one needs another DATA_DIR.`,
    );
  if (!existsSync(folder)) {
    // Creating a folder shows whether the service will be able to.
    makeFolder(folder);
    rmdirSync(folder);
    return `${folder} does not exist yet and can be created.`;
  }
  readdirSync(folder);
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  const text = `${folder} is writable; ${free} MB are free.`;
  return free >= freeMegabytesMin ? text : { warning: `${text} Keep at least ${freeMegabytesMin} MB free.` };
}

async function checkStore(config: Config): Promise<Result> {
  const { storeUrl } = config;
  if (storeUrl === null) return checkEmbedded(config);
  await reach('PostgreSQL', storeUrl, 5_432);
  const { connect } = await import('../store/postgres/connection.js');
  const database = connect(storeUrl);
  try {
    await database.query('select 1');
    return `PostgreSQL at ${storeUrl.host} accepts the name and the password.`;
  } finally {
    await database.close();
  }
}

async function checkEmbedded(config: Config): Promise<string> {
  const names = embeddedEnvironments(config);
  const { inspectFiles } = await import('../store/lmdb/prepare.js');
  const isShort = inspectFiles(config.dataDir, names);
  const fileOf = (name: string) => join(config.dataDir, name, 'data.mdb');
  for (const file of names.map(fileOf))
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  if (isShort) {
    const files = await withAccess(access => access.check(), config);
    const damaged = files.find(({ problem_count }) => problem_count > 0);
    if (damaged !== undefined) throw new Error(`${damaged.file} is damaged: ${damaged.problems[0]}`);
  }
  return existsSync(fileOf('records'))
    ? 'The embedded store exists; "telltale data check" reads all of it.'
    : 'The embedded store will be created at the first start.';
}

async function checkCounters({ storeUrl, windowsUrls }: Config): Promise<Result> {
  if (windowsUrls.length === 0)
    return `The counters are in the embedded store${storeUrl === null ? '.' : ': each machine counts limits by itself, unless WINDOWS_URL is set.'}`;
  await Promise.all(windowsUrls.map(url => reach('Valkey or Redis', url, 6_379)));
  const { openValkey } = await import('../store/valkey/open.js');
  await (await openValkey(windowsUrls)).close();
  return `Valkey or Redis at ${windowsUrls.map(url => url.host).join(', ')} answers.`;
}

/** Opens a connection and closes it again. Names the reason of a failure better than the drivers do. */
async function reach(what: string, url: URL, defaultPort: number): Promise<string> {
  const port = Number(url.port || defaultPort);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectMs) });
    return `${what} at ${host}:${port} accepts connections.`;
  } catch (error) {
    const { name, code, message } = error as NodeJS.ErrnoException;
    const why = name === 'AbortError' ? 'no answer' : (code ?? message);
    throw new Error(`${what} at ${host}:${port} does not accept connections (${why}).`);
  } finally {
    socket.destroy();
  }
}

/** @param isRunning whether a service with these settings runs */
async function checkPort({ host, port }: Config, isRunning: boolean): Promise<Result> {
  const server = createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
    return `${host}:${port} is free.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') throw new Error(`Cannot listen on ${host}:${port} (${code}).`);
    if (isRunning) return { warning: `Telltale is running on ${host}:${port}.` };
    throw new Error(`${host}:${port} is in use by another program or service. Set another PORT.`);
  } finally {
    server.close();
  }
}

/** Whether a service of this kind answers at an address. */
async function isTelltale(host: string, port: number): Promise<boolean> {
  const address = host.includes(':') ? `[${host}]` : host;
  try {
    const signal = AbortSignal.timeout(connectMs);
    const answer = await fetch(`http://${address}:${port}/api/health`, { signal });
    return 'text_pool' in ((await answer.json()) as { checks: object }).checks;
  } catch {
    return false;
  }
}
