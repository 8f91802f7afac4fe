/**
 * Returns the offered media type that an Accept header prefers (RFC 9110, section 12.5.1); the first one
 * without a preference.
 */
export function preferredType<T extends string>(accept: string | undefined, offered: readonly T[]): T {
  let best = offered[0]!;
  if (accept === undefined || accept === '*/*') return best;
  let bestQuality = 0;
  const ranges = accept.split(',', rangesMax).map(parseMediaRange);
  for (const type of offered) {
    const quality = qualityOf(type, ranges);
    if (quality > bestQuality) {
      best = type;
      bestQuality = quality;
    }
  }
  return best;
}

/** Ranges that are parsed; browsers send fewer. */
const rangesMax = 32;

interface MediaRange {
  range: string;
  quality: number;
}

function parseMediaRange(text: string): MediaRange {
  const [range, ...parameters] = text.split(';').map(part => part.trim().toLowerCase());
  const q = parameters.find(parameter => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { range: range!, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/** Returns the quality of the most specific range that covers a type. */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  for (const covering of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const found = ranges.find(({ range }) => range === covering);
    if (found !== undefined) return found.quality;
  }
  return 0;
}

/**
 * Returns whether If-None-Match contains this ETag, by weak comparison (RFC 9110, section 13.1.2).
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag));
