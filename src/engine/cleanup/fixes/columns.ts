/** Spaces between two columns. Two spaces after a sentence are no gap. */
const gap = /(?<=\S) {3,}(?=\S)|(?<=[^\s.!?:"')]) {2}(?=\S)/g;
const innerTab = /\S[^\S\n]*\t/;

/** Anchored, so that a line without a bar is read once. */
const bar = /^\s*\S[^\n]*\|/;

/**
 * Whether two lines have columns in common: tabs or bars in both, or gaps before or after which text is
 * aligned.
 */
export function areAligned(line: string, other: string): boolean {
  // A tab at the end of a line is removed, and makes no column.
  if (innerTab.test(line.trimEnd()) && innerTab.test(other.trimEnd())) return true;
  if (bar.test(line) && bar.test(other)) return true;
  const gaps = gapsOf(line);
  const others = gapsOf(other);
  return isWithin(gaps, others) || isWithin(others, gaps);
}

/** Columns at which the text after a gap starts and ends. */
interface Gap {
  start: number;
  end: number;
}

function gapsOf(line: string): Gap[] {
  return Array.from(line.matchAll(gap), ({ 0: spaces, index }) => {
    const start = index + spaces.length;
    let end = start;
    while (end < line.length && line[end] !== ' ' && line[end] !== '\n') end++;
    return { start, end };
  });
}

/** Whether there are gaps, and text is aligned after each of them. */
function isWithin(gaps: readonly Gap[], others: readonly Gap[]): boolean {
  const starts = new Set(others.map(({ start }) => start));
  const ends = new Set(others.map(({ end }) => end));
  return gaps.length > 0 && gaps.every(({ start, end }) => starts.has(start) || ends.has(end));
}
