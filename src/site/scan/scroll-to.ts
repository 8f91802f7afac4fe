/** Frames in which an element has to stay at its place, and frames after which nothing is corrected. */
const stableFrames = 4;
const framesMax = 90;
/** Movement that no reader sees, in CSS pixels. */
const tolerance = 1;

/** Events by which the reader scrolls. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let current: AbortController | undefined;

/**
 * Scrolls an element into view at once, and again in each frame until it stays there. The lines of a long
 * text have estimated heights until the browser lays them out near the screen, which moves those after them.
 * Ends when the reader scrolls or the next call begins.
 */
export function scrollToElement(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  current?.abort();
  if (element == null) return;
  const call = new AbortController();
  const { signal } = call;
  current = call;
  for (const type of readerEvents) addEventListener(type, () => call.abort(), { signal });
  const top = () => element.getBoundingClientRect().top;
  let stable = 0;
  let frame = 0;
  const correct = () => {
    if (signal.aborted) return;
    const before = top();
    element.scrollIntoView({ block, behavior: 'instant' });
    stable = Math.abs(top() - before) <= tolerance ? stable + 1 : 0;
    if (stable === stableFrames || ++frame === framesMax) call.abort();
    else requestAnimationFrame(correct);
  };
  correct();
}
