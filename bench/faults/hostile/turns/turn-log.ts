/** The long turns of a service's event loop, as turns/record.ts writes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Turn {
  /** Unix milliseconds. */
  readonly at: number;
  /** Processor time of the main thread in milliseconds. */
  readonly processorMs: number;
  readonly wallMs: number;
}

/** The longest turn of a period: by processor time, and by wall time, which other programs prolong. */
export interface LongestTurn {
  readonly processorMs: number;
  readonly wallMs: number;
}

export class TurnLog {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'turns.log');
  }

  /** Environment and Node option of a service whose turns are recorded. */
  get env(): Record<string, string> {
    return { TURN_LOG: this.#path, NODE_OPTIONS: `--import=${new URL('./record.js', import.meta.url).href}` };
  }

  /** The longest turn between two times in Unix milliseconds. */
  longest(from: number, until: number): LongestTurn {
    const lines = readFileSync(this.#path, 'utf8').split('\n').slice(0, -1);
    const turns = lines.map(line => JSON.parse(line) as Turn).filter(({ at }) => at >= from && at <= until);
    return {
      processorMs: Math.max(0, ...turns.map(({ processorMs }) => processorMs)),
      wallMs: Math.max(0, ...turns.map(({ wallMs }) => wallMs)),
    };
  }
}
