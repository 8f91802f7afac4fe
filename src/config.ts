import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Plans } from './accounts/plans.js';
import { readPlans } from './accounts/plans-file.js';
import type { StoreLocations } from './store/open.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type LogLevel = (typeof logLevels)[number];

/** The configuration, read from environment variables at start. */
export interface Config extends StoreLocations {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Public address of the service; null when it is the listening address. */
  baseUrl: URL | null;
  plans: Plans;
  /** Returns whether an address is a trusted proxy, whose X-Forwarded-For is used. */
  trustsProxy: (address: Address) => boolean;
  /**
   * Maximum number of connections of one address, this machine included; 0 without a limit. Null is the
   * default, which does not apply to this machine.
   */
  connectionsPerAddress: number | null;
  /** Other origins that may call without a key; `any` allows all. */
  allowedOrigins: { any: boolean; origins: ReadonlySet<string> };
  registrationOpen: boolean;
  /** Contact of the operator, sent in the User-Agent of fetches. */
  contact: string | null;
  /** Text-classification server used as the deeper model; null for the embedded classifier. */
  modelUrl: URL | null;
  /** Bearer token for /metrics; null allows only programs on this machine. */
  metricsToken: string | null;
  /** Days for which scans and cleanups are stored; null as long as the account exists. */
  retentionDays: number | null;
  /** Chat server (OpenAI chat completions) that rewrites sentences; null for the embedded rewriter. */
  rewriteUrl: URL | null;
  rewriteModel: string | null;
  rewriteKey: string | null;
  /** PEM file with the keys that sign results and reports; null for a secret of the store. */
  reportKeyFile: string | null;
  logLevel: LogLevel;
  poolThreads: number;
  /** Server that parses requests: uWebSockets.js, node:http, or whichever works here. */
  httpEngine: HttpEngine;
}

const httpEngines = ['auto', 'uws', 'node'] as const;
type HttpEngine = (typeof httpEngines)[number];

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Reads the configuration from environment variables.
 * @throws Error that lists every invalid variable, one per line
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { read, problems, throwProblems } = createEnvReader(env);
  const locations = storeLocations(env, read);
  const config: Config = {
    ...locations,
    poolThreads: read('POOL_THREADS', String(defaultThreads(locations.processes)), wholeNumber(1, 256)),
    host: env.HOST?.trim() || '127.0.0.1',
    port: read('PORT', '8080', wholeNumber(0, 65_535)),
    baseUrl: read('BASE_URL', '', baseUrl),
    modelUrl: read('MODEL_URL', '', httpUrl),
    rewriteUrl: read('REWRITE_URL', '', httpUrl),
    rewriteModel: read('REWRITE_MODEL', '', modelName),
    rewriteKey: readSecret(env.REWRITE_KEY, problems),
    plans: read('PLANS_FILE', '', value => readPlans(value || undefined)),
    trustsProxy: read('TRUST_PROXY', '', networks),
    connectionsPerAddress: read('CONNECTIONS_PER_ADDRESS', '', optional(wholeNumber(0, 65_535))),
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    registrationOpen: read('REGISTRATION', 'open', oneOf('open', 'closed')) === 'open',
    contact: read('CONTACT', '', contact),
    metricsToken: read('METRICS_TOKEN', '', metricsToken),
    retentionDays: read('RETENTION_DAYS', '', optional(wholeNumber(1, 36_500))),
    reportKeyFile: env.REPORT_KEY_FILE?.trim() || null,
    logLevel: read('LOG_LEVEL', 'info', oneOf(...logLevels)),
    httpEngine: read('HTTP_ENGINE', 'auto', oneOf(...httpEngines)),
  };
  throwProblems();
  return config;
}

/** One text thread for each core that is not used by the main thread of a process. */
const defaultThreads = (processes: number) => Math.max(1, Math.floor(availableParallelism() / processes) - 1);

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

type ReadVariable = <T>(name: string, fallback: string, parse: (value: string) => T) => T;

/**
 * Returns a function that reads one variable, and one that throws an Error with all problems found so far.
 */
function createEnvReader(env: NodeJS.ProcessEnv): {
  read: ReadVariable;
  problems: string[];
  throwProblems(): void;
} {
  const problems: string[] = [];
  const read: ReadVariable = (name, fallback, parse) => {
    const value = env[name]?.trim() || fallback;
    try {
      return parse(value);
    } catch (error) {
      // A URL may contain a password.
      const shown = value.replace(/(:\/\/[^:@/]*):[^@/]*@/g, '$1:…@');
      problems.push(
        `${name}=${JSON.stringify(shown)}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined as never;
    }
  };
  const throwProblems = () => {
    if (problems.length > 0)
      throw new Error(`Invalid environment variables:\n${problems.map(p => `  ${p}`).join('\n')}`);
  };
  return { read, problems, throwProblems };
}

const storeLocations = (env: NodeJS.ProcessEnv, read: ReadVariable): StoreLocations => ({
  dataDir: resolve(env.DATA_DIR?.trim() || 'data'),
  storeUrl: read('STORE_URL', '', storeUrl),
  windowsUrls: read('WINDOWS_URL', '', windowsUrls),
  processes: read('PROCESSES', '1', wholeNumber(1, 64)),
});

function storeUrl(value: string): URL | null {
  if (value === '') return null;
  if (!URL.canParse(value) || !/^postgres(?:ql)?:$/.test(new URL(value).protocol))
    throw new Error('expected postgres://user:password@host/database');
  return new URL(value);
}

const windowsUrls = (value: string): URL[] =>
  list(value).map(entry => {
    if (!URL.canParse(entry) || !/^(?:rediss?|valkeys?):$/.test(new URL(entry).protocol))
      throw new Error('expected redis://host:port; separate the servers of a cluster by commas');
    return new URL(entry.replace(/^valkey/, 'redis'));
  });

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

function httpUrl(value: string): URL | null {
  if (value === '') return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error('expected an http or https URL');
  return new URL(value);
}

function baseUrl(value: string): URL | null {
  const url = httpUrl(value);
  if (url !== null && (url.pathname !== '/' || url.search !== '' || url.hash !== ''))
    throw new Error('expected a URL without a path');
  return url;
}

function metricsToken(value: string): string | null {
  if (/[^\x21-\x7e]/.test(value)) throw new Error('expected printable ASCII without spaces');
  return value === '' ? null : value;
}

function modelName(value: string): string | null {
  if (/[\x00-\x1f\x7f]/.test(value) || value.length > 200)
    throw new Error('expected at most 200 characters on one line');
  return value === '' ? null : value;
}

function contact(value: string): string | null {
  if (/[^\x20-\x7e]/.test(value) || value.length > 200)
    throw new Error('expected at most 200 ASCII characters');
  return value === '' ? null : value;
}

/** Reads a secret that is sent in a header. The problem of an invalid one does not show its value. */
function readSecret(value: string | undefined, problems: string[]): string | null {
  const key = value?.trim() || null;
  if (key !== null && /[^\x21-\x7e]/.test(key)) {
    problems.push('REWRITE_KEY: expected ASCII characters without spaces');
    return null;
  }
  return key;
}

function networks(value: string): Config['trustsProxy'] {
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

function origins(value: string): Config['allowedOrigins'] {
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
