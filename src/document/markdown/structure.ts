import { onlySpanMark } from '../chat-tokens.js';
import { applyEdits, type Edit, overlaps } from '../span.js';
import { type MarkdownTree, parseBlocks } from './grammar.js';

/** Nodes whose text is part of the structure. */
const withText = new Set(
  (
    'FencedCode CodeBlock InlineCode LinkReference URL LinkTitle LinkLabel Escape Entity Autolink ' +
    'FootnoteLabel HTMLTag HTMLBlock'
  ).split(' '),
);
/** Characters that are parsed to find single edits that change a structure: parts times their edits. */
const parsedCharsMax = 2_000_000;

/**
 * The edits that leave the structure of a Markdown source as it is: its elements, links, code and the anchors
 * of headings that it links to. Others are left out, such as a dash that becomes the marker of a list.
 *
 * Compares only parts that have edits beside marks of Markdown. Empty lines separate the parts, so that the
 * structure of one depends on another only by its definitions and open lists, which are part of its
 * structure.
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
  const starts = startsOfParts(source, offset, parsed).filter(start => !overlaps(edits, start, start));
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
    const isSafe = anchors.size === 0 && areBetweenWords(source, inPart);
    const triesMax = Math.max(0, charsLeft) / part.length;
    const found = isSafe
      ? inPart
      : allowedIn(part, from, inPart, triesMax, text => structureOf(text, anchors, parsed));
    if (found.length < inPart.length) charsLeft -= inPart.length * part.length;
    for (const edit of found) allowed.push(edit);
  }
  return allowed;
}

const word = /[\p{L}\p{N}\s.,;!?'"“”‘’…]/u;
/** Replacements without a meaning in Markdown. */
const plain = /^[ "'.\p{L}\p{N}-]*$/u;
/** Starts of links, definitions, tags and references, whose meaning depends on all of their paragraph. */
const opening = /[[<&]/;
const mark = /[`*_~\]>\\|]/;
/** Characters before an edit in which a letter of its line is searched. */
const nearChars = 30;

/**
 * Whether the edits are between words, in paragraphs without marks that could reach them: most are. No mark
 * is in or beside them, and a letter of their line is before them.
 */
function areBetweenWords(source: string, edits: readonly Edit[]): boolean {
  let paragraphEnd = -1;
  return edits.every(({ start, end, replacement }) => {
    if (end > paragraphEnd) {
      const next = source.indexOf('\n\n', end);
      paragraphEnd = next < 0 ? source.length : next;
      const paragraph = source.slice(Math.max(0, source.lastIndexOf('\n\n', start)), paragraphEnd);
      if (opening.test(paragraph)) return false;
    }
    const near = source.slice(Math.max(0, start - nearChars), start);
    const before = near.at(-1) ?? '\n';
    const after = source[end] ?? '\n';
    return (
      plain.test(replacement) &&
      (replacement !== '' || (before === ' ' && after.trim() !== '')) &&
      word.test(before) &&
      word.test(after) &&
      near.at(-2) !== '\\' &&
      /\p{L}[^\n]*$/u.test(near) &&
      !mark.test(source.slice(start, end))
    );
  });
}

/**
 * The edits of a part that leave its structure as it is, each beside those before it; none, where they do
 * not all and each would take too long.
 */
function allowedIn<E extends Edit>(
  part: string,
  offset: number,
  edits: readonly E[],
  triesMax: number,
  structure: (text: string) => string,
): E[] {
  const before = structure(part);
  const isSame = (chosen: readonly E[]): boolean => {
    const moved = chosen.map(edit => ({ ...edit, start: edit.start - offset, end: edit.end - offset }));
    return structure(applyEdits(part, moved)) === before;
  };
  if (isSame(edits)) return [...edits];
  if (edits.length > triesMax) return [];
  let allowed: E[] = [];
  let left = groupsOf(part, offset, edits);
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
function groupsOf<E extends Edit>(part: string, offset: number, edits: readonly E[]): E[][] {
  const groups = new Map<number, E[]>();
  for (const edit of edits) {
    const isMark = /["']/.test(edit.replacement);
    const key = isMark ? -1 - part.lastIndexOf('\n', edit.start - offset) : edit.start;
    groups.set(key, [...(groups.get(key) ?? []), edit]);
  }
  return [...groups.values()];
}

/** The starts of the parts of a source with empty lines between them, in which no block has a part. */
function startsOfParts(source: string, offset: number, { tree }: MarkdownTree): number[] {
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
  anchors: ReadonlySet<string>,
  { definitions, isManuscript }: MarkdownTree,
): string {
  let structure = /\n[ \t]*\n$/.test(text) ? 'part' : 'end';
  parseBlocks(text, definitions).iterate({
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

/** The anchors that links of a source lead to. */
const linkedAnchors = (source: string): ReadonlySet<string> =>
  new Set(
    source.includes('#')
      ? Array.from(source.matchAll(/(?:\]\(|href=["']?|\]:[ \t]*)<?#([^\s)>"']{1,200})/g), ([, anchor]) =>
          decoded(anchor!.toLowerCase()),
        )
      : [],
  );

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The anchor that GitHub and most generators give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\n[ \t]*[=-]+$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
