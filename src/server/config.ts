import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { readPlans } from '../accounts/plans.js';
import type { StoreLocations } from '../store/open.js';

/** The configuration of the service. docs/settings.md describes the variables. */
export type Config = ReturnType<typeof readConfig>;

const httpEngines = ['auto', 'uws', 'node'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Reads the configuration from environment variables. An optional value is null when its variable is unset.
 * @throws Error that lists every invalid variable, one per line
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { read, throwProblems } = createEnvReader(env);
  const locations = storeLocations(env, read);
  const cores = Math.max(1, Math.floor(availableParallelism() / (locations.processes || 1)));
  const poolThreads = read('POOL_THREADS', String(defaultThreads(cores)), wholeNumber(1, 256));
  const config = {
    ...locations,
    poolThreads,
    /** Text threads that start with the service. The main thread leaves them a core each. */
    restingThreads: Math.max(1, Math.min(poolThreads, cores - 1)),
    host: env.HOST?.trim() || '127.0.0.1',
    /** 0 lets the system choose. */
    port: read('PORT', '8080', wholeNumber(0, 65_535)),
    /** Public address of the service; null when it is the listening address. */
    baseUrl: read('BASE_URL', '', optional(baseUrl)),
    modelUrl: read('MODEL_URL', '', optional(httpUrl)),
    rewriteUrl: read('REWRITE_URL', '', optional(httpUrl)),
    rewriteModel: read(
      'REWRITE_MODEL',
      '',
      optional(matching(/^[^\x00-\x1f\x7f]{0,200}$/, 'at most 200 characters on one line')),
    ),
    rewriteKey: read(
      'REWRITE_KEY',
      '',
      optional(matching(/^[\x21-\x7e]*$/, 'ASCII characters without spaces')),
    ),
    plans: read('PLANS_FILE', '', value => readPlans(value || undefined)),
    /** Whether an address is a trusted proxy, whose X-Forwarded-For is used. */
    trustsProxy: read('TRUST_PROXY', '', networks),
    /** Of one address; 0 without a limit. The default, null, does not apply to this machine. */
    connectionsPerAddress: read('CONNECTIONS_PER_ADDRESS', '', optional(wholeNumber(0, 65_535))),
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    registrationOpen: read('REGISTRATION', 'open', oneOf('open', 'closed')) === 'open',
    contact: read('CONTACT', '', optional(matching(/^[\x20-\x7e]{0,200}$/, 'at most 200 ASCII characters'))),
    metricsToken: read(
      'METRICS_TOKEN',
      '',
      optional(matching(/^[\x21-\x7e]*$/, 'printable ASCII without spaces')),
    ),
    retentionDays: read('RETENTION_DAYS', '', optional(wholeNumber(1, 36_500))),
    reportKeyFile: env.REPORT_KEY_FILE?.trim() || null,
    logLevel: read('LOG_LEVEL', 'info', oneOf(...logLevels)),
    logsRequests: read('LOG_REQUESTS', 'off', oneOf('on', 'off')) === 'on',
    httpEngine: read('HTTP_ENGINE', 'auto', oneOf(...httpEngines)),
  };
  throwProblems();
  return config;
}

/** The names of all settings. */
export function settingNames(): string[] {
  const names = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return [...names];
}

/**
 * A text thread for each core besides that of the main thread; two for two cores, of which the main thread
 * uses a quarter of the time.
 */
export const defaultThreads = (cores: number): number => Math.max(Math.min(2, cores), cores - 1);

/**
 * Reads only the locations of the stores, for commands that need nothing else.
 * @throws Error that lists every invalid variable, one per line
 */
export function readStoreLocations(env: NodeJS.ProcessEnv): StoreLocations {
  const { read, throwProblems } = createEnvReader(env);
  const locations = storeLocations(env, read);
  throwProblems();
  return locations;
}

/** Variables whose values are not shown. */
const secrets = new Set(['METRICS_TOKEN', 'REWRITE_KEY']);

type ReadVariable = <T>(name: string, fallback: string, parse: (value: string) => T) => T;

/** Returns a function that reads a variable, and one that throws an Error with all problems found so far. */
function createEnvReader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const read: ReadVariable = (name, fallback, parse) => {
    const value = env[name]?.trim() || fallback;
    try {
      return parse(value);
    } catch (error) {
      // A URL may contain a password.
      const shown = value.replace(/(:\/\/[^:@/]*):[^@/]*@/g, '$1:…@');
      const given = secrets.has(name) ? name : `${name}=${JSON.stringify(shown)}`;
      problems.push(`${given}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined as never;
    }
  };
  const throwProblems = () => {
    if (problems.length > 0)
      throw new Error(`Invalid environment variables:\n${problems.map(p => `  ${p}`).join('\n')}`);
  };
  return { read, throwProblems };
}

const storeLocations = (env: NodeJS.ProcessEnv, read: ReadVariable): StoreLocations => ({
  dataDir: resolve(env.DATA_DIR?.trim() || 'data'),
  storeUrl: read('STORE_URL', '', optional(storeUrl)),
  windowsUrls: read('WINDOWS_URL', '', windowsUrls),
  processes: read('PROCESSES', '1', wholeNumber(1, 64)),
});

const urlOf = (protocol: RegExp, expected: string) => (value: string) => {
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol))
    throw new Error(`expected ${expected}`);
  return new URL(value);
};
const httpUrl = urlOf(/^https?:$/, 'an http or https URL');
const storeUrl = urlOf(/^postgres(?:ql)?:$/, 'postgres://user:password@host/database');
const windowsUrl = urlOf(/^rediss?:$/, 'redis://host:port; separate the servers of a cluster by commas');
const windowsUrls = (value: string): URL[] =>
  list(value).map(entry => windowsUrl(entry.replace(/^valkey/, 'redis')));

const wholeNumber = (min: number, max: number) => (value: string) => {
  const n = Number(value);
  if (!/^\d+$/.test(value) || n < min || n > max)
    throw new Error(`expected an integer between ${min} and ${max}`);
  return n;
};

/** Returns null for an unset variable. */
const optional =
  <T>(parse: (value: string) => T) =>
  (value: string): T | null =>
    value === '' ? null : parse(value);

const oneOf =
  <T extends string>(...choices: T[]) =>
  (value: string): T => {
    if (!choices.includes(value as T)) throw new Error(`expected one of ${choices.join(', ')}`);
    return value as T;
  };

function baseUrl(value: string): URL {
  const url = httpUrl(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error('expected a URL without a path');
  return url;
}

const matching = (pattern: RegExp, expected: string) => (value: string) => {
  if (!pattern.test(value)) throw new Error(`expected ${expected}`);
  return value;
};

function networks(value: string): (address: ipaddr.IPv4 | ipaddr.IPv6) => boolean {
  const ranges = list(value).map(cidr => {
    try {
      return ipaddr.parseCIDR(cidr.includes('/') ? cidr : `${cidr}/${cidr.includes(':') ? 128 : 32}`);
    } catch {
      throw new Error(`"${cidr}" is not an address or a CIDR range`);
    }
  });
  return address =>
    ranges.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

function origins(value: string): { any: boolean; origins: ReadonlySet<string> } {
  const entries = list(value);
  for (const entry of entries) {
    // Origins of browser extensions (chrome-extension://…) are accepted; URL.origin is "null" for them.
    if (entry !== '*' && !/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(entry))
      throw new Error(`"${entry}" is not an origin (expected for example https://example.org, or *)`);
  }
  return { any: entries.includes('*'), origins: new Set(entries) };
}

const list = (value: string) =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
