import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TurnBudget } from '../../../src/api/http/turn-budget.js';

const turnMs = 5;
/** The time of the tests passes only while steps work, so that a busy machine ends no turn. */
let now = 0;
const work = (ms: number) => {
  now += ms;
};

/** Runs steps of `ms` milliseconds and returns their callers in the order of their starts. */
async function run(turns: TurnBudget, callers: readonly string[], ms: number): Promise<string[]> {
  const started: string[] = [];
  await Promise.all(
    callers.map(async caller => {
      const turn = turns.awaitTurn(() => caller);
      if (turn !== undefined) await turn;
      started.push(caller);
      work(ms);
    }),
  );
  return started;
}

describe('TurnBudget', () => {
  beforeEach(() => {
    now = 1_000;
    mock.method(performance, 'now', () => now);
  });
  afterEach(() => mock.restoreAll());

  it('starts a step at once while the turn has time left', async () => {
    const turns = new TurnBudget(turnMs);
    const next = () => turns.awaitTurn(() => 'a');
    assert.deepEqual([next(), next()], [undefined, undefined]);
    work(turnMs);
    const waiting = next();
    assert.ok(waiting instanceof Promise);
    await waiting;
  });

  /** Runs steps of `ms` milliseconds of one caller, and returns the number of turns of the event loop. */
  async function loopTurns(turns: TurnBudget, steps: number, ms: number): Promise<number> {
    let count = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; count++) await nextTurn();
    })();
    await run(turns, Array(steps).fill('a'), ms);
    done = true;
    const before = count;
    await counting;
    return before;
  }

  it('lets the event loop turn between steps that use up the time, and runs several short ones in a turn', async () => {
    assert.ok((await loopTurns(new TurnBudget(turnMs), 10, 2 * turnMs)) >= 8);
    assert.equal(await loopTurns(new TurnBudget(60_000), 1_000, 0), 0);
    // Without a budget, each turn runs one step.
    assert.ok((await loopTurns(new TurnBudget(0), 20, 0)) >= 18);
  });

  it('starts rare short steps at once, and lets them wait when they fill a turn', async () => {
    const turns = new TurnBudget(turnMs);
    const isAdmitted = () => turns.awaitTurn(() => 'a', true) === undefined;
    let admitted = 0;
    for (; admitted < 1_000 && isAdmitted(); admitted++) work(0.3);
    assert.ok(admitted > 1 && admitted < 1_000, `${admitted} steps in one turn`);
    while (!isAdmitted()) await nextTurn();
  });

  it('is fair between callers', async () => {
    const turns = new TurnBudget(turnMs);
    work(1);
    const started = await run(turns, [...Array(20).fill('busy'), 'other'], 2 * turnMs);
    assert.ok(started.indexOf('other') <= 2, started.join(' '));
  });

  it('serves steps that ask for another one', async () => {
    const turns = new TurnBudget(turnMs);
    const order: string[] = [];
    const steps = async (caller: string) => {
      for (let i = 0; i < 5; i++) {
        const turn = turns.awaitTurn(() => caller);
        if (turn !== undefined) await turn;
        order.push(caller);
        work(turnMs);
      }
    };
    await Promise.all([steps('a'), steps('b')]);
    assert.equal(order.length, 10);
    for (const caller of ['a', 'b'])
      assert.ok(order.slice(0, 6).filter(name => name === caller).length >= 2, order.join(' '));
  });
});
