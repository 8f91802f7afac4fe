/** Returns the offered media type that Accept prefers (RFC 9110, section 12.5.1), by default the first. */
export function preferredType<T extends string>(accept: string | undefined, offered: readonly T[]): T {
  let best = offered[0]!;
  if (accept === undefined || accept === '*/*') return best;
  let bestQuality = 0;
  const ranges = accept.split(',', rangesMax).map(parseQuality);
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

/** A part of a header such as Accept with its quality (RFC 9110, section 12.4.2), 0 for an invalid one. */
export function parseQuality(part: string): [name: string, quality: number] {
  const [name, ...parameters] = part.split(';').map(each => each.trim().toLowerCase());
  const q = parameters.find(parameter => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return [name!, quality >= 0 && quality <= 1 ? quality : 0];
}

/** Returns the quality of the most specific range that covers a type. */
function qualityOf(type: string, ranges: readonly [name: string, quality: number][]): number {
  for (const covering of [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*']) {
    const found = ranges.find(([name]) => name === covering);
    if (found !== undefined) return found[1];
  }
  return 0;
}

/** Returns whether If-None-Match contains this ETag, by weak comparison (RFC 9110, section 13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag));
