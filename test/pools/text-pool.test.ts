import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PoolError } from '../../src/pools/errors.js';
import { TextPool, type TextPoolOptions } from '../../src/pools/text-pool.js';
import { eventually } from '../eventually.js';

const filename = fileURLToPath(new URL('unruly.js', import.meta.url));

/** The worker of these tests reports the size of a text's batch as `total_changes`. */
function pool(options: Partial<TextPoolOptions> = {}): TextPool {
  const made = new TextPool({ threads: 1, filename, waitMs: 60_000, workMs: 10_000, ...options });
  after(() => made.close());
  return made;
}
const task = (text: string) => ({ kind: 'clean' as const, text, contractions: false });
const own = { caller: 'a:own' };
const outcome = (run: Promise<{ text: string | null }>) =>
  run.then(
    answer => answer.text,
    error => (error instanceof PoolError ? error.reason : error),
  );

describe('TextPool', () => {
  it('resolves each task with its own answer and batches tasks that wait together', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => texts.run(task(`text ${i}`), own)),
    );
    answers.forEach((answer, i) => {
      assert.equal(answer.text, `text ${i}`);
    });
    assert.ok(Math.max(...answers.map(answer => answer.record!.total_changes)) > 1, 'no tasks were batched');
    assert.ok(
      Math.max(...answers.map(answer => answer.record!.total_changes)) <= 16,
      'a batch was too large',
    );
  });

  it('puts long texts into separate batches', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const long = 'x'.repeat(40_000);
    const answers = await Promise.all([
      texts.run(task(long), own),
      texts.run(task(long), own),
      texts.run(task(long), own),
    ]);
    for (const answer of answers) assert.equal(answer.record!.total_changes, 1);
  });

  it('rejects a task that throws and runs the next one', async () => {
    const texts = pool();
    assert.deepEqual(await Promise.all(['throw', 'fine'].map(t => outcome(texts.run(task(t), own)))), [
      'failed',
      'fine',
    ]);
  });

  it('replaces a thread that dies and rejects only the text that killed it', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const results = await Promise.all(['a', 'crash', 'b', 'c'].map(t => outcome(texts.run(task(t), own))));
    assert.deepEqual(results, ['a', 'failed', 'b', 'c']);
    assert.equal(await outcome(texts.run(task('after'), own)), 'after');
  });

  it('is ready when its threads are loaded, and warms up each of them, replacements too', async () => {
    const warming = fileURLToPath(new URL('warming.js', import.meta.url));
    const texts = pool({ threads: 2, filename: warming, warmsUp: true, workMs: 1_000 });
    await texts.ready;
    const readyAt = Date.now();
    const answers = async () => {
      const both = await Promise.all(['slow', 'slow'].map(text => texts.run(task(text), own)));
      return both.map(({ text }) => JSON.parse(text!) as { isWarmedUp: boolean; loadedAt: number });
    };
    for (const { isWarmedUp, loadedAt } of await answers()) assert.ok(isWarmedUp && loadedAt <= readyAt);
    assert.equal(await outcome(texts.run(task('hang'), own)), 'workLimit');
    for (const { isWarmedUp } of await answers()) assert.ok(isWarmedUp);
  });

  it('is ready although its threads do not load', async () => {
    await pool({ filename: `${filename}.missing`, onError: () => {} }).ready;
  });

  it('ends a thread that hangs and rejects only the text it hung on', async () => {
    const texts = pool({ workMs: 1_000 });
    await texts.run(task('warm'), own);
    const results = await Promise.all(['a', 'hang', 'b'].map(t => outcome(texts.run(task(t), own))));
    assert.deepEqual(results, ['a', 'workLimit', 'b']);
    assert.equal(await outcome(texts.run(task('after'), own)), 'after');
  });

  it('rejects texts whose clients have waited long enough, and does not blame them', async () => {
    const texts = pool({ waitMs: 500, workMs: 3_000 });
    await texts.run(task('warm'), { ...own, inProgress: true });
    const hanging = outcome(texts.run(task('hang'), own));
    await new Promise(r => setTimeout(r, 20));
    assert.equal(await outcome(texts.run(task('behind it'), own)), 'busy');
    assert.equal(await hanging, 'busy');
  });

  it('rejects texts when the queue is full, and background texts when it is half full', async () => {
    const texts = pool({ queuedTexts: 4 });
    await texts.run(task('warm'), own);
    const results = await Promise.all([
      outcome(texts.run(task('1'), own)),
      outcome(texts.run(task('2'), own)),
      outcome(texts.run(task('background'), { ...own, background: true })),
      outcome(texts.run(task('3'), own)),
      outcome(texts.run(task('4'), own)),
      outcome(texts.run(task('5'), own)),
    ]);
    assert.deepEqual(results, ['1', '2', 'queueFull', '3', '4', 'queueFull']);
  });

  it('serves callers in turn, so another caller overtakes a flood', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const order: string[] = [];
    const record = (text: string, caller: string) =>
      texts.run(task(text), { caller }).then(() => order.push(caller));
    const long = 'x'.repeat(20_000);
    const flood = Array.from({ length: 60 }, () => record(long, 'ip:flood'));
    await Promise.all([...flood, record('short', 'a:honest')]);
    assert.ok(order.indexOf('a:honest') <= 6, `${order.indexOf('a:honest')} texts of the flood ran first`);
  });

  it('rejects the caller whose backlog is too long and admits another', async () => {
    const texts = pool({ queuedTexts: 40 });
    await texts.run(task('warm'), own);
    const flood: Promise<unknown>[] = [];
    while (texts.hasSpace('ip:flood')) flood.push(outcome(texts.run(task('slow'), { caller: 'ip:flood' })));
    assert.equal(await outcome(texts.run(task('more'), { caller: 'ip:flood' })), 'queueFull');
    assert.equal(texts.hasSpace('a:honest'), true);
    assert.equal(await outcome(texts.run(task('honest'), { caller: 'a:honest' })), 'honest');
    await texts.close();
    await Promise.all(flood);
  });

  it('frees the place of an aborted text in the queue at once', async () => {
    const texts = pool({ queuedTexts: 2 });
    await texts.run(task('warm'), own);
    let abort = () => {};
    const abandoned = outcome(texts.run(task('1'), { ...own, onAbort: run => (abort = run) }));
    const second = outcome(texts.run(task('2'), own));
    assert.equal(texts.hasSpace(own.caller), false);
    abort();
    assert.equal(texts.load.waiting, 1);
    assert.equal(await outcome(texts.run(task('3'), own)), '3');
    assert.deepEqual(await Promise.all([abandoned, second]), ['aborted', '2']);
  });

  it('reports no error when it ends a thread whose clients have all disconnected', async () => {
    const errors: string[] = [];
    const texts = pool({ workMs: 1_000, onError: message => errors.push(message) });
    await texts.run(task('warm'), own);
    let abort = () => {};
    const abandoned = outcome(texts.run(task('hang'), { ...own, onAbort: run => (abort = run) }));
    await eventually(() => texts.load.running === 1);
    abort();
    assert.equal(await abandoned, 'aborted');
    assert.equal(await outcome(texts.run(task('after'), own)), 'after');
    assert.deepEqual(errors, []);
    assert.equal(await outcome(texts.run(task('hang'), own)), 'workLimit');
    assert.equal(errors.length, 1, 'a client waits for this text');
  });

  it('lets a text of a response in progress wait longer', async () => {
    const texts = pool({ waitMs: 100 });
    await texts.run(task('warm'), { ...own, inProgress: true });
    const slow = Array.from({ length: 8 }, () => outcome(texts.run(task('slow'), own)));
    const streamed = outcome(texts.run(task('line'), { ...own, inProgress: true }));
    assert.ok((await Promise.all(slow)).includes('busy'));
    assert.equal(await streamed, 'line');
  });

  it('rejects texts when the queue has no bytes left', async () => {
    const texts = pool({ queuedTextBytes: 1_000 });
    const first = outcome(texts.run(task('x'.repeat(400)), own));
    assert.equal(await outcome(texts.run(task('y'.repeat(400)), own)), 'queueFull');
    assert.equal(await first, 'x'.repeat(400));
  });

  it('runs background texts after all others', async () => {
    const texts = pool();
    const order: string[] = [];
    const record = (name: string, background: boolean) =>
      texts.run(task(name), { ...own, background }).then(() => order.push(name));
    await texts.run(task('warm'), own);
    const slow = texts.run(task('slow'), own);
    await new Promise(r => setTimeout(r, 10));
    const all = [record('late', true), ...Array.from({ length: 20 }, (_, i) => record(`n${i}`, false))];
    await Promise.all([slow, ...all]);
    assert.equal(order.at(-1), 'late');
  });

  it('drops a queued text when its client disconnects', async () => {
    const texts = pool();
    const warm = (await texts.run(task('warm'), own)).record!.chars_in;
    const slow = texts.run(task('slow'), own);
    await new Promise(r => setTimeout(r, 10));
    let abort = () => {};
    const settled = texts.run(task('unwanted'), { ...own, onAbort: run => (abort = run) });
    settled.catch(() => {});
    abort();
    await slow;
    const next = await texts.run(task('next'), own);
    assert.equal(next.record!.chars_in, warm + 2, 'the aborted text was processed');
    assert.equal(await outcome(settled), 'aborted');
    assert.equal(texts.load.waiting, 0);
  });

  it('rejects queued texts when it closes', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const running = outcome(texts.run(task('slow'), own));
    await new Promise(r => setTimeout(r, 10));
    const waiting = outcome(texts.run(task('waiting'), own));
    await texts.close();
    assert.equal(await waiting, 'closed');
    assert.ok(['closed', 'slow'].includes(await running));
    assert.equal(await outcome(texts.run(task('later'), own)), 'closed');
  });

  for (const onDemand of [false, true]) {
    it(`does not count the load time of ${onDemand ? 'a background' : 'the first'} thread against a batch`, async () => {
      const late = fileURLToPath(new URL('late.js', import.meta.url));
      const texts = pool({ filename: late, workMs: 200, onDemand });
      assert.equal(await outcome(texts.run(task('first'), own)), 'first');
      // Beside other programs, a background thread may not get its processor time in ten times as much.
      assert.match(String(await outcome(texts.run(task('hang'), own))), /^(?:workLimit|busy)$/);
      assert.equal(await outcome(texts.run(task('next'), own)), 'next');
    });
  }

  it('rejects a text when its client has waited long enough and its thread has not loaded', async () => {
    const late = fileURLToPath(new URL('late.js', import.meta.url));
    assert.equal(
      await outcome(pool({ filename: late, workMs: 50, waitMs: 150 }).run(task('first'), own)),
      'busy',
    );
  });
});
