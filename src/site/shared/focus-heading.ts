/** Focuses the page's heading, where keyboards and screen readers continue after a change of page. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
