import { isPaused, pauseCommits, resumeCommits } from './commit-gate.js';
import type { FromOwner, ToOwner } from './owner.js';

/** Continues an opening that waits for its permission. */
let grant: (() => void) | null = null;
let isListening = false;

/**
 * Opens files of the store in a process that the owner of the folder started (owner.ts), when the owner
 * permits it. Without its owner the process ends: nothing then keeps others from opening.
 */
export async function openAsMember<T>(open: () => T): Promise<T> {
  if (!isListening) listen();
  isListening = true;
  const granted = new Promise<void>(resolve => {
    grant = resolve;
  });
  if (!process.connected) end();
  tell('opening');
  await granted;
  grant = null;
  try {
    return open();
  } finally {
    tell('opened');
  }
}

function listen(): void {
  process.on('message', ({ store }: FromOwner) => {
    if (store === 'open') grant?.();
    else if (store === 'resume') resumeCommits();
    else if (store === 'pause') void pauseCommits().then(() => tell('paused'));
  });
  process.on('disconnect', () => {
    // While paused, another process may be opening the store, and its end is not reported any more.
    if (grant !== null || isPaused()) end();
  });
}

/** `process.exit` would wait for a transaction of lmdb that waits for this thread. */
const end = () => process.kill(process.pid, 'SIGKILL');

const tell = (store: ToOwner['store']) => void process.send!({ store } satisfies ToOwner, () => {});
