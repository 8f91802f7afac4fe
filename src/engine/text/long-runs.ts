import type { Span } from '../../document/span.js';
import { astralKind, kind, kindCount, kindOf } from './characters.js';

/**
 * UTF-16 units of a run without spaces above which it is no prose but data: base64, a `data:` address,
 * minified code. The longest words have under 200, and almost all web addresses in prose under 1,000.
 */
export const proseRunUnitsMax = 1_000;

/**
 * Kinds of characters that end a run: white space, letters of scripts without case, some of which write no
 * spaces, and characters without a shape, which may hide a text.
 */
const breaks = new Uint8Array(kindCount);
for (const what of ['space', 'newline', 'uncased', 'ideograph', 'cjkStop', 'invisible'] as const)
  breaks[kind[what]] = 1;

const blankBraille = 0x2800;

function isBreak(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit <= 0x20 || (unit >= 0x7f && unit <= 0xa0) || unit === blankBraille) return true;
  const what = kindOf[unit]!;
  if (what !== kind.surrogate) return breaks[what] === 1;
  return breaks[astralKind(text, unit >= 0xdc00 && at > 0 ? at - 1 : at)] === 1;
}

/**
 * The runs without spaces that are longer than `proseRunUnitsMax`, ascending. No rule for prose reads them.
 * Looks backwards for a break from every 1,000th unit, so that it reads few characters of prose.
 */
export function longRuns(text: string, from = 0, to = text.length): readonly Span[] {
  if (to - from <= proseRunUnitsMax) return [];
  const runs: Span[] = [];
  let start = from;
  for (let at = start + proseRunUnitsMax; at < to; at = start + proseRunUnitsMax) {
    let last = at;
    while (last >= start && !isBreak(text, last)) last--;
    if (last < start) {
      let end = at + 1;
      while (end < to && !isBreak(text, end)) end++;
      runs.push({ start, end });
      last = end;
    }
    start = last + 1;
  }
  return runs;
}
