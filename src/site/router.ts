import { matchPage } from '../site-files/pages.js';
import { focusHeading } from './shared/focus-heading.js';
import { createStore } from './shared/store.js';

const pageInAddressBar = () => matchPage(location.pathname);

/** The page of the current URL; null for an unknown path. */
export const currentPage = createStore(pageInAddressBar());

export function navigate(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, '', path);
  currentPage.set(pageInAddressBar());
  scrollTo(0, 0);
  requestAnimationFrame(focusHeading);
}

/**
 * Follows links within the site without a reload. The browser handles modified clicks, downloads and other
 * origins.
 */
export function followLinks(): void {
  addEventListener('popstate', () => currentPage.set(pageInAddressBar()));
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (
      link === null ||
      link.target !== '' ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return;
    if (matchPage(link.pathname) === null || link.hash !== '') return;
    event.preventDefault();
    navigate(link.pathname);
  });
}
