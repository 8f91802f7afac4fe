import { useEffect } from 'preact/hooks';
import { count } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { confidenceText, passageName } from '../../report/passages.js';
import { cameBack } from '../router.js';
import { Check, CrossButton, FileName, ScoreChip } from '../shared/controls.js';
import { type BatchRow, isOutdated, lastOpened, removeRow, resultPath, updateRow } from './batch-state.js';
import { flaggedPassages } from './findings.js';

const stateWords = {
  waiting: 'Not scanned yet',
  extracting: 'Extracting the text …',
  scanning: 'Scanning …',
  done: '',
  failed: 'Failed',
} as const;

interface RowsProps {
  rows: readonly BatchRow[];
  /** Whether rows can be neither changed nor removed. */
  disabled: boolean;
  /** Whether each file has a choice about its writer. */
  hasChoices: boolean;
}

/** The files with what was found in each. */
export function BatchRows({ rows, disabled, hasChoices }: RowsProps) {
  // Back from a result, the keyboard continues at its row.
  useEffect(() => {
    const link = cameBack && document.querySelector<HTMLElement>(`.rows a[href="${lastOpened.get()}"]`);
    if (link) link.focus({ preventScroll: true });
  }, []);
  return (
    <ul class="rows files">
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
            {row.result !== null && row.text !== null ? (
              <Finding row={row} result={row.result} text={row.text} />
            ) : (
              <>
                <span class="title">
                  <RowName {...row} />
                </span>
                <p class="hint">{row.error ?? stateWords[row.state]}</p>
              </>
            )}
          </div>
          {hasChoices && row.part === undefined && row.state !== 'failed' && (
            <Check
              class="check learner"
              disabled={disabled}
              checked={row.esl}
              onCheck={esl => updateRow(row.id, { esl })}
            >
              <span>
                Learner<span class="wide-only"> of English</span>
                <span class="unseen">, {row.name}</span>
              </span>
            </Check>
          )}
          {!disabled && (
            <CrossButton aria-label={`Remove ${row.name} from the list`} onClick={() => removeRow(row.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The name of a row; on a phone, of a part only what it is of its text. */
const RowName = ({ name, part }: BatchRow) =>
  part === undefined ? (
    <FileName name={name} />
  ) : (
    <>
      <span class="wide-only">{part.of}, </span>
      {part.label}
    </>
  );

/** Passages that a row names. */
const passagesMax = 3;

/** A link to the result, and what was found: on a phone one line each. */
function Finding({ row, result, text }: { row: BatchRow; result: ScanResult; text: string }) {
  const flagged = result.mixed.mixed ? flaggedPassages(result, text) : [];
  const more = flagged.length - passagesMax;
  return (
    <>
      <div class="head">
        <a class="title" href={resultPath(row)}>
          <RowName {...row} />
        </a>
        <span class="hint">
          {count(result.word_count, 'word')}
          <span class="wide-only">
            {' · '}confidence {confidenceText(result)}
            {result.scan_id !== null && ' · saved'}
          </span>
        </span>
      </div>
      <p class="finding">{result.headline}</p>
      {isOutdated(row) && (
        <p class="hint">
          {row.state === 'done' ? 'Scanned before your choice about its writer.' : 'Scanning again …'}
        </p>
      )}
      {flagged.length > 0 && (
        <ul class="flagged wide-only">
          {flagged.slice(0, passagesMax).map(passage => (
            <li key={passage.start}>
              {passageName(passage)}: <q>{passage.opening}</q>
            </li>
          ))}
          {more > 0 && <li>{count(more, 'more passage')}</li>}
        </ul>
      )}
      {row.warnings.map(warning => (
        <p key={warning} class="hint">
          {warning}
        </p>
      ))}
    </>
  );
}
