import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PoolError } from '../../src/pools/errors.js';
import { TextPool, type TextPoolOptions } from '../../src/pools/text-pool.js';
import { eventually } from '../eventually.js';
import { type Limits, setLimits } from '../limits.js';

const compiled = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const caller = 'a:own';

function open(options: Partial<TextPoolOptions> = {}, changes: Limits = {}): TextPool {
  setLimits({ textWaitMs: 60_000, textWorkMs: 10_000, ...changes });
  const texts = new TextPool({ threads: 1, filename: compiled('unruly.js'), ...options });
  after(() => texts.close());
  return texts;
}

/** A pool whose thread is loaded. */
async function warmed(options: Partial<TextPoolOptions> = {}, changes: Limits = {}): Promise<TextPool> {
  const texts = open(options, changes);
  await run(texts, 'warm', { inProgress: true });
  return texts;
}

type RunOptions = Partial<Parameters<TextPool['run']>[1]>;
const run = (texts: TextPool, text: string, options: RunOptions = {}) =>
  texts.run({ kind: 'clean', text, contractions: false }, { caller: { subject: caller }, ...options });

/** The text of the answer, or the reason of the error. */
const outcome = (texts: TextPool, text: string, options: RunOptions = {}) =>
  run(texts, text, options).then(
    answer => answer.text,
    error => (error instanceof PoolError ? error.reason : error),
  );
const outcomes = (texts: TextPool, ...sent: string[]) => Promise.all(sent.map(text => outcome(texts, text)));
/** Of a text that hangs: beside other programs, its thread may not get its time in ten times as much. */
const isEnded = (outcome: unknown) => assert.match(String(outcome), /^(?:workLimit|busy)$/);

