import { count, number } from '../../contract/prose.js';
import { config } from '../api.js';
import { useStore } from '../base/store.js';
import { HigherLimit } from '../scan/long-text.js';
import { type BatchRow, resultPath } from './batch-state.js';
import { findingsByText, groupOf, nounOf } from './findings.js';

interface PartsProps {
  rows: readonly BatchRow[];
}

/** What happens with the texts of the list that are too long for one scan; empty without any. */
export function PartsNote({ rows }: PartsProps) {
  const who = useStore(config);
  return (
    <div role="status">
      {who !== null && nounOf(rows) !== 'file' && (
        <div class="note">
          <p>
            A text of more than {number(who.limits.characters_per_text)} characters is divided at its
            headings, else at paragraphs. Each part is scanned on its own and has a result of its own: nothing
            is joined or averaged.
          </p>
          <HigherLimit who={who} />
        </div>
      )}
    </div>
  );
}

/** Names the parts with findings of each text that was divided. */
export const PartsFound = ({ rows }: PartsProps) =>
  findingsByText(rows).map(
    ({ name, scanned, found }) =>
      scanned > 0 && (
        <section key={name} class="parts-found" aria-label={`Parts of ${name} with findings`}>
          <p>
            <strong>{name}</strong>: {found.length === 0 ? 'none' : found.length} of the{' '}
            {count(scanned, 'scanned part')} {found.length === 1 ? 'has' : 'have'} a finding.
          </p>
          <ul>
            {found.map(row => (
              <li key={row.id}>
                <a href={resultPath(row)}>{row.part!.label}</a>{' '}
                <span class="hint">{groupOf(row.result)}</span>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
