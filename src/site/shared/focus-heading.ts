/** Gives the focus to the page's heading, so that a keyboard or a screen reader starts there, as after a full load. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
