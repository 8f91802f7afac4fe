/**
 * How several serving processes answer as one: whoever is asked asks the watcher, the watcher asks them all.
 *
 *     asked process ──gather──▶ watcher ──collect──▶ every process
 *           ◀──gathered (all snapshots)──    ◀──collected (a snapshot)──
 */
import type { ChildProcess } from 'node:child_process';

/** What an answer may take; a process that is late is left out. */
const collectMs = 1_000;

type Message =
  | { gather: number }
  | { gathered: number; snapshots: unknown[] }
  | { collect: number }
  | { collected: number; snapshot: unknown };

/** In a serving process: answers for itself when asked, and gathers everybody's snapshots, its own among them. */
export function joinExchange(own: () => Promise<unknown>): () => Promise<unknown[]> {
  const waiting = new Map<number, (snapshots: unknown[]) => void>();
  let serial = 0;
  process.on('message', (message: Message) => {
    if ('gathered' in message) {
      waiting.get(message.gathered)?.(message.snapshots);
      waiting.delete(message.gathered);
    } else if ('collect' in message) {
      own().then(snapshot => process.send!({ collected: message.collect, snapshot } satisfies Message));
    }
  });
  return () =>
    new Promise(resolve => {
      waiting.set(++serial, resolve);
      process.send!({ gather: serial } satisfies Message);
    });
}

/** In the watcher: passes questions on between the processes that `alive` holds. */
export class Exchange {
  #serial = 0;
  readonly #collecting = new Map<number, (snapshot: unknown) => void>();

  constructor(private readonly alive: ReadonlySet<ChildProcess>) {}

  /** Hears what a process says from now on. */
  listenTo(child: ChildProcess): void {
    child.on('message', (message: Message) => {
      if (typeof message !== 'object') return;
      if ('collected' in message) this.#collecting.get(message.collected)?.(message.snapshot);
      else if ('gather' in message)
        void this.#gather().then(snapshots => {
          if (child.connected) child.send({ gathered: message.gather, snapshots } satisfies Message);
        });
    });
  }

  async #gather(): Promise<unknown[]> {
    const snapshots = await Promise.all([...this.alive].map(child => this.#collect(child)));
    return snapshots.filter(snapshot => snapshot !== null);
  }

  #collect(child: ChildProcess): Promise<unknown> {
    const id = ++this.#serial;
    return new Promise(resolve => {
      const settle = (snapshot: unknown) => {
        clearTimeout(timer);
        this.#collecting.delete(id);
        resolve(snapshot);
      };
      const timer = setTimeout(settle, collectMs, null);
      this.#collecting.set(id, settle);
      if (child.connected) child.send({ collect: id } satisfies Message, error => error && settle(null));
      else settle(null);
    });
  }
}
