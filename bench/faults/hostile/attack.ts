import type { Scene } from './scenario.js';

/** One hostile client, and what it may cost. Modules in attacks/ export one each as `attack`. */
export interface Attack {
  /** What it does, in one line. */
  readonly what: string;
  /** Megabytes above idle that it may cost, where the target is stricter than the general one. */
  readonly megabytes?: number;
  /** Descriptors that the service may have. */
  readonly openFiles?: number;
  /** Sends everything; resolves when every request was answered or its connection closed. */
  run(scene: Scene): Promise<unknown>;
  /** What else must hold once the attack is over: problems in words. */
  check?(scene: Scene): Promise<string[]>;
}
