import { onlySpanMark } from '../chat-tokens.js';
import { applyEdits, type Edit } from '../span.js';
import { frontMatterChars } from './front-matter.js';
import { parseCommonMark } from './grammar.js';

/** Nodes whose text is part of the structure. */
const withText = new Set(
  (
    'FencedCode CodeBlock InlineCode LinkReference URL LinkTitle LinkLabel Escape Entity Autolink ' +
    'FootnoteLabel HTMLTag HTMLBlock'
  ).split(' '),
);
/** Characters that are parsed to find single edits that change a structure: blocks times their edits. */
const parsedCharsMax = 2_000_000;

/**
 * The edits that leave the structure of a Markdown source as it is: its elements, links, code and the anchors
 * of headings that it links to. Others are left out, such as a dash that becomes the marker of a list.
 */
export function keepingStructure<E extends Edit>(source: string, edits: readonly E[]): E[] {
  const anchors = linkedAnchors(source);
  if (anchors.size === 0 && areBetweenWords(source, edits)) return [...edits];
  const before = structureOf(source, anchors);
  const isSame = (chosen: readonly E[]) => structureOf(applyEdits(source, chosen), anchors) === before;
  if (isSame(edits)) return [...edits];
  const allowed: E[] = [];
  let next = 0;
  let charsLeft = parsedCharsMax;
  for (const { from, to } of blocksOf(source)) {
    while (next < edits.length && edits[next]!.start < from) next++;
    const first = next;
    while (next < edits.length && edits[next]!.start < to) next++;
    if (next === first) continue;
    const block = source.slice(from, to);
    const inBlock = edits.slice(first, next);
    const isAffordable = inBlock.length * block.length <= charsLeft;
    const found = allowedIn(block, from, inBlock, anchors, isAffordable);
    if (found.length < inBlock.length) charsLeft -= inBlock.length * block.length;
    for (const edit of found) allowed.push(edit);
  }
  // A removed line may have been between blocks.
  const inLines = allowed.filter(({ start, end }) => !source.slice(start, end).includes('\n'));
  return [allowed, inLines].find(isSame) ?? [];
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
 * The edits of a block that leave its structure as it is, each beside those before it; none, where they do
 * not all and each would take too long.
 */
function allowedIn<E extends Edit>(
  block: string,
  offset: number,
  edits: readonly E[],
  anchors: ReadonlySet<string>,
  isAffordable: boolean,
): E[] {
  const before = structureOf(block, anchors);
  const isSame = (chosen: readonly E[]): boolean => {
    const moved = chosen.map(edit => ({ ...edit, start: edit.start - offset, end: edit.end - offset }));
    return structureOf(applyEdits(block, moved), anchors) === before;
  };
  if (isSame(edits)) return [...edits];
  if (!isAffordable) return [];
  let allowed: E[] = [];
  let left = groupsOf(block, offset, edits);
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
function groupsOf<E extends Edit>(block: string, offset: number, edits: readonly E[]): E[][] {
  const groups = new Map<number, E[]>();
  for (const edit of edits) {
    const isMark = /["']/.test(edit.replacement);
    const key = isMark ? -1 - block.lastIndexOf('\n', edit.start - offset) : edit.start;
    groups.set(key, [...(groups.get(key) ?? []), edit]);
  }
  return [...groups.values()];
}

/** The blocks of a source, each with the space after it. */
function blocksOf(source: string): { from: number; to: number }[] {
  const offset = frontMatterChars(source);
  const starts: number[] = [];
  const { tree } = parseCommonMark(source.slice(offset));
  for (let node = tree.topNode.firstChild; node !== null; node = node.nextSibling)
    starts.push(offset + node.from);
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? source.length }));
}

function structureOf(source: string, anchors: ReadonlySet<string>): string {
  const offset = frontMatterChars(source);
  const text = source.slice(offset);
  let structure = source.slice(0, offset);
  const { tree, isManuscript } = parseCommonMark(text);
  tree.iterate({
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
