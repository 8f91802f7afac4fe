/**
 * What an Accept header (RFC 9110, section 12.5.1) likes best of the offered media types; the first when it
 * doesn't say.
 */
export function preferredType<T extends string>(accept: string | undefined, offered: readonly T[]): T {
  let best = offered[0]!;
  if (accept === undefined || accept === '*/*') return best;
  let bestQuality = 0;
  const ranges = accept.split(',', rangesMax).map(readRange);
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > bestQuality) {
      best = type;
      bestQuality = quality;
    }
  }
  return best;
}

/** More than any browser sends; the rest is not read. */
const rangesMax = 32;

interface Range {
  range: string;
  quality: number;
}

function readRange(text: string): Range {
  const [range, ...parameters] = text.split(';').map(part => part.trim().toLowerCase());
  const q = parameters.find(parameter => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { range: range!, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/** The most specific range that covers a type decides. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const covering of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const found = ranges.find(({ range }) => range === covering);
    if (found !== undefined) return found.quality;
  }
  return 0;
}
