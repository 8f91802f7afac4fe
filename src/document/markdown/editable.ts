import { onlySpanMark } from '../chat-tokens.js';
import { uncleanedElements } from '../html/elements.js';
import { cleanedParagraphs } from '../html/paragraphs.js';
import { withFixedParts } from '../mapped-text.js';
import type { Prose } from '../prose.js';
import { setOf } from '../sets.js';
import { type Edit, mergeSpans, overlaps, type Span, spansOf } from '../span.js';
import { bracketed, environmentSpans, templateSpans } from '../templates.js';
import { frontMatterChars } from './front-matter.js';
import { labelOf, type MarkdownTree, parseCommonMark, parseMarkdown } from './grammar.js';
import { keepingStructure } from './structure.js';

/** Nodes that are markup or code. */
const fixedNodes = setOf(
  'FencedCode CodeBlock InlineCode LinkReference URL LinkTitle LinkLabel LinkMark EmphasisMark StrikethroughMark ' +
    'HeaderMark QuoteMark ListMark TableDelimiter TaskMarker HardBreak Escape Entity Autolink FootnoteLabel ' +
    'HorizontalRule Comment CommentBlock ProcessingInstruction ProcessingInstructionBlock HTMLTag',
);

/** The prose of a Markdown source with line feeds: the text, of which markup and code may not change. */
export function markdownProse(source: string): Prose[] {
  const offset = frontMatterChars(source);
  const parsed = parseMarkdown(source.slice(offset));
  const fixed = mergeSpans([
    ...markupSpans(source, offset, parsed),
    ...spansOf(source, extension),
    ...templateSpans(source),
    ...environmentSpans(source),
  ]);
  return [
    {
      text: withFixedParts(source, fixed),
      write: edit => (createsMarker(source, edit) ? null : edit.replacement),
      keepingStructure: edits => keepingStructure(source, edits, offset, parsed),
    },
  ];
}

/** The start of a tag of Liquid, Jinja or Hugo. */
const tag = String.raw`\{(?:%-?|\{[<%])\s*`;
/**
 * Mathematics, code, lines of modules (MDX), heads of containers with a quoted title (`!!! note "a"`), and
 * markers of definitions and of lines of verse, which extended readers of Markdown know. A dollar sign before
 * a digit begins an amount, and ends no formula.
 */
const extension = new RegExp(
  [
    String.raw`\$\$[^$]{1,2000}\$\$|(?<![\\$\p{L}\p{N}])\$(?=\S)[^$\n]{0,300}?(?<![\s\\])\$(?!\p{N})`,
    bracketed,
    // Code between two tags, such as {% highlight %}.
    String.raw`${tag}(highlight|raw|verbatim|code|mermaid)\b(?:(?!${tag}(?:end|/)?\1\b)[^]){0,20000}(?=${tag}(?:end|/)\1\b)`,
    String.raw`^(?:import[ \t](?:[^\n"']{0,300}\sfrom\s*)?["']|export[ \t]+(?:const|let|var|default|function|\{|\*))[^\n]*(?:\n[^\n]+)*`,
    String.raw`^[ \t>]*(?:!!!|\?\?\?\+?|===|:::+|-+8<-+)[^\n"]{0,200}"[^\n]*`,
    String.raw`^[ \t>]*(?:[:~][ \t]+|\|[ \t]+(?=[^|\n]+$))`,
  ].join('|'),
  'gmu',
);

