import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveExchange } from '../../../src/pools/processes/snapshot-exchange.js';

const entry = fileURLToPath(new URL('./snapshot-child.js', import.meta.url));

describe('exchange of snapshots between processes', () => {
  const alive = new Set<ChildProcess>();
  const start = (snapshot?: string): ChildProcess => {
    const child = fork(entry, snapshot === undefined ? [] : [snapshot]);
    alive.add(child);
    serveExchange(child, alive);
    return child;
  };
  after(() => {
    for (const child of alive) child.kill();
  });

  it('leaves out a process that cannot make its snapshot, and does not end it', async () => {
    const [asking, failing] = [start('first'), start()];
    for (let i = 0; i < 2; i++) {
      const gathered = new Promise(resolve => {
        asking.on('message', (message: object) => 'snapshots' in message && resolve(message));
      });
      asking.send({ ask: true });
      assert.deepEqual(await gathered, { snapshots: ['first'] });
    }
    assert.equal(failing.exitCode, null);
  });
});
