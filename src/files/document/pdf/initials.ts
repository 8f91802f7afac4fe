import type { GlyphRun } from './runs.js';

/** Height of capital letters in font sizes. */
const capHeight = 0.7;
/** Initials that a page may have. Each is compared with all runs. */
const initialsMax = 40;

/**
 * Moves large first letters and words, which span several lines, to the baseline of the first line beside
 * them, and gives the other lines beside them the left margin of their paragraph.
 */
export function placeInitials(runs: readonly GlyphRun[]): void {
  const sizes = runs.flatMap(({ size, text }) => Array<number>(Math.ceil(text.length / 10)).fill(size));
  const body = sizes.sort((a, b) => a - b)[sizes.length >> 1]!;
  const initials = runs.filter(
    ({ size, text }) => size >= 1.5 * body && /^["'“‘«„‚(¿¡]*\p{Lu}[\p{L}\p{M}'’ ]{0,20}$/u.test(text),
  );
  for (const initial of initials.slice(0, initialsMax)) {
    const right = initial.x + initial.width;
    const beside = runs.filter(
      ({ x, y, size }) =>
        size < 0.67 * initial.size &&
        x > right - 0.2 * initial.size &&
        x < right + Math.max(0.35 * initial.size, size) &&
        y < initial.y + 0.3 * size &&
        y > initial.y - initial.size,
    );
    const [first, ...others] = beside.sort((a, b) => a.y - b.y);
    if (first === undefined || initial.y < first.y + 0.5 * first.size) continue;
    // The capitals of an initial and of its line have the same top.
    if (initial.y - capHeight * initial.size > first.y - 0.1 * first.size) continue;
    const letters = initial.text.replace(/\P{L}/gu, '').length;
    const last = others.at(-1) ?? first;
    const goesOnBelow = ({ x, y, size }: GlyphRun): boolean =>
      Math.abs(size - last.size) < 0.1 * size &&
      Math.abs(x - initial.x) < 0.6 * size &&
      y > last.y + 0.5 * size &&
      y < last.y + 2.2 * size;
    if (letters > 1 && !runs.some(goesOnBelow)) continue;
    first.spaceBefore = letters > 1 || isWord(initial.text, first, runs);
    initial.y = first.y;
    initial.size = first.size;
    // The gap after an initial says nothing about its word.
    initial.width = first.x - initial.x - (first.spaceBefore ? 0.2 * first.size : 0);
    for (const run of others) run.margin = initial.x;
  }
}

/** Whether a large "A" is a word: before a space, or before letters that are a word elsewhere on the page. */
function isWord(initial: string, next: GlyphRun, runs: readonly GlyphRun[]): boolean {
  const word = /^[\p{L}\p{M}]+/u.exec(next.text)?.[0].toLowerCase() ?? '';
  if (!/^\P{L}*[AIOYEÀÉÈÓ]$/u.test(initial)) return word === '';
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    next.spaceBefore ||
    (word.length > 1 && runs.some(run => wordsOf(run.text).includes(word, run === next ? 1 : 0)))
  );
}
