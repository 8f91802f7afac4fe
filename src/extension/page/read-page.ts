/** Reads the selection and the article of a page. */
import { fieldOf, isValueField, withFocus } from './field/text-field.js';

/** Content of a frame, and the beginning of its selection. */
export interface FrameState {
  /** Whether enough words are selected. */
  selection: boolean;
  /** Whether a text field has the focus. */
  field: boolean;
  selectedText: string;
  /** Whether the selection is in a text field or a page of plain text, and so may be Markdown. */
  isSource: boolean;
}

/** The part of a page that is scanned. */
export type Source = 'selection' | 'article';

/** Reads the selection of this frame, also inside a text field; of a password or email field nothing. */
export function readFrame(charsMax: number, wordsMin: number): FrameState {
  const active = withFocus(document);
  let selected = getSelection()?.toString() ?? '';
  let isSource = document.contentType === 'text/plain' || document.contentType === 'text/markdown';
  if (active !== null && isValueField(active)) {
    isSource = true;
    const isText = active instanceof HTMLTextAreaElement || /^(?:text|search)$/.test(active.type);
    selected = isText ? active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0) : '';
  }
  return {
    selection: selected.split(/\s+/, wordsMin + 1).filter(Boolean).length >= wordsMin,
    field: fieldOf(active) !== null,
    selectedText: selected.slice(0, charsMax),
    isSource,
  };
}

/** Elements whose text is not part of an article. */
const outsideArticles =
  ':not(body) > pre, nav, aside, footer, form, button, select, textarea, input, script, style, noscript, template, svg, math, iframe, figure, dialog, [role=navigation], [role=complementary], [role=contentinfo], [role=search], [role=dialog], [role=menu], [aria-hidden=true], [contenteditable=true], #comments, .comments';
/** Paragraphs with fewer characters are seldom part of an article. */
const paragraphCharsMin = 40;
/** Share of the page's paragraphs that an <article> must have; a list of articles has less in each. */
const articleShareMin = 0.4;

/**
 * Reads the article of this frame: the largest <article>, else <main>, else the element whose paragraphs have
 * the most text. Navigation, asides, forms, comments, code blocks and hidden elements are omitted.
 */
export function readArticle(charsMax: number): string {
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
  const walker = walk('article');
  let blockElement: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.tagName === 'BR') block += ' ';
      continue;
    }
    let parent = node.parentElement;
    while (parent !== null && parent !== walker.root && getComputedStyle(parent).display.startsWith('inline'))
      parent = parent.parentElement;
    if (parent !== blockElement) endBlock();
    blockElement = parent;
    block += node.nodeValue ?? '';
    if (charsRead + block.length > charsMax) break;
  }
  endBlock();
  return blocks.join('\n\n').slice(0, charsMax);
}

/**
 * Walks through the shown elements and texts of the article, or of the whole page for a selection.
 * Depth-first without recursion, so that a deeply nested page cannot exhaust the stack.
 */
export function walk(source: Source): TreeWalker {
  const isArticle = source === 'article';
  const omitted = isArticle ? outsideArticles : 'script, style, noscript, template, textarea, select';
  return document.createTreeWalker(
    isArticle ? articleElement() : document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    node =>
      node instanceof Element && (node.matches(omitted) || !node.checkVisibility())
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
}

function articleElement(): Element {
  let total = 0;
  const inside = new Map<Element, number>();
  const around = new Map<Element, number>();
  const add = (scores: Map<Element, number>, element: Element | null | undefined, score: number) => {
    if (element) scores.set(element, (scores.get(element) ?? 0) + score);
  };
  for (const paragraph of document.querySelectorAll('p')) {
    const length = (paragraph.textContent ?? '').trim().length;
    if (length < paragraphCharsMin || paragraph.closest(outsideArticles) || !paragraph.checkVisibility())
      continue;
    total += length;
    add(inside, paragraph.closest('article'), length);
    add(inside, paragraph.closest('main, [role=main]'), length);
    add(around, paragraph.parentElement, length);
    add(around, paragraph.parentElement?.parentElement, length / 2);
  }
  const largest = (scores: Map<Element, number>, selector: string): Element | null => {
    let best: Element | null = null;
    for (const [element, score] of scores)
      if (element.matches(selector) && score > (best === null ? 0 : scores.get(best)!)) best = element;
    return best;
  };
  const article = largest(inside, 'article');
  return (
    (article !== null && inside.get(article)! >= articleShareMin * total ? article : null) ??
    largest(inside, 'main, [role=main]') ??
    largest(around, '*') ??
    document.querySelector('main, [role=main]') ??
    document.body
  );
}
