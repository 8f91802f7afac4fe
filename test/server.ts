/** A real server for tests, on a free port of 127.0.0.1 with an LMDB store in a temporary folder. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
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
import type { FetchOptions } from '../src/net/fetch/fetch-page.js';
import { readConfig } from '../src/server/config.js';
import { answerCommands } from '../src/store/commands.js';
import { claim } from '../src/store/lmdb/ownership/claim.js';
import { embeddedEnvironments } from '../src/store/open.js';
import { assertDeclared } from './api/openapi/declared.js';
import './cheap-passwords.js';
import { jsonLines } from './json-lines.js';
import { memoryEngine } from './memory-engine.js';
import { temporaryFolder } from './temporary-folder.js';

export interface TestServer {
  url: string;
  folder: string;
  /** A client without a credential, from a page of the site. */
  visitor: Client;
  /** Registers an account and returns its session cookie. */
  register(name: string): Promise<string>;
  /** Creates an account and returns an API key. */
  key(name: string, scope?: 'full' | 'read'): Promise<string>;
  /** A client that sends these options with each request. */
  as(options: CallOptions): Client;
  /** Creates an account and returns the client of its API key. */
  client(name: string, scope?: 'full' | 'read'): Promise<Client>;
  /** Returns the name of an account that `register`, `key` or `client` creates. */
  nameOf(name: string): string;
  /** Address from which the requests of a suite of `sharedServer` come. */
  address: string;
  /** Returns this server for another suite, whose accounts have limits of their own. */
  forSuite(number: number, limits: Partial<Plan>, isInMemory: boolean): TestServer;
  /** Sets limits of plans, and returns a function that sets those before. */
  changePlans(plans: Record<string, Partial<Plan>>): () => void;
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

export interface Answer {
  status: number; // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read by tests that state theirs
  body: any;
  headers: Headers;
}
type HeaderFields = Record<string, string>;

