/**
 * Reports finished folds with an estimate of the remaining time.
 *
 * @param folds number of folds in all
 * @param fitsLeft number of classifiers that are not fitted yet, by any process
 * @param now time in milliseconds
 */
export function foldProgress(
  folds: number,
  fitsLeft: () => number,
  now: () => number,
  log: (line: string) => void,
): (protocol: string, fold: string) => void {
  const begun = now();
  const fitsAtStart = fitsLeft();
  let done = 0;
  return (protocol, fold) => {
    done++;
    const left = fitsLeft();
    const fitted = fitsAtStart - left;
    const seconds = fitted === 0 ? null : (((now() - begun) / 1000) * left) / fitted;
    const estimate =
      left === 0
        ? 'all classifiers fitted'
        : `${left} to fit${seconds === null ? '' : `, about ${Math.ceil(seconds / 60)} min left`}`;
    log(`${protocol}: ${fold} held out (${done} of ${folds}; ${estimate})`);
  };
}
