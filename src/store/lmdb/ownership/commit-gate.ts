/** Gate in front of all write transactions of this process. While it is closed, none begins. */

let reopened: Promise<void> | null = null;
let reopen = () => {};
const running = new Set<Promise<unknown>>();

/** Whether write transactions have to wait. */
export const isPaused = (): boolean => reopened !== null;

/** Whether a write transaction of this process is under way. */
export const isCommitting = (): boolean => running.size > 0;

/** Closes the gate, and resolves when no write transaction of this process is under way. */
export async function pauseCommits(): Promise<void> {
  reopened ??= new Promise(resolve => {
    reopen = resolve;
  });
  await Promise.allSettled(running);
}

export function resumeCommits(): void {
  reopened = null;
  reopen();
}

/** Runs a write transaction once the gate is open. The transaction has ended when its promise settles. */
export async function throughGate<T>(transaction: () => Promise<T>): Promise<T> {
  while (reopened !== null) await reopened;
  const ended = transaction();
  running.add(ended);
  try {
    return await ended;
  } finally {
    running.delete(ended);
  }
}
