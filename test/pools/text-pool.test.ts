import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { HttpError } from '../../src/errors.js';
import { TextPool, type TextPoolOptions } from '../../src/pools/text-pool.js';

const filename = fileURLToPath(new URL('unruly.js', import.meta.url));

/** Batches are told apart by what the worker reports: `total_changes` is the size of the batch a text travelled in. */
function pool(options: Partial<TextPoolOptions> = {}): TextPool {
  const made = new TextPool({ threads: 1, filename, deadlineMs: 20_000, runMs: 10_000, ...options });
  after(() => made.close());
  return made;
}
const task = (text: string) => ({ kind: 'clean' as const, text, contractions: false });
const own = { caller: 'a:own' };
const outcome = (run: Promise<{ output_text: string }>) =>
  run.then(
    answer => answer.output_text,
    error => (error instanceof HttpError ? error.status : error),
  );

describe('the text pool', () => {
  it('answers each task with its own answer, in batches when tasks wait together', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => texts.run(task(`text ${i}`), own)),
    );
    answers.forEach((answer, i) => {
      assert.equal(answer.output_text, `text ${i}`);
    });
    assert.ok(Math.max(...answers.map(answer => answer.total_changes)) > 1, 'no batch was made');
    assert.ok(Math.max(...answers.map(answer => answer.total_changes)) <= 16, 'a batch was too large');
  });

  it('keeps long texts out of each other’s batches', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const long = 'x'.repeat(40_000);
    const answers = await Promise.all([
      texts.run(task(long), own),
      texts.run(task(long), own),
      texts.run(task(long), own),
    ]);
    for (const answer of answers) assert.equal(answer.total_changes, 1);
  });

  it('answers 500 for a task that throws and serves the next', async () => {
    const texts = pool();
    assert.deepEqual(await Promise.all(['throw', 'fine'].map(t => outcome(texts.run(task(t), own)))), [
      500,
      'fine',
    ]);
  });

  it('replaces a thread that dies; only the text that killed it gets an error', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const results = await Promise.all(['a', 'crash', 'b', 'c'].map(t => outcome(texts.run(task(t), own))));
    assert.deepEqual(results, ['a', 500, 'b', 'c']);
    assert.equal(await outcome(texts.run(task('after'), own)), 'after');
  });

  it('ends a thread that hangs; only the text it hung in gets 504', async () => {
    const texts = pool({ runMs: 1_000 });
    await texts.run(task('warm'), own);
    const results = await Promise.all(['a', 'hang', 'b'].map(t => outcome(texts.run(task(t), own))));
    assert.deepEqual(results, ['a', 504, 'b']);
    assert.equal(await outcome(texts.run(task('after'), own)), 'after');
  });

  it('answers 504 to what waits past its deadline', async () => {
    const texts = pool({ deadlineMs: 1_500, runMs: 3_000 });
    await texts.run(task('warm'), own);
    const hanging = outcome(texts.run(task('hang'), own));
    await new Promise(r => setTimeout(r, 20));
    assert.equal(await outcome(texts.run(task('behind it'), own)), 504);
    assert.equal(await hanging, 504);
  });

  it('refuses with 503 when the queue holds its number of texts, background at half of it', async () => {
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
    assert.deepEqual(results, ['1', '2', 503, '3', '4', 503]);
  });

  it('takes a whole queue from a burst, and then only what has its turn soon', async () => {
    const texts = pool();
    for (let i = 0; i < 20; i++) await texts.run(task('slow'), own);
    const burst = Array.from({ length: 30 }, () => texts.run(task('slow'), own));
    assert.equal(texts.refusal(own.caller), null, 'there is credit left');
    await Promise.all(burst);
    const standing = pool({ queuedTexts: 10 });
    for (let i = 0; i < 20; i++) await standing.run(task('slow'), own);
    const queued = Array.from({ length: 20 }, () => outcome(standing.run(task('slow'), own)));
    assert.equal(standing.refusal(own.caller)?.status, 503);
    assert.equal(await outcome(standing.run(task('later'), own)), 503);
    assert.ok((await Promise.all(queued)).includes('slow'));
  });

  it('serves callers in turn: a text of another caller overtakes a flood', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const order: string[] = [];
    const note = (text: string, caller: string) =>
      texts.run(task(text), { caller }).then(() => order.push(caller));
    const long = 'x'.repeat(20_000);
    const flood = Array.from({ length: 60 }, () => note(long, 'ip:flood'));
    await Promise.all([...flood, note('short', 'a:honest')]);
    assert.ok(order.indexOf('a:honest') <= 6, `${order.indexOf('a:honest')} texts of the flood came first`);
  });

  it('rejects the caller whose backlog is too long and admits another', async () => {
    const texts = pool();
    for (let i = 0; i < 20; i++) await texts.run(task('slow'), own);
    const flood: Promise<unknown>[] = [];
    while (texts.refusal('ip:flood') === null)
      flood.push(outcome(texts.run(task('slow'), { caller: 'ip:flood' })));
    assert.equal(texts.refusal('a:honest'), null);
    assert.equal(await outcome(texts.run(task('honest'), { caller: 'a:honest' })), 'honest');
    await texts.close();
    await Promise.all(flood);
  });

  it('gives the place of an abandoned text in the queue to the next at once', async () => {
    const texts = pool({ queuedTexts: 2 });
    await texts.run(task('warm'), own);
    let abort = () => {};
    const abandoned = outcome(texts.run(task('1'), { ...own, onAbort: run => (abort = run) }));
    const second = outcome(texts.run(task('2'), own));
    assert.equal(texts.refusal(own.caller)?.status, 503);
    abort();
    assert.equal(texts.load.waiting, 1);
    assert.equal(await outcome(texts.run(task('3'), own)), '3');
    assert.deepEqual(await Promise.all([abandoned, second]), [499, '2']);
  });

  it('goes on with an answer that has begun while others are refused', async () => {
    const texts = pool({ queuedTexts: 40 });
    for (let i = 0; i < 5; i++) await texts.run(task('slow'), own);
    const queued = Array.from({ length: 40 }, () => outcome(texts.run(task('slow'), own)));
    // A batch has left the queue; what is behind it is more than a moment's work.
    await new Promise(r => setTimeout(r, 20));
    while (texts.refusal(own.caller) === null) queued.push(outcome(texts.run(task('slow'), own)));
    assert.ok(texts.load.waiting < 40);
    assert.equal(await outcome(texts.run(task('other'), own)), 503);
    assert.equal(await outcome(texts.run(task('rest'), { ...own, begun: true })), 'rest');
    await Promise.all(queued);
  });

  it('refuses with 503 when the queue holds its bytes, and says when to come back', async () => {
    const texts = pool({ queuedTextBytes: 1_000 });
    const first = outcome(texts.run(task('x'.repeat(400)), own));
    const refused = await texts.run(task('y'.repeat(400)), own).catch((error: HttpError) => error);
    assert.ok(refused instanceof HttpError);
    assert.equal(refused.status, 503);
    assert.ok(Number(refused.headers['Retry-After']) > 0);
    assert.equal(await first, 'x'.repeat(400));
  });

  it('serves background work behind everything else', async () => {
    const texts = pool();
    const order: string[] = [];
    const note = (name: string, background: boolean) =>
      texts.run(task(name), { ...own, background }).then(() => order.push(name));
    await texts.run(task('warm'), own);
    const slow = texts.run(task('slow'), own);
    await new Promise(r => setTimeout(r, 10));
    const all = [note('late', true), ...Array.from({ length: 20 }, (_, i) => note(`n${i}`, false))];
    await Promise.all([slow, ...all]);
    assert.equal(order.at(-1), 'late');
  });

  it('drops queued work nobody waits for', async () => {
    const texts = pool();
    const warm = (await texts.run(task('warm'), own)).chars_in;
    const slow = texts.run(task('slow'), own);
    await new Promise(r => setTimeout(r, 10));
    let abort = () => {};
    const settled = texts.run(task('unwanted'), { ...own, onAbort: run => (abort = run) });
    settled.catch(() => {});
    abort();
    await slow;
    const next = await texts.run(task('next'), own);
    assert.equal(next.chars_in, warm + 2, 'the abandoned text was worked on');
    assert.equal(await outcome(settled), 499);
    assert.equal(texts.load.waiting, 0);
  });

  it('refuses what waits when it closes', async () => {
    const texts = pool();
    await texts.run(task('warm'), own);
    const running = outcome(texts.run(task('slow'), own));
    await new Promise(r => setTimeout(r, 10));
    const waiting = outcome(texts.run(task('waiting'), own));
    await texts.close();
    assert.equal(await waiting, 503);
    assert.ok([503, 'slow'].includes((await running) as number));
    assert.equal(await outcome(texts.run(task('later'), own)), 503);
  });

  for (const spare of [false, true]) {
    it(`waits for ${spare ? 'a spare' : 'its first'} thread to load, however long a batch may run`, async () => {
      const late = fileURLToPath(new URL('late.js', import.meta.url));
      const texts = pool({ filename: late, runMs: 200, spare });
      assert.equal(await outcome(texts.run(task('first'), own)), 'first');
      assert.equal(await outcome(texts.run(task('hang'), own)), 504);
      assert.equal(await outcome(texts.run(task('next'), own)), 'next');
    });
  }

  it('gives up on a thread that never loads at the deadline', async () => {
    const late = fileURLToPath(new URL('late.js', import.meta.url));
    assert.equal(
      await outcome(pool({ filename: late, runMs: 50, deadlineMs: 150 }).run(task('first'), own)),
      504,
    );
  });
});
