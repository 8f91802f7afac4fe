/** When work that a browser keeps is deleted. Pure. */

/** Milliseconds after the last change. */
export const keptMs = 24 * 3_600_000;
/** Kept works of one browser; a document has at most 1 MB. */
const keptMax = 5;

export const isExpired = (savedAt: number, now: number): boolean => now - savedAt >= keptMs;

/** Ids of the works that are deleted: the expired ones, and the oldest when there are too many. */
export function outdated(works: readonly { id: string; savedAt: number }[], now: number): string[] {
  return [...works]
    .sort((one, other) => other.savedAt - one.savedAt)
    .filter(({ savedAt }, i) => i >= keptMax || isExpired(savedAt, now))
    .map(({ id }) => id);
}
