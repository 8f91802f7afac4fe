import { decodeHtml } from '../charset.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { decodingWarnings, isBlank, noText } from '../plain-text.js';
import {
  type BlockElement,
  joinBlocks,
  readTextBlocks,
  type TextBlock,
  type TextBlocks,
} from './text-blocks.js';

/**
 * A fetched page → its main text: the article without what stands around it. The choice follows the idea of
 * Readability: prose gives points to the elements around it, links and boilerplate names take them away.
 * Where the choice isn't clear the whole page is given, and a warning says so.
 */
export function readMainContent(
  bytes: Uint8Array,
  declaredCharset?: string,
): ExtractedDocument | DocumentProblem {
  const decoded = decodeHtml(bytes, declaredCharset);
  const page = readTextBlocks(decoded.text);
  const main = mainBlocks(page);
  const text = joinBlocks(main === undefined ? page.blocks : withHeadline(page, main));
  if (isBlank(text)) return noText;
  const warnings = decodingWarnings(decoded);
  if (main === undefined)
    warnings.push(
      'The main text of the page could not be told apart with confidence; the whole page is given.',
    );
  else if (main.length < page.blocks.length)
    warnings.push('Text around the main content (menus, teasers, comments) was left out.');
  return { kind: 'html', text, ...(page.title === undefined ? {} : { title: page.title }), warnings };
}

/** Names of classes and roles that stand around an article, and those that hold it. */
const surroundingLabels =
  /(?:^|[\s_-])(?:ads?|advert\w*|author-?(?:bio|box)|banner|breadcrumbs?|byline|combx|comments?|comment-?\w+|complementary|community|consent|cookies?|copyright|credits?|disqus|donat\w+|extra|foot(?:er)?|gdpr|header|hidden|legal|login|masthead|menu\w*|meta|modal|nav\w*|newsletter\w*|outbrain|pager|pagination|paywall|popup|popular|post-?nav\w*|promo\w*|ratings?|recommend\w*|recirc\w*|related\w*|remark|replies|reply|respond|rss|search\w*|share\w*|sharing|shoutbox|side-?bar\w*|sidebars?|signup|skip|skyscraper|social\w*|sponsor\w*|subnav|subscri\w+|supplemental|taboola|tags?|tag-?list|teasers?|toc|toolbar|tools?|trending|widgets?)(?=$|[\s_-])/;
const contentLabels =
  /(?:^|[\s_-])(?:article\w*|blog|body|content|entry|h?entry\w*|hentry|main\w*|page|post|post-?\w*|prose|story\w*|text)(?=$|[\s_-])/;
const articleBodyLabels = /article-?_?body|entry-content|post-content|post-body|articletext|story-body/;

/** Prose a choice must hold to be trusted: characters, and the share of the page's prose. */
const proseCharsLeast = 250;
const proseShareLeast = 0.5;

interface Candidate {
  score: number;
  /** Characters of its blocks and of those below it, all and inside links. */
  chars: number;
  linkChars: number;
  proseChars: number;
}

/** The blocks of the main content, in order; undefined where no element stands out. */
function mainBlocks(page: TextBlocks): TextBlock[] | undefined {
  const { elements, blocks } = page;
  const dropped = surroundingElements(page);
  const candidates = scoreElements(page, dropped);
  const top = bestElement(elements, candidates);
  if (top === undefined) return undefined;
  const chosen = includeSiblings(elements, candidates, top, dropped);
  const main = withoutTrailingHeadings(blocks.filter(block => chosen[block.element] && !isLinkList(block)));
  const all = candidates[0]!.proseChars;
  const prose = main.reduce((sum, block) => sum + sentenceChars(block), 0);
  return prose >= proseCharsLeast && prose >= proseShareLeast * all ? main : undefined;
}

/** Elements that stand around the main content by what they are, with all below them. */
function surroundingElements({ elements, blocks }: TextBlocks): boolean[] {
  // Not what holds the headline: the standfirst often shares its box.
  const holdsHeadline: boolean[] = [];
  for (const block of blocks) {
    if (block.name !== 'h1') continue;
    for (let at = block.element; at >= 0 && !holdsHeadline[at]; at = elements[at]!.parent)
      holdsHeadline[at] = true;
  }
  const dropped: boolean[] = [];
  for (const [at, { name, parent, marks }] of elements.entries()) {
    const isAround =
      name === 'aside' ||
      (!holdsHeadline[at] &&
        ((!/^(?:body|article|main)$/.test(name) &&
          surroundingLabels.test(marks) &&
          !contentLabels.test(marks)) ||
          (name === 'header' && parent >= 0 && elements[parent]!.name === 'body')));
    dropped[at] = isAround || (parent >= 0 && dropped[parent]!);
  }
  return dropped;
}

const isLinkList = (block: TextBlock) =>
  block.linkChars > 0.6 * block.text.length && block.text.length < 200 && !/^h\d$/.test(block.name);

/** Characters of a block that count as prose: sentences, not labels and lists of links. */
function sentenceChars(block: TextBlock): number {
  const { text, linkChars } = block;
  if (linkChars > 0.5 * text.length) return 0;
  const isSentence = text.length >= 80 || (text.length >= 25 && /[.!?:;,…。、，]/.test(text));
  return isSentence ? text.length : 0;
}

