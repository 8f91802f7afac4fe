import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from './eventually.js';
import { childrenOf, descendantsOf, isAlive, type Serving, serve, telltale } from './programs.js';
import { temporaryFolder } from './temporary-folder.js';
import { variants } from './variants.js';

const preload = new URL('stuck-transactions.js', import.meta.url).href;

describe('a service whose transaction waits for ever', {
  skip: process.platform !== 'linux' && 'reads /proc',
}, () => {
  const folder = temporaryFolder();

  async function stuckService(processes: number): Promise<{ run: Serving; tree: number[] }> {
    const data = `${folder}/${processes}-${Math.random()}`;
    const created = await telltale(['keys', 'create', '--account', 'ann'], { env: { DATA_DIR: data } });
    const env = { PORT: '0', DATA_DIR: data, PROCESSES: String(processes), POOL_THREADS: '1' };
    const run = await serve({ ...env, NODE_OPTIONS: `--import=${preload}` });
    const tree = [run.child.pid!, ...descendantsOf(run.child.pid!)];
    const serving = processes === 1 ? tree.slice(0, 1) : childrenOf(run.child.pid!).slice(0, processes);
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

  for (const processes of variants(2, 1))
    it(`ends with all its processes on SIGTERM, when it has ${processes}`, async () => {
      const { run, tree } = await stuckService(processes);
      run.child.kill('SIGTERM');
      const code = await run.exit;
      // A process in a transaction cannot exit, it ends by the signal; the supervisor exits, unless it is so
      // late that it ends by the signal too.
      assert.ok(code === null || (processes > 1 && code === 0), String(code));
      await eventually(() => !tree.some(isAlive));
    });

  it('ends when its supervisor alone is killed', async () => {
    const { run, tree } = await stuckService(2);
    run.child.kill('SIGKILL');
    await eventually(() => !tree.some(isAlive));
  });
});
