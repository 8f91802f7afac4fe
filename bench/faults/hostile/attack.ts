import type { Attacker } from './attacker.js';

/** One attack and its limits. */
export interface Attack {
  /** Memory limit in megabytes above idle, if stricter than the general target. */
  readonly megabytes?: number;
  /** Limit of open file descriptors of the service. */
  readonly openFiles?: number;
  /** Further environment variables of the service. */
  readonly env?: Readonly<Record<string, string>>;
  /** Sends all requests. Resolves when each has a response or a closed connection. */
  run(attacker: Attacker): Promise<unknown>;
  /** Checks further conditions after the attack and returns the problems. */
  check?(attacker: Attacker): Promise<string[]>;
}

/** A body that the service reads slowly or not at all. */
export interface HostileInput {
  type: string;
  body: string | Uint8Array;
  /** Name of the file, if it is one. */
  name?: string;
  /** Its own path in place of those of the attack. */
  path?: string;
}

/** The MCP endpoint requires the first two. */
const accept = 'application/json, text/event-stream, */*';

export const json = (body: string, path?: string): HostileInput => ({
  type: 'application/json',
  body,
  ...(path !== undefined && { path }),
});

/**
 * An attack that sends inputs in turn to paths in turn: with a key 100 times a minute or 12 at a time, or 60
 * at once without a key, which uses all calls of an address's hourly limit.
 * @param build builds the inputs, when the attack begins
 */
export function inputAttack(
  how: 'steady' | '12 at a time' | '60 at once',
  paths: readonly string[],
  build: () => readonly HostileInput[],
): Attack {
  let inputs: readonly HostileInput[] | undefined;
  return {
    run(attacker) {
      inputs ??= build();
      const { length } = inputs;
      const request = (n: number) => {
        const { type, body, name, path } = inputs![n % length]!;
        const headers = { accept, 'content-type': type, ...(name !== undefined && { 'x-filename': name }) };
        // Each input comes to every path.
        return { path: path ?? paths[(n + Math.floor(n / length)) % paths.length]!, headers, body };
      };
      if (how === 'steady') return attacker.steadily(n => attacker.keyed(request(n)));
      if (how === '12 at a time') return attacker.repeatedly(12, 1, n => attacker.keyed(request(n)));
      return attacker.burst(60, n => attacker.anonymous(request(n)));
    },
  };
}
