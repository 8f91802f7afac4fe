/**
 * Whether If-None-Match names this ETag, by weak comparison (RFC 9110, section 13.1.2): the client's copy is
 * current.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag));
