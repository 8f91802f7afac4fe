import { useState } from 'preact/hooks';
import type { Signal, Span } from '../../contract/scan.js';
import { oneDecimal, points, signalName } from '../shared/format.js';

interface Step {
  name: string;
  /** Cumulated score before and after. */
  from: number;
  to: number;
  signal: Signal | null;
}

/** Signals shown before one asks for all, for each direction. */
const shownFirst = 8;

/** From the baseline to the score, signal by signal: first what speaks for machine prose, then what speaks for a person. */
function stepsOf(
  signals: readonly Signal[],
  baseline: number,
  all: boolean,
): { up: Step[]; down: Step[]; smaller: number } {
  let sum = baseline;
  let smaller = 0;
  const side = (sign: 1 | -1): Step[] => {
    const speaking = signals
      .filter(signal => signal.points * sign > 0)
      .sort((one, other) => (other.points - one.points) * sign);
    const shown = all ? speaking : speaking.slice(0, shownFirst);
    const steps: Step[] = [];
    for (const signal of shown) {
      steps.push({ name: signalName(signal.name), from: sum, to: sum + signal.points, signal });
      sum += signal.points;
    }
    const rest = speaking.slice(shown.length);
    const together = rest.reduce((total, signal) => total + signal.points, 0);
    if (rest.length > 0) {
      steps.push({ name: `${rest.length} smaller ones`, from: sum, to: sum + together, signal: null });
      sum += together;
      smaller += rest.length;
    }
    return steps;
  };
  return { up: side(1), down: side(-1), smaller };
}

interface Shown {
  signals: readonly Signal[];
  baseline: number;
  score: number;
  onSpan(span: Span): void;
}

/** The signals as bars that lead from the baseline to the score. */
export function WaterfallChart({ signals, baseline, score, onSpan }: Shown) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const { up, down, smaller } = stepsOf(signals, baseline, all);
  const marks = [0, baseline, score, ...[...up, ...down].flatMap(step => [step.from, step.to])];
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  const place = (value: number) => ((value - least) / (most - least || 1)) * 100;
  const row = (step: Step) => (
    <Row
      key={step.name}
      step={step}
      left={place(Math.min(step.from, step.to))}
      width={Math.max(0.4, place(Math.max(step.from, step.to)) - place(Math.min(step.from, step.to)))}
      open={open === step.name}
      onToggle={() => setOpen(open === step.name ? null : step.name)}
      onSpan={onSpan}
    />
  );
  const silent = signals.filter(signal => !signal.active).length;
  return (
    <div class="waterfall">
      <Total
        name="Baseline"
        hint="a text without evidence either way"
        value={baseline}
        width={place(baseline)}
      />
      {up.length > 0 && <h3 class="machine">Speaks for machine prose</h3>}
      <ul>{up.map(row)}</ul>
      {down.length > 0 && <h3 class="person">Speaks for a person</h3>}
      <ul>{down.map(row)}</ul>
      <Total name="Score" value={score} width={place(score)} />
      <p class="hint">
        {smaller > 0 || all ? (
          <button type="button" class="link" onClick={() => setAll(!all)}>
            {all ? 'Show the strongest only' : `Show ${smaller} more`}
          </button>
        ) : null}{' '}
        {silent > 0 && `${silent} of ${signals.length} signals found too little to measure.`}
      </p>
    </div>
  );
}

const Total = ({
  name,
  hint,
  value,
  width,
}: {
  name: string;
  hint?: string;
  value: number;
  width: number;
}) => (
  <div class="step total">
    <span class="name">
      {name} {hint && <span class="hint wide-only">{hint}</span>}
    </span>
    <span class="lane">
      <span class="bar" style={{ width: `${width}%` }} />
    </span>
    <span class="points">{oneDecimal(value)}</span>
  </div>
);

interface RowProps {
  step: Step;
  left: number;
  width: number;
  open: boolean;
  onToggle(): void;
  onSpan(span: Span): void;
}

function Row({ step, left, width, open, onToggle, onSpan }: RowProps) {
  const { signal, from, to } = step;
  const side = to >= from ? 'machine' : 'person';
  const bar = (
    <>
      <span class="name">{step.name}</span>
      <span class="lane">
        <span class={`bar ${side}`} style={{ left: `${left}%`, width: `${width}%` }} />
      </span>
      <span class="points">{points(to - from)}</span>
    </>
  );
  if (signal === null) {
    return (
      <li>
        <div class="step">{bar}</div>
      </li>
    );
  }
  return (
    <li>
      <button type="button" class="step" aria-expanded={open} onClick={onToggle}>
        {bar}
      </button>
      {open && (
        <div class="reason">
          <p>{signal.detail}</p>
          {signal.evidence.length > 0 && (
            <p class="quotes">
              {signal.evidence.map(span => (
                <button type="button" class="quote" key={span.start} onClick={() => onSpan(span)}>
                  {span.text}
                </button>
              ))}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
