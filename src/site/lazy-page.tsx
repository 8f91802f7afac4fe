import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Progress } from './shared/progress.js';

/**
 * A page whose code is loaded at its first visit. Until then it has the page's heading, so that the page can
 * be announced at once.
 */
export function lazyPage(heading: string, load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | null = null;
  return function LazyPage() {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded === null ? 'loading' : 'ready');
    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        component => {
          Loaded = component;
          setState('ready');
        },
        () => setState('failed'),
      );
    }, [state]);
    if (Loaded !== null && state === 'ready') return <Loaded />;
    return (
      <>
        <h1 tabIndex={-1}>{heading}</h1>
        <Progress when={state === 'loading'} what="Loading the page …" />
        {state === 'failed' && (
          <div class="note failed" role="alert">
            <p>The page could not be loaded. The connection may be lost.</p>
            <button type="button" class="link" onClick={() => setState('loading')}>
              Try again
            </button>
          </div>
        )}
      </>
    );
  };
}
