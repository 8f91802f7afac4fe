import { count, points } from '../../contract/prose.js';
import { shownScore } from '../../engine/scan/bands.js';
import { signalAbout, signalName } from '../../engine/scan/results/signal-names.js';
import type { ShownResult, ShownSignal } from '../passages.js';
import { type Quoted, Quotes } from './evidence.js';

interface Step {
  signal: ShownSignal;
  /** Running score before and after the points of the signal. */
  from: number;
  to: number;
}

/** Signals in each direction that are not folded. */
const shownMax = 8;

/** The signals that raise (1) or lower (-1) the score, most points first. */
const ranked = (signals: readonly ShownSignal[], side: 1 | -1): ShownSignal[] =>
  signals.filter(({ points }) => points * side > 0).sort((one, other) => (other.points - one.points) * side);

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
 * A waterfall chart: one bar per signal, from the baseline to the score, which proves that the points add up.
 * Ochre is evidence for AI authorship, blue-green for human authorship: red and green suggest guilt and
 * innocence, and many people cannot distinguish them.
 */
export function WaterfallChart({ result, isPrinted, onToggle, onSpan }: WaterfallProps) {
  const { signals, baseline, score, mixed } = result;
  let running = baseline ?? 0;
  const stepsOf = (side: 1 | -1): Step[] =>
    ranked(signals, side).map(signal => {
      const from = running;
      running += signal.points;
      return { signal, from, to: running };
    });
  const [up, down] = [stepsOf(1), stepsOf(-1)];
  const marks = [0, baseline ?? 0, score ?? 0, ...[...up, ...down].flatMap(step => [step.from, step.to])];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const percentAt = (value: number) => ((value - least) / (most - least || 1)) * 100;
  const total = (name: string, value: number | undefined, hint = '') =>
    value !== undefined && (
      <div class="step total">
        <span class="name">
          {name} {hint && <span class="hint wide-only">{hint}</span>}
        </span>
        <Bar side="" from={percentAt(least)} to={percentAt(value)} />
        <span class="points">{shownScore(value)}</span>
      </div>
    );
  const row = ({ signal, from, to }: Step, number: number | null) => (
    <li key={signal.name}>
      <details
        name={isPrinted ? undefined : 'signal'}
        open={isPrinted}
        onToggle={({ currentTarget }: Toggled) => onToggle?.(signal.name, currentTarget.open)}
      >
        <summary class="step" title={signalAbout(signal.name) ?? undefined}>
          <span class="name">
            {isPrinted && number !== null && <span class="number">{number} </span>}
            {signalName(signal.name, signal.points)}
          </span>
          <Bar
            side={to >= from ? 'machine' : 'person'}
            from={percentAt(Math.min(from, to))}
            to={percentAt(Math.max(from, to))}
          />
          <span class="points">{points(to - from)}</span>
        </summary>
        <div class="reason">
          {!isPrinted && <p class="about">{signalAbout(signal.name)}</p>}
          <p>{signal.detail}</p>
          {onSpan && <Quotes spans={signal.evidence ?? []} onSpan={onSpan} />}
        </div>
      </details>
    </li>
  );
  const group = (title: string, side: 'machine' | 'person', steps: readonly Step[], before: number) => (
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

interface BarProps {
  side: 'machine' | 'person' | '';
  /** Ends in percent of the track. */
  from: number;
  to: number;
}

/** A bar on its track. It is drawn, because a report may not have style attributes. */
export const Bar = ({ side, from, to }: BarProps) => (
  <svg class="bar-track" aria-hidden="true">
    <rect
      class={`bar ${side}`}
      x={`${percent(from)}%`}
      width={`${percent(Math.max(percentMin, to - from))}%`}
      height="100%"
      rx="2"
    />
  </svg>
);

/** The width of a bar of no length. */
const percentMin = 0.4;
const percent = (value: number): number => Math.round(value * 100) / 100;