/** Requests of one client. */
export interface Client {
  get(path: string, headers?: HeaderFields): Promise<Answer>;
  /** Posts a body as JSON. */
  post(path: string, json: unknown, headers?: HeaderFields): Promise<Answer>;
  /** Posts a body as it is. */
  send(path: string, body: RequestInit['body'] | Uint8Array, headers?: HeaderFields): Promise<Answer>;
  patch(path: string, json: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
}

/** The HTTP engine under test: `node` with HTTP_ENGINE=node, else the one that loads here. */
export const engineName: EngineName =
  process.env.HTTP_ENGINE === 'node' ? 'node' : (await chooseEngine('auto', () => {})).name;

const silent = pino({ level: 'silent' });

/** Environment of a server that listens. The others pass requests to their routes in memory. */
export const sockets = { HTTP_ENGINE: process.env.HTTP_ENGINE ?? 'auto' };

/** What a suite changes on the shared server while it runs. */
interface SuiteChanges {
  /** Limits of plans, for example those of visitors (`anonymous`). */
  plans?: Record<string, Partial<Plan>>;
  now?: () => number;
  network?: Required<Pick<FetchOptions, 'resolver' | 'connect'>>;
}

/** The worker of the bundle, which loads in less time than its single modules. */
const textWorker = fileURLToPath(new URL('../bundle/workers/text.js', import.meta.url));

/** The pools of all servers of this process: a thread's start takes longer than most tests. */
let pools: Pools | undefined;
const sharedPools = (): Pools => (pools ??= openPools(1, silent, { textWorker }));
let shared: Promise<TestServer> | undefined;
/** The changes of the running suite. */
let changed: SuiteChanges = {};
let suites = 0;
after(async () => {
  await (await shared)?.close();
  if (pools !== undefined) await closePools(pools);
});

export async function startServer(
  env: Record<string, string> = {},
  plans: Record<string, Partial<Plan>> = {},
  folder = temporaryFolder(),
  overrides: AppOverrides = {},
  log = silent,
): Promise<TestServer> {
  const plansFile = join(folder, 'plans.json');
  const merged = Object.entries({ ...defaultPlans, ...plans }).map(([name, plan]) => [
    name,
    { ...defaultPlans[name], ...plan },
  ]);
  writeFileSync(plansFile, JSON.stringify(Object.fromEntries(merged)));
  const files = { DATA_DIR: folder, PLANS_FILE: plansFile };
  const config = readConfig({ ...files, PORT: '0', POOL_THREADS: '1', ...env });
  const owner = embeddedEnvironments(config).length > 0 ? await claim(folder, () => {}) : null;
  const listens = 'HTTP_ENGINE' in env;
  const engine = memoryEngine(listens ? await chooseEngine(config.httpEngine, () => {}) : null);
  const opening = owner && { opening: owner.open };
  const app = await openApp(config, log, { pools: sharedPools(), engine, ...opening, ...overrides });
  owner?.socket?.announce({ service: process.pid });
  answerCommands(owner, config, app.stores);
  const send = async (path: string, options: CallOptions, isInMemory: boolean): Promise<Response> => {
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
    const response = await (isInMemory ? engine.inject(path, init) : fetch(app.url + path, init));
    assertDeclared(init.method!, path, response.status);
    return response;
  };

  const close = async () => {
    await app.close();
    owner?.release();
  };
  const changePlans = (changes: Record<string, Partial<Plan>>) => {
    const before = { ...config.plans };
    for (const [name, limits] of Object.entries(changes))
      Object.assign(config.plans, { [name]: { ...defaultPlans[name], ...limits } });
    return () => void Object.assign(config.plans, before);
  };
  const forSuite = (number: number, own: Partial<Plan>, isInMemory: boolean): TestServer => {
    const plan = `suite-${number}`;
    Object.assign(config.plans, { [plan]: { ...defaultPlans.free, ...own } });
    const address = `10.${number}.0.1`;
    const call: TestServer['call'] = (path, options = {}) => {
      // The metrics are returned to no proxy.
      const from = path === '/metrics' ? {} : { 'x-forwarded-for': address };
      return send(path, { ...options, headers: { ...from, ...options.headers } }, isInMemory);
    };
    const nameOf = (name: string) => `${name}-${number}`;
    const register = async (name: string) => {
      const cookie = await registered(call, nameOf(name));
      await app.stores.durable.updateAccount(nameOf(name), { plan });
      return cookie;
    };
    return { ...server, nameOf, address, ...callersOf(app.url, call, register) };
  };
  const call: TestServer['call'] = (path, options = {}) => send(path, options, !listens);
  const callers = callersOf(app.url, call, name => registered(call, name));
  const own = { url: app.url, folder, address: '127.0.0.1', nameOf: (name: string) => name };
  const server = { ...own, forSuite, changePlans, close, ...callers };
  return server;
}

/** Registers an account and returns its session cookie. */
async function registered(call: TestServer['call'], name: string): Promise<string> {
  const response = await call('/api/account', { json: { name, password: 'correct horse' } });
  if (response.status !== 201) throw new Error(`registering ${name}: ${await response.text()}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The clients of a server. */
function callersOf(url: string, call: TestServer['call'], register: TestServer['register']) {
  const key = async (name: string, scope: 'full' | 'read' = 'full'): Promise<string> => {
    const cookie = await register(name);
    const response = await call('/api/keys', { cookie, json: { scope } });
    return ((await response.json()) as { key: string }).key;
  };
  const as = (options: CallOptions) => clientOf(call, () => options);
  const client = async (name: string, scope?: 'full' | 'read') => as({ key: await key(name, scope) });
  return { call, register, key, as, client, visitor: as({ headers: { origin: url } }) };
}

function clientOf(call: TestServer['call'], optionsOf: () => CallOptions): Client {
  const request = (path: string, options: CallOptions) => {
    const { headers, ...credential } = optionsOf();
    return read(call(path, { ...credential, ...options, headers: { ...headers, ...options.headers } }));
  };
  return {
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, json, headers = {}) => request(path, { json, headers }),
    send: (path, body, headers = {}) =>
      request(path, { method: 'POST', body: body as RequestInit['body'], headers }),
    patch: (path, json) => request(path, { method: 'PATCH', json }),
    remove: path => request(path, { method: 'DELETE' }),
  };
}

/** Starts a server before the tests of the current suite; closes it after them. */
export function suiteServer(...options: Parameters<typeof startServer>): TestServer {
  const handle = {} as TestServer;
  before(async () => {
    Object.assign(handle, await startServer(...options));
  });
  after(() => handle.close());
  return handle;
}

/**
 * The server that the suites of this process share, which has no other limits than those of accounts. Names
 * of accounts get the number of the suite, and callers without one have an address of their own.
 */
export function sharedServer(
  env: Partial<typeof sockets> = {},
  limits: Partial<Plan> = {},
  changes: SuiteChanges = {},
): TestServer {
  const handle = {} as TestServer;
  const number = ++suites;
  let restorePlans = () => {};
  before(async () => {
    shared ??= startShared();
    const server = await shared;
    restorePlans = server.changePlans(changes.plans ?? {});
    changed = changes;
    Object.assign(handle, server.forSuite(number, limits, !('HTTP_ENGINE' in env)));
  });
  after(() => {
    restorePlans();
    changed = {};
  });
  return handle;
}

const startShared = (): Promise<TestServer> => {
  const origins = 'https://friend.example,https://agents.example,chrome-extension://abcdef';
  const env = { ...sockets, TRUST_PROXY: '127.0.0.1', ALLOWED_ORIGINS: origins };
  return startServer(env, {}, undefined, {
    now: () => changed.now?.() ?? Date.now(),
    network: {
      resolver: async name => changed.network?.resolver(name) ?? [],
      connect: target => changed.network!.connect(target),
    },
  });
};

/** The client of an account that is created before the tests of the current suite, and its API key. */
export function suiteClient(
  server: TestServer,
  name: string,
  scope?: 'full' | 'read',
): Client & { readonly key: string } {
  let key = '';
  before(async () => {
    key = await server.key(name, scope);
  });
  const client = clientOf(
    (path, options) => server.call(path, options),
    () => ({ key }),
  );
  return Object.defineProperty(client as Client & { key: string }, 'key', { get: () => key });
}

/** Status and parsed body of a response, without a type for the body. */
export async function read(response: Promise<Response>): Promise<Answer> {
  const answer = await response;
  const { status, headers } = answer;
  const [text, type] = [await answer.text(), headers.get('content-type') ?? ''];
  if (type.startsWith('application/json') && text !== '') return { status, headers, body: JSON.parse(text) };
  return { status, headers, body: type === 'application/x-ndjson' ? jsonLines(text) : text };
}

/** A multipart form with a file and other fields. */
export function fileForm(
  name: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

/** Asserts that a value matches its schema; the message names the first mismatches. */
export function assertShape(schema: TSchema, value: unknown): void {
  assert.deepEqual(schemaErrors(schema, value).slice(0, 3), []);
}
