import { useLayoutEffect, useState } from 'preact/hooks';
import type { Problem } from '../api.js';
import { config } from '../session.js';
import { waitingTime } from './format.js';
import { useStore } from './store.js';

/** Shows why an action failed and how to proceed. Screen readers announce it immediately. */
export function ErrorNotice({ problem, onRetry }: { problem: Problem | null; onRetry?: () => void }) {
  const who = useStore(config);
  const wait = useCountdown(problem);
  if (problem === null) return null;
  const isLimited = problem.status === 429 || problem.status === 402;
  return (
    <div class="note failed" role="alert">
      <p>{problem.message}</p>
      {onRetry && (problem.status <= 0 || problem.status >= 429) && (
        <button type="button" class="link" disabled={wait > 0} onClick={onRetry}>
          Try again
        </button>
      )}
      {wait > 0 && (
        // Not announced every second: the message above says how long to wait.
        <span class="hint" role="timer">
          Possible in {waitingTime(wait)}.
        </span>
      )}
      {isLimited && who !== null && !who.account && (
        <span>
          <a href="/account">An account</a> has limits of its own, separate from those of visitors.
        </span>
      )}
      {problem.status === 401 && <a href="/account">Sign in</a>}
    </div>
  );
}

/** Seconds left until another attempt can succeed, counted down; 0 when it can be made now. */
function useCountdown(problem: Problem | null): number {
  const [left, setLeft] = useState(0);
  // Before the first paint, so that the button is never enabled too early.
  useLayoutEffect(() => {
    const until = performance.now() + (problem?.retryAfterS ?? 0) * 1000;
    const secondsLeft = () => Math.max(0, Math.ceil((until - performance.now()) / 1000));
    setLeft(secondsLeft());
    if (secondsLeft() === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsLeft());
      if (secondsLeft() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}
