/**
 * Functions that run inside the page. The browser passes their source to it, so each uses nothing outside of
 * itself. They only read.
 */

/** Whether the page has a selection and a text field with the focus. */
export interface PageOffer {
  selection: boolean;
  field: boolean;
}

/** Finds what the extension can do in this frame. */
export function inspectFrame(): PageOffer {
  const active = withFocus(document);
  if (active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement) {
    const isText = active instanceof HTMLTextAreaElement || /^(?:text|search)$/.test(active.type);
    return {
      selection: isText && active.selectionStart !== active.selectionEnd,
      field: isText && !active.readOnly && !active.disabled,
    };
  }
  const field = active instanceof HTMLElement && active.isContentEditable;
  return { selection: /\S/.test(getSelection()?.toString() ?? ''), field };

  function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
    return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
  }
}

/** Reads the selection of this frame, also inside a text field; of a password or email field nothing. */
export function readSelection(charsMax: number): string {
  const active = withFocus(document);
  if (active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement) {
    const isText = active instanceof HTMLTextAreaElement || /^(?:text|search)$/.test(active.type);
    if (!isText) return '';
    return active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0).slice(0, charsMax);
  }
  return (getSelection()?.toString() ?? '').slice(0, charsMax);

  function withFocus({ activeElement }: Document | ShadowRoot): Element | null {
    return activeElement?.shadowRoot ? withFocus(activeElement.shadowRoot) : activeElement;
  }
}

/**
 * Reads the article of this frame: the largest <article>, else <main>, else the element whose paragraphs have
 * the most text. Navigation, asides, forms, comments and hidden elements are omitted.
 */
export function readArticle(charsMax: number): string {
  const omitted =
    'nav, aside, footer, form, button, select, textarea, input, script, style, noscript, template, svg, math, iframe, figure, dialog, [role=navigation], [role=complementary], [role=contentinfo], [role=search], [role=dialog], [role=menu], [aria-hidden=true], [contenteditable=true], #comments, .comments';
  /** Paragraphs with fewer characters are seldom part of an article. */
  const paragraphCharsMin = 40;
  /** Share of the page's paragraphs that an <article> must have; a list of articles has less in each. */
  const articleShareMin = 0.4;

  const lengths = new Map<Element, number>();
  for (const paragraph of document.querySelectorAll('p')) {
    if (paragraph.closest(omitted) !== null) continue;
    const length = (paragraph.textContent ?? '').trim().length;
    if (length >= paragraphCharsMin && paragraph.checkVisibility()) lengths.set(paragraph, length);
  }
  let total = 0;
  const inside = new Map<Element, number>();
  const around = new Map<Element, number>();
  for (const [paragraph, length] of lengths) {
    total += length;
    for (const selector of ['article', 'main, [role=main]']) {
      const container = paragraph.closest(selector);
      if (container !== null) inside.set(container, (inside.get(container) ?? 0) + length);
    }
    const parent = paragraph.parentElement;
    if (parent === null) continue;
    around.set(parent, (around.get(parent) ?? 0) + length);
    const outer = parent.parentElement;
    if (outer !== null) around.set(outer, (around.get(outer) ?? 0) + length / 2);
  }
  const largest = (scores: Map<Element, number>, selector: string): Element | null => {
    let best: Element | null = null;
    for (const [element, score] of scores)
      if (element.matches(selector) && score > (best === null ? 0 : scores.get(best)!)) best = element;
    return best;
  };
  const article = largest(inside, 'article');
  const root =
    (article !== null && inside.get(article)! >= articleShareMin * total ? article : null) ??
    largest(inside, 'main, [role=main]') ??
    largest(around, '*') ??
    document.querySelector('main, [role=main]') ??
    document.body;

  const blocks: string[] = [];
  let block = '';
  let charsRead = 0;
  const endBlock = () => {
    const text = block.replace(/\s+/g, ' ').trim();
    if (text !== '') {
      blocks.push(text);
      charsRead += text.length + 2;
    }
    block = '';
  };
  // Depth-first without recursion, so that a deeply nested page cannot exhaust the stack.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: node =>
      node instanceof Element && (node.matches(omitted) || !node.checkVisibility())
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  let blockElement: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.tagName === 'BR') block += ' ';
      continue;
    }
    let parent = node.parentElement;
    while (parent !== null && parent !== root && getComputedStyle(parent).display.startsWith('inline'))
      parent = parent.parentElement;
    if (parent !== blockElement) endBlock();
    blockElement = parent;
    block += node.nodeValue ?? '';
    if (charsRead + block.length > charsMax) break;
  }
  endBlock();
  return blocks.join('\n\n').slice(0, charsMax);
}
