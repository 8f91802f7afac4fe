import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readStorage, writeStorage } from '../../shared/storage.js';
import { createStore, useStore } from '../../shared/store.js';

const storageKey = 'telltale-live';

/** Whether the editor shows the score while one types. Off at first; remembered until the tab is closed. */
export const isLive = createStore(readStorage('sessionStorage', storageKey) === 'on');
isLive.listen(() => writeStorage('sessionStorage', storageKey, isLive.get() ? 'on' : 'off'));

/** The live score, whose code is loaded when it is switched on. */
export function LivePanel() {
  const on = useStore(isLive);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!on || Loaded !== null) return;
    import('./live-score.js').then(
      module => setLoaded(() => module.DraftScore),
      () => isLive.set(false),
    );
  }, [on]);
  return on && Loaded !== null ? <Loaded /> : null;
}
