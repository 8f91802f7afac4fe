import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../shared/store.js';
import { isLive } from './live-choice.js';

/** The live score, whose code is loaded when it is switched on. */
export function LivePanel() {
  const on = useStore(isLive);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!on || Loaded !== null) return;
    import('./live-score.js').then(
      module => setLoaded(() => module.LiveScore),
      () => isLive.set(false),
    );
  }, [on]);
  return on && Loaded !== null ? <Loaded /> : null;
}
