import { count } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandLabels, bandNames } from '../../engine/scan/bands.js';

/** Focuses the heading of the distribution if nothing else has the focus. */
export function focusDistribution(): void {
  if (document.activeElement === document.body) document.getElementById('distribution')?.focus();
}

/** How many files are in each band or were not assessed. It names no file, so that it ranks none. */
export function BandDistribution({ results }: { results: readonly ScanResult[] }) {
  const assessed = results.filter(result => result.assessed);
  const rows = bandNames.map(band => ({
    name: band as string,
    color: `bar band-${band}`,
    about: bandLabels[band],
    files: assessed.filter(result => result.band === band).length,
  }));
  const unassessed = results.length - assessed.length;
  if (unassessed > 0)
    rows.push({
      name: 'not assessed',
      color: 'bar unassessed',
      about: 'Too short, or not English',
      files: unassessed,
    });
  const most = Math.max(...rows.map(({ files }) => files));
  const mixed = assessed.filter(result => result.mixed.mixed).length;
  const short = results.filter(({ confidence }) => confidence === 'low').length;
  return (
    <section class="distribution" aria-labelledby="distribution">
      <h2 id="distribution" tabIndex={-1}>
        Distribution of {count(results.length, 'file')}
      </h2>
      <ul>
        {rows.map(({ name, color, about, files }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong> <span class="hint">{about}</span>
            </span>
            <span class="bar-track" aria-hidden="true">
              <span class={color} style={{ width: `${(files / most) * 100}%` }} />
            </span>
            <span class="amount">{count(files, 'file')}</span>
          </li>
        ))}
      </ul>
      {mixed > 0 && (
        <p>
          <strong>mixed</strong> {count(mixed, 'file')}: a passage differs from the rest of the text.
        </p>
      )}
      <p class="hint">
        A band describes a text, not its writer. Human-written texts reach every band; each result states how
        often.{' '}
        {short > 0 && `The confidence of ${count(short, 'result')} is low, most often for short texts.`}
      </p>
    </section>
  );
}
