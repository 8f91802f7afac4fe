import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { type Plans, readPlans } from './accounts/plans.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type LogLevel = (typeof logLevels)[number];

/** The environment, read once. */
export interface Config {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  /** The address people reach the service by; null when it is the listening one. */
  baseUrl: URL | null;
  plans: Plans;
  /** Whether an address is a proxy whose X-Forwarded-For counts. */
  trustsProxy: (address: Address) => boolean;
  /** Origins besides our own that may call without a key; `any` for all. */
  allowedOrigins: { any: boolean; origins: ReadonlySet<string> };
  registrationOpen: boolean;
  /** Where people who run sites that are fetched may complain; goes into the User-Agent. */
  contact: string | null;
  /** A text-classification server to use as deeper model; null for the embedded one. */
  modelUrl: URL | null;
  /** A chat server (OpenAI's chat completions) that rewrites sentences; null for the embedded rewriter. */
  rewriteUrl: URL | null;
  rewriteModel: string | null;
  rewriteKey: string | null;
  logLevel: LogLevel;
  poolThreads: number;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Set, these would promise something this version does not do; better no start than a broken promise. */
const notYet = ['STORE_URL', 'WINDOWS_URL'];

/**
 * Reads the environment.
 * @throws Error naming every malformed variable, one a line
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: string, parse: (value: string) => T): T => {
    const value = env[name]?.trim() || fallback;
    try {
      return parse(value);
    } catch (error) {
      problems.push(
        `${name}=${JSON.stringify(value)}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined as T;
    }
  };

  const config: Config = {
    host: env.HOST?.trim() || '127.0.0.1',
    port: read('PORT', '8080', wholeNumber(0, 65_535)),
    dataDir: resolve(env.DATA_DIR?.trim() || 'data'),
    baseUrl: read('BASE_URL', '', baseUrl),
    modelUrl: read('MODEL_URL', '', httpUrl),
    rewriteUrl: read('REWRITE_URL', '', httpUrl),
    rewriteModel: read('REWRITE_MODEL', '', modelName),
    rewriteKey: readSecret(env.REWRITE_KEY, problems),
    plans: read('PLANS_FILE', '', value => readPlans(value || undefined)),
    trustsProxy: read('TRUST_PROXY', '', networks),
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    registrationOpen: read('REGISTRATION', 'open', oneOf('open', 'closed')) === 'open',
    contact: read('CONTACT', '', contact),
    logLevel: read('LOG_LEVEL', 'info', oneOf(...logLevels)),
    poolThreads: read('POOL_THREADS', String(Math.max(1, availableParallelism() - 1)), wholeNumber(1, 256)),
  };
  read('PROCESSES', '1', wholeNumber(1, 1));
  for (const name of notYet) {
    if (env[name]?.trim()) problems.push(`${name} is not supported by this version; unset it.`);
  }
  if (problems.length > 0)
    throw new Error(`The environment has mistakes:\n${problems.map(p => `  ${p}`).join('\n')}`);
  return config;
}

const wholeNumber = (min: number, max: number) => (value: string) => {
  const n = Number(value);
  if (!/^\d+$/.test(value) || n < min || n > max)
    throw new Error(
      min === max ? `this version supports ${min} only` : `expected a whole number from ${min} to ${max}`,
    );
  return n;
};

const oneOf =
  <T extends string>(...choices: T[]) =>
  (value: string): T => {
    if (!choices.includes(value as T)) throw new Error(`expected one of ${choices.join(', ')}`);
    return value as T;
  };

function httpUrl(value: string): URL | null {
  if (value === '') return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error('expected an http or https address');
  return new URL(value);
}

function baseUrl(value: string): URL | null {
  const url = httpUrl(value);
  if (url !== null && (url.pathname !== '/' || url.search !== '' || url.hash !== ''))
    throw new Error('expected an address without a path');
  return url;
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

/** A key goes into a header; a malformed one is named, never shown. */
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
      throw new Error(`"${cidr}" is no address or CIDR range`);
    }
  });
  return address =>
    ranges.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}

function origins(value: string): Config['allowedOrigins'] {
  const entries = list(value);
  for (const entry of entries) {
    // Browser extensions have origins of their own (chrome-extension://…), which URL gives no `origin`.
    if (entry !== '*' && !/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(entry))
      throw new Error(`"${entry}" is no origin (expected for example https://example.org, or *)`);
  }
  return { any: entries.includes('*'), origins: new Set(entries) };
}

const list = (value: string) =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
