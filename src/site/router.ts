import { matchPage } from '../contract/site-pages.js';
import { createStore } from './base/store.js';

const pageInAddressBar = () => matchPage(location.pathname);

/** The page of the current URL; null for an unknown path. */
export const currentPage = createStore(pageInAddressBar());

/** True if the person came to the page by Back, Forward or a reload: it then shows what it showed before. */
export let cameBack = performance
  .getEntriesByType('navigation')
  .some(entry => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** State of a history entry. */
interface EntryState {
  scroll?: number;
  /** Path of the entry before, when it is a page of the site. */
  from?: string;
}

const state = (): EntryState | null => history.state;

/** Path of the page before in the history of the tab; null when it is not one of the site. */
export const cameFrom = (): string | null => state()?.from ?? null;

/** Stores the scroll position in the state of the history entry. */
const saveScroll = () => history.replaceState({ ...state(), scroll: scrollY } satisfies EntryState, '');

/** Where the page was left; undefined once it is there, or the person uses the page. */
let leftAt: number | undefined;

/** Scrolls to where the page was left, as soon as its content is tall enough. */
function scrollBack(): void {
  if (leftAt === undefined) return;
  scrollTo(0, leftAt);
  if (Math.abs(scrollY - leftAt) <= 1) leftAt = undefined;
}

function restoreScroll(): void {
  leftAt = state()?.scroll;
  requestAnimationFrame(scrollBack);
}

/** Focuses the page's heading, so that keyboard and screen-reader users continue there after navigation. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

/** Opens a page; with `replace`, in place of the current one in the history of the tab. */
export function navigate(path: string, { replace = false } = {}): void {
  leftAt = undefined;
  const from = location.pathname + location.search;
  if (path !== from && replace) {
    history.replaceState({ ...state(), scroll: 0 } satisfies EntryState, '', path);
  } else if (path !== from) {
    saveScroll();
    history.pushState({ from } satisfies EntryState, '', path);
  }
  cameBack = false;
  currentPage.set(pageInAddressBar());
  scrollTo(0, 0);
  requestAnimationFrame(focusHeading);
}

/** Opens a page as it was left when it is the one before in the history of the tab. */
export const goBackTo = (path: string): void => (cameFrom() === path ? history.back() : navigate(path));

const scrollDelayMs = 200;

/** Restores the scroll position on Back, Forward and reload. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    // Where a page that is still short can be scrolled to is not where it was left.
    if (leftAt === undefined) timer = setTimeout(saveScroll, scrollDelayMs);
  });
  addEventListener('popstate', () => {
    clearTimeout(timer);
    cameBack = true;
    currentPage.set(pageInAddressBar());
    restoreScroll();
  });
  // A page that moves between the press and the release of a button takes the click away.
  for (const action of ['pointerdown', 'wheel', 'keydown'] as const)
    addEventListener(action, () => (leftAt = undefined), { passive: true });
  new ResizeObserver(scrollBack).observe(document.body);
  restoreScroll();
}

/** Follows links within the site without a reload; not modified clicks, downloads and other origins. */
export function followLinks(): void {
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
    navigate(link.pathname + link.search);
  });
}

/** Stops the browser from leaving the page for a file that is dropped beside the place for it. */
export function ignoreStrayFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, event => {
      if (event.dataTransfer?.types.includes('Files') && !event.defaultPrevented) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'none';
      }
    });
  }
}
