/**
 * Collects a snapshot of every serving process, so that any of them can answer `/metrics` for all:
 *
 *     serving process ──gather──▶ supervisor ──collect──▶ every process
 *            ◀──gathered (all snapshots)──     ◀──collected (one snapshot)──
 */
import type { ChildProcess } from 'node:child_process';

/** Time for a process to answer. The snapshot of a late process is omitted. */
const collectMs = 1_000;

/** A snapshot is null when a process could not make its own. */
type Message = { gather: true } | { gathered: unknown[] } | { collect: true } | { collected: unknown };

/**
 * For a serving process: sends its own snapshot on request. Returns a function that gathers the snapshots of
 * all processes, including its own.
 */
export function joinExchange(own: () => Promise<unknown>): () => Promise<unknown[]> {
  const waiting: ((snapshots: unknown[]) => void)[] = [];
  // Without its supervisor, the process still finishes its requests.
  const send = (message: Message) => process.send!(message, () => {});
  process.on('message', (message: Message) => {
    if ('collect' in message)
      void own().then(
        collected => send({ collected }),
        () => send({ collected: null }),
      );
    else if ('gathered' in message) for (const resolve of waiting.splice(0)) resolve(message.gathered);
  });
  return () =>
    new Promise(resolve => {
      waiting.push(resolve);
      send({ gather: true });
    });
}

/** For the supervisor: collects the snapshots of the processes in `alive` when this one asks for them. */
export function serveExchange(child: ChildProcess, alive: ReadonlySet<ChildProcess>): void {
  child.on('message', (message: Message) => {
    if (typeof message !== 'object' || !('gather' in message)) return;
    void Promise.all([...alive].map(collect)).then(snapshots => {
      const gathered = snapshots.filter(snapshot => snapshot !== null);
      if (child.connected) child.send({ gathered } satisfies Message);
    });
  });
}

/** The next snapshot of a process; null when it does not answer. */
function collect(child: ChildProcess): Promise<unknown> {
  return new Promise(resolve => {
    const settle = (snapshot: unknown) => {
      clearTimeout(timer);
      child.off('message', receive);
      resolve(snapshot);
    };
    const receive = (message: Message) => {
      if (typeof message === 'object' && 'collected' in message) settle(message.collected);
    };
    const timer = setTimeout(settle, collectMs, null);
    child.on('message', receive);
    if (child.connected) child.send({ collect: true } satisfies Message, error => error && settle(null));
    else settle(null);
  });
}
