import { shownScore } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { CrossButton } from '../shared/controls.js';
import { points, signalName } from '../shared/format.js';
import { signalsIn } from './evidence.js';

/** Shows the signals with evidence in the chosen sentence. On a phone it is a sheet at the bottom. */
export function SentencePanel({
  result,
  index,
  onClose,
}: {
  result: ScanResult;
  index: number;
  onClose(): void;
}) {
  if (result.sentences === undefined)
    return (
      <p class="hint sentence-hint">
        This scan has no scores for its sentences. Scan the text again to get them.
      </p>
    );
  const sentence = result.sentences[index];
  if (sentence === undefined) {
    return (
      <p class="hint sentence-hint">
        Point at a sentence, tap it or use the arrow keys to see which signals were found in it. A stronger
        tint means a closer resemblance to machine writing.
      </p>
    );
  }
  const found = signalsIn(sentence, result.signals);
  return (
    <section class="panel" aria-label="The sentence" aria-live="polite">
      <div class="row">
        <h2>This sentence</h2>
        <span class="value">{shownScore(sentence.score)}</span>
        <CrossButton class="icon push" onClick={onClose} aria-label="Close" />
      </div>
      {found.length === 0 ? (
        <p class="hint">
          No signal quotes this sentence. Its score comes from patterns of the whole text that have no single
          place.
        </p>
      ) : (
        <ul>
          {found.map(({ signal, spans }) => (
            <li key={signal.name}>
              <p>
                <strong>{signalName(signal.name)}</strong>{' '}
                <span class={signal.points < 0 ? 'person' : 'machine'}>
                  {points(signal.points)} in the whole text
                </span>
              </p>
              <p class="seen">{spans.map(span => span.text).join(' · ')}</p>
              <p class="hint">{signal.detail}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
