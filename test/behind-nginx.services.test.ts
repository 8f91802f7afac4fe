import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Telltale } from '../src/client/index.js';
import { type Serving, startProgram } from './programs.js';
import { sockets, startServer } from './server.js';
import {
  freePort,
  postgresAbsent,
  startPostgres,
  startValkey,
  type TestStore,
  untilListening,
  valkeyAbsent,
} from './store/servers.js';

const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const nginxAbsent = nginxProgram === undefined ? 'nginx is not installed' : undefined;

const textOf = (i: number) =>
  `Ferry ${i} left at seven with nine of us aboard, and by noon the fog had closed in so far that the bell buoy sounded nearer than it was.`;

/** The configuration of deploy/ with these instances and this port. */
function configuration(instances: readonly string[], port: number, folder: string): string {
  const servers = instances.map(url => `server ${new URL(url).host} max_fails=2 fail_timeout=5s;`).join('\n');
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/(?: *server (?:one|two):8080[^;]*;\n)+/, `${servers}\n`)
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
}

describe('three instances behind nginx, with shared PostgreSQL and Valkey', {
  skip: postgresAbsent() ?? valkeyAbsent() ?? nginxAbsent,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-test-'));
  let [postgres, valkey]: TestStore[] = [];
  let instances: Serving[] = [];
  let nginx: ChildProcess;
  let client: Telltale;

  before(async () => {
    [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
    const env = { STORE_URL: postgres.url.href, WINDOWS_URL: valkey.url.href };
    const setup = await startServer({ ...sockets, ...env });
    const apiKey = await setup.key('ann');
    await setup.close();
    const shared = { ...env, PORT: '0', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal', POOL_THREADS: '1' };
    instances = await Promise.all(
      [1, 2, 3].map(i => startProgram({ ...shared, DATA_DIR: join(folder, `instance-${i}`) }).listening),
    );
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      configuration(
        instances.map(({ url }) => url),
        port,
        folder,
      ),
    );
    const settings = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
    nginx = spawn(
      nginxProgram!,
      ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', settings],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await untilListening(port, nginx);
    client = new Telltale({ baseUrl: `http://127.0.0.1:${port}`, apiKey, retries: 6 });
  });
  after(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    for (const { child } of instances) child.kill('SIGKILL');
    await Promise.all([postgres!.drop(), valkey!.drop()]);
    rmSync(folder, { recursive: true, force: true });
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

  it('counts the requests of all instances against one limit', async () => {
    const { usage } = await client.config();
    // A request whose instance was killed may have been counted before, once for each retry.
    assert.ok(
      usage.requests_this_hour >= 150 && usage.requests_this_hour <= 200,
      String(usage.requests_this_hour),
    );
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
