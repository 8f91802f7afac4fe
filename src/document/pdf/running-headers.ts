import type { PageLines } from './items.js';
import type { TextLine } from './layout.js';

/** Heads and feet stand within this share of the page's height, among so many lines at its edges. */
const edgeShare = 0.15;
const edgeLines = 3;

/** The share of pages a line must come back on to be a running one. */
const pageShare = 0.25;

const pageNumber =
  /^\P{L}{0,8}(?:(?:page|seite|pag|página|pagina|p)\.?\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,4})?\P{L}{0,8}$/iu;

/**
 * The pages' lines, without page numbers, and without heads and feet after the first time they appear: the
 * first is kept, since it may be the only place that names the work.
 */
export function withoutRunningHeaders(pages: readonly PageLines[]): TextLine[] {
  const edges = pages.map(page => new Set(edgesOf(page)));
  const counts = new Map<string, number>();
  for (const page of edges)
    for (const key of new Set([...page].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, Math.ceil(pageShare * pages.length));
  const seen = new Set<string>();

  const isRunning = (line: TextLine): boolean => {
    if (pageNumber.test(line.text)) return true;
    const key = keyOf(line);
    if (counts.get(key)! < least) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };

  let columns = 0;
  return pages.flatMap((page, at) => {
    const kept = [...page.lines.filter(line => !edges[at]!.has(line) || !isRunning(line)), ...page.aside];
    // Columns are numbered through the document.
    const first = columns;
    for (const line of kept) {
      line.column += first + (page.aside.includes(line) ? 1_000 : 0);
      columns = Math.max(columns, line.column + 1);
    }
    return kept;
  });
}

function edgesOf({ lines, height }: PageLines): TextLine[] {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  return [
    ...byHeight.slice(0, edgeLines).filter(line => line.y < edgeShare * height),
    ...byHeight.slice(-edgeLines).filter(line => line.y > (1 - edgeShare) * height),
  ];
}

/** The line's words with its numbers left open, and about where it stands. */
const keyOf = (line: TextLine) =>
  `${line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()}@${Math.round(line.y / 6)}`;
