import { isPaused, pauseCommits, resumeCommits } from './commit-gate.js';
import type { FromOwner, ToOwner } from './owner.js';

let grant = () => {};
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
  process.on('disconnect', end);
  tell('opening');
  await granted;
  process.off('disconnect', end);
  try {
    return open();
  } finally {
    tell('opened');
  }
}

function listen(): void {
  process.on('message', ({ store }: FromOwner) => {
    if (store === 'open') grant();
    else if (store === 'resume') resumeCommits();
    else if (store === 'pause') void pauseCommits().then(() => tell('paused'));
  });
  process.on('disconnect', () => {
    // Another process may be opening the store, and the end of that is not reported any more.
    if (isPaused()) end();
  });
}

const end = () => process.exit(1);

const tell = (store: ToOwner['store']) => void process.send!({ store } satisfies ToOwner, () => {});
