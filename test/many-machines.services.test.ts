import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { Telltale } from '../src/client/index.js';
import { limits } from '../src/contract/limits.js';
import { openBatch } from './api/endpoints/scan/open-batch.js';
import { eventually } from './eventually.js';
import { type Serving, startProgram } from './programs.js';
import { read, sockets, startServer, type TestServer } from './server.js';
import {
  freePort,
  postgresAbsent,
  type ServerProcess,
  spawnServer,
  startPostgres,
  startValkey,
  valkeyAbsent,
} from './store/servers.js';
import { temporaryFolder } from './temporary-folder.js';

const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const nginxAbsent = nginxProgram === undefined ? 'nginx is not installed' : undefined;

const textOf = (i: number) =>
  `Ferry ${i} left at seven with nine of us aboard, and by noon the fog had closed in so far that the bell buoy sounded nearer than it was.`;

/** PostgreSQL and Valkey of a suite, and the environment that names them. */
async function sharedStores() {
  const [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
  const env = { STORE_URL: postgres.url.href, WINDOWS_URL: valkey.url.href };
  return { postgres, valkey, env, kill: () => Promise.all([postgres.kill(), valkey.kill()]) };
}

/** The configuration of deploy/ with these instances and this port. */
function configuration(instances: readonly string[], port: number, folder: string): string {
  const servers = instances.map(url => `server ${new URL(url).host} max_fails=2 fail_timeout=5s;`).join('\n');
  return (
    readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/(?: *server (?:one|two):8080[^;]*;\n)+/, `${servers}\n`)
      // nginx before 1.27.3 does not have it.
      .replace(/ *resolver .*\n/, '')
      .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
  );
}

describe('three instances behind nginx, with shared PostgreSQL and Valkey', {
  skip: postgresAbsent() ?? valkeyAbsent() ?? nginxAbsent,
}, () => {
  const folder = temporaryFolder();
  let stores: Awaited<ReturnType<typeof sharedStores>>;
  let instances: Serving[] = [];
  let nginx: ServerProcess;
  let client: Telltale;

  before(async () => {
    stores = await sharedStores();
    const { env } = stores;
    const setup = await startServer(env);
    const apiKey = await setup.key('ann');
    await setup.close();
    const shared = { ...env, PORT: '0', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal', POOL_THREADS: '1' };
    instances = await Promise.all(
      [1, 2, 3].map(i => startProgram({ ...shared, DATA_DIR: join(folder, `instance-${i}`) }).listening),
    );
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    const urls = instances.map(({ url }) => url);
    writeFileSync(file, configuration(urls, port, folder));
    const settings = `daemon off; pid ${folder}/nginx.pid; error_log stderr notice;`;
    const options = ['-c', file, '-p', folder, '-e', 'stderr', '-g', settings];
    nginx = await spawnServer(nginxProgram!, options, /start worker process/);
    client = new Telltale({ baseUrl: `http://127.0.0.1:${port}`, apiKey, retries: 6 });
  });
  after(async () => {
    await nginx.end('SIGTERM');
    for (const { child } of instances) child.kill('SIGKILL');
    await stores.kill();
  });

  it('saves every scan exactly once while one instance is killed', async () => {
    const scans = 150;
    const ids: string[] = [];
    let next = 0;
    const worker = async () => {
      for (let i = next++; i < scans; i = next++) {
        const { scan_id } = await client.scan(textOf(i), { title: String(i) });
        ids.push(scan_id!);
        if (ids.length === 50) instances[0]!.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 12 }, worker));
    assert.equal(new Set(ids).size, scans);
    const { total } = await client.scans.page({ limit: 1 });
    assert.equal(total, scans);
    const titles = new Set<string | null>();
    for await (const { title } of client.scans.list({ pageSize: 100 })) titles.add(title);
    assert.equal(titles.size, scans);
  });

  it('are logged without texts and query strings', () => {
    const lines = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
    for (const line of lines) assert.doesNotMatch(line, /Ferry|limit=|tt_/);
    const scans = lines.map(line => JSON.parse(line)).filter(({ path }) => path === '/api/scan');
    assert.ok(scans.filter(({ status }) => status === 200).length >= 150);
  });

  it('answers every text of two batches once while an instance that runs one of them is killed', async () => {
    const lines = Array.from({ length: 150 }, (_, i) => ({ id: i, text: textOf(i) }));
    const ids = lines.map(({ id }) => id);
    let begun = 0;
    const batch = async () => {
      const answered: unknown[] = [];
      for await (const { id, index, status } of client.batch(lines)) {
        assert.deepEqual([status, index], [200, answered.length]);
        answered.push(id);
        // nginx sends each batch to the instance with the fewest connections, so both instances run one.
        if (answered.length === 30 && ++begun === 2) instances[1]!.child.kill('SIGKILL');
      }
      return answered;
    };
    assert.deepEqual(await Promise.all([batch(), batch()]), [ids, ids]);
  });
});

