/** Divides a text that is too long for one cleanup, and joins the results of its parts. Pure. */
import type { CleanupResult } from '../../contract/cleanup.js';
import { type Edit, findEdits } from '../../engine/cleanup/clean.js';
import { cleanedAs } from '../../engine/source/detect.js';
import { idealEnd, type TextPart } from '../long-text/split-text.js';

/** Ways to end a part, the best first: after an empty line, after a line. */
const borders = [/\n[^\S\n]*\n+/g, /\n/g];
/** Borders of each kind that are tried, the nearest to the ideal place first. */
const bordersTried = 8;
/** Parts that are tried for a text; one that needs more has a structure that no border leaves whole. */
const triesMax = 400;

/**
 * Divides a text at the ends of paragraphs so that cleaning the parts, read in the format of the whole, makes
 * the edits that cleaning the whole makes: a border within code, markup or a quotation would change them.
 * Null when there are no such borders.
 *
 * @param unitsMax UTF-16 units of a part
 */
export function partsToClean(
  text: string,
  unitsMax: number,
  options: { contractions: boolean },
): TextPart[] | null {
  const readAs = cleanedAs(text, 'auto');
  const all = findEdits(text, options, readAs);
  let tries = 0;
  const isExact = ({ start, end }: TextPart): boolean => {
    tries++;
    const own = findEdits(text.slice(start, end), options, readAs);
    const expected = all.filter(edit => edit.start >= start && (edit.start < end || end === text.length));
    return listed(own, start) === listed(expected, 0);
  };
  const divideFrom = (start: number): TextPart[] | null => {
    if (text.length - start <= unitsMax) {
      const last = { start, end: text.length };
      return isExact(last) ? [last] : null;
    }
    for (const end of endsOfPart(text, start, unitsMax)) {
      if (tries >= triesMax) return null;
      const rest = isExact({ start, end }) ? divideFrom(end) : null;
      if (rest !== null) return [{ start, end }, ...rest];
    }
    return null;
  };
  return divideFrom(0);
}

/** Edits as one text, with offsets that are moved. */
const listed = (edits: readonly Edit[], by: number): string =>
  JSON.stringify(
    edits.map(edit => [edit.start + by, edit.end + by, edit.replacement, edit.kind, edit.glyphs]),
  );

/** Where the part from an offset may end, the best place first. */
function endsOfPart(text: string, start: number, unitsMax: number): number[] {
  const { ideal, from, to } = idealEnd(text, start, unitsMax);
  const searched = text.slice(from, to);
  return borders.flatMap(border =>
    Array.from(searched.matchAll(border), ({ 0: found, index }) => from + index + found.length)
      .sort((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal))
      .slice(0, bordersTried),
  );
}

/** The result for the whole text; its parts have the records. */
export function joinCleanups(results: readonly CleanupResult[]): CleanupResult {
  const changes: Record<string, number> = {};
  for (const result of results)
    for (const [kind, amount] of Object.entries(result.changes))
      changes[kind] = (changes[kind] ?? 0) + amount;
  const sum = (of: (result: CleanupResult) => number) => results.reduce((total, each) => total + of(each), 0);
  const degraded = results.find(each => each.degraded !== undefined)?.degraded;
  return {
    ...results[0]!,
    id: null,
    output_text: results.map(({ output_text }) => output_text).join(''),
    changes,
    total_changes: sum(each => each.total_changes),
    chars_in: sum(each => each.chars_in),
    chars_out: sum(each => each.chars_out),
    ...(degraded !== undefined && { degraded }),
  };
}
