import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Problem } from './api.js';
import { focusHeading } from './router.js';
import { ErrorNotice, Progress, useLoaded } from './shared/task.js';

type Page = ComponentType<{ id: string }>;

/**
 * A page whose code is loaded at its first visit. Until then it has the page's heading, so that the page can
 * be announced at once.
 */
export function lazyPage(title: string, load: () => Promise<Page>): { title: string; Page: Page } {
  let Loaded: Page | null = null;
  function LazyPage(props: { id: string }) {
    const heading = useRef<HTMLHeadingElement>(null);
    const loading = useLoaded(async () => {
      Loaded ??= await load().catch(() => {
        throw new Problem(0, 'The page could not be loaded. The connection may be lost.');
      });
      return { hadFocus: document.activeElement === heading.current };
    });
    // The page's own heading replaces the one that had the focus.
    useLayoutEffect(() => {
      if (loading.value?.hadFocus) focusHeading();
    }, [loading.value]);
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Progress when={loading.task.busy} what="Loading the page …" />
        <ErrorNotice problem={loading.task.problem} onRetry={loading.load} />
      </>
    );
  }
  return { title, Page: LazyPage };
}
