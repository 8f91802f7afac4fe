/** How elements of a field take part in its text. */

/** Elements whose text is not prose. */
const code = 'code, pre, kbd, samp, tt, script, style, button';
/** Elements that are shown although they have no text. */
const replaced = 'img, svg, canvas, video, audio, iframe, object, embed, input, select, textarea, math';

export function layoutOf(element: Element) {
  const { display } = getComputedStyle(element);
  return {
    isHidden: display === 'none',
    isBlock: !/^(?:inline|contents|ruby)/.test(display),
    isInlineBlock: display.startsWith('inline-'),
  };
}

/** Whether the text of an element is read. */
export function isRead(element: Element): boolean {
  return (
    element instanceof HTMLElement && element.isContentEditable && !element.matches(`${code}, ${replaced}`)
  );
}

/** Whether an element that is not read takes part in its line. */
export function isShown(element: Element): boolean {
  return (
    /[^\s\p{Cf}]/u.test(element.textContent ?? '') ||
    element.matches(replaced) ||
    element.querySelector(replaced) !== null
  );
}
