/** Headings, lists, emphasis and rows of tables, as the structure of the document says. */
import { type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { Source } from '../../draft.js';
import { restoredWithText } from './changes.js';
import { changesBetween } from './changes-between.js';
import { bold, headings, italic } from './drawing.js';

export const formattingFound = StateEffect.define<RangeSet<Decoration>>();

/** The formatting, which the changes of the text move. */
export const formatting = StateField.define<RangeSet<Decoration>>({
  create: () => RangeSet.empty,
  update: (before, { changes, effects }) =>
    effects.findLast(effect => effect.is(formattingFound))?.value ?? before.map(changes),
  provide: field => [EditorView.decorations.from(field), restoredWithText(field, formattingFound)],
});

/** Elements that are a paragraph of the text, unless one of them is inside. */
const paragraphs = 'h1, h2, h3, h4, h5, h6, p, li, td, th';
/** Units of the text before a paragraph that another element may have. */
const slackUnits = 2_000;

const item = Decoration.line({ class: 'cm-item' });
const row = Decoration.line({ class: 'cm-row' });
const hidden = Decoration.replace({});

/** The formatting of a document in its edited text. Paragraphs that are not found in its text have none. */
export function formattingOf({ html, text }: Source, edited: string): RangeSet<Decoration> {
  const found: Range<Decoration>[] = [];
  const rows = new Map<Element, Range<Decoration>[]>();
  let at = 0;
  let slack = slackUnits;
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html');
  for (const element of body.querySelectorAll(paragraphs)) {
    if (element.querySelector(paragraphs) !== null) continue;
    const words = element.textContent.trim();
    // Within bounds, since the search for many absent paragraphs would take a square of their number.
    const index = text.slice(at, at + words.length + slack).indexOf(words);
    if (index < 0) slack += words.length;
    if (index < 0 || words === '') continue;
    const start = at + index;
    at = start + words.length;
    slack = slackUnits;
    const level = /^H(\d)$/.exec(element.tagName)?.[1];
    if (level !== undefined) found.push(headings[Number(level) - 1]!.range(start));
    if (element.closest('li') !== null) found.push(item.range(start));
    const tableRow = element.closest('tr');
    if (tableRow === null) found.push(...emphasisIn(element, start));
    else rows.set(tableRow, [...(rows.get(tableRow) ?? []), cellOf(tableRow).range(start, at)]);
  }
  const lines = [...rows];
  for (const [i, [element, cells]] of lines.entries()) {
    const next = lines[i + 1];
    const below = next?.[0].parentElement === element.parentElement ? next?.[1][0] : undefined;
    if (cells.length <= element.children.length) found.push(...rowOf(cells, below, text));
  }
  return RangeSet.of(found, true).map(changesBetween(text, edited));
}

function emphasisIn(element: Element, start: number): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = start - (/^\s*/.exec(element.textContent)?.[0].length ?? 0);
  while (nodes.nextNode() !== null) {
    const { parentElement, data } = nodes.currentNode as Text;
    const [from, to] = [Math.max(start, at), at + data.trimEnd().length];
    at += data.length;
    if (from >= to) continue;
    if (parentElement!.closest('strong, b') !== null) found.push(bold.range(from, to));
    if (parentElement!.closest('em, i') !== null) found.push(italic.range(from, to));
  }
  return found;
}

const cellOf = ({ children: { length } }: Element) =>
  Decoration.mark({ class: 'cm-cell', attributes: { style: `width:calc(100%/${Math.min(length, 6)})` } });

/** The cells of a row in one line, which the row below follows without an empty line. */
function rowOf(
  cells: readonly Range<Decoration>[],
  below: Range<Decoration> | undefined,
  text: string,
): Range<Decoration>[] {
  const gaps = cells.slice(1).map((cell, i) => ({ from: cells[i]!.to, to: cell.from }));
  if (!gaps.every(({ from, to }) => /^\s+$/.test(text.slice(from, to)))) return [];
  const { to: end } = cells.at(-1)!;
  if (below !== undefined && text.slice(end, below.from) === '\n\n') gaps.push({ from: end, to: end + 1 });
  return [row.range(cells[0]!.from), ...cells, ...gaps.map(({ from, to }) => hidden.range(from, to))];
}
