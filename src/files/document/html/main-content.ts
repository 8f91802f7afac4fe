import { decodeHtml, decodingNotes } from '../../../document/charset.js';
import {
  type BlockElement,
  joinBlocks,
  readTextBlocks,
  type TextBlock,
  type TextBlocks,
} from '../../../document/html/text-blocks.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { isBlank, noText } from '../plain-text.js';

/**
 * Extracts the main text of a fetched page: the article without menus, teasers and comments. The method
 * follows Readability. Sentences score points for the elements around them; links and boilerplate class names
 * lose points. Falls back to the whole page, with a warning, when no element clearly stands out.
 */
export function readMainContent(
  bytes: Uint8Array,
  declaredCharset?: string,
): ExtractedDocument | DocumentProblem {
  const decoded = decodeHtml(bytes, declaredCharset);
  const page = readTextBlocks(decoded.text);
  const main = mainBlocks(page);
  const { text } = joinBlocks(main === undefined ? page.blocks : withHeadline(page, main));
  if (isBlank(text)) return noText;
  const { warnings, ...notes } = decodingNotes(decoded, page.warnings);
  if (main === undefined)
    warnings.push('The main content of the page could not be identified, so the whole page was extracted.');
  else if (main.length < page.blocks.length)
    warnings.push('Text around the main content (menus, teasers, comments) was left out.');
  return { kind: 'html', text, ...(page.title !== undefined && { title: page.title }), warnings, ...notes };
}

/** Class names, ids and roles of elements around an article, and of elements that contain one. */
const surroundingLabels =
  /(?:^|[\s_-])(?:ads?|advert\w*|author-?(?:bio|box)|banner|breadcrumbs?|byline|combx|comments?|comment-?\w+|complementary|community|consent|cookies?|copyright|credits?|disqus|donat\w+|extra|foot(?:er)?|gdpr|header|hidden|legal|login|masthead|menu\w*|meta|modal|nav\w*|newsletter\w*|outbrain|pager|pagination|paywall|popup|popular|post-?nav\w*|promo\w*|ratings?|recommend\w*|recirc\w*|related\w*|remark|replies|reply|respond|rss|search\w*|share\w*|sharing|shoutbox|side-?bar\w*|sidebars?|signup|skip|skyscraper|social\w*|sponsor\w*|subnav|subscri\w+|supplemental|taboola|tags?|tag-?list|teasers?|toc|toolbar|tools?|trending|widgets?)(?=$|[\s_-])/;
const contentLabels =
  /(?:^|[\s_-])(?:article\w*|blog|body|content|entry|h?entry\w*|hentry|main\w*|page|post|post-?\w*|prose|story\w*|text)(?=$|[\s_-])/;
const articleBodyLabels = /article-?_?body|entry-content|post-content|post-body|articletext|story-body/;

/** Minimum characters in sentences of a reliable result, and their minimum share of the page's. */
const sentenceCharsMin = 250;
const sentenceShareMin = 0.5;

interface Candidate {
  score: number;
  /** Characters of its blocks and its descendants': all of them, in links, and in sentences. */
  chars: number;
  linkChars: number;
  inSentences: number;
}

/** Returns the blocks of the main content in document order; undefined when no element clearly stands out. */
function mainBlocks(page: TextBlocks): TextBlock[] | undefined {
  const { elements, blocks } = page;
  const excluded = surroundingElements(page);
  const candidates = scoreElements(page, excluded);
  const top = bestElement(elements, candidates);
  if (top === undefined) return undefined;
  const chosen = includeSiblings(elements, candidates, top, excluded);
  const main = withoutTrailingHeadings(blocks.filter(block => chosen[block.element] && !isLinkList(block)));
  const all = candidates[0]!.inSentences;
  const chosenChars = main.reduce((sum, block) => sum + sentenceChars(block), 0);
  return chosenChars >= sentenceCharsMin && chosenChars >= sentenceShareMin * all ? main : undefined;
}

/** Marks the elements that surround the main content by their name or labels, with all their descendants. */
function surroundingElements({ elements, blocks }: TextBlocks): boolean[] {
  // An ancestor of the headline is not excluded by its labels: the standfirst often shares that element.
  const containsHeadline: boolean[] = [];
  for (const block of blocks) {
    if (block.name !== 'h1') continue;
    for (let at = block.element; at >= 0 && !containsHeadline[at]; at = elements[at]!.parent)
      containsHeadline[at] = true;
  }
  const excluded: boolean[] = [];
  for (const [at, { name, parent, labels }] of elements.entries()) {
    const isSurrounding =
      name === 'aside' ||
      (!containsHeadline[at] &&
        ((!/^(?:body|article|main)$/.test(name) &&
          surroundingLabels.test(labels) &&
          !contentLabels.test(labels)) ||
          (name === 'header' && parent >= 0 && elements[parent]!.name === 'body')));
    excluded[at] = isSurrounding || (parent >= 0 && excluded[parent]!);
  }
  return excluded;
}

