import type { SiteFile } from '../../../server/services.js';
import type { WholeAnswer } from '../answer.js';

/** Content codings of responses (RFC 9110, section 8.4.1), preferred ones first. */
export const codings = ['br', 'gzip'] as const;
export type ContentCoding = (typeof codings)[number];

/** Codings that are parsed; clients list at most six. */
const codingsMax = 16;

/**
 * Returns the coding that an Accept-Encoding header prefers (RFC 9110, section 12.5.3), or null for an
 * uncompressed response. Of equally preferred codings, the first offered one wins. Without the header, and
 * when it excludes everything, the response is not compressed.
 */
export function preferredCoding(
  acceptEncoding: string | undefined,
  offered: readonly ContentCoding[],
): ContentCoding | null {
  if (acceptEncoding === undefined || acceptEncoding === '') return null;
  const qualities = new Map(acceptEncoding.split(',', codingsMax).map(parseCoding));
  const anyQuality = qualities.get('*') ?? 0;
  const qualityOf = (coding: ContentCoding | 'identity') =>
    qualities.get(coding) ?? (coding === 'identity' ? 0 : anyQuality);
  const best = mostPreferred([...offered, 'identity'], qualityOf);
  return best === 'identity' ? null : best;
}

/** The offered value of the highest quality, the first of equal ones; null when all are excluded. */
function mostPreferred<T>(offered: readonly T[], qualityOf: (value: T) => number): T | null {
  let best: T | null = null;
  let bestQuality = 0;
  for (const value of offered) {
    const quality = qualityOf(value);
    if (quality > bestQuality) [best, bestQuality] = [value, quality];
  }
  return best;
}

/** A coding with its quality. `x-gzip` is an alias of gzip. */
function parseCoding(part: string): [string, number] {
  const [name, quality] = parseQuality(part);
  return [name === 'x-gzip' ? 'gzip' : name, quality];
}

/** A file with compressed copies; null where there is none. */
export type EncodedFile = Omit<SiteFile, 'immutable'>;

/** The answer with the copy of a file that a client prefers, each with its own ETag; 304 if it has that. */
export function fileAnswer(
  file: EncodedFile,
  headerOf: (name: string) => string | undefined,
  headers: Readonly<Record<string, string>>,
  status = 200,
): WholeAnswer {
  const coding = preferredCoding(
    headerOf('accept-encoding'),
    codings.filter(each => file[each] !== null),
  );
  const ETag = coding === null ? file.etag : `${file.etag.slice(0, -1)}-${coding}"`;
  const isFresh = status === 200 && matchesEtag(headerOf('if-none-match'), ETag);
  return {
    status: isFresh ? 304 : status,
    type: file.type,
    body: coding === null ? file.body : file[coding]!,
    headers: { ...headers, ETag, Vary: 'Accept-Encoding', ...(coding && { 'Content-Encoding': coding }) },
  };
}

/** Returns the offered media type that Accept prefers (RFC 9110, section 12.5.1), by default the first. */
export function preferredType<T extends string>(accept: string | undefined, offered: readonly T[]): T {
  if (accept === undefined || accept === '*/*') return offered[0]!;
  const ranges = accept.split(',', rangesMax).map(parseQuality);
  return mostPreferred(offered, type => qualityOf(type, ranges)) ?? offered[0]!;
}

/** Ranges that are parsed; browsers send fewer. */
const rangesMax = 32;

/** A part of a header such as Accept with its quality (RFC 9110, section 12.4.2), 0 for an invalid one. */
function parseQuality(part: string): [name: string, quality: number] {
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
