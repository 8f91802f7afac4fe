import type { ScanResult } from '../../contract/scan.js';
import { shownScore } from '../../engine/scan/bands.js';
import { signalName } from '../../engine/scan/results/signal-names.js';
import { Bar } from '../../report/components/waterfall-chart.js';
import { CrossButton } from '../shared/controls.js';
import { reasonsOf } from './evidence.js';

interface PanelProps {
  result: ScanResult;
  index: number;
  onClose(): void;
}

/** What the sentences of the text show. */
export const SentenceHint = ({ result: { assessed, sentences } }: Pick<PanelProps, 'result'>) =>
  assessed && (
    <p class="hint sentence-hint">
      {sentences === undefined
        ? 'This scan has no scores for its sentences. Scan the text again to get them.'
        : 'The stronger its tint, the more a sentence resembles machine writing. Choose one to see why.'}
    </p>
  );

/** Shows what moves the score of the chosen sentence. On a phone it is a sheet at the bottom. */
export function SentencePanel({ result: { sentences }, index, onClose }: PanelProps) {
  const sentence = sentences?.[index];
  if (sentence === undefined) return null;
  const reasons = reasonsOf(sentence);
  const measured = reasons.filter(({ name }) => name !== null);
  const most = Math.abs(reasons[0]?.log_odds ?? 0);
  return (
    <section class="panel" aria-label="The sentence" aria-live="polite">
      <div class="row">
        <h2>This sentence</h2>
        <span class="value">{shownScore(sentence.score)} of 100</span>
        <CrossButton class="icon push" onClick={onClose} aria-label="Close" />
      </div>
      {reasons.length === 0 ? (
        <p class="hint">This scan has no reasons for its sentences. Scan the text again to get them.</p>
      ) : (
        <>
          <p class="hint">What moves its score, strongest first:</p>
          <ol class="reasons">
            {reasons.map(reason => (
              <ReasonItem key={reason.name} reason={reason} most={most} />
            ))}
          </ol>
          {(['machine', 'human'] as const)
            .filter(side => !measured.some(({ log_odds }) => (side === 'machine') === log_odds > 0))
            .map(side => (
              <p key={side} class="hint">
                Nothing measured in this sentence points clearly towards {side} writing.
              </p>
            ))}
        </>
      )}
    </section>
  );
}

/** One reason, with a bar as long as its share of the strongest one. */
function ReasonItem({ reason, most }: { reason: ReturnType<typeof reasonsOf>[number]; most: number }) {
  const { name, log_odds: weight, text: quote } = reason;
  const side = weight < 0 ? 'person' : 'machine';
  return (
    <li>
      <p>
        <strong>
          {name === null ? 'Its passage and the sentences around it' : signalName(name, weight)}
        </strong>{' '}
        <span class={side}>towards {side === 'machine' ? 'machine' : 'human'} writing</span>
      </p>
      <Bar side={side} percent={(Math.abs(weight) / (most || 1)) * 100} />
      {quote && <p class="seen">{quote}</p>}
    </li>
  );
}
