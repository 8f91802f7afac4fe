import type { TextLine } from './lines.js';
import type { PageLines } from './page.js';

/** Share of a page's height at its edge, and number of lines there, that may be running headers. */
const edgeShare = 0.15;
const edgeLines = 3;

/** Minimum share of pages on which a running line is repeated. */
const pageShare = 0.25;

const pageNumber =
  /^\P{L}{0,8}(?:(?:page|seite|pag|página|pagina|p)\.?\s*)?(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,4})?\P{L}{0,8}$/iu;

/** Removes page numbers, and running headers after the first, which may be all that names the work. */
export function withoutRunningHeaders(pages: readonly PageLines[]): TextLine[] {
  const edges = pages.map(page => new Set(edgesOf(page)));
  const counts = new Map<string, number>();
  for (const page of edges)
    for (const key of new Set([...page].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const pagesMin = Math.max(2, Math.ceil(pageShare * pages.length));
  const seen = new Set<string>();

  const isRunning = (line: TextLine): boolean => {
    if (pageNumber.test(line.text)) return true;
    const key = keyOf(line);
    if (counts.get(key)! < pagesMin) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };

  return pages.flatMap(({ lines, otherDirections }, at) => [
    ...lines.filter(line => !edges[at]!.has(line) || !isRunning(line)),
    ...otherDirections,
  ]);
}

function edgesOf({ lines, height }: PageLines): TextLine[] {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  return [
    ...byHeight.slice(0, edgeLines).filter(line => line.y < edgeShare * height),
    ...byHeight.slice(-edgeLines).filter(line => line.y > (1 - edgeShare) * height),
  ];
}

/** A line's text without its numbers, and its approximate position. */
const keyOf = (line: TextLine) =>
  `${line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()}@${Math.round(line.y / 6)}`;
