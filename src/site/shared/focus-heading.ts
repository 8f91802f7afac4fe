/** Focuses the page's heading, so that keyboard and screen-reader users continue there after navigation. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
