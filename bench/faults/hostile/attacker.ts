/** A new service with accounts, and the means of one attacker. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../src/accounts/password.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { createKey, type Service, startTelltale } from '../../driver.js';
import { pause } from '../verdict.js';
import { type Exchange, exchange, type Reply } from './exchange.js';
import { TurnLog } from './turns/turn-log.js';

export const password = 'correct horse battery';
export const owners: readonly string[] = ['ada', 'bela', 'cato', 'dido', 'emma', 'finn'];
const attackers: readonly string[] = ['mallory', 'trudy'];

export interface AttackedService extends Service {
  turns: TurnLog;
  attackerKeys: readonly string[];
}

let hashed: Promise<string> | undefined;

/** Starts a service with accounts that sign in and two attacker accounts on the free plan. */
export async function startAttacked(
  own: { openFiles?: number; env?: Readonly<Record<string, string>> } = {},
): Promise<AttackedService> {
  hashed ??= hashPassword(password);
  const folder = mkdtempSync(join(tmpdir(), 'telltale-hostile-'));
  const durable = openDurable(folder);
  const key = await createKey(durable, { name: 'bench' });
  const onFree = async (name: string) => createKey(durable, { name, plan: 'free', password: await hashed! });
  for (const name of owners) await onFree(name);
  const attackerKeys: string[] = [];
  for (const name of attackers) attackerKeys.push(await onFree(name));
  await durable.close();
  const turns = new TurnLog(folder);
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', ...turns.env, ...own.env };
  const target = await startTelltale(env, { log: 'ignore', openFiles: own.openFiles });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...target, folder, turns, key, attackerKeys, remove };
}

/** Hostile requests per minute that must not affect other clients. */
const perMinute = 100;

type Request = Omit<Exchange, 'from'> & { from?: string };

/** One account, one source address, and counters of the responses. */
export class Attacker {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly account: string;
  readonly key: string;
  readonly address: string;
  /** Responses by status; 0 counts connections closed without a response. */
  readonly answers = new Map<number, number>();
  /** Largest body of a 4xx response in bytes. */
  largestRejection = 0;
  /** Values that an attack stores for its own check. */
  readonly notes = new Map<string, number>();

  /**
   * @param which 0 for the measured attack, 1 for the attack during the stop
   * @param seconds length of a steady attack; null for a single burst
   */
  constructor(
    { url, folder, attackerKeys }: AttackedService,
    which: 0 | 1,
    private readonly seconds: number | null,
  ) {
    [this.url, this.port, this.folder] = [url, Number(new URL(url).port), folder];
    this.account = attackers[which]!;
    this.key = attackerKeys[which]!;
    this.address = `127.0.9.${1 + which}`;
  }

  /** Sends one request from the attacker's address and counts the response. */
  async send(request: Request): Promise<Reply> {
    const reply = await exchange(this.url, { from: this.address, keepAlive: true, ...request });
    this.count(reply.status);
    if (reply.status >= 400 && reply.status < 500)
      this.largestRejection = Math.max(this.largestRejection, reply.bytes);
    return reply;
  }

  count(status: number): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
  }

  /** Sends a request with the attacker's API key. */
  keyed(request: Request): Promise<Reply> {
    return this.send({ ...request, headers: { authorization: `Bearer ${this.key}`, ...request.headers } });
  }

  /** Sends a request without credentials, like the site's own pages. */
  anonymous(request: Request): Promise<Reply> {
    return this.send({ ...request, headers: { 'sec-fetch-site': 'same-origin', ...request.headers } });
  }

  /** Signs in; resolves with the headers of a page of the site, or null when the service rejects that. */
  async signIn(): Promise<Record<string, string> | null> {
    const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ name: this.account, password });
    const { cookie } = await this.send({ path: '/api/session', headers: json, body });
    return cookie === undefined ? null : { ...json, cookie };
  }

  /** Opens a connection from the attacker's address. */
  open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress: this.address });
    return socket.on('error', () => {});
  }

  /** Opens a connection, and counts the status of its first response when it is closed. */
  connected(use: (socket: Socket) => void): Promise<void> {
    const socket = this.open();
    let status = 0;
    socket.on('connect', () => use(socket));
    socket.on('data', seen => {
      status ||= statusIn(seen);
    });
    return new Promise(resolve => {
      socket.on('close', () => {
        this.count(status);
        resolve();
      });
    });
  }

  /** Sends 100 requests a minute without waiting for responses; for a single burst, eight at once. */
  async steadily(send: (n: number) => Promise<unknown>): Promise<void> {
    const count = this.seconds === null ? 8 : Math.ceil((this.seconds / 60) * perMinute);
    const sent: Promise<unknown>[] = [];
    for (let n = 0; n < count; n++) {
      sent.push(send(n));
      if (this.seconds !== null) await pause(60_000 / perMinute);
    }
    await Promise.all(sent);
  }

  /**
   * Keeps `parallel` requests in progress for a share of the attack's length; for a single burst, sends each
   * once.
   */
  async repeatedly(parallel: number, share: number, send: (n: number) => Promise<unknown>): Promise<void> {
    const until = performance.now() + (this.seconds ?? 0) * 1000 * share;
    let n = 0;
    await this.burst(parallel, async () => {
      do await send(n++);
      while (performance.now() < until);
    });
  }

  /** Sends `count` requests at once. */
  async burst(count: number, send: (n: number) => Promise<unknown>): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, n) => send(n)));
  }
}

/** Status of the response that begins in a piece; 0 if none does. */
export const statusIn = (seen: Buffer): number =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(seen.toString('latin1'))?.[1] ?? 0);
