import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyedMutex } from '../../../src/store/postgres/connection.js';

describe('keyedMutex', () => {
  it('runs work for one key one at a time, in order, also after a failure', async () => {
    const run = keyedMutex();
    const steps: string[] = [];
    const work = (name: string, fails = false) =>
      run('ann', async () => {
        steps.push(`${name} begins`);
        await new Promise(resolve => setImmediate(resolve));
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')]);
    assert.equal(outcomes.map(({ status }) => status).join(), 'fulfilled,rejected,fulfilled');
    assert.deepEqual(steps, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs work for different keys in parallel', async () => {
    const run = keyedMutex();
    let release: (value?: unknown) => void = () => {};
    const blocked = run('ann', () => new Promise(resolve => (release = resolve)));
    assert.equal(await run('bob', async () => 'done'), 'done');
    release();
    await blocked;
  });
});
