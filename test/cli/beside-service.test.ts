import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { version } from '../../src/contract/version.js';
import { openAccess } from '../../src/store/commands.js';
import { RecordDamaged } from '../../src/store/errors.js';
import { claim } from '../../src/store/lmdb/ownership/claim.js';
import { send } from '../../src/store/lmdb/ownership/messages.js';
import { eventually } from '../eventually.js';
import { childrenOf, isAlive, type Serving, startProgram, telltale } from '../programs.js';
import { temporaryFolder } from '../temporary-folder.js';

const listening = { PORT: '0', POOL_THREADS: '1' };
const run = (folder: string, ...args: string[]) => telltale(args, { env: { DATA_DIR: folder } });

async function save(service: Serving, key: string, text: string): Promise<string> {
  const response = await fetch(`${service.url}/api/scan`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as { scan_id: string }).scan_id;
}

describe('commands beside a service of two processes', {
  skip: process.platform !== 'linux' && 'ports are shared on Linux only',
}, () => {
  const folder = temporaryFolder();
  const env = { ...listening, DATA_DIR: folder };
  let service: Serving;
  const start = async (processes: string) => {
    service = await startProgram({ ...env, PROCESSES: processes }).listening;
  };
  after(() => service.child.kill('SIGKILL'));

  it('read and write the store of the service, copy it and check it', async () => {
    await start('2');
    const created = await run(folder, 'keys', 'create', '--account', 'ann');
    assert.deepEqual([created.code, created.err], [0, '']);
    const key = created.out.trim();
    const text = 'The tide — at ten “é😀” came in over the flats, and the boats were afloat.';
    await save(service, key, text);
    const exported = await run(folder, 'accounts', 'export', 'ann');
    assert.equal(JSON.parse(exported.out.trim().split('\n').at(-1)!).text, text);
    const unknown = await run(folder, 'accounts', 'disable', 'zoe');
    assert.deepEqual([unknown.code, unknown.err], [1, 'telltale: unknown account "zoe"\n']);
    const checked = await run(folder, 'data', 'check', '--json');
    assert.equal(JSON.parse(checked.out).files[0].counts.scan, 1);

    const copy = join(temporaryFolder(), 'copy');
    let isWriting = true;
    const saving = (async () => {
      const ids: string[] = [];
      while (isWriting) ids.push(await save(service, key, `${text} ${ids.length}`));
      return ids;
    })();
    const target = temporaryFolder();
    for (const [data, ...args] of [
      [folder, 'backup', copy],
      [folder, 'data', 'check'],
      [target, 'restore', copy],
      [target, 'data', 'check'],
    ] as const) {
      const { code, out, err } = await run(data, ...args);
      assert.deepEqual([code, err], [0, ''], out);
    }
    isWriting = false;
    const ids = await saving;
    for (const args of [['erase'], ['restore', copy]]) {
      const refused = await run(folder, ...args);
      assert.equal(refused.code, 1);
      assert.match(refused.err, new RegExp(`in use by process ${service.child.pid}`));
    }
    const live = await telltale(['restore', folder], { env: { DATA_DIR: temporaryFolder() } });
    assert.match(live.err, new RegExp(`in use by process ${service.child.pid}. Back it up instead`));
    const listed = await run(folder, 'accounts', 'export', 'ann');
    for (const id of ids) assert.ok(listed.out.includes(id), id);
  });

  it('are followed by a service that waits for a serving process whose supervisor was killed', async () => {
    const [left, other] = childrenOf(service.child.pid!) as [number, number];
    process.kill(left, 'SIGSTOP');
    service.child.kill('SIGKILL');
    const second = start('1');
    await eventually(() => !isAlive(other));
    assert.equal(isAlive(left), true);
    process.kill(left, 'SIGCONT');
    await second;
    assert.equal((await fetch(`${service.url}/api/health`)).status, 200, service.stderr());
    assert.equal(isAlive(left), false);
  });

  it('open the store themselves when the service is killed', async () => {
    service.child.kill('SIGSTOP');
    const list = run(folder, 'accounts', 'list');
    service.child.kill('SIGKILL');
    const { code, out } = await list;
    assert.deepEqual([code, /^ann /m.test(out)], [0, true]);
  });
});

describe('access to the stores of a service', () => {
  const open = (folder: string) =>
    openAccess({ dataDir: folder, storeUrl: null, windowsUrls: [], processes: 1 }, assert.fail);
  const current = { version, environments: ['records', 'windows'] };
  type Service = Awaited<ReturnType<typeof claim>>;
  type OnRequest = NonNullable<Service['socket']>['onRequest'];

  /** Opens the stores of a service that answers as given. */
  async function opened(answer: (service: Service) => OnRequest, ready = current) {
    const folder = temporaryFolder();
    const service = await claim(folder, assert.fail);
    service.socket!.onRequest = answer(service);
    service.socket!.announce({ service: process.pid });
    const access = open(folder);
    service.socket!.announce({ ready });
    return { service, access };
  }

  it('receives errors of the same classes, with their fields', async () => {
    const { service, access: opening } = await opened(() => (socket, { id }) => {
      const { name, message, ...fields } = new RecordDamaged('items', '1', 'scan_1');
      send(socket, { id, error: { name, message, ...fields } as never });
    });
    const access = await opening;
    await assert.rejects(
      async () => (await access.stores()).durable.accounts(),
      (error: Error) => error instanceof RecordDamaged && error.table === 'items' && error.id === 'scan_1',
    );
    await access.close();
    service.release();
  });

  it('reports whether anything may have changed when the service ends before it answers', async () => {
    for (const [method, outcome] of [
      ['accounts', /Nothing was changed/],
      ['deleteSessions', /It is not known whether the command took effect/],
    ] as const) {
      const { access } = await opened(service => () => service.release());
      const { durable } = await (await access).stores();
      const error = { name: 'StoreUnavailable', message: outcome };
      await assert.rejects(async () => durable[method]('ann'), error);
    }
  });

  it('is refused by a service with another version or other stores', async () => {
    for (const other of [{ version: '0.0.0' }, { environments: ['windows'] }]) {
      const { service, access } = await opened(() => () => {}, { ...current, ...other });
      await assert.rejects(access, /Run the command with the version and the environment variables/);
      service.release();
    }
  });
});
