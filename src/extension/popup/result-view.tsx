import { count } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { markupSignals } from '../../engine/scan/results/signal-names.js';
import { BothSides, Passages, SignalList } from '../../report/components/evidence.js';
import { ScoreCard } from '../../report/components/score-card.js';
import {
  firstWords,
  passageName,
  type ShownSignal,
  signalsTowards,
  withWordRanges,
} from '../../report/passages.js';

/** Longest text, in UTF-16 units, that is passed on in an address. */
const addressCharsMax = 100_000;
const passagesMax = 20;
/** Signals towards each side. */
const reasonsMax = 4;

/** A part of a page that was scanned, and its result. */
export interface Scanned {
  result: ScanResult;
  text: string;
  source: 'selection' | 'article';
  /** Whether the text is the source of a page, and not its visible text. */
  isSource: boolean;
  /** States that only the beginning was scanned; else empty. */
  note: string;
}

/** The passages that are shown, with their texts; none for a text that reads alike throughout. */
export const shownPassages = ({ text, result: { assessed, passages } }: Scanned) =>
  withWordRanges(assessed && passages.length > 1 ? passages : [], text)
    .slice(0, passagesMax)
    .map(passage => ({ ...passage, text: text.slice(passage.start, passage.end) }));

interface ResultViewProps {
  scanned: Scanned;
  /** Address of the service. */
  origin: string;
  /** Whether each passage was found in the page. */
  found: readonly boolean[];
  /** Whether the passages are marked in the page. */
  isMarked: boolean;
  onMark(): unknown;
  onShow(index: number): unknown;
}

export function ResultView({ scanned, origin, found, isMarked, onMark, onShow }: ResultViewProps) {
  const { result, text, source, note } = scanned;
  const passages = shownPassages(scanned);
  const isFound = found.includes(true);
  return (
    <>
      <ScoreCard result={result} accuracyUrl={`${origin}/accuracy`} isPrinted={false}>
        <div class="where">
          <p class="hint">
            {`The ${source}, ${count(result.word_count, 'word')}`}. {note}{' '}
            {result.esl && 'Measured for a writer whose first language is not English.'}
          </p>
        </div>
      </ScoreCard>
      {passages.length > 0 && (
        <section aria-labelledby="passages">
          <div class="row">
            <h3 id="passages">Passages</h3>
            {isFound && (
              <label class="check push">
                <input type="checkbox" checked={isMarked} onChange={onMark} />
                Mark them in the page
              </label>
            )}
          </div>
          <p class="hint">
            {isFound
              ? 'A click shows one in the page.'
              : 'The page cannot show them: its text is another one.'}
          </p>
          <ol class="passages">
            {passages.map((passage, i) => (
              <li key={passage.start}>
                <button type="button" class="quiet" disabled={!found[i]} onClick={() => onShow(i)}>
                  <q>{firstWords(text, passage)}</q>
                  <span class="hint">
                    <span class={`swatch band-${passage.band}`} aria-hidden="true" />
                    {passageName(passage)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Reasons scanned={scanned} />
      {text.length <= addressCharsMax && (
        <p>
          {/* The browser does not send the fragment of an address to the server. */}
          <a
            rel="noreferrer"
            href={`${origin}/#text=${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`}
          >
            Open this text in Telltale
          </a>
        </p>
      )}
    </>
  );
}

/**
 * The signals with the most points towards both sides: those of the flagged passages of a mixed text, else
 * those of the text. Of the visible text of a page, the absence of markup is no reason.
 */
function Reasons({ scanned }: Pick<ResultViewProps, 'scanned'>) {
  const { result, text, isSource } = scanned;
  const isReason = ({ name, points }: ShownSignal) => isSource || points > 0 || !markupSignals.has(name);
  const shown = { ...result, signals: result.signals.filter(isReason) };
  const strongest = ([1, -1] as const).flatMap(side => signalsTowards(side, shown).slice(0, reasonsMax));
  if (strongest.length === 0) return null;
  const passages = shownPassages(scanned).map(one => ({ ...one, top: one.top?.filter(isReason) ?? [] }));
  return (
    <details>
      <summary>{result.mixed.mixed ? 'Evidence in the passages' : 'Evidence for both sides'}</summary>
      {result.mixed.mixed ? (
        <Passages passages={passages} text={text}>
          {() => null}
        </Passages>
      ) : (
        <BothSides of="the text" signals={strongest}>
          {signals => <SignalList signals={signals} unit="points" isMarked />}
        </BothSides>
      )}
    </details>
  );
}