describe('TextPool', () => {
  it('resolves each task with its own answer and batches tasks that wait together', async () => {
    const texts = await warmed();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => run(texts, `text ${i}`)));
    for (const [i, answer] of answers.entries()) assert.equal(answer.text, `text ${i}`);
    // The worker reports the size of a text's batch as `total_changes`.
    const largest = Math.max(...answers.map(answer => answer.record!.total_changes));
    assert.ok(largest > 1 && largest <= 16, `${largest}`);
  });

  it('starts a thread beyond the least number only when many texts are in the pool for some time', async () => {
    const texts = await warmed({ threads: 2, threadsMin: 1 });
    let ended = false;
    const send = async (callers: number, each = Infinity) => {
      const caller = async () => {
        for (let left = each; left > 0 && !ended; left--) await run(texts, 'text');
      };
      await Promise.all(Array.from({ length: callers }, caller));
    };
    await send(16, 100);
    assert.equal(texts.load.threads, 1);
    const sending = send(40);
    await eventually(() => texts.load.threads === 2);
    ended = true;
    await sending;
  });

  it('rejects a task that throws and runs the next one', async () => {
    assert.deepEqual(await outcomes(open(), 'throw', 'fine'), ['failed', 'fine']);
  });

  for (const text of ['crash', 'hang'])
    it(`replaces the thread of a ${text} and rejects only its text`, async () => {
      const texts = await warmed({}, { textWorkMs: 1_000 });
      const [before, ended, ...others] = await outcomes(texts, 'a', text, 'b', 'c');
      assert.deepEqual([before, ...others], ['a', 'b', 'c']);
      if (text === 'hang') isEnded(ended);
      else assert.equal(ended, 'failed');
      assert.equal(await outcome(texts, 'after'), 'after');
    });

  it('is ready when its threads are loaded, and warms up each of them, replacements too', async () => {
    const options = { threads: 2, filename: compiled('warming.js'), warmsUp: true };
    const texts = open(options, { textWorkMs: 1_000 });
    await texts.ready;
    const readyAt = Date.now();
    const answers = async () =>
      (await outcomes(texts, 'slow', 'slow')).map(
        text => JSON.parse(text) as { isWarmedUp: boolean; loadedAt: number },
      );
    for (const { isWarmedUp, loadedAt } of await answers()) assert.ok(isWarmedUp && loadedAt <= readyAt);
    isEnded(await outcome(texts, 'hang'));
    for (const { isWarmedUp } of await answers()) assert.ok(isWarmedUp);
  });

  it('is ready although its threads do not load', async () => {
    await open({ filename: compiled('missing.js') }).ready;
  });

  it('rejects texts whose clients have waited long enough, and does not blame them', async () => {
    const texts = await warmed({}, { textWaitMs: 500, textWorkMs: 3_000 });
    const hanging = outcome(texts, 'hang');
    await eventually(() => texts.load.running === 1);
    assert.equal(await outcome(texts, 'behind it'), 'busy');
    assert.equal(await hanging, 'busy');
  });

  it('lets a text of a response in progress wait longer', async () => {
    const texts = await warmed({}, { textWaitMs: 100 });
    const slow = outcomes(texts, ...Array<string>(8).fill('slow'));
    const streamed = outcome(texts, 'line', { inProgress: true });
    assert.ok((await slow).includes('busy'));
    assert.equal(await streamed, 'line');
  });

  it('rejects texts when the queue is full, and background texts when it is half full', async () => {
    const texts = await warmed({}, { queuedTexts: 4 });
    const results = await Promise.all([
      outcomes(texts, '1', '2'),
      outcome(texts, 'background', { background: true }),
      outcomes(texts, '3', '4', '5'),
    ]);
    assert.deepEqual(results.flat(), ['1', '2', 'queueFull', '3', '4', 'queueFull']);
  });

  it('frees the place of an aborted text in the queue at once, and does not run it', async () => {
    const texts = open({}, { queuedTexts: 2 });
    // The worker reports the texts that it has processed as `chars_in`.
    const before = (await run(texts, 'warm')).record!.chars_in;
    let abort = () => {};
    const abandoned = outcome(texts, '1', { onAbort: run => (abort = run) });
    const second = outcome(texts, '2');
    assert.equal(texts.hasSpace(caller), false);
    abort();
    assert.equal(texts.load.waiting, 1);
    assert.equal((await run(texts, '3')).record!.chars_in, before + 2);
    assert.deepEqual(await Promise.all([abandoned, second]), ['aborted', '2']);
  });

  it('reports no error when it ends a thread whose clients have all disconnected', async () => {
    const errors: string[] = [];
    const texts = await warmed({ onError: message => errors.push(message) }, { textWorkMs: 1_000 });
    let abort = () => {};
    const abandoned = outcome(texts, 'hang', { onAbort: run => (abort = run) });
    await eventually(() => texts.load.running === 1);
    abort();
    assert.equal(await abandoned, 'aborted');
    assert.equal(await outcome(texts, 'after'), 'after');
    assert.deepEqual(errors, []);
    isEnded(await outcome(texts, 'hang'));
    assert.equal(errors.length, 1, 'a client waits for this text');
  });

  it('rejects queued texts when it closes', async () => {
    const texts = await warmed();
    const running = outcome(texts, 'slow');
    await eventually(() => texts.load.running === 1);
    const waiting = outcome(texts, 'waiting');
    await texts.close();
    assert.equal(await waiting, 'closed');
    assert.ok(['closed', 'slow'].includes(await running));
    assert.equal(await outcome(texts, 'later'), 'closed');
  });

  for (const threadsMin of [1, 0])
    it(`does not count the load time of ${threadsMin === 0 ? 'a background' : 'the first'} thread against a batch`, async () => {
      const texts = open({ filename: compiled('late.js'), threadsMin }, { textWorkMs: 200 });
      assert.equal(await outcome(texts, 'first'), 'first');
      isEnded(await outcome(texts, 'hang'));
      assert.equal(await outcome(texts, 'next'), 'next');
    });

  it('rejects a text when its client has waited long enough and its thread has not loaded', async () => {
    const texts = open({ filename: compiled('late.js') }, { textWorkMs: 50, textWaitMs: 150 });
    assert.equal(await outcome(texts, 'first'), 'busy');
  });
});
