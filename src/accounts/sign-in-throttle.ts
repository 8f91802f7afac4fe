import { limits } from '../contract/limits.js';

/**
 * Throttles sign-in attempts at one account name from addresses that never signed in to it. The first
 * failures are free. After those, attempts run in turns, one `delay` apart; the delay doubles with every
 * failure up to a maximum:
 *
 *     now ─────┬──────────┬──────────┬───▶   each turn is reserved for one address,
 *           turn 1     turn 2     turn 3     which receives Retry-After
 *
 * Many addresses together therefore guess no faster than one. They cannot lock the owner out either: a new
 * address takes over the earliest turn of a network with more attempts or more turns, and no network with as
 * few can take that turn back. docs/security.md has the arithmetic.
 */
export interface SignInClient {
  /** Keyed hash of the address. `networks` contains the hashes of its two networks (networks.ts). */
  address: string;
  networks: readonly [near: string, wide: string];
}

interface Turn extends SignInClient {
  at: number;
}

interface State {
  /** Failed attempts at time `at` (ms); they decay over time. */
  failures: number;
  at: number;
  /** Time of the last turn, past or future. */
  last: number;
  /** Reserved turns, earliest first. */
  turns: Turn[];
  /** Number of attempts and time of the last one, by network; dropped after `limits.signInHistoryMs`. */
  attempts: Record<string, [count: number, at: number]>;
}

const longestWaitMs = limits.signInTurns * limits.signInDelayMaxMs;

/**
 * Requests an attempt at `now`. When `waitMs` is 0 the attempt may run, and counts as a failure until
 * `cancelFailure`. Otherwise the address has a turn after `waitMs`, or may request one then.
 * @param stored the state that an earlier call returned for this name; null for the first call
 */
export function attemptSignIn(
  stored: string | null,
  client: SignInClient,
  now: number,
): { stored: string; waitMs: number } {
  const state = currentState(stored, now);
  const waitMs = state.failures < limits.signInFreeFailures ? 0 : waitOf(state, client, now);
  if (waitMs === 0) {
    state.turns = state.turns.filter(turn => turn.address !== client.address);
    state.failures = Math.min(limits.signInFailuresMax, state.failures + 1);
    state.last = Math.max(state.last, now);
    count(state, client, now);
  }
  return { stored: JSON.stringify(state), waitMs };
}

/** Removes the failure that `attemptSignIn` counted, because the attempt succeeded or did not run. */
export function cancelFailure(stored: string | null, now: number): string {
  const state = currentState(stored, now);
  state.failures = Math.max(0, state.failures - 1);
  return JSON.stringify(state);
}

/** The state at `now`: decays failures, drops old networks, and counts missed turns as attempts. */
function currentState(stored: string | null, now: number): State {
  const state: State =
    stored === null ? { failures: 0, at: now, last: 0, turns: [], attempts: {} } : JSON.parse(stored);
  const decayed = Math.max(0, Math.floor((now - state.at) / limits.signInFailureDecayMs));
  state.failures = Math.max(0, state.failures - decayed);
  // When the clock is set back, no client waits longer than the maximum.
  state.at = state.failures === 0 ? now : Math.min(now, state.at + decayed * limits.signInFailureDecayMs);
  state.last = Math.min(state.last, now + longestWaitMs);
  for (const [network, [, at]] of Object.entries(state.attempts))
    if (at + limits.signInHistoryMs <= now) delete state.attempts[network];
  const [reserved, missed] = [[] as Turn[], [] as Turn[]];
  for (const turn of state.turns)
    (turn.at + limits.signInTurnMs > now && turn.at <= now + longestWaitMs ? reserved : missed).push(turn);
  for (const turn of missed) count(state, turn, now);
  return { ...state, turns: reserved };
}

/** Milliseconds until the client's turn, 0 when it has come; if none is free, until it may ask again. */
function waitOf(state: State, client: SignInClient, now: number): number {
  const turn = state.turns.find(({ address }) => address === client.address) ?? reserve(state, client, now);
  return turn === null ? Math.max(1_000, state.turns[0]!.at - now) : Math.max(0, turn.at - now);
}

function reserve(state: State, client: SignInClient, now: number): Turn | null {
  const own = share(state, client.networks);
  const index = state.turns.findIndex(turn => share(state, turn.networks) - ownShare > own);
  if (index !== -1) {
    const turn = { ...client, at: state.turns[index]!.at };
    state.turns[index] = turn;
    return turn;
  }
  if (state.turns.length >= limits.signInTurns) return null;
  const turn = { ...client, at: Math.max(now, state.last + delayOf(state.failures)) };
  state.turns.push(turn);
  state.last = turn.at;
  return turn;
}

/** Contribution of one turn to `share`: it counts once for each of its two networks. */
const ownShare = 2;

/** Recent attempts plus reserved turns, summed over both networks. */
function share(state: State, networks: SignInClient['networks']): number {
  let sum = 0;
  networks.forEach((network, i) => {
    sum += state.attempts[network]?.[0] ?? 0;
    for (const turn of state.turns) if (turn.networks[i] === network) sum++;
  });
  return sum;
}

const delayOf = (failures: number): number =>
  Math.min(limits.signInDelayMaxMs, limits.signInDelayMs * 2 ** (failures - limits.signInFreeFailures));

function count(state: State, { networks }: SignInClient, now: number): void {
  for (const network of networks) {
    const before = state.attempts[network]?.[0] ?? 0;
    // Re-inserts the network last, so that keys are in order of their last attempt.
    delete state.attempts[network];
    state.attempts[network] = [before + 1, now];
  }
  const names = Object.keys(state.attempts);
  for (const name of names.slice(0, Math.max(0, names.length - limits.signInNetworks)))
    delete state.attempts[name];
}
