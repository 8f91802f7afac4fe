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
