import { useState } from 'preact/hooks';
import { points } from '../../contract/prose.js';
import type { ScanResult, Signal, Span } from '../../contract/scan.js';
import { strongest } from '../../engine/scan/results/choose-signals.js';
import { signalAbout, signalName } from '../../engine/scan/results/signal-names.js';
import { oneDecimal } from '../base/format.js';
import { LinkButton } from '../shared/controls.js';
import { Quotes } from './signal.js';

interface Step {
  name: string;
  /** Running score before and after this step. */
  from: number;
  to: number;
  /** Null for the smaller signals together. */
  signal: Signal | null;
}

/** Signals shown in each direction until all are requested. */
const initialSignals = 8;

/** The steps that signals make from a running score; those after the first `max` are one step. */
function stepsFrom(score: number, signals: readonly Signal[], max: number): Step[] {
  const steps: Step[] = [];
  const add = (name: string, points: number, signal: Signal | null) => {
    const from = steps.at(-1)?.to ?? score;
    steps.push({ name, from, to: from + points, signal });
  };
  for (const signal of signals.slice(0, max))
    add(signalName(signal.name, signal.points), signal.points, signal);
  const rest = signals.slice(max);
  const points = rest.reduce((sum, signal) => sum + signal.points, 0);
  if (rest.length > 0) add(`${rest.length} smaller signals`, points, null);
  return steps;
}

interface WaterfallProps {
  result: ScanResult;
  /** Name of the signal whose detail is shown; null for none. */
  open: string | null;
  onOpen(name: string | null): void;
  onSpan(span: Pick<Span, 'start'>): void;
}

/**
 * A waterfall chart: one bar per signal, from the baseline to the score, which proves that the points add up.
 * Ochre is evidence for AI authorship, blue-green for human authorship: red and green suggest guilt and
 * innocence, and many people cannot distinguish them.
 */
export function WaterfallChart({ result, open, onOpen, onSpan }: WaterfallProps) {
  const { signals, baseline, score } = result;
  const [all, setAll] = useState(false);
  const max = all ? signals.length : initialSignals;
  // First the signals that raise the score, then those that lower it.
  const ordered = strongest(signals, signals.length);
  const [raising, lowering] = [1, -1].map(side => ordered.filter(({ points }) => points * side > 0));
  const up = stepsFrom(baseline, raising!, max);
  const down = stepsFrom(up.at(-1)?.to ?? baseline, lowering!, max);
  const smaller = [raising!, lowering!].reduce((sum, { length }) => sum + Math.max(0, length - max), 0);
  const marks = [0, baseline, score, ...[...up, ...down].flatMap(step => [step.from, step.to])];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const percentAt = (value: number) => ((value - least) / (most - least || 1)) * 100;
  const unmeasured = signals.filter(signal => !signal.active).length;
  const total = (name: string, value: number, hint = '') => (
    <div class="step total">
      <span class="name">
        {name} {hint && <span class="hint wide-only">{hint}</span>}
      </span>
      <span class="bar-track">
        <span class="bar" style={{ width: `${percentAt(value)}%` }} />
      </span>
      <span class="points">{oneDecimal(value)}</span>
    </div>
  );
  const row = ({ name, from, to, signal }: Step) => {
    const [left, right] = [percentAt(Math.min(from, to)), percentAt(Math.max(from, to))];
    const width = Math.max(0.4, right - left);
    const content = (
      <>
        <span class="name">{name}</span>
        <span class="bar-track">
          <span
            class={`bar ${to >= from ? 'machine' : 'person'}`}
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        </span>
        <span class="points">{points(to - from)}</span>
      </>
    );
    if (signal === null)
      return (
        <li key={name}>
          <div class="step">{content}</div>
        </li>
      );
    const isOpen = open === signal.name;
    return (
      <li key={name}>
        <button
          type="button"
          class="step"
          aria-expanded={isOpen}
          title={signalAbout(signal.name) ?? undefined}
          onClick={() => onOpen(isOpen ? null : signal.name)}
        >
          {content}
        </button>
        {isOpen && (
          <div class="reason">
            <p class="about">{signalAbout(signal.name)}</p>
            <p>{signal.detail}</p>
            <Quotes spans={signal.evidence ?? []} onSpan={onSpan} />
          </div>
        )}
      </li>
    );
  };
  return (
    <div class="waterfall">
      {total('Starting point', baseline, 'before any signal is counted')}
      {up.length > 0 && <h3 class="machine">Points towards machine writing</h3>}
      <ul>{up.map(row)}</ul>
      {down.length > 0 && <h3 class="person">Points towards human writing</h3>}
      <ul>{down.map(row)}</ul>
      {total('Score', score)}
      <p class="hint">
        {smaller > 0 || all ? (
          <LinkButton onClick={() => setAll(!all)}>
            {all ? 'Show only the strongest' : `Show ${smaller} more`}
          </LinkButton>
        ) : null}{' '}
        {unmeasured > 0 && `${unmeasured} of ${signals.length} signals had too little text to measure.`}
      </p>
    </div>
  );
}
