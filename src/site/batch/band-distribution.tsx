import { count } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandLabels, bandNames } from '../../engine/scan/bands.js';

/** Focuses the heading of the distribution if nothing else has the focus. */
export function focusDistribution(): void {
  if (document.activeElement === document.body) document.getElementById('distribution')?.focus();
}

/** How many files are in each band. It names no file, so that it ranks none. */
export function BandDistribution({ results }: { results: readonly ScanResult[] }) {
  const inBand = bandNames.map(band => results.filter(result => result.band === band).length);
  const most = Math.max(...inBand);
  const short = results.filter(({ confidence }) => confidence === 'low').length;
  return (
    <section class="distribution" aria-labelledby="distribution">
      <h2 id="distribution" tabIndex={-1}>
        Distribution of {count(results.length, 'file')}
      </h2>
      <ul>
        {bandNames.map((band, i) => (
          <li key={band}>
            <span>
              <strong>{band}</strong> <span class="hint">{bandLabels[band]}</span>
            </span>
            <span class="bar-track" aria-hidden="true">
              <span class={`bar band-${band}`} style={{ width: `${(inBand[i]! / most) * 100}%` }} />
            </span>
            <span class="amount">{count(inBand[i]!, 'file')}</span>
          </li>
        ))}
      </ul>
      <p class="hint">
        A band describes a text, not its writer. Human-written texts reach every band; each result states how
        often.{' '}
        {short > 0 && `The confidence of ${count(short, 'result')} is low, most often for short texts.`}
      </p>
    </section>
  );
}
