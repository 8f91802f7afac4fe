import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProcessPool, ProcessPoolOptions } from '../../src/pools/process-pool.js';
import { NativeTaskError } from '../../src/pools/task-process.js';
import { eventually } from '../eventually.js';
import { megabyte, openProcessPool, unrulyProcess } from './process-pool.js';

const longMs = 900_000;
const isLinux = process.platform === 'linux';

function open(options: Partial<ProcessPoolOptions> = {}): ProcessPool {
  const pool = openProcessPool(options);
  after(() => pool.close());
  return pool;
}

interface Echo {
  pid: number;
  bytes: number;
  served: number;
  warmedUp: boolean;
  word?: string;
}

interface RunOptions {
  args?: unknown[];
  workMs?: number;
  signal?: AbortSignal;
}
const run = (pool: ProcessPool, name: string, { args = [], workMs = longMs, signal }: RunOptions = {}) =>
  pool.run({ name, bytes: new Uint8Array(0), args, workMs }, signal && { signal });
const echo = (pool: ProcessPool) => run(pool, 'echo') as Promise<Echo>;
/** The reason of the error of a task. */
const reasonOf = (pool: ProcessPool, name: string, options: RunOptions = {}) =>
  run(pool, name, options).then(
    () => 'answered',
    (error: unknown) => (error instanceof NativeTaskError ? error.reason : String(error)),
  );
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isLinux || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('ProcessPool', () => {
  it('outlives a start that the system refuses', async () => {
    const pool = open({ warm: 1, filename: '\0' });
    pool.start();
    await assert.rejects(echo(pool));
    assert.equal(pool.load.processes, 0);
  });

  it('starts a process for the first task and reuses it, also after a task that failed', async () => {
    const pool = open();
    assert.deepEqual([pool.load.processes, pool.load.started], [0, 0]);
    const { pid } = await echo(pool);
    assert.notEqual(pid, process.pid);
    for (const task of ['throw', 'no such task']) assert.equal(await reasonOf(pool, task), 'failed');
    assert.equal((await echo(pool)).pid, pid);
    assert.deepEqual([pool.load.processes, pool.load.started, pool.load.running], [1, 1, 0]);
  });

  it('starts a process in advance, and warms up each one before its first task', async () => {
    const pool = open({ warmsUp: true, recycleBytes: 0 });
    pool.start();
    pool.start();
    assert.equal(pool.load.processes, 1);
    const first = await echo(pool);
    assert.deepEqual([first.warmedUp, pool.load.started], [true, 1]);
    const second = await echo(pool);
    assert.ok(second.warmedUp && second.pid !== first.pid);
  });

  it('passes options and bytes to the process and returns the answer', async () => {
    const bytes = new Uint8Array(5 * megabyte).fill(7);
    const answer = await open().run({ name: 'echo', bytes, args: [{ word: 'ä€😀' }], workMs: longMs });
    assert.deepEqual([(answer as Echo).word, (answer as Echo).bytes], ['ä€😀', bytes.length]);
  });

  it('runs one task per process and at most the allowed number of processes', async () => {
    const pool = open({ processes: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => echo(pool)));
    assert.ok(new Set(answers.map(({ pid }) => pid)).size <= 2);
    assert.ok(pool.load.processes <= 2);
  });

  const ends: [behaviour: string, reason: keyof ProcessPool['load']['ended'], workMs?: number][] = [
    ['spin', 'time', 1_000],
    ['native', 'time', 1_000],
    ['block', 'stalled', 300],
    ['heap', 'memory'],
    ['exit', 'crashed'],
    ['garbage', 'garbage'],
    ['huge', 'garbage'],
    ['empty', 'garbage'],
  ];
  for (const [behaviour, reason, workMs = longMs] of ends)
    it(`replaces the process of a task that ends it (${behaviour}: ${reason})`, async () => {
      const pool = open({ heapMb: 50 });
      const { pid } = await echo(pool);
      assert.equal(await reasonOf(pool, behaviour, { workMs }), reason);
      assert.equal(isAlive(pid), false, 'the answer comes after the process has exited');
      const next = await echo(pool);
      assert.ok(next.pid !== pid && next.served === 1);
      assert.equal(pool.load.ended[reason], 1);
    });

  it('kills a process that exceeds the limit of native memory', {
    skip: !isLinux && 'sampled from /proc',
  }, async () => {
    const pool = open({ residentBytes: 150 * megabyte });
    // The task ends by itself at 600 MB, in case it is not killed.
    assert.equal(await reasonOf(pool, 'allocate', { args: [600] }), 'memory');
    assert.ok((await echo(pool)).pid > 0);
  });

  it('limits private memory between two samples', { skip: !isLinux && 'set by a shell' }, async () => {
    const pool = open({ residentBytes: 4_000 * megabyte, dataBytes: 400 * megabyte });
    const reason = await reasonOf(pool, 'allocate', { args: [800] });
    assert.ok(['failed', 'memory'].includes(reason), reason);
  });

  it('drops an aborted queued task and kills a process whose aborted task does not end', async () => {
    const pool = open();
    const { pid } = await echo(pool);
    const [running, queued] = [new AbortController(), new AbortController()];
    const first = reasonOf(pool, 'spin', { signal: running.signal });
    const second = reasonOf(pool, 'echo', { signal: queued.signal });
    const third = echo(pool);
    queued.abort();
    assert.equal(await second, 'aborted');
    // The running task has been sent.
    await setImmediate();
    running.abort();
    assert.equal(await first, 'aborted');
    assert.notEqual((await third).pid, pid);
    assert.equal(isAlive(pid), false);
    assert.equal(pool.load.ended.aborted, 1);
    assert.equal(await reasonOf(pool, 'echo', { signal: running.signal }), 'aborted');
  });

  it('keeps the process of an aborted task that ends in time', async () => {
    const pool = open({ abortGraceMs: 60_000 });
    const { pid } = await echo(pool);
    for (let i = 0; i < 20; i++) {
      const client = new AbortController();
      const answer = reasonOf(pool, 'echo', { signal: client.signal });
      client.abort();
      assert.equal(await answer, 'aborted');
    }
    assert.equal((await echo(pool)).pid, pid);
    assert.equal(pool.load.started, 1);
  });

  it('sends no aborted task to a process that is starting, and keeps the process', async () => {
    const pool = open();
    const client = new AbortController();
    const answer = reasonOf(pool, 'exit', { signal: client.signal });
    client.abort();
    assert.equal(await answer, 'aborted');
    assert.equal((await echo(pool)).served, 1);
    assert.equal(pool.load.started, 1);
  });

  it('kills running tasks when it is closed and rejects new ones', async () => {
    const pool = open();
    const { pid } = await echo(pool);
    const outcomes = [reasonOf(pool, 'spin'), reasonOf(pool, 'echo')];
    await pool.close();
    assert.deepEqual(await Promise.all(outcomes), ['closed', 'closed']);
    assert.equal(isAlive(pid), false);
    assert.equal(await reasonOf(pool, 'echo'), 'closed');
  });

  it('replaces a process that uses too much memory', async () => {
    const pool = open({ recycleBytes: 120 * megabyte });
    const { pid } = await echo(pool);
    assert.equal(await reasonOf(pool, 'allocate', { args: [120] }), 'answered');
    assert.notEqual((await echo(pool)).pid, pid);
    assert.equal(pool.load.ended.recycled, 1);
  });

  it('ends idle processes except the warm ones', async () => {
    const pool = open({ processes: 3, idleMs: 50 });
    await Promise.all([1, 2, 3].map(() => echo(pool)));
    await eventually(() => pool.load.processes === 1);
  });

  it('is unhealthy while its processes fail to start', async () => {
    const pool = open({ filename: `${unrulyProcess}.missing` });
    assert.equal(await reasonOf(pool, 'echo'), 'crashed');
    assert.equal(pool.healthy, false);
    assert.equal(pool.load.processes, 0);
  });

  it('leaves no process behind when its parent is killed', async () => {
    for (const behaviour of ['echo', 'spin', 'native', 'block']) {
      const program = fileURLToPath(new URL('pool-owner.js', import.meta.url));
      const owner = spawn(process.execPath, [program, behaviour], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [output] = (await once(owner.stdout, 'data')) as [Buffer];
      const pid = Number(output);
      assert.ok(isAlive(pid));
      owner.kill('SIGKILL');
      await eventually(() => !isAlive(pid));
    }
  });
});
