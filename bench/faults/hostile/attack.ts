import type { AttackScenario } from './scenario.js';

/** One attack and its limits. Each module in attacks/ exports one as `attack`. */
export interface Attack {
  /** Description in one line. */
  readonly what: string;
  /** Memory limit in megabytes above idle, if stricter than the general target. */
  readonly megabytes?: number;
  /** Limit of open file descriptors of the service. */
  readonly openFiles?: number;
  /** Further environment variables of the service. */
  readonly env?: Readonly<Record<string, string>>;
  /** Sends all requests. Resolves when each has a response or a closed connection. */
  run(scenario: AttackScenario): Promise<unknown>;
  /** Checks further conditions after the attack and returns the problems. */
  check?(scenario: AttackScenario): Promise<string[]>;
}
