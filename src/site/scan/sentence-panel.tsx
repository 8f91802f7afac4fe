import type { ScanResult } from '../../contract/scan.js';
import { oneDecimal, points, signalName } from '../shared/format.js';
import { signalsIn } from './evidence.js';

/** Which signals fired in a sentence, and why; a sheet at the bottom of a phone. */
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
        This scan was made without a reading of each sentence. Scan it again to get one.
      </p>
    );
  const sentence = result.sentences[index];
  if (sentence === undefined) {
    return (
      <p class="hint sentence-hint">
        Point at a sentence, tap it or move with the arrow keys to see which signals fired there. The deeper
        the tint, the more it reads like machine prose.
      </p>
    );
  }
  const speaking = signalsIn(sentence, result.signals);
  return (
    <section class="sentence-panel" aria-label="The sentence">
      <div class="row">
        <h2>This sentence</h2>
        <span class="value">{oneDecimal(sentence.score)}</span>
        <button type="button" class="icon push" onClick={onClose} aria-label="Close">
          ×
        </button>
      </div>
      {speaking.length === 0 ? (
        <p class="hint">
          No signal quotes it. Its reading comes from the whole text and from habits that can't be pinned to
          one place.
        </p>
      ) : (
        <ul>
          {speaking.map(({ signal, spans }) => (
            <li key={signal.name}>
              <p>
                <strong>{signalName(signal.name)}</strong>{' '}
                <span class={signal.points < 0 ? 'person' : 'machine'}>
                  {points(signal.points)} in the text
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
