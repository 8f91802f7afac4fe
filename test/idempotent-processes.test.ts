import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { defaultPlans } from '../src/accounts/plans.js';
import { Telltale } from '../src/client/index.js';
import { countWords } from '../src/engine/text/words.js';
import { eventually } from './eventually.js';
import { childrenOf, type Serving, startProgram, telltale } from './programs.js';
import { range } from './store/records.js';
import { postgresAbsent, startPostgres, type TestStore } from './store/servers.js';
import { temporaryFolder } from './temporary-folder.js';
import { variants } from './variants.js';

const sentence =
  'The ferry left at seven with nine of us aboard, and by noon the fog had closed in so far that the bell buoy sounded nearer than it was.';
const parallel = 12;
const recordsMax = 50;

interface Sent {
  status: number;
  replayed: boolean;
  body: string;
}

/** Two serving processes, an account with a key of each scope, and its usage. */
class Service {
  readonly folder = temporaryFolder();
  #run!: Serving;
  #keys!: { full: string; read: string };
  readonly #env: Record<string, string>;

  constructor(env: Record<string, string>) {
    this.#env = { ...env, DATA_DIR: this.folder, PLANS_FILE: join(this.folder, 'plans.json') };
  }

  async open(): Promise<void> {
    const limits = { requests_per_hour: 100_000, words_per_month: 1_000_000, stored_records: recordsMax };
    const free = { ...defaultPlans.free, ...limits };
    writeFileSync(this.#env.PLANS_FILE!, JSON.stringify({ ...defaultPlans, free }));
    const createKey = async (name: string, scope: string) => {
      const args = ['keys', 'create', '--account', name, '--scope', scope];
      return (await telltale(args, { env: this.#env })).out.trim();
    };
    this.#keys = { full: await createKey('ann', 'full'), read: await createKey('rea', 'read') };
    await this.start();
  }

  async start(): Promise<void> {
    const env = { PROCESSES: '2', POOL_THREADS: '1', LOG_LEVEL: 'fatal', PORT: '0' };
    this.#run = await startProgram({ ...this.#env, ...env }).listening;
  }

  /** Ends all processes at once, like a failure of the machine. */
  async kill(): Promise<void> {
    const processes = childrenOf(this.#run.child.pid!);
    this.#run.child.kill('SIGKILL');
    for (const pid of processes) process.kill(pid, 'SIGKILL');
    await this.#run.exit;
  }

  async close(): Promise<void> {
    this.#run.child.kill('SIGTERM');
    await this.#run.exit;
  }

  /** Sends a request on a connection of its own, so that the kernel chooses a process for each. */
  async send(path: string, json: object, key: string, scope: 'full' | 'read' = 'full'): Promise<Sent> {
    const authorization = `Bearer ${this.#keys[scope]}`;
    const type = { 'content-type': 'application/json' };
    const headers = { ...type, authorization, connection: 'close', 'idempotency-key': key };
    const body = JSON.stringify(json);
    const response = await fetch(this.#run.url + path, { method: 'POST', headers, body });
    const replayed = response.headers.get('idempotency-replayed') === 'true';
    return { status: response.status, replayed, body: await response.text() };
  }

  /** Words of the month and stored records. The release of an attempt that failed is not awaited. */
  async assertUsage(words: number, records: number, scope: 'full' | 'read' = 'full'): Promise<void> {
    const client = new Telltale({ baseUrl: this.#run.url, apiKey: this.#keys[scope] });
    let usage: Awaited<ReturnType<typeof client.config>>['usage'];
    await eventually(
      async () => {
        ({ usage } = await client.config());
        return usage.words_this_month === words && usage.stored_records === records;
      },
      () => `${JSON.stringify(usage)} instead of ${words} words and ${records} records`,
    );
  }
}

function assertOneAnswer(sent: readonly Sent[], what: string): void {
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([200]), what);
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1, what);
  assert.equal(sent.filter(({ replayed }) => !replayed).length, 1, what);
}

const stores = variants<[string, string | undefined, () => Promise<TestStore | null>]>(
  ['the embedded store', undefined, async () => null],
  ['PostgreSQL', postgresAbsent(), startPostgres],
);

for (const [name, skip, startStore] of stores)
  describe(`an Idempotency-Key in two processes with ${name}`, { skip }, () => {
    let store: TestStore | null;
    let service: Service;
    let [words, records] = [0, 0];
    before(async () => {
      store = await startStore();
      service = new Service(store === null ? {} : { STORE_URL: store.url.href });
      await service.open();
    });
    after(async () => {
      await service.close();
      await store?.kill();
    });

    const sendAll = (path: string, json: object, key: string, scope?: 'full' | 'read') =>
      Promise.all(Array.from({ length: parallel }, () => service.send(path, json, key, scope)));

    it('saves and charges concurrent scans once and returns the same answer to all', async () => {
      for (let i = 0; i < 8; i++) {
        const text = `${i} ${sentence}`;
        for (const save of [true, false]) {
          const key = `save ${save} ${i}`;
          assertOneAnswer(await sendAll('/api/scan', { text, save }, key), key);
          words += countWords(text);
          if (save) records++;
        }
        assertOneAnswer(await sendAll('/api/scan', { text }, `read scope ${i}`, 'read'), `read ${i}`);
      }
      await service.assertUsage(words, records);
      await service.assertUsage(words / 2, 0, 'read');
    });

    it('answers only one of two different concurrent requests, and returns 409 otherwise', async () => {
      for (let i = 0; i < 6; i++, records++) {
        const [one, two] = [`first ${i} ${sentence}`, `second ${i}`];
        const sent = await Promise.all(
          Array.from({ length: parallel }, async (_, n) => {
            const text = n % 2 ? one : two;
            const { status } = await service.send('/api/scan', { text }, `different ${i}`);
            return { status, text };
          }),
        );
        const answered = new Set(sent.filter(({ status }) => status === 200).map(({ text }) => text));
        assert.equal(answered.size, 1);
        // A process that works on the other request returns 409 to both.
        assert.ok(sent.every(({ status }) => status === 200 || status === 409));
        words += countWords([...answered][0]!);
      }
      await service.assertUsage(words, records);
    });

    it('saves and charges every request once, whenever the processes are killed', async () => {
      const requests = Array.from({ length: 8 }, (_, i) => ({
        json: { text: `${i} ${sentence.repeat(1 + i)}`, ...(i % 4 === 3 && { save: false }) },
        key: `killed ${i}`,
      }));
      const answers = new Map<string, string>();
      const sending = requests.flatMap(({ json, key }) =>
        Array.from({ length: 6 }, async () => {
          const sent = await service.send('/api/scan', json, key).catch(() => null);
          if (sent?.status === 200) answers.set(key, sent.body);
        }),
      );
      // Some requests have an answer then, others have none.
      await Promise.all(sending.slice(0, 24));
      await service.kill();
      await Promise.all(sending);
      await service.start();
      for (const { json, key } of requests) {
        // A busy machine may miss the store's deadline: nothing was saved then, and the client retries.
        let again!: Sent;
        await eventually(async () => {
          again = await service.send('/api/scan', json, key);
          return again.status !== 503;
        });
        assert.equal(again.status, 200, again.body);
        if (answers.has(key)) assert.equal(again.body, answers.get(key));
        words += countWords(json.text);
        if (json.save !== false) records++;
      }
      await service.assertUsage(words, records);
    });

    it('answers all concurrent requests when the first one uses the last of the storage quota', async () => {
      const left = range(2, recordsMax - records);
      await Promise.all(left.map(i => service.send('/api/cleanup', { text: 'a — b' }, `fill ${i}`)));
      assertOneAnswer(await sendAll('/api/cleanup', { text: 'the — last' }, 'last'), 'the last record');
      assert.equal((await service.send('/api/cleanup', { text: 'one — more' }, 'one more')).status, 402);
      records = recordsMax;
      await service.assertUsage(words, records);
    });
  });
