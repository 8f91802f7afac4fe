import { count, mixedLabel } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { replaceDraft } from '../draft.js';
import { navigate } from '../router.js';
import { keepResult, keptResultAt } from '../scan/kept-results.js';
import { CrossButton, LinkButton, ScoreChip } from '../shared/controls.js';
import { type BatchRow, removeRow, updateRow } from './batch-state.js';
import { flaggedPassages, passageText } from './findings.js';

const stateWords = {
  waiting: 'Not scanned yet',
  extracting: 'Extracting the text …',
  scanning: 'Scanning …',
  done: '',
  failed: 'Failed',
} as const;

interface RowsProps {
  rows: readonly BatchRow[];
  /** Whether rows may be removed. */
  removable: boolean;
}

/** The files with what was found in each. */
export const BatchRows = ({ rows, removable }: RowsProps) => (
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
          {row.result !== null && row.text !== null ? (
            <>
              <Finding result={row.result} text={row.text} />
              {row.warnings.map(warning => (
                <p key={warning} class="hint">
                  {warning}
                </p>
              ))}
            </>
          ) : (
            <p class="hint">
              {row.error ?? stateWords[row.state]}{' '}
              {row.text !== null && <InParts row={row} text={row.text} />}
            </p>
          )}
        </div>
        {removable && (
          <CrossButton aria-label={`Remove ${row.name} from the list`} onClick={() => removeRow(row.id)} />
        )}
      </li>
    ))}
  </ul>
);

/** Passages that a row names. */
const passagesMax = 3;

function Finding({ result, text }: { result: ScanResult; text: string }) {
  const mixed = mixedLabel(result.mixed);
  const flagged = mixed === null ? [] : flaggedPassages(result, text);
  const more = flagged.length - passagesMax;
  return (
    <>
      <p>{result.headline}</p>
      {flagged.length > 0 && (
        <ul class="flagged">
          {flagged.slice(0, passagesMax).map(passage => (
            <li key={passage.start}>
              {passageText(passage)}: <q>{passage.opening}</q>
            </li>
          ))}
          {more > 0 && <li>{count(more, 'more passage')}</li>}
        </ul>
      )}
      <p class="hint">
        {mixed !== null && (
          <>
            <strong>{mixed}</strong> ·{' '}
          </>
        )}
        {count(result.word_count, 'word')} · confidence {result.confidence}
        {result.scan_id !== null && ' · saved'}
      </p>
    </>
  );
}

/** A link to the saved record or to the result in this tab; the name alone before there is a result. */
function FileName({ row }: { row: BatchRow }) {
  const { name, text, result } = row;
  if (result === null || text === null) return <span class="title">{name}</span>;
  if (result.scan_id !== null)
    return (
      <a class="title" href={`/history/${result.scan_id}`}>
        {name}
      </a>
    );
  return (
    <button type="button" class="link title" onClick={() => openResult(row, text, result)}>
      {name}
    </button>
  );
}

/** Opens the page of a result, which the tab keeps like that of a single scan. */
function openResult({ id, name, path }: BatchRow, text: string, result: ScanResult): void {
  if (path !== null && keptResultAt(path) !== null) return navigate(path);
  const page = keepResult({ text, title: name, result, before: null });
  updateRow(id, { path: page });
  navigate(page);
}

/** Offers the scan page for a text that is too long for one scan. */
function InParts({ row: { name, error }, text }: { row: BatchRow; text: string }) {
  const open = () => {
    replaceDraft({ text, title: name }, `The text was replaced by that of ${name}.`);
    navigate('/');
  };
  return error !== null && <LinkButton onClick={open}>Scan it in parts</LinkButton>;
}
