import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeTurn, type Visitor, withdrawFailure } from '../../src/accounts/sign-in-turns.js';
import { limits } from '../../src/limits.js';
import { range } from '../store/records.js';

const start = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
/** One address in the network `near` of the network `wide`. */
const at = (address: string, near = address, wide = near): Visitor => ({
  address,
  networks: [`${near}/24`, `${wide}/16`],
});

/** A name with its attempts so far. */
function name() {
  let stored: string | null = null;
  return {
    /** Milliseconds to wait; 0 when the attempt runs. */
    ask(visitor: Visitor, now: number): number {
      const turn = takeTurn(stored, visitor, now);
      stored = turn.stored;
      return turn.waitMs;
    },
    succeed(now: number) {
      stored = withdrawFailure(stored, now);
    },
    get bytes() {
      return stored?.length ?? 0;
    },
  };
}

/** Lets all visitors ask every ten seconds; returns how many attempts ran. */
function attack(
  target: ReturnType<typeof name>,
  visitors: readonly Visitor[],
  from: number,
  ms: number,
): number {
  let ran = 0;
  for (let now = from; now < from + ms; now += 10_000)
    for (const visitor of visitors) if (target.ask(visitor, now) === 0) ran++;
  return ran;
}

const botnet = (size: number) => range(1, size).map(i => at(`bot ${i}`));
const oneNetwork = (size: number) => range(1, size).map(i => at(`bot ${i}`, 'bots'));

describe('attempts to sign in to a name from unknown addresses', () => {
  it('run at once until five have failed, then one delay after another that doubles up to 30 s', () => {
    const target = name();
    for (let i = 0; i < limits.signInFreeFailures; i++) assert.equal(target.ask(at('a'), start), 0);
    let now = start;
    const waits = range(1, 8).map(() => {
      const waitMs = target.ask(at('a'), now);
      now += waitMs;
      assert.equal(target.ask(at('a'), now), 0);
      return waitMs;
    });
    assert.deepEqual(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('are as few from 150 networks as from one address: about 120 an hour', () => {
    for (const visitors of [[at('one')], oneNetwork(50), botnet(150)]) {
      const ran = attack(name(), visitors, start, hourMs);
      assert.ok(ran > 60 && ran <= 20 + hourMs / limits.signInDelayMaxMs, `${ran} attempts in an hour`);
    }
  });

  it('let a new address in by its first turn, within five minutes, while a few networks go on', () => {
    for (const visitors of [[at('one')], oneNetwork(50), botnet(9)]) {
      const target = name();
      attack(target, visitors, start, hourMs);
      const now = start + hourMs;
      const waitMs = target.ask(at('owner'), now);
      assert.ok(waitMs <= limits.signInTurns * limits.signInDelayMaxMs, `${waitMs} ms`);
      attack(target, visitors, now, waitMs);
      assert.equal(target.ask(at('owner'), now + waitMs), 0, `of ${visitors.length}`);
    }
  });

  it('let a new address in although 40 networks go on for an hour', () => {
    const target = name();
    attack(target, botnet(40), start, hourMs);
    const now = start + hourMs;
    const waitMs = target.ask(at('owner'), now);
    assert.ok(
      waitMs <= limits.signInDelayMaxMs,
      `${waitMs} ms: the earliest turn of a network that has tried`,
    );
    attack(target, botnet(40), now, waitMs);
    assert.equal(target.ask(at('owner'), now + waitMs), 0);
  });

  it('keep the turn they were promised, whoever asks meanwhile', () => {
    const target = name();
    attack(target, [at('one')], start, 600_000);
    const now = start + 600_000;
    const waitMs = target.ask(at('owner'), now);
    for (let ms = 0; ms < waitMs; ms += 100)
      for (const visitor of [at('one'), at(`late ${ms}`), at(`neighbour ${ms}`, `n ${ms}`, 'bots')])
        target.ask(visitor, now + ms);
    assert.equal(target.ask(at('owner'), now + waitMs), 0);
  });

  it('lose a turn that is not used within two minutes', () => {
    const target = name();
    attack(target, [at('one')], start, 600_000);
    const now = start + 600_000;
    const due = now + target.ask(at('late'), now);
    const after = due + limits.signInTurnMs;
    assert.equal(target.ask(at('next'), after), 0, 'it blocks no other');
    assert.ok(target.ask(at('late'), after) > 0);
  });

  it('run at once again half an hour after an attack', () => {
    const target = name();
    attack(target, botnet(20), start, hourMs);
    const now = start + hourMs + limits.signInFailuresMax * limits.signInFailureDecayMs;
    for (const address of ['a', 'b', 'c']) assert.equal(target.ask(at(address), now), 0);
  });

  it('cost nothing when they succeed', () => {
    const target = name();
    for (const i of range(1, 200)) {
      assert.equal(target.ask(at(`office ${i}`), start + i), 0);
      target.succeed(start + i);
    }
  });

  it('wait no longer after the clock was set back', () => {
    const target = name();
    attack(target, botnet(20), start, hourMs);
    for (const back of [60_000, hourMs, 365 * 24 * hourMs]) {
      const waitMs = target.ask(at(`owner ${back}`), start + hourMs - back);
      assert.ok(waitMs <= 2 * limits.signInTurns * limits.signInDelayMaxMs, `${waitMs} ms`);
    }
  });

  it('take bounded memory whoever asks', () => {
    const target = name();
    let most = 0;
    for (let i = 0; i < 5_000; i++) {
      target.ask(at(`${i}`.padStart(22, 'x')), start + i * 2_000);
      most = Math.max(most, target.bytes);
    }
    assert.ok(most < 32 * 1024, `${most} bytes`);
  });
});
