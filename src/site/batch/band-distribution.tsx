import { count } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandLabels } from '../../engine/scan/bands.js';
import { type Group, groupOf, groups } from './findings.js';

/** Focuses the heading of the distribution if nothing else has the focus. */
export function focusDistribution(): void {
  if (document.activeElement === document.body) document.getElementById('distribution')?.focus();
}

const about: Readonly<Record<Group, string>> = {
  ...bandLabels,
  mixed: 'A passage differs from the rest of the text',
  'not assessed': 'Too short, or not English',
};

interface DistributionProps {
  results: readonly ScanResult[];
  /** What the texts are called. */
  noun?: string;
  /** The group that a list below shows; null for all. */
  chosen?: Group | null;
  /** Shows only the files of a group, or all. Without it, the distribution is not a filter. */
  onChoose?(group: Group | null): void;
}

/** How many files are in each band, mixed or not assessed. It names no file, so that it ranks none. */
export function BandDistribution({ results, noun = 'file', chosen = null, onChoose }: DistributionProps) {
  const rows = groups.map(name => ({
    name,
    files: results.filter(result => groupOf(result) === name).length,
  }));
  const short = results.filter(({ confidence }) => confidence === 'low').length;
  return (
    <section class="distribution" aria-labelledby="distribution">
      <h2 id="distribution" tabIndex={-1}>
        Distribution of {count(results.length, noun)}
      </h2>
      <ul>
        {rows.map(({ name, files }) => {
          const content = (
            <>
              <span>
                <strong>{name}</strong> <span class="hint">{about[name]}</span>
              </span>
              <span class="bar-track" aria-hidden="true">
                <span
                  class={`bar ${barClass(name)}`}
                  style={{ width: `${(files / results.length) * 100}%` }}
                />
              </span>
              <span class="amount">{count(files, noun)}</span>
            </>
          );
          return (
            <li key={name}>
              {onChoose === undefined || files === 0 ? (
                <div class="group">{content}</div>
              ) : (
                <button
                  type="button"
                  class="group"
                  aria-pressed={chosen === name}
                  title={chosen === name ? `Show all ${noun}s` : `Show only these ${noun}s`}
                  onClick={() => onChoose(chosen === name ? null : name)}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint">
        {onChoose !== undefined && `Choose a row to see only its ${noun}s. `}A level describes a text, not its
        writer. Human-written texts reach every level; each result states how often.{' '}
        {short > 0 && `The confidence of ${count(short, 'result')} is low, most often for short texts.`}
      </p>
    </section>
  );
}

function barClass(group: Group): string {
  if (group === 'mixed') return 'mixed';
  return group === 'not assessed' ? 'unassessed' : `band-${group}`;
}
