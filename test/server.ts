/** A real server for tests, on a free port of 127.0.0.1 with an LMDB store in a temporary folder. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import { defaultPlans, type Plan } from '../src/accounts/plans.js';
import { chooseEngine } from '../src/api/http/engine/choose.js';
import type { EngineName } from '../src/api/http/engine/engine.js';
import { type AppOverrides, closePools, openApp, openPools, type Pools } from '../src/app.js';
import { schemaErrors } from '../src/contract/validator.js';
import { readConfig } from '../src/server/config.js';
import { answerCommands } from '../src/store/commands.js';
import { claim } from '../src/store/lmdb/ownership/claim.js';
import { embeddedEnvironments } from '../src/store/open.js';
import { assertDeclared } from './api/openapi/declared.js';
import './cheap-passwords.js';
import { memoryEngine } from './memory-engine.js';

export interface TestServer {
  url: string;
  folder: string;
  /** Registers an account and returns its session cookie. */
  register(name: string): Promise<string>;
  /** Creates an account and returns an API key. */
  key(name: string, scope?: 'full' | 'read'): Promise<string>;
  /** Fetches a path, with an API key if one is given. */
  call(path: string, options?: CallOptions): Promise<Response>;
  close(): Promise<void>;
}

export interface CallOptions {
  method?: string;
  key?: string;
  cookie?: string;
  json?: unknown;
  body?: RequestInit['body'];
  headers?: Record<string, string>;
}

/** The HTTP engine under test: `node` with HTTP_ENGINE=node, else the one that loads here. */
export const engineName: EngineName =
  process.env.HTTP_ENGINE === 'node' ? 'node' : (await chooseEngine('auto', () => {})).name;

const log = pino({ level: 'silent' });

/** Environment of a server that listens. The others pass requests to their routes in memory. */
export const sockets = { HTTP_ENGINE: process.env.HTTP_ENGINE ?? 'auto' };

/** The worker of the bundle, which loads in less time than its single modules. */
const textWorker = fileURLToPath(new URL('../bundle/workers/text.js', import.meta.url));

/** The pools of all servers of this process: a thread's start takes longer than most tests. */
let shared: Pools | undefined;
const sharedPools = (): Pools => (shared ??= openPools(1, log, { textWorker }));
after(async () => {
  if (shared !== undefined) await closePools(shared);
});

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'telltale-test-'));

export async function startServer(
  env: Record<string, string> = {},
  plans: Record<string, Partial<Plan>> = {},
  folder = temporaryFolder(),
  overrides: AppOverrides = {},
): Promise<TestServer> {
  const plansFile = join(folder, 'plans.json');
  const merged = Object.entries({ ...defaultPlans, ...plans }).map(([name, plan]) => [
    name,
    { ...defaultPlans[name], ...plan },
  ]);
  writeFileSync(plansFile, JSON.stringify(Object.fromEntries(merged)));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    PLANS_FILE: plansFile,
    POOL_THREADS: '1',
    ...env,
  });
  const owner = embeddedEnvironments(config).length > 0 ? await claim(folder, () => {}) : null;
  const memory = 'HTTP_ENGINE' in env ? null : memoryEngine();
  const app = await openApp(config, log, {
    pools: sharedPools(),
    ...(memory && { engine: memory }),
    ...(owner && { opening: owner.open }),
    ...overrides,
  });
  owner?.socket?.announce({ service: process.pid });
  answerCommands(owner, config, app.stores);
  const call = async (path: string, options: CallOptions = {}): Promise<Response> => {
    const { method, key, cookie, json, body, headers = {} } = options;
    const init: RequestInit = {
      method: method ?? (json !== undefined || body !== undefined ? 'POST' : 'GET'),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(cookie !== undefined && { cookie, origin: app.url }),
        ...headers,
      },
    };
    if (json !== undefined) init.body = JSON.stringify(json);
    else if (body !== undefined) init.body = body;
    const response = await (memory?.inject(path, init) ?? fetch(app.url + path, init));
    assertDeclared(init.method!, path, response.status);
    return response;
  };

  const register = async (name: string): Promise<string> => {
    const response = await call('/api/account', { json: { name, password: 'correct horse' } });
    if (response.status !== 201) throw new Error(`registering ${name}: ${await response.text()}`);
    return response.headers.getSetCookie()[0]!.split(';')[0]!;
  };

  const key = async (name: string, scope: 'full' | 'read' = 'full'): Promise<string> => {
    const cookie = await register(name);
    const response = await call('/api/keys', { cookie, json: { scope } });
    return ((await response.json()) as { key: string }).key;
  };

  const close = async () => {
    await app.close();
    owner?.release();
  };
  return { url: app.url, folder, register, key, call, close };
}

/** Starts a server before the tests of the current suite; closes it and deletes its data after them. */
export function suiteServer(...options: Parameters<typeof startServer>): TestServer {
  const handle = {} as TestServer;
  before(async () => {
    Object.assign(handle, await startServer(...options));
  });
  after(async () => {
    await handle.close();
    rmSync(handle.folder, { recursive: true, force: true });
  });
  return handle;
}

/** Status and parsed body of a response, without a type for the body. */
export async function read(response: Promise<Response>): Promise<{
  status: number; // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read by tests that state theirs
  body: any;
  headers: Headers;
}> {
  const { status, headers, ...rest } = await response.then(async r => ({
    status: r.status,
    headers: r.headers,
    text: await r.text(),
  }));
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return { status, headers, body: isJson ? JSON.parse(rest.text) : rest.text };
}

/** Asserts that a value matches its schema; the message names the first mismatches. */
export function assertShape(schema: TSchema, value: unknown): void {
  assert.deepEqual(schemaErrors(schema, value).slice(0, 3), []);
}
