import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { CircuitBreaker } from '../../src/net/circuit-breaker.js';

describe('CircuitBreaker', () => {
  let now: number;
  let changes: boolean[];
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    changes = [];
    breaker = new CircuitBreaker({
      failures: 2,
      pauseMs: 100,
      isFailure: error => (error as Error).message === 'down',
      openError: () => new Error('open'),
      onChange: closed => changes.push(closed),
      now: () => now,
    });
  });
  const fails = (why: string, cancelled?: AbortSignal) =>
    assert.rejects(
      breaker.run(() => Promise.reject(new Error(why)), cancelled),
      { message: why },
    );
  const isOpen = () =>
    assert.rejects(
      breaker.run(() => Promise.resolve()),
      { message: 'open' },
    );

  it('opens after consecutive failures, and a trial after the pause decides whether it closes', async () => {
    await fails('down');
    assert.ok(breaker.closed);
    await fails('down');
    await isOpen();
    now += 100;
    await fails('down');
    await isOpen();
    now += 100;
    assert.equal(await breaker.run(() => Promise.resolve(7)), 7);
    assert.ok(breaker.closed);
    assert.deepEqual(changes, [false, true]);
  });

  it('lets a single trial through', async () => {
    for (let i = 0; i < 2; i++) await fails('down');
    now += 100;
    let end = () => {};
    const trial = breaker.run(() => new Promise<void>(resolve => (end = resolve)));
    await isOpen();
    end();
    await trial;
    assert.ok(breaker.closed);
  });

  it('counts no error of a server that responds, and no call that its caller ended', async () => {
    await fails('down');
    await fails('bad request');
    await fails('down');
    for (let i = 0; i < 3; i++) await fails('down', AbortSignal.abort());
    assert.ok(breaker.closed);
  });
});
