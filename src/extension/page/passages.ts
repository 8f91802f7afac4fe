/**
 * Finds the passages of a scanned text in the page, marks them and scrolls to them. The document stays as it
 * is: highlights are not part of it.
 */
import type { Band } from '../../contract/genre.js';
import { lowerBound } from '../../document/span.js';
import { bandNames } from '../../engine/scan/bands.js';
import { type Source, walk } from './read-page.js';

export interface SearchedPassage {
  text: string;
  band: Band;
}

/** Ranges of the passages that were searched last, one for each text node; none in a frame without it. */
let found: { ranges: Range[]; band: Band }[] = [];

/** Searches passages in their order, and returns for each whether this frame has it. */
export function findPassages(source: Source, passages: readonly SearchedPassage[]): boolean[] {
  const { nodes, starts, text } = shownText(source);
  let from = 0;
  found = passages.map(passage => {
    const searched = comparable(passage.text);
    const inOrder = text.indexOf(searched, from);
    const start = inOrder === -1 ? text.indexOf(searched) : inOrder;
    if (searched === '' || start === -1) return { ranges: [], band: passage.band };
    from = start + searched.length;
    const first = lowerBound(starts.length, i => starts[i]! <= start) - 1;
    const last = lowerBound(starts.length, i => starts[i]! < from) - 1;
    const ranges = nodes.slice(first, last + 1).map((node, i) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (i === 0) range.setStart(node, placeOf(start - starts[first]!, node.data));
      if (first + i === last) range.setEnd(node, placeOf(from - 1 - starts[last]!, node.data) + 1);
      return range;
    });
    return { ranges, band: passage.band };
  });
  return found.map(({ ranges }) => ranges.length > 0);
}

/** The offset of the character that follows a number of others, without white space. */
function placeOf(others: number, text: string): number {
  const characters = text.matchAll(/\S/g);
  for (let passed = 0; passed < others; passed++) characters.next();
  return characters.next().value!.index;
}

/** Shows the bands of all passages in the page, or removes every mark. */
export function markPassages(isOn: boolean): void {
  CSS.highlights.delete('telltale-chosen');
  for (const band of bandNames) {
    const ranges = found.filter(passage => isOn && passage.band === band).flatMap(({ ranges }) => ranges);
    if (ranges.length === 0) CSS.highlights.delete(`telltale-${band}`);
    else CSS.highlights.set(`telltale-${band}`, new Highlight(...ranges));
  }
}

/** Scrolls to a passage and underlines it. */
export function showPassage(index: number): void {
  const { ranges = [] } = found[index] ?? {};
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior });
  CSS.highlights.set('telltale-chosen', new Highlight(...ranges));
}

/** The shown text in comparable form, and where its nodes begin in it. */
function shownText(source: Source) {
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = '';
  const walker = walk(source);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    nodes.push(node);
    starts.push(text.length);
    text += comparable(node.data);
  }
  return { nodes, starts, text };
}

/**
 * A text without white space and without capitals: the page shows it with other line breaks, and a selection
 * is reported with the capitals of the style. Its other UTF-16 units keep their number.
 */
const comparable = (text: string): string => text.replace(/\s+/g, '').replaceAll('İ', 'I').toLowerCase();
