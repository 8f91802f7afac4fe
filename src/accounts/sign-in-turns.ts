import { limits } from '../limits.js';

/**
 * Attempts to sign in to one name from addresses that never signed in to it. A few failures cost nothing; beyond them
 * attempts run in turns, one `delay` apart, which doubles with every failure up to a maximum:
 *
 *     now ─────┬──────────┬──────────┬───▶   each turn is reserved for one address, which was told when to come back
 *           turn 1     turn 2     turn 3
 *
 * So many addresses together guess no faster than one. They can't keep the owner out either: a new address takes the
 * earliest turn held by a network that has had more attempts (or holds more turns), and nobody with as few can take that
 * turn away. The arithmetic is in docs/security.md.
 */
export interface Visitor {
  /** Keyed hashes: of the address, and of its networks (networks.ts). */
  address: string;
  networks: readonly [near: string, wide: string];
}

interface Turn extends Visitor {
  at: number;
}

interface State {
  /** Failures that are not forgotten yet, as of `at` (ms). */
  failures: number;
  at: number;
  /** When the last turn was or will be. */
  last: number;
  /** Reserved turns, earliest first. */
  turns: Turn[];
  /** Attempts of a network and when the last one was; forgotten after `limits.signInMemoryMs`. */
  attempts: Record<string, [count: number, at: number]>;
}

const longestWaitMs = limits.signInTurns * limits.signInDelayMaxMs;

/**
 * Asks for an attempt at `now`. With `waitMs` 0 it may run and is counted as a failure until `withdrawFailure`; else
 * the address has a turn by then, or may ask for one again.
 * @param stored what an earlier call returned for this name; null for the first
 */
export function takeTurn(
  stored: string | null,
  visitor: Visitor,
  now: number,
): { stored: string; waitMs: number } {
  const state = settled(stored, now);
  const waitMs = state.failures < limits.signInFreeFailures ? 0 : waitOf(state, visitor, now);
  if (waitMs === 0) {
    state.turns = state.turns.filter(turn => turn.address !== visitor.address);
    state.failures = Math.min(limits.signInFailuresMax, state.failures + 1);
    state.last = Math.max(state.last, now);
    count(state, visitor, now);
  }
  return { stored: JSON.stringify(state), waitMs };
}

/** Takes back the failure that `takeTurn` counted: the attempt succeeded, or was not made. */
export function withdrawFailure(stored: string | null, now: number): string {
  const state = settled(stored, now);
  state.failures = Math.max(0, state.failures - 1);
  return JSON.stringify(state);
}

/** The state at `now`: with what is forgotten by then, and turns that were not used counted as attempts. */
function settled(stored: string | null, now: number): State {
  const state: State =
    stored === null ? { failures: 0, at: now, last: 0, turns: [], attempts: {} } : JSON.parse(stored);
  const forgotten = Math.max(0, Math.floor((now - state.at) / limits.signInFailureDecayMs));
  state.failures = Math.max(0, state.failures - forgotten);
  // A clock that was set back must not make anybody wait longer than it could before.
  state.at = state.failures === 0 ? now : Math.min(now, state.at + forgotten * limits.signInFailureDecayMs);
  state.last = Math.min(state.last, now + longestWaitMs);
  for (const [network, [, at]] of Object.entries(state.attempts))
    if (at + limits.signInHistoryMs <= now) delete state.attempts[network];
  const [held, unused] = [[] as Turn[], [] as Turn[]];
  for (const turn of state.turns)
    (turn.at + limits.signInTurnMs > now && turn.at <= now + longestWaitMs ? held : unused).push(turn);
  for (const turn of unused) count(state, turn, now);
  return { ...state, turns: held };
}

/** Milliseconds until the visitor's turn, 0 when it has come; of a full list, until it may ask again. */
function waitOf(state: State, visitor: Visitor, now: number): number {
  const turn = state.turns.find(({ address }) => address === visitor.address) ?? reserve(state, visitor, now);
  return turn === null ? Math.max(1_000, state.turns[0]!.at - now) : Math.max(0, turn.at - now);
}

function reserve(state: State, visitor: Visitor, now: number): Turn | null {
  const mine = share(state, visitor.networks);
  const index = state.turns.findIndex(turn => share(state, turn.networks) - ownShare > mine);
  if (index !== -1) {
    const turn = { ...visitor, at: state.turns[index]!.at };
    state.turns[index] = turn;
    return turn;
  }
  if (state.turns.length >= limits.signInTurns) return null;
  const turn = { ...visitor, at: Math.max(now, state.last + delayOf(state.failures)) };
  state.turns.push(turn);
  state.last = turn.at;
  return turn;
}

/** What a turn adds to the share of its own networks. */
const ownShare = 2;

/** Attempts of the last hour and turns that the networks have, each counted in both. */
function share(state: State, networks: Visitor['networks']): number {
  let sum = 0;
  networks.forEach((network, i) => {
    sum += state.attempts[network]?.[0] ?? 0;
    for (const turn of state.turns) if (turn.networks[i] === network) sum++;
  });
  return sum;
}

const delayOf = (failures: number): number =>
  Math.min(limits.signInDelayMaxMs, limits.signInDelayMs * 2 ** (failures - limits.signInFreeFailures));

function count(state: State, { networks }: Visitor, now: number): void {
  for (const network of networks) {
    const before = state.attempts[network]?.[0] ?? 0;
    // Behind the others: the first ones are those whose last attempt is longest ago.
    delete state.attempts[network];
    state.attempts[network] = [before + 1, now];
  }
  const names = Object.keys(state.attempts);
  for (const name of names.slice(0, Math.max(0, names.length - limits.signInNetworks)))
    delete state.attempts[name];
}
