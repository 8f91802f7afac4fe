import type { Attributes, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusHeading } from './router.js';
import { LinkButton } from './shared/controls.js';
import { Progress } from './shared/task.js';

/**
 * A page whose code is loaded at its first visit. Until then it has the page's heading, so that the page can
 * be announced at once.
 */
export function lazyPage<Props extends object>(
  heading: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function LazyPage(props: Props & Attributes) {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded === null ? 'loading' : 'ready');
    const title = useRef<HTMLHeadingElement>(null);
    const hadFocus = useRef(false);
    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        component => {
          Loaded = component;
          hadFocus.current = document.activeElement === title.current;
          setState('ready');
        },
        () => setState('failed'),
      );
    }, [state]);
    // The page's own heading replaces the one that had the focus.
    useLayoutEffect(() => {
      if (state === 'ready' && hadFocus.current) focusHeading();
    }, [state]);
    if (Loaded !== null && state === 'ready') return <Loaded {...props} />;
    return (
      <>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <Progress when={state === 'loading'} what="Loading the page …" />
        {state === 'failed' && (
          <div class="note failed" role="alert">
            <p>The page could not be loaded. The connection may be lost.</p>
            <LinkButton onClick={() => setState('loading')}>Try again</LinkButton>
          </div>
        )}
      </>
    );
  };
}
