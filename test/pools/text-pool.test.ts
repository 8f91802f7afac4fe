import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../src/errors.js';
import { TextPool, type TextPoolOptions } from '../../src/pools/text-pool.js';

const filename = fileURLToPath(new URL('unruly.js', import.meta.url));

/** Batches are told apart by what the worker reports: `total_changes` is the size of the batch a text travelled in. */
function pool(options: Partial<TextPoolOptions> = {}): TextPool {
  const made = new TextPool({ threads: 1, filename, deadlineMs: 20_000, runMs: 10_000, ...options });
  after(() => made.close());
  return made;
}
const task = (text: string) => ({ kind: 'clean' as const, text, contractions: false });
const outcome = (run: Promise<{ output_text: string }>) =>
  run.then(
    answer => answer.output_text,
    error => (error instanceof Refusal ? error.status : error),
  );

describe('the text pool', () => {
  it('answers each task with its own answer, in batches when tasks wait together', async () => {
    const texts = pool();
    await texts.run(task('warm'));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => texts.run(task(`text ${i}`))));
    answers.forEach((answer, i) => {
      assert.equal(answer.output_text, `text ${i}`);
    });
    assert.ok(Math.max(...answers.map(answer => answer.total_changes)) > 1, 'no batch was made');
    assert.ok(Math.max(...answers.map(answer => answer.total_changes)) <= 16, 'a batch was too large');
  });

  it('keeps long texts out of each other’s batches', async () => {
    const texts = pool();
    await texts.run(task('warm'));
    const long = 'x'.repeat(40_000);
    const answers = await Promise.all([texts.run(task(long)), texts.run(task(long)), texts.run(task(long))]);
    for (const answer of answers) assert.equal(answer.total_changes, 1);
  });

  it('answers 500 for a task that throws and serves the next', async () => {
    const texts = pool();
    assert.deepEqual(await Promise.all(['throw', 'fine'].map(t => outcome(texts.run(task(t))))), [
      500,
      'fine',
    ]);
  });

  it('replaces a thread that dies; only the text that killed it gets an error', async () => {
    const texts = pool();
    await texts.run(task('warm'));
    const results = await Promise.all(['a', 'crash', 'b', 'c'].map(t => outcome(texts.run(task(t)))));
    assert.deepEqual(results, ['a', 500, 'b', 'c']);
    assert.equal(await outcome(texts.run(task('after'))), 'after');
  });

  it('ends a thread that hangs; only the text it hung in gets 504', async () => {
    const texts = pool({ runMs: 1_000 });
    await texts.run(task('warm'));
    const results = await Promise.all(['a', 'hang', 'b'].map(t => outcome(texts.run(task(t)))));
    assert.deepEqual(results, ['a', 504, 'b']);
    assert.equal(await outcome(texts.run(task('after'))), 'after');
  });

  it('answers 504 to what waits past its deadline', async () => {
    const texts = pool({ deadlineMs: 1_500, runMs: 3_000 });
    await texts.run(task('warm'));
    const hanging = outcome(texts.run(task('hang')));
    await new Promise(r => setTimeout(r, 20));
    assert.equal(await outcome(texts.run(task('behind it'))), 504);
    assert.equal(await hanging, 504);
  });

  it('refuses with 503 when the queue holds its number of texts, background at half of it', async () => {
    const texts = pool({ queuedTexts: 4 });
    await texts.run(task('warm'));
    const results = await Promise.all([
      outcome(texts.run(task('1'))),
      outcome(texts.run(task('2'))),
      outcome(texts.run(task('background'), { background: true })),
      outcome(texts.run(task('3'))),
      outcome(texts.run(task('4'))),
      outcome(texts.run(task('5'))),
    ]);
    assert.deepEqual(results, ['1', '2', 503, '3', '4', 503]);
  });

  it('takes a whole queue from a burst, and then only what has its turn soon', async () => {
    const texts = pool();
    for (let i = 0; i < 20; i++) await texts.run(task('slow'));
    const burst = Array.from({ length: 30 }, () => texts.run(task('slow')));
    assert.equal(texts.refusal(), null, 'there is credit left');
    await Promise.all(burst);
    const standing = pool({ queuedTexts: 10 });
    for (let i = 0; i < 20; i++) await standing.run(task('slow'));
    const queued = Array.from({ length: 20 }, () => outcome(standing.run(task('slow'))));
    assert.equal(standing.refusal()?.status, 503);
    assert.equal(await outcome(standing.run(task('later'))), 503);
    assert.ok((await Promise.all(queued)).includes('slow'));
  });

  it('goes on with an answer that has begun while others are refused', async () => {
    const texts = pool({ queuedTexts: 40 });
    for (let i = 0; i < 5; i++) await texts.run(task('slow'));
    const queued = Array.from({ length: 40 }, () => outcome(texts.run(task('slow'))));
    // A batch has left the queue; what is behind it is more than a moment's work.
    await new Promise(r => setTimeout(r, 20));
    while (texts.refusal() === null) queued.push(outcome(texts.run(task('slow'))));
    assert.ok(texts.load.waiting < 40);
    assert.equal(await outcome(texts.run(task('other'))), 503);
    assert.equal(await outcome(texts.run(task('rest'), { begun: true })), 'rest');
    await Promise.all(queued);
  });

  it('refuses with 503 when the queue holds its bytes, and says when to come back', async () => {
    const texts = pool({ queuedTextBytes: 1_000 });
    const first = outcome(texts.run(task('x'.repeat(400))));
    const refused = await texts.run(task('y'.repeat(400))).catch((error: Refusal) => error);
    assert.ok(refused instanceof Refusal);
    assert.equal(refused.status, 503);
    assert.ok(Number(refused.headers['Retry-After']) > 0);
    assert.equal(await first, 'x'.repeat(400));
  });

  it('serves background work behind everything else', async () => {
    const texts = pool();
    const order: string[] = [];
    const note = (name: string, background: boolean) =>
      texts.run(task(name), { background }).then(() => order.push(name));
    await texts.run(task('warm'));
    const slow = texts.run(task('slow'));
    await new Promise(r => setTimeout(r, 10));
    const all = [note('late', true), ...Array.from({ length: 20 }, (_, i) => note(`n${i}`, false))];
    await Promise.all([slow, ...all]);
    assert.equal(order.at(-1), 'late');
  });

  it('drops queued work nobody waits for', async () => {
    const texts = pool();
    const warm = (await texts.run(task('warm'))).chars_in;
    const slow = texts.run(task('slow'));
    await new Promise(r => setTimeout(r, 10));
    let abort = () => {};
    const settled = texts.run(task('unwanted'), { onAbort: run => (abort = run) });
    settled.catch(() => {});
    abort();
    await slow;
    const next = await texts.run(task('next'));
    assert.equal(next.chars_in, warm + 2, 'the abandoned text was worked on');
    assert.equal(await outcome(settled), 499);
    assert.equal(texts.load.waiting, 0);
  });

  it('refuses what waits when it closes', async () => {
    const texts = pool();
    await texts.run(task('warm'));
    const running = outcome(texts.run(task('slow')));
    await new Promise(r => setTimeout(r, 10));
    const waiting = outcome(texts.run(task('waiting')));
    await texts.close();
    assert.equal(await waiting, 503);
    assert.ok([503, 'slow'].includes((await running) as number));
    assert.equal(await outcome(texts.run(task('later'))), 503);
  });

  for (const spare of [false, true]) {
    it(`waits for ${spare ? 'a spare' : 'its first'} thread to load, however long a batch may run`, async () => {
      const late = fileURLToPath(new URL('late.js', import.meta.url));
      const texts = pool({ filename: late, runMs: 200, spare });
      assert.equal(await outcome(texts.run(task('first'))), 'first');
      assert.equal(await outcome(texts.run(task('hang'))), 504);
      assert.equal(await outcome(texts.run(task('next'))), 'next');
    });
  }

  it('gives up on a thread that never loads at the deadline', async () => {
    const late = fileURLToPath(new URL('late.js', import.meta.url));
    assert.equal(await outcome(pool({ filename: late, runMs: 50, deadlineMs: 150 }).run(task('first'))), 504);
  });
});