/** Characters of markup, which only fullwidth forms become. */
const mark = /[*_~`[\]<>|\\&#{}$]/;
/** A marker, rule or underline at the start of a line. Parsers differ where it interrupts a paragraph. */
const marker = /^(?:[-+*#>=|]|\d+[.)])/;
/** The start of a line before a marker. */
const markers = String.raw`^[\s>]*(?:(?:[-+*:]|\d{1,9}[.)])\s+)*`;
const lineStart = new RegExp(`${markers}$`);
const numbered = new RegExp(`${markers}[\\d\uff10-\uff19]{1,9}[.)](?:\\s|$)`);
/** A line of a rule, of an underline or below the head of a table. */
const ruleOnly = /^\s*[|:=-][\s|:=-]*$/;
/** Characters around an edit that are searched for the ends of its line. */
const lineStartChars = 30;

function createsMarker(source: string, { start, end, replacement }: Edit): boolean {
  if (mark.test(replacement)) return true;
  // Empty lines go, and the line after them begins as before.
  if (replacement.trim() === '' && source[end - 1] === '\n') return false;
  const near = source.slice(Math.max(0, start - lineStartChars), start);
  // The characters without a shape before it may be removed too.
  const before = near.slice(near.lastIndexOf('\n') + 1).replace(/\p{Cf}/gu, '');
  // A marker has no letter before it on its line.
  if (/\p{L}/u.test(before)) return false;
  const after = source.slice(end, end + lineStartChars).split('\n', 1)[0]!;
  const line = before + replacement + after;
  if (ruleOnly.test(line)) return true;
  if (numbered.test(line) && !numbered.test(before + source.slice(start, end) + after)) return true;
  const next = replacement.trim() === '' ? (replacement + after).trimStart() : replacement;
  return marker.test(next) && lineStart.test(before);
}

function markupSpans(source: string, offset: number, { tree, definitions }: MarkdownTree): Span[] {
  const text = source.slice(offset);
  const spans: Span[] = offset > 0 ? [{ start: 0, end: offset }] : [];
  const add = (from: number, to: number) => {
    spans.push({ start: offset + from, end: offset + to });
  };
  const addTag = uncleanedText(add);
  tree.iterate({
    enter(ref) {
      const { name, from, to } = ref;
      if (name === 'Link' && onlySpanMark.test(text.slice(from, to))) return false;
      if (name === 'HTMLBlock') addHtmlMarkup(text.slice(from, to), from, add);
      else if (/^(?:Quote|List)Mark$/.test(name)) add(from, spaceEnd(text, to));
      else if (fixedNodes.has(name)) add(from, to);
      if (name === 'HTMLTag') addTag(text.slice(from, to), from, to);
      if (name !== 'Link' || ref.node.getChild('URL') !== null) return !fixedNodes.has(name);
      // The text of a reference may be the label of its definition.
      const label = ref.node.getChild('LinkLabel');
      const isText = label === null || label.to - label.from === 2;
      if (isText && definitions.has(labelOf(text.slice(from, label?.from ?? to)))) add(from, to);
      return true;
    },
  });
  return spans;
}

/** Adds the elements inside paragraphs whose text is no prose, such as `<code>`, from their tags in order. */
function uncleanedText(add: (from: number, to: number) => void) {
  let open: { name: string; from: number } | undefined;
  return (tag: string, from: number, to: number): void => {
    const [, slash, name = ''] = /^<(\/?)([a-z][\w-]*)/i.exec(tag) ?? [];
    const element = name.toLowerCase();
    if (open === undefined && slash === '' && uncleanedElements.has(element)) open = { name: element, from };
    else if (slash === '/' && element === open?.name) {
      add(open.from, to);
      open = undefined;
    }
  };
}

/** The end of the white space at an offset: after a marker, its width is structure. */
function spaceEnd(text: string, from: number): number {
  let end = from;
  while (isSpace(text[end])) end++;
  return end;
}

/** The indented blocks of a text that are code, with the indent of their first line. */
export const indentedCode = (text: string): Span[] =>
  parseCommonMark(text).indentedCode.map(({ start, end }) => ({
    start: text.lastIndexOf('\n', start) + 1,
    end,
  }));

/** Adds the markup and code of a block of HTML that starts at an offset. */
function addHtmlMarkup(html: string, offset: number, add: (from: number, to: number) => void): void {
  let from = 0;
  for (const { runs } of cleanedParagraphs(html))
    for (const { start, end } of runs) {
      if (start > from) add(offset + from, offset + start);
      from = end;
    }
  add(offset + from, offset + html.length);
}

const isSpace = (unit: string | undefined): boolean => unit !== undefined && unit !== '\n' && /\s/.test(unit);

/** White space at the start of lines, which is structure, and at their end, where it may be a line break. */
const lineSpace = /^[^\S\n]+|(?<![^\S\n])[^\S\n]+$/gm;

/** The edits outside the white space at the ends of lines: often none, so that no parser is needed. */
export function outsideLineSpace<E extends Edit>(source: string, edits: readonly E[]): E[] {
  let fixed: Span[] | undefined;
  return edits.filter(({ start, end }) => {
    if (!/[^\S\n]/.test(source.slice(start, end))) return true;
    fixed ??= spansOf(source, lineSpace);
    return !overlaps(fixed, start, end);
  });
}
