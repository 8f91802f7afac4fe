import { createStore } from '../../shared/store.js';

const storageKey = 'telltale-live';

function restore(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Whether the editor shows the score while one types. Off at first; remembered until the tab is closed. */
export const isLive = createStore(restore());

isLive.listen(() => {
  try {
    sessionStorage.setItem(storageKey, isLive.get() ? 'on' : 'off');
  } catch {
    // Storage is disabled: the choice lasts until a reload.
  }
});
