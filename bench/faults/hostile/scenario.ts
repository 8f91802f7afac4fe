/** A fresh service with accounts, and the means of one attacker. */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKey } from '../../../src/accounts/key.js';
import { hashPassword } from '../../../src/accounts/password.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { startTarget, type Target } from '../../driver.js';
import { pause } from '../verdict.js';
import { type Exchange, exchange, type Reply } from './exchange.js';
import { TurnLog } from './turns/turn-log.js';

export const password = 'correct horse battery';
export const owners: readonly string[] = ['ada', 'bela', 'cato', 'dido', 'emma', 'finn'];
const attackers: readonly string[] = ['mallory', 'trudy'];

export interface Service extends Target {
  folder: string;
  turns: TurnLog;
  /** API key of an account without limits. */
  key: string;
  attackerKeys: readonly string[];
  remove(): void;
}

/** Starts a service with accounts that sign in and two attacker accounts on the free plan. */
export async function startService({
  openFiles,
  env: own,
}: {
  openFiles?: number;
  env?: Readonly<Record<string, string>>;
}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-hostile-'));
  const { key, attackerKeys } = await fill(folder);
  const log = openSync('/dev/null', 'w');
  const turns = new TurnLog(folder);
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', ...turns.env, ...own };
  const target = await startTarget('telltale', '../bundle/src/main.js', env, log, openFiles);
  closeSync(log);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...target, folder, turns, key, attackerKeys, remove };
}

let hashed: Promise<string> | undefined;

async function fill(folder: string): Promise<{ key: string; attackerKeys: string[] }> {
  hashed ??= hashPassword(password);
  const durable = openDurable(folder);
  const now = Date.now();
  const create = async (name: string, plan: string) => {
    const created_at = new Date(now).toISOString();
    await durable.createAccount({ name, plan, created_at, disabled: false, password: await hashed! });
    const { text, record } = generateKey(
      { account: name, scope: 'full', label: null, expires_at: null },
      now,
    );
    await durable.createKey(record);
    return text;
  };
  const key = await create('bench', 'unlimited');
  for (const name of owners) await create(name, 'free');
  const attackerKeys: string[] = [];
  for (const name of attackers) attackerKeys.push(await create(name, 'free'));
  await durable.close();
  return { key, attackerKeys };
}

/** Hostile requests per minute that must not affect other clients. */
const perMinute = 100;

/** Everything an attack needs: one account, one source address, and counters of the responses. */
export class AttackScenario {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
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
    service: Service,
    which: 0 | 1,
    private readonly seconds: number | null,
  ) {
    const { url, pid, folder } = service;
    [this.url, this.port, this.pid, this.folder] = [url, Number(new URL(url).port), pid, folder];
    this.account = attackers[which]!;
    this.key = service.attackerKeys[which]!;
    this.address = `127.0.9.${1 + which}`;
  }

  /** Sends one request from the attacker's address and counts the response. */
  async send(request: Omit<Exchange, 'from'> & { from?: string }): Promise<Reply> {
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
  keyed(request: Omit<Exchange, 'from'> & { from?: string }): Promise<Reply> {
    return this.send({ ...request, headers: { authorization: `Bearer ${this.key}`, ...request.headers } });
  }

  /** Sends a request without credentials, like the site's own pages. */
  anonymous(request: Omit<Exchange, 'from'>): Promise<Reply> {
    return this.send({ ...request, headers: { 'sec-fetch-site': 'same-origin', ...request.headers } });
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
