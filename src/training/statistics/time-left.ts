/**
 * Estimates the remaining time of `total` equal steps, for progress lines.
 *
 * @param now time in milliseconds
 * @returns the estimate after `done` steps, for example "about 3 min left"; "done" after the last
 */
export function timeLeft(
  total: number,
  now: () => number = () => performance.now(),
): (done: number) => string {
  const begun = now();
  return done => {
    if (done >= total) return 'done';
    const seconds = ((now() - begun) / 1000 / done) * (total - done);
    return seconds < 60 ? 'less than 1 min left' : `about ${Math.round(seconds / 60)} min left`;
  };
}