const text = textOf(0);

describe('two instances with shared PostgreSQL and Valkey', {
  skip: postgresAbsent() ?? valkeyAbsent(),
}, () => {
  let stores: Awaited<ReturnType<typeof sharedStores>>;
  let [one, two]: TestServer[] = [];
  const lines: string[] = [];
  let key: string;
  before(async () => {
    stores = await sharedStores();
    const { env } = stores;
    const plans = { free: { requests_per_hour: 60 } };
    const log = pino({ level: 'info' }, { write: line => void lines.push(line) });
    one = await startServer({ ...sockets, ...env }, plans, undefined, {}, log);
    two = await startServer(env, plans);
    key = await one.key('ann');
  });
  after(async () => {
    await Promise.all([one!.close(), two!.close()]);
    await stores.kill();
  });
  const scan = (server: TestServer, fields: object = {}) =>
    read(server.call('/api/scan', { key, json: { text, ...fields } }));

  it('scans and cleans without saving during a PostgreSQL outage, and saves again afterwards', async () => {
    const batch = await openBatch(one!.url, { authorization: `Bearer ${key}` });
    await stores.postgres.kill();
    const scanned = await scan(one!);
    assert.equal(scanned.status, 200);
    assert.equal(scanned.body.scan_id, null);
    assert.match(scanned.body.degraded, /not saved/);
    const plain = await read(one!.call('/api/scan?format=text', { key, json: { text } }));
    assert.match(plain.body, /not saved/);
    const cleaned = await read(one!.call('/api/cleanup', { key, json: { text: 'so — on' } }));
    assert.deepEqual([cleaned.status, cleaned.body.id, cleaned.body.output_text], [200, null, 'so - on']);
    assert.match(cleaned.body.degraded, /not saved/);
    const list = await read(one!.call('/api/scan', { key }));
    assert.equal(list.status, 503);
    assert.ok(Number(list.headers.get('retry-after')) > 0);
    const health = await read(one!.call('/api/health'));
    const states = [health.status, health.body.status, health.body.checks.store];
    assert.deepEqual(states, [200, 'degraded', 'away']);
    // Longer than the credential of an open batch is cached.
    await new Promise(resolve => setTimeout(resolve, 3 * limits.credentialCheckMs));
    batch.sent.end(JSON.stringify({ text }));
    assert.equal((await batch.line()).status, 200);

    await stores.postgres.start();
    await eventually(async () => (await scan(one!)).body.scan_id !== null);
    assert.equal((await read(two!.call('/api/health'))).body.status, 'ok');
  });

  it('logs the beginning and the end of each outage in a line, without what a driver has', async () => {
    const status = async () => (await read(one!.call('/api/health'))).body.status;
    const { postgres, valkey } = stores;
    for (const [name, server] of Object.entries({ PostgreSQL: postgres, 'Valkey or Redis': valkey })) {
      lines.length = 0;
      await server.kill();
      await eventually(async () => (await status()) === 'degraded');
      await server.start();
      await eventually(async () => (await status()) === 'ok');
      const [begun, ended, ...others] = lines.map(line => JSON.parse(line));
      const store = `${name} at ${server.url.host}`;
      const messages = ['a store failed', 'first successful call to a store after an outage'];
      assert.deepEqual([[begun.msg, ended.msg], others], [messages, []]);
      assert.ok(begun.reason.startsWith(`${store} is not reachable: `));
      assert.deepEqual([ended.store, typeof ended.seconds], [store, 'number']);
      const known = new Set(['level', 'time', 'pid', 'hostname', 'reason', 'code', 'msg']);
      const unknown = Object.keys(begun).filter(member => !known.has(member));
      assert.deepEqual(unknown, []);
    }
  });
});
