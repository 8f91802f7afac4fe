/**
 * Collects a snapshot of every serving process, so that any of them can answer `/metrics` for all:
 *
 *     serving process ──gather──▶ supervisor ──collect──▶ every process
 *            ◀──gathered (all snapshots)──     ◀──collected (one snapshot)──
 */
import type { ChildProcess } from 'node:child_process';

/** Time for a process to answer. The snapshot of a late process is omitted. */
const collectMs = 1_000;

type Message =
  | { gather: number }
  | { gathered: number; snapshots: unknown[] }
  | { collect: number }
  /** The snapshot is null when a process could not make its own. */
  | { collected: number; snapshot: unknown };

/**
 * For a serving process: sends its own snapshot on request. Returns a function that gathers the snapshots of
 * all processes, including its own.
 */
export function joinExchange(own: () => Promise<unknown>): () => Promise<unknown[]> {
  const waiting = new Map<number, (snapshots: unknown[]) => void>();
  let serial = 0;
  process.on('message', (message: Message) => {
    if ('gathered' in message) {
      waiting.get(message.gathered)?.(message.snapshots);
      waiting.delete(message.gathered);
    } else if ('collect' in message) {
      const send = (snapshot: unknown) =>
        process.send!({ collected: message.collect, snapshot } satisfies Message, () => {});
      void own().then(send, () => send(null));
    }
  });
  return () =>
    new Promise(resolve => {
      waiting.set(++serial, resolve);
      // Without its supervisor, the process still finishes its requests.
      process.send!({ gather: serial } satisfies Message, () => {});
    });
}

/** For the supervisor: collects the snapshots of the processes in `alive`. */
export class SnapshotExchange {
  #serial = 0;
  readonly #collecting = new Map<number, (snapshot: unknown) => void>();

  constructor(private readonly alive: ReadonlySet<ChildProcess>) {}

  /** Handles the messages of a process from now on. */
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
