/** How elements of a field take part in its text. */

/** Elements whose text is not prose. */
const code = 'code, pre, kbd, samp, tt, script, style, button';
/** Classes of code, such as ql-code-block, inline-code, codeBlock and hljs. */
const codeClass =
  /^(?:(?:.*[-_]|inline)?code(?:[-_]?(?:block|inline|line|container|snippet))*|hljs|codehilite|ql-syntax|CodeMirror|cm-editor)$/i;
/** Monospace fonts by their names: Courier New, Fira Code, JetBrains Mono. */
const monospace =
  /\bmono\b|\bcode\b|monospace|courier|consolas|menlo|monaco|lucida console|typewriter|inconsolata/i;
const mention = '[data-type=mention], [itemtype$="/Mention" i], .gmail_plusreply';
const mentionClass = /(?:^|[-_])mention(?:$|[-_])/i;
const mentionAttribute = /^data-(?:.*-)?mention(?:$|-)/;
/** The mail that is answered or forwarded, of Gmail, Apple Mail, Thunderbird, Yahoo, Proton and Outlook. */
const quotedMail =
  '.gmail_quote, blockquote[type=cite], .moz-cite-prefix, .moz-forward-container, .yahoo_quoted, .protonmail_quote, [id$=divRplyFwdMsg], [id$=divRplyFwdMsg] ~ *';
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

/** Whether the text of an element is read: prose of the writer. */
export function isRead(element: Element, isMonospaceField: boolean): boolean {
  return (
    element instanceof HTMLElement &&
    element.isContentEditable &&
    !element.matches(`${code}, ${replaced}, ${quotedMail}`) &&
    !Array.from(element.classList).some(name => codeClass.test(name)) &&
    !isMention(element) &&
    (isMonospaceField || !isMonospace(element))
  );
}

export function isMonospace(element: Element): boolean {
  const families = getComputedStyle(element).fontFamily.split(',');
  return monospace.test(families[0]!) || families.some(family => /^\s*(?:ui-)?monospace\s*$/.test(family));
}

/** Mentions stand in a line. An element around lines may have such a class too. */
function isMention(element: Element): boolean {
  return (
    !layoutOf(element).isBlock &&
    (element.matches(mention) ||
      Array.from(element.classList).some(name => mentionClass.test(name)) ||
      Array.from(element.attributes).some(({ name }) => mentionAttribute.test(name)))
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
