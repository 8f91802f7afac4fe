import { onlySpanMark } from '../chat-tokens.js';
import { setOf } from '../sets.js';
import { percentDecoded } from '../spacing.js';
import { applyEdits, type Edit, overlaps } from '../span.js';
import { type MarkdownTree, parseBlocks } from './grammar.js';

/** Nodes whose text is part of the structure. */
const withText = setOf(
  'FencedCode CodeBlock InlineCode LinkReference URL LinkTitle LinkLabel Escape Entity Autolink ' +
    'FootnoteLabel HTMLTag HTMLBlock',
);
/** Characters that are parsed to find single edits that change a structure: parts times their edits. */
const parsedCharsMax = 2_000_000;

/**
 * The edits that leave the structure of a Markdown source as it is: its elements, links, code and the anchors
 * of headings that it links to. Others are left out, such as a dash that becomes the marker of a list.
 *
 * Compares only parts that have edits. Empty lines separate the parts, so that the structure of one depends
 * on another only by its definitions and open lists, which are part of its structure.
 * @param offset the end of the front matter
 * @param parsed the source after it
 */
export function keepingStructure<E extends Edit>(
  source: string,
  edits: readonly E[],
  offset: number,
  parsed: MarkdownTree,
): E[] {
  const anchors = linkedAnchors(source);
  const { definitions, isManuscript } = parsed;
  const text = source.slice(offset);
  const tree = isManuscript ? parseBlocks(text, definitions) : parsed.tree;
  const starts = startsOfParts(source, offset, tree).filter(start => !overlaps(edits, start, start));
  const allowed: E[] = [];
  let charsLeft = parsedCharsMax;
  for (let i = 0, next = 0; next < edits.length; i++) {
    const from = starts[i]!;
    const to = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const first = next;
    while (next < edits.length && edits[next]!.start < to) next++;
    if (next === first) continue;
    const part = source.slice(from, to);
    const inPart = edits.slice(first, next);
    const triesMax = Math.max(0, charsLeft) / part.length;
    const before = structureOf(text, tree, anchors, isManuscript, from - offset, from - offset + part.length);
    const found = allowedIn(source, inPart, triesMax, chosen => {
      const edited = applyEdits(source, chosen, from, from + part.length);
      return structureOf(edited, parseBlocks(edited, definitions), anchors, isManuscript) === before;
    });
    if (found.length < inPart.length) charsLeft -= inPart.length * part.length;
    for (const edit of found) allowed.push(edit);
  }
  return allowed;
}

/**
 * The edits of a part that leave its structure as it is, each beside those before it; none, where they do
 * not all and each would take too long.
 */
function allowedIn<E extends Edit>(
  source: string,
  edits: readonly E[],
  triesMax: number,
  isSame: (chosen: readonly E[]) => boolean,
): E[] {
  if (isSame(edits)) return [...edits];
  if (edits.length > triesMax) return [];
  let allowed: E[] = [];
  let left = groupsOf(source, edits);
  // A later edit may be what an earlier one needs, so each is tried twice.
  for (let round = 0; round < 2; round++)
    left = left.filter(group => {
      const more = [...allowed, ...group].sort((one, other) => one.start - other.start);
      if (!isSame(more)) return true;
      allowed = more;
      return false;
    });
  return allowed;
}

/** The quotation marks of each line, which change together or not at all, and each other edit. */
function groupsOf<E extends Edit>(source: string, edits: readonly E[]): E[][] {
  const groups = new Map<number, E[]>();
  for (const edit of edits) {
    const isMark = /["']/.test(edit.replacement);
    const key = isMark ? -1 - source.lastIndexOf('\n', edit.start) : edit.start;
    groups.set(key, [...(groups.get(key) ?? []), edit]);
  }
  return [...groups.values()];
}

/** The starts of the parts of a source with empty lines between them, in which no block has a part. */
function startsOfParts(source: string, offset: number, tree: MarkdownTree['tree']): number[] {
  const starts = [offset];
  const cursor = tree.cursor();
  let end = Number.POSITIVE_INFINITY;
  if (cursor.firstChild())
    do {
      const start = offset + cursor.from;
      if (start > end && /\n[ \t]*\n/.test(source.slice(end, start)))
        starts.push(source.lastIndexOf('\n', start - 1) + 1);
      end = offset + cursor.to;
    } while (cursor.nextSibling());
  return starts;
}

function structureOf(
  text: string,
  tree: MarkdownTree['tree'],
  anchors: ReadonlySet<string>,
  isManuscript: boolean,
  start = 0,
  end = text.length,
): string {
  let structure = /\n[ \t]*\n$/.test(text.slice(start, end)) ? 'part' : 'end';
  tree.iterate({
    from: start,
    to: end - 1,
    enter({ name, from, to }) {
      if (name === 'Link' && onlySpanMark.test(text.slice(from, to))) return false;
      structure += ` ${name}`;
      if (anchors.size > 0 && /Heading\d$/.test(name)) {
        const anchor = anchorOf(text.slice(from, to).trimEnd());
        structure += anchors.has(anchor) ? ` #${anchor}` : '';
      }
      if (!withText.has(name) || (name === 'CodeBlock' && isManuscript)) return true;
      const part = text.slice(from, to);
      structure += ` ${name === 'HTMLBlock' ? part.replace(/(^|>)[^<]+/g, '$1') : part}`;
      return false;
    },
    leave() {
      structure += ')';
    },
  });
  return structure;
}

/** The anchors that links of a source lead to. The second of two equal headings has a number at its end. */
const linkedAnchors = (source: string): ReadonlySet<string> =>
  new Set(
    source.includes('#')
      ? Array.from(source.matchAll(/(?:\]\(|href=["']?|\]:[ \t]*)<?#([^\s)>"']{1,200})/g), ([, anchor]) =>
          percentDecoded(anchor!.toLowerCase()),
        ).flatMap(anchor => [anchor, anchor.replace(/-\d+$/, '')])
      : [],
  );

/** The anchor that GitHub and most generators give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\n[ \t]*[=-]+$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