const isLinkList = (block: TextBlock) =>
  block.linkChars > 0.6 * block.text.length && block.text.length < 200 && !/^h\d$/.test(block.name);

/** Characters of a block that is a sentence rather than a label or a list of links; else 0. */
function sentenceChars(block: TextBlock): number {
  const { text, linkChars } = block;
  if (linkChars > 0.5 * text.length) return 0;
  const isSentence = text.length >= 80 || (text.length >= 25 && /[.!?:;,…。、，]/.test(text));
  return isSentence ? text.length : 0;
}

function scoreElements({ elements, blocks }: TextBlocks, excluded: readonly boolean[]): Candidate[] {
  const candidates = elements.map((element): Candidate => {
    return { score: baseScore(element), chars: 0, linkChars: 0, inSentences: 0 };
  });
  for (const block of blocks) {
    if (excluded[block.element]) continue;
    const own = candidates[block.element]!;
    own.chars += block.text.length;
    own.linkChars += block.linkChars;
    const chars = sentenceChars(block);
    own.inSentences += chars;
    if (chars === 0) continue;
    const clauses = block.text.match(/[,，、;]/g)?.length ?? 0;
    const points = 1 + Math.min(10, clauses) + Math.min(3, Math.floor(block.text.length / 100));
    // A paragraph adds its points to its container, and fewer to each further ancestor.
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
    parent.inSentences += own.inSentences;
  }
  for (const candidate of candidates)
    candidate.score *= 1 - (candidate.chars === 0 ? 1 : candidate.linkChars / candidate.chars);
  return candidates;
}

const isTextBlock = (name: string) => /^(?:p|h\d|li|dt|dd|blockquote|pre|figcaption|summary)$/.test(name);

function baseScore({ name, labels }: BlockElement): number {
  let score = name === 'article' || name === 'main' ? 15 : name === 'div' || name === 'section' ? 5 : 0;
  if (/^(?:ol|ul|dl|dd|dt|li|form|address|th|h\d)$/.test(name)) score -= 3;
  if (articleBodyLabels.test(labels)) score += 25;
  else if (contentLabels.test(labels)) score += 10;
  if (surroundingLabels.test(labels)) score -= 15;
  return score;
}

/** Index of the best element, or of an ancestor with clearly more of the same article. */
function bestElement(
  elements: readonly BlockElement[],
  candidates: readonly Candidate[],
): number | undefined {
  let top = -1;
  for (const [at, candidate] of candidates.entries())
    if (candidate.inSentences > 0 && (top < 0 || candidate.score > candidates[top]!.score)) top = at;
  if (top < 0) return undefined;
  for (let at = elements[top]!.parent; at > 0; at = elements[at]!.parent) {
    const outer = candidates[at]!;
    const inner = candidates[top]!;
    const isLinkHeavy = outer.linkChars > 0.3 * outer.chars;
    if (!isLinkHeavy && outer.inSentences > 1.5 * inner.inSentences && outer.score > 0.2 * inner.score)
      top = at;
    else if (elements[at]!.name === 'article' && !isLinkHeavy) top = at;
  }
  return top;
}

/** Marks the best element, siblings that continue it, and their descendants, unless excluded. */
function includeSiblings(
  elements: readonly BlockElement[],
  candidates: readonly Candidate[],
  top: number,
  excluded: readonly boolean[],
): boolean[] {
  const chosen: boolean[] = [];
  const parent = elements[top]!.parent;
  const least = Math.max(10, 0.2 * candidates[top]!.score);
  for (const [at, element] of elements.entries()) {
    const { score, chars, linkChars, inSentences } = candidates[at]!;
    const isSibling =
      element.parent === parent &&
      at !== 0 &&
      (score >= least ||
        (isTextBlock(element.name) && inSentences > 80 && linkChars < 0.25 * chars) ||
        isHeading(element.name));
    const isStart = at === top || (parent > 0 && isSibling);
    chosen[at] = !excluded[at] && (isStart || (element.parent >= 0 && chosen[element.parent]! && at !== 0));
  }
  return chosen;
}

/** Adds the headline above the main content if the page's title confirms it. */
function withHeadline({ title, blocks }: TextBlocks, main: TextBlock[]): TextBlock[] {
  const first = blocks.indexOf(main[0]!);
  const headline = blocks.slice(0, first).findLast(block => block.name === 'h1');
  if (headline === undefined || !title?.includes(headline.text.slice(0, 40))) return main;
  return [headline, { ...main[0]!, gap: 2 }, ...main.slice(1)];
}

const isHeading = (name: string) => name === 'h1' || name === 'h2';

/** Removes trailing headings: the sections they introduce were excluded. */
function withoutTrailingHeadings(blocks: TextBlock[]): TextBlock[] {
  let end = blocks.length;
  while (end > 0 && /^h[2-6]$/.test(blocks[end - 1]!.name)) end--;
  return blocks.slice(0, end);
}
