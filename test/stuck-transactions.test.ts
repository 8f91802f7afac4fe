import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { eventually } from './eventually.js';
import { type Serving, serve, telltale } from './programs.js';
import { temporaryFolder } from './server.js';

const preload = new URL('stuck-transactions.js', import.meta.url).href;

describe('a service whose transaction waits for ever', {
  skip: process.platform !== 'linux' && 'reads /proc',
}, () => {
  const folder = temporaryFolder();
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** The service and the processes that it started, natives included. */
  const treeOf = (root: number): number[] => {
    const parents = readdirSync('/proc').flatMap(name => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
        return stat[0] === 'Z' ? [] : [[Number(name), Number(stat[1])] as const];
      } catch {
        return [];
      }
    });
    const tree = [root];
    for (let i = 0; i < tree.length; i++)
      tree.push(...parents.filter(([, parent]) => parent === tree[i]).map(([pid]) => pid));
    return tree;
  };
  const isAlive = (pid: number): boolean => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
    } catch {
      return false;
    }
  };

  async function stuckService(processes: number): Promise<{ run: Serving; tree: number[] }> {
    const data = `${folder}/${processes}-${Math.random()}`;
    const created = await telltale(['keys', 'create', '--account', 'ann'], { env: { DATA_DIR: data } });
    const env = { PORT: '0', DATA_DIR: data, PROCESSES: String(processes), POOL_THREADS: '1' };
    const run = await serve({ ...env, NODE_OPTIONS: `--import=${preload}` });
    const tree = treeOf(run.child.pid!);
    const serving = processes === 1 ? tree.slice(0, 1) : tree.slice(1, 1 + processes);
    for (const pid of serving) process.kill(pid, 'SIGUSR2');
    const save = () =>
      fetch(`${run.url}/api/cleanup`, {
        method: 'POST',
        headers: { authorization: `Bearer ${created.out.trim()}`, connection: 'close' },
        body: '{"text":"so — on"}',
      }).catch(() => {});
    await eventually(() => {
      void save();
      return run.stderr().includes('a transaction waits');
    });
    return { run, tree };
  }

  for (const processes of [1, 2]) {
    it(`ends with all its processes on SIGTERM, when it has ${processes}`, async () => {
      const { run, tree } = await stuckService(processes);
      run.child.kill('SIGTERM');
      const code = await run.exit;
      // A process in a transaction cannot exit, it kills itself; the supervisor exits.
      assert.equal(code, processes === 1 ? null : 0);
      await eventually(() => !tree.some(isAlive));
    });
  }

  it('ends when its supervisor alone is killed', async () => {
    const { run, tree } = await stuckService(2);
    run.child.kill('SIGKILL');
    await eventually(() => !tree.some(isAlive));
  });
});
