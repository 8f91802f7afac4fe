import { useLayoutEffect, useState } from 'preact/hooks';
import { waitingTime } from '../../contract/prose.js';
import { LinkButton } from '../shared/controls.js';
import { Countdown, useSecondsUntil } from '../shared/task.js';

interface PauseProps {
  why: string;
  /** Milliseconds of `performance.now()` before which going on cannot succeed. */
  until: number;
  onResume(): void;
}

/** Why the page sends no requests by itself. It can continue once the time has passed. */
export function Pause({ why, until, onResume }: PauseProps) {
  const left = useSecondsUntil(until);
  return (
    <div class="note">
      <p>{why}</p>
      <LinkButton disabled={left > 0} onClick={onResume}>
        Continue
      </LinkButton>{' '}
      <Countdown seconds={left} />
    </div>
  );
}

interface WaitingProps {
  /** What follows: "score". */
  what: string;
  /** Milliseconds of `performance.now()` when it follows: 0 without one, Infinity for not by itself. */
  until: number;
  /** What the button does, which does not wait: "Measure now". */
  action: string;
  onNow(): void;
}

/** Waiting times below are not shown. */
const shownWaitMs = 5_000;

/** When the page sends its next request, while the limits are being used up. */
export function Waiting({ what, until, action, onNow }: WaitingProps) {
  const left = useSecondsUntil(until);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => setShown(until - performance.now() > shownWaitMs), [until]);
  if (!shown || left === 0) return null;
  const isLeft = left < Number.POSITIVE_INFINITY;
  return (
    <p class="hint">
      {isLeft ? (
        <>
          The next {what} follows in <span role="timer">{waitingTime(left)}</span>: the waits grow, so that
          your limits last.
        </>
      ) : (
        `No ${what} follows by itself for now. What is left of your limits is for the buttons.`
      )}{' '}
      <LinkButton onClick={onNow}>{action}</LinkButton>
    </p>
  );
}
