import { count, number, share } from '../../contract/prose.js';
import { bandOf, highestScore, shownScore } from '../../engine/scan/bands.js';
import { passageName } from '../../report/passages.js';
import { config } from '../api.js';
import { useStore } from '../base/store.js';
import { HigherLimit } from '../scan/long-text.js';
import { type BatchRow, resultPath } from './batch-state.js';
import { flaggedPassages, groupOf, nounOf, partsByText } from './findings.js';

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

/**
 * What was found in each text that was divided: how much of it is low, a bar over its parts, and the parts
 * with findings.
 */
export const PartsFound = ({ rows }: PartsProps) =>
  partsByText(rows).map(({ name, parts, found, lowShare }) => (
    <section key={name} class="parts-found" aria-label={`Parts of ${name}`}>
      <p>
        <strong>{name}</strong>: {share(lowShare)} of the scanned text reads as low.{' '}
        {found.length === 0 ? 'None' : found.length} of the {count(parts.length, 'scanned part')}{' '}
        {found.length === 1 ? 'has' : 'have'} a finding.
      </p>
      <nav class="segments" aria-label={`Parts of ${name}, from the first to the last`}>
        {parts.map(row => {
          const group = groupOf(row.result);
          const isAssessed = group !== 'not assessed';
          const highest = highestScore(row.result);
          const about = `${row.part!.label}: ${group}${isAssessed ? `, ${shownScore(highest)}` : ''}`;
          return (
            <a
              key={row.id}
              class={`segment ${isAssessed ? `band-${bandOf(highest)}` : 'unassessed'}`}
              style={{ flexGrow: row.result.word_count }}
              href={resultPath(row)}
              title={about}
              aria-label={about}
            >
              {found.includes(row) && row.part!.label.split(' ', 1)}
            </a>
          );
        })}
      </nav>
      <ul>
        {found.map(row => (
          <li key={row.id}>
            <a href={resultPath(row)}>{row.part!.label}</a>{' '}
            <span class="hint">
              {flaggedPassages(row.result, row.text).map(passageName).join('; ') || row.result.headline}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
