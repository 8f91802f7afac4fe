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
    assert.equal(
      turns.awaitTurn(() => 'a'),
      undefined,
    );
    assert.equal(
      turns.awaitTurn(() => 'a'),
      undefined,
    );
    work(turnMs);
    const waiting = turns.awaitTurn(() => 'a');
    assert.ok(waiting instanceof Promise);
    await waiting;
  });

  it('lets the event loop turn between steps that use up the time', async () => {
    const turns = new TurnBudget(turnMs);
    let loopTurns = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; loopTurns++) await nextTurn();
    })();
    await run(turns, Array(10).fill('a'), 2 * turnMs);
    done = true;
    await counting;
    assert.ok(loopTurns >= 9, `${loopTurns} turns of the event loop`);
  });

  it('runs several short steps in a turn', async () => {
    const turns = new TurnBudget(60_000);
    const waiting = new TurnBudget(0);
    let loopTurns = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; loopTurns++) await nextTurn();
    })();
    await run(turns, Array(1_000).fill('a'), 0);
    assert.equal(loopTurns, 0);
    // Without a budget, each turn runs one step.
    await run(waiting, Array(20).fill('a'), 0);
    done = true;
    await counting;
    assert.ok(loopTurns >= 19, `${loopTurns} turns of the event loop`);
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
