import { count } from '../../contract/figures.js';
import { navigate } from '../router.js';
import { keepResult } from '../scan/kept-results.js';
import { CrossButton, ScoreChip } from '../shared/controls.js';
import type { BatchRow } from './batch-run.js';

const stateWords = {
  waiting: 'Not scanned yet',
  extracting: 'Extracting the text …',
  scanning: 'Scanning …',
  done: '',
  failed: 'Failed',
} as const;

interface RowsProps {
  rows: readonly BatchRow[];
  /** Removes a file from the list; null while the batch runs. */
  onRemove: ((id: number) => void) | null;
}

/** The files in the order of their names, never by score. */
export const BatchRows = ({ rows, onRemove }: RowsProps) => (
  <ul class="rows">
    {rows.map(row => (
      <li key={row.id}>
        {row.result === null ? (
          <span class="chip" aria-hidden="true">
            –
          </span>
        ) : (
          <ScoreChip {...row.result} />
        )}
        <div class="grow">
          <FileName row={row} />
          {row.result !== null ? (
            <>
              <p>{row.result.headline}</p>
              <p class="hint">
                {count(row.result.word_count, 'word')} · confidence {row.result.confidence}
                {row.result.scan_id !== null && ' · saved'}
              </p>
            </>
          ) : (
            <p class="hint">{row.error ?? stateWords[row.state]}</p>
          )}
        </div>
        {onRemove !== null && (
          <CrossButton aria-label={`Remove ${row.name} from the list`} onClick={() => onRemove(row.id)} />
        )}
      </li>
    ))}
  </ul>
);

/** A link to the saved record or to the result in this tab; the name alone before there is a result. */
function FileName({ row: { name, text, result } }: { row: BatchRow }) {
  if (result === null || text === null) return <span class="title">{name}</span>;
  if (result.scan_id !== null)
    return (
      <a class="title" href={`/history/${result.scan_id}`}>
        {name}
      </a>
    );
  return (
    <button
      type="button"
      class="link title"
      onClick={() => navigate(keepResult({ text, title: name, result, before: null }))}
    >
      {name}
    </button>
  );
}
