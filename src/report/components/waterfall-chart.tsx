import { count, points } from '../../contract/prose.js';
import { shownScore } from '../../engine/scan/bands.js';
import { signalAbout, signalTitle } from '../../engine/scan/results/signal-names.js';
import { ranked, type ShownResult, type ShownSignal, supportingSpans } from '../passages.js';
import { truncateLine } from '../safe-text.js';
import { type Quoted, Quotes, quotedUnits } from './evidence.js';

/** Signals in each direction that are not folded. */
const shownMax = 8;

/** The points as they are shown, so that "0.0" has no bar. */
const shownAmount = ({ points }: ShownSignal): number => Math.abs(Number(points.toFixed(1)));

/** The signals that the chart of a result numbers, in their order. */
export const numberedSignals = ({ signals, assessed }: ShownResult): ShownSignal[] =>
  assessed ? ([1, -1] as const).flatMap(side => ranked(signals, side).slice(0, shownMax)) : [];

/** The event of an element that was opened or closed. */
interface Toggled {
  readonly currentTarget: { readonly open: boolean };
}

interface WaterfallProps {
  result: ShownResult;
  /** Whether every reason is shown, and the signals that are not folded are numbered. */
  isPrinted: boolean;
  /** Receives the name of a signal whose reason is opened or closed. */
  onToggle?(name: string, isOpen: boolean): void;
  onSpan?(span: Quoted): void;
}

/**
 * The points of all signals, which add up from the baseline to the score. The bars of both sides have one
 * scale, which ends at the most points. Ochre is evidence for AI authorship, blue-green for human authorship:
 * red and green suggest guilt and innocence, and many people cannot distinguish them.
 */
export function WaterfallChart({ result, isPrinted, onToggle, onSpan }: WaterfallProps) {
  const { signals, baseline, score, mixed } = result;
  const [up, down] = [ranked(signals, 1), ranked(signals, -1)];
  const most = Math.max(...signals.map(shownAmount)) || 1;
  const total = (name: string, value: number | undefined, hint = '') =>
    value !== undefined && (
      <div class="step total">
        <span class="name">
          {name} {hint && <span class="hint wide-only">{hint}</span>}
        </span>
        <span class="points">{shownScore(value)}</span>
      </div>
    );
  const row = (signal: ShownSignal, number: number | null) => (
    <li key={signal.name}>
      <details
        name={isPrinted ? undefined : 'signal'}
        open={isPrinted}
        onToggle={({ currentTarget }: Toggled) => onToggle?.(signal.name, currentTarget.open)}
      >
        <summary class="step" title={signalAbout(signal.name) ?? undefined}>
          <span class="name">
            {isPrinted && number !== null && <span class="number">{number} </span>}
            {signalTitle(signal)}
          </span>
          <Bar side={signal.points > 0 ? 'machine' : 'person'} percent={(shownAmount(signal) / most) * 100} />
          <span class="points">{points(signal.points)}</span>
        </summary>
        <div class="reason">
          {!isPrinted && <p class="about">{signalAbout(signal.name)}</p>}
          <p>{signal.detail}</p>
          {onSpan && <Quotes spans={signal.evidence ?? []} onSpan={onSpan} />}
        </div>
      </details>
      {!isPrinted && <Example signal={signal} isListed={number !== null} />}
    </li>
  );
  const group = (
    title: string,
    side: 'machine' | 'person',
    steps: readonly ShownSignal[],
    before: number,
  ) => (
    <div class="side">
      <h3 class={side}>{title}</h3>
      {steps.length === 0 && <p class="hint">No signal points this way.</p>}
      <ul>{steps.slice(0, shownMax).map((step, i) => row(step, before + i + 1))}</ul>
      {steps.length > shownMax && (
        <details class="rest">
          <summary class="hint">{count(steps.length - shownMax, 'more signal')} with fewer points</summary>
          <ul>{steps.slice(shownMax).map(step => row(step, null))}</ul>
        </details>
      )}
    </div>
  );
  return (
    <div class="waterfall">
      {total('Starting point', baseline, 'before any signal')}
      <div class="sides">
        {group('Points towards machine writing', 'machine', up, 0)}
        {group('Points towards human writing', 'person', down, Math.min(up.length, shownMax))}
      </div>
      {total(mixed.mixed ? 'Score of the whole text' : 'Score', score)}
    </div>
  );
}

/** The strongest place of a signal, for the paper of a page: its reason is folded, and no place is marked. */
function Example({ signal, isListed }: { signal: ShownSignal; isListed: boolean }) {
  const weight = ({ log_odds = 0 }) => Math.abs(log_odds);
  const [best] = supportingSpans(signal).sort((one, other) => weight(other) - weight(one));
  if (best === undefined && !isListed) return null;
  return (
    <p class="print-only hint">
      {best === undefined ? (
        `No place to quote. ${signal.detail}`
      ) : (
        <q>{truncateLine(best.text, quotedUnits)}</q>
      )}
    </p>
  );
}

interface BarProps {
  side: 'machine' | 'person';
  /** Length in percent of the track. */
  percent: number;
}

/** A bar on its track. It is drawn, because a report may not have style attributes. */
export const Bar = ({ side, percent }: BarProps) => (
  <svg class="bar-track" aria-hidden="true">
    {percent > 0 && (
      <rect
        class={`bar ${side}`}
        width={`${Math.round(Math.max(percentMin, percent) * 100) / 100}%`}
        height="100%"
        rx="2"
      />
    )}
  </svg>
);

/** About 3 pixels of the shortest track. */
const percentMin = 5;
