import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attemptSignIn, cancelFailure, type SignInClient } from '../../src/accounts/sign-in-throttle.js';
import { limits } from '../../src/contract/limits.js';
import { range } from '../store/records.js';

const start = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
/** One address in the network `near` of the network `wide`. */
const at = (address: string, near = address, wide = near): SignInClient => ({
  address,
  networks: [`${near}/24`, `${wide}/16`],
});

/** An account name and its throttling state. */
function accountName() {
  let stored: string | null = null;
  return {
    /** Returns milliseconds to wait; 0 when the attempt runs. */
    attempt(client: SignInClient, now: number): number {
      const turn = attemptSignIn(stored, client, now);
      stored = turn.stored;
      return turn.waitMs;
    },
    succeed(now: number) {
      stored = cancelFailure(stored, now);
    },
    get bytes() {
      return stored?.length ?? 0;
    },
  };
}

/** Lets every client try at each interval. Returns the number of attempts that ran. */
function attack(
  target: ReturnType<typeof accountName>,
  clients: readonly SignInClient[],
  from: number,
  ms: number,
  everyMs = 10_000,
): number {
  let ran = 0;
  for (let now = from; now < from + ms; now += everyMs)
    for (const client of clients) if (target.attempt(client, now) === 0) ran++;
  return ran;
}

const botnet = (size: number) => range(1, size).map(i => at(`bot ${i}`));
const oneNetwork = (size: number) => range(1, size).map(i => at(`bot ${i}`, 'bots'));

describe('sign-in attempts from unknown addresses', () => {
  it('delays attempts after five failures, and doubles the delay up to 30 s', () => {
    const target = accountName();
    for (let i = 0; i < limits.signInFreeFailures; i++) assert.equal(target.attempt(at('a'), start), 0);
    let now = start;
    const waits = range(1, 8).map(() => {
      const waitMs = target.attempt(at('a'), now);
      now += waitMs;
      assert.equal(target.attempt(at('a'), now), 0);
      return waitMs;
    });
    assert.deepEqual(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('allows about 120 attempts an hour, from one address as from 150 networks', () => {
    for (const [clients, everyMs] of [
      [[at('one')], 10_000],
      [oneNetwork(50), 10_000],
      [botnet(150), 40_000],
    ] as const) {
      const ran = attack(accountName(), clients, start, hourMs, everyMs);
      assert.ok(ran > 60 && ran <= 20 + hourMs / limits.signInDelayMaxMs, `${ran} attempts in an hour`);
    }
  });

  const fiveMinutes = limits.signInTurns * limits.signInDelayMaxMs;
  for (const [name, clients, waitMaxMs] of [
    ['one address', [at('one')], fiveMinutes],
    ['50 addresses of a network', oneNetwork(50), fiveMinutes],
    ['9 networks', botnet(9), fiveMinutes],
    // The earliest turn of a network with more attempts.
    ['40 networks', botnet(40), limits.signInDelayMaxMs],
  ] as const)
    it(`gives a new address a turn within ${waitMaxMs / 1_000} s after an hour of attempts of ${name}`, () => {
      const target = accountName();
      attack(target, clients, start, hourMs);
      const now = start + hourMs;
      const waitMs = target.attempt(at('owner'), now);
      assert.ok(waitMs <= waitMaxMs, `${waitMs} ms`);
      attack(target, clients, now, waitMs);
      assert.equal(target.attempt(at('owner'), now + waitMs), 0);
    });

  it('reserves a turn for its address while other addresses make attempts', () => {
    const target = accountName();
    attack(target, [at('one')], start, 600_000);
    const now = start + 600_000;
    const waitMs = target.attempt(at('owner'), now);
    for (let ms = 0; ms < waitMs; ms += 100)
      for (const client of [at('one'), at(`late ${ms}`), at(`neighbour ${ms}`, `n ${ms}`, 'bots')])
        target.attempt(client, now + ms);
    assert.equal(target.attempt(at('owner'), now + waitMs), 0);
  });

  it('gives up a turn that is not used within two minutes', () => {
    const target = accountName();
    attack(target, [at('one')], start, 600_000);
    const now = start + 600_000;
    const due = now + target.attempt(at('late'), now);
    const after = due + limits.signInTurnMs;
    assert.equal(target.attempt(at('next'), after), 0, 'the missed turn does not block the next address');
    assert.ok(target.attempt(at('late'), after) > 0);
  });

  it('allows immediate attempts again half an hour after an attack', () => {
    const target = accountName();
    attack(target, botnet(20), start, hourMs);
    const now = start + hourMs + limits.signInFailuresMax * limits.signInFailureDecayMs;
    for (const address of ['a', 'b', 'c']) assert.equal(target.attempt(at(address), now), 0);
  });

  it('does not count a successful attempt', () => {
    const target = accountName();
    for (const i of range(1, 200)) {
      assert.equal(target.attempt(at(`office ${i}`), start + i), 0);
      target.succeed(start + i);
    }
  });

  it('waits no longer than the maximum after the clock is set back', () => {
    const target = accountName();
    attack(target, botnet(20), start, hourMs);
    for (const back of [60_000, hourMs, 365 * 24 * hourMs]) {
      const waitMs = target.attempt(at(`owner ${back}`), start + hourMs - back);
      assert.ok(waitMs <= 2 * limits.signInTurns * limits.signInDelayMaxMs, `${waitMs} ms`);
    }
  });

  it('uses bounded memory for any number of addresses', () => {
    const target = accountName();
    for (let i = 0; i < 5_000; i++) {
      target.attempt(at(`${i}`.padStart(22, 'x')), start + i * 2_000);
      assert.ok(target.bytes < 32 * 1024, `${target.bytes} bytes`);
    }
  });
});
