/**
 * Returns whether If-None-Match contains this ETag, by weak comparison (RFC 9110, section 13.1.2).
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag));