function scoreElements({ elements, blocks }: TextBlocks, dropped: readonly boolean[]): Candidate[] {
  const candidates: Candidate[] = elements.map(element => ({
    score: baseScore(element),
    chars: 0,
    linkChars: 0,
    proseChars: 0,
  }));
  for (const block of blocks) {
    if (dropped[block.element]) continue;
    const own = candidates[block.element]!;
    own.chars += block.text.length;
    own.linkChars += block.linkChars;
    const prose = sentenceChars(block);
    own.proseChars += prose;
    if (prose === 0) continue;
    const marks = block.text.match(/[,，、;]/g)?.length ?? 0;
    const points = 1 + Math.min(10, marks) + Math.min(3, Math.floor(block.text.length / 100));
    // A paragraph speaks for what it stands in: fully for the nearest, less for those further out.
    let at = isTextBlock(elements[block.element]!.name) ? elements[block.element]!.parent : block.element;
    for (let level = 0; at >= 0 && level < 5; level++) {
      candidates[at]!.score += points / (level === 0 ? 1 : level === 1 ? 2 : level * 3);
      at = elements[at]!.parent;
    }
  }
  for (let at = elements.length - 1; at > 0; at--) {
    const parent = candidates[elements[at]!.parent]!;
    const own = candidates[at]!;
    parent.chars += own.chars;
    parent.linkChars += own.linkChars;
    parent.proseChars += own.proseChars;
  }
  for (const candidate of candidates)
    candidate.score *= 1 - (candidate.chars === 0 ? 1 : candidate.linkChars / candidate.chars);
  return candidates;
}

const isTextBlock = (name: string) => /^(?:p|h\d|li|dt|dd|blockquote|pre|figcaption|summary)$/.test(name);

function baseScore({ name, marks }: BlockElement): number {
  let start = name === 'article' || name === 'main' ? 15 : name === 'div' || name === 'section' ? 5 : 0;
  if (/^(?:ol|ul|dl|dd|dt|li|form|address|th|h\d)$/.test(name)) start -= 3;
  if (articleBodyLabels.test(marks)) start += 25;
  else if (contentLabels.test(marks)) start += 10;
  if (surroundingLabels.test(marks)) start -= 15;
  return start;
}

/** The best element, or the one around it that holds clearly more of the same prose. */
function bestElement(
  elements: readonly BlockElement[],
  candidates: readonly Candidate[],
): number | undefined {
  let top = -1;
  for (const [at, candidate] of candidates.entries())
    if (candidate.proseChars > 0 && (top < 0 || candidate.score > candidates[top]!.score)) top = at;
  if (top < 0) return undefined;
  for (let at = elements[top]!.parent; at > 0; at = elements[at]!.parent) {
    const outer = candidates[at]!;
    const inner = candidates[top]!;
    const isLinkHeavy = outer.linkChars > 0.3 * outer.chars;
    if (!isLinkHeavy && outer.proseChars > 1.5 * inner.proseChars && outer.score > 0.2 * inner.score)
      top = at;
    else if (elements[at]!.name === 'article' && !isLinkHeavy) top = at;
  }
  return top;
}

/** The chosen element and, of its siblings, those that read like a part of it; with all below, less what is dropped. */
function includeSiblings(
  elements: readonly BlockElement[],
  candidates: readonly Candidate[],
  top: number,
  dropped: readonly boolean[],
): boolean[] {
  const chosen: boolean[] = [];
  const parent = elements[top]!.parent;
  const least = Math.max(10, 0.2 * candidates[top]!.score);
  for (const [at, element] of elements.entries()) {
    const { score, chars, linkChars, proseChars } = candidates[at]!;
    const isSibling =
      element.parent === parent &&
      at !== 0 &&
      (score >= least ||
        (isTextBlock(element.name) && proseChars > 80 && linkChars < 0.25 * chars) ||
        isHeading(element.name));
    const begins = at === top || (parent > 0 && isSibling);
    chosen[at] = !dropped[at] && (begins || (element.parent >= 0 && chosen[element.parent]! && at !== 0));
  }
  return chosen;
}

/** The headline above the main content, where it stands outside and the page's title says that it is one. */
function withHeadline({ title, blocks }: TextBlocks, main: TextBlock[]): TextBlock[] {
  const first = blocks.indexOf(main[0]!);
  const headline = blocks.slice(0, first).findLast(block => block.name === 'h1');
  if (headline === undefined || !title?.includes(headline.text.slice(0, 40))) return main;
  return [headline, { ...main[0]!, gap: 2 }, ...main.slice(1)];
}

const isHeading = (name: string) => name === 'h1' || name === 'h2';

/** Headings with nothing after them announce what was left out. */
function withoutTrailingHeadings(blocks: TextBlock[]): TextBlock[] {
  let end = blocks.length;
  while (end > 0 && /^h[2-6]$/.test(blocks[end - 1]!.name)) end--;
  return blocks.slice(0, end);
}
